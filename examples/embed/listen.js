// Shows what is chosen in the panel of the page.
document.querySelector("hubsmith-panel").addEventListener("change", ({ detail }) => {
  document.getElementById("chosen").textContent = JSON.stringify(detail, null, 2);
});
