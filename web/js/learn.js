// Pages that list lessons: what was finished is ticked.

import { markLearned } from "./learned.js";

markLearned();
// Somebody who comes back from a lesson sees it ticked, even if the browser kept the page.
addEventListener("pageshow", ({ persisted }) => persisted && markLearned());
