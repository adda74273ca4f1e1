// The top of a site of plain files: to the reader's language.

const lang = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "it" || tag === "en") ?? "en";
location.replace(`${lang}/index.html`);
