// Runs before the page is painted: the theme somebody chose, if they did. Without a choice the system decides.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem("piazza") || "{}").theme;
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // A browser that keeps nothing follows the system.
  }
})();
