// Runs before the first paint, to avoid flashes: it applies the stored theme, and hides a prerendered page whose URL has a
// query until the app has rendered it.
{
  const { dataset } = document.documentElement;
  try {
    dataset.theme = JSON.parse(localStorage.getItem("hubsmith.theme")) ?? "system";
  } catch {
    // The browser blocks storage: the theme is the system's.
  }
  if (location.search !== "") dataset.pending = "";
  // The search has the focus from the start. After a reload the browser restores the place, and a focus would scroll.
  const focus = () => {
    if (performance.getEntriesByType("navigation")[0]?.type === "navigate")
      document.getElementById("find")?.focus({ preventScroll: true });
  };
  document.addEventListener("readystatechange", focus, { once: true });
  // Until the app takes over, static code is copied here.
  const copy = async ({ target }) => {
    const button = target instanceof Element ? target.closest(".copy[data-static]") : null;
    const code = button?.closest(".code, .install")?.querySelector("code");
    if (!code) return;
    const lines = [...code.children].filter(({ dataset }) => dataset.note === undefined);
    const label = button.querySelector("span").firstChild;
    const word = label.data;
    try {
      await navigator.clipboard.writeText(lines.map((line) => line.textContent).join("\n"));
      label.data = "Copied ";
    } catch {
      getSelection().selectAllChildren(code);
      label.data = "Not copied ";
    }
    setTimeout(() => (label.data = word), 2500);
  };
  addEventListener("click", copy);
  // Without the app the prerendered page is readable, but most of its buttons do nothing.
  const report = ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    delete dataset.pending;
    dataset.lost = "";
    const again = document.createElement("a");
    again.href = "";
    again.textContent = "Load the page again";
    const alert = document.createElement("p");
    alert.role = "alert";
    alert.className = "fault";
    alert.append(
      "The scripts of this page did not load. You can read and copy, but not change anything. ",
      again,
    );
    document.body.prepend(alert);
  };
  addEventListener("error", report, true);
}
