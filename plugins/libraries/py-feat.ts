// Py-Feat: finds faces and reads their muscle movements, emotions and poses.
import { defineLibrary } from "hubsmith";

export default defineLibrary({
  id: "py-feat",
  prettyLabel: "Py-Feat",
  repoUrl: "https://github.com/cosanlab/py-feat",
  docsUrl: "https://py-feat.org/",
});
