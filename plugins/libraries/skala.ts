// Skala: Microsoft's learned exchange-correlation functional, for the energies of molecules.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "skala",
  prettyLabel: "Skala",
  repoUrl: "https://github.com/microsoft/skala",
  countDownloads: downloads.extension("fun"),
});
