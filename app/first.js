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
  // Without the app what was drawn reads, and its buttons do nothing.
  const tell = ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    delete dataset.asked;
    dataset.lost = "";
    const again = document.createElement("a");
    again.href = "";
    again.textContent = "Load the page again";
    const told = document.createElement("p");
    told.role = "alert";
    told.className = "fault";
    told.append("This page reads, but choosing, changing and copying did not load. ", again);
    document.body.prepend(told);
  };
  addEventListener("error", tell, true);
}
