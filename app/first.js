// Runs before the first paint, so that nothing is shown that the app would change at once: the theme is the one that was
// chosen, and of a page whose address asks for something the part that was drawn without it waits for the app.
{
  const { dataset } = document.documentElement;
  try {
    dataset.theme = JSON.parse(localStorage.getItem("hubsmith.theme")) ?? "system";
  } catch {
    // The browser forbids to look: the system's theme stands.
  }
  if (location.search !== "") dataset.asked = "";
}
