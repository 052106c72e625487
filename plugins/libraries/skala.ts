// Skala: Microsoft's learned exchange-correlation functional, for the energies of molecules.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "skala",
  prettyLabel: "Skala",
  repoName: "Skala",
  repoUrl: "https://github.com/microsoft/skala",
  filter: false,
  countDownloads: downloads.extension("fun"),
});
