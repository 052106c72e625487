// GLiFormer: text models of Knowledgator, in repositories with the same layout as GLiNER's.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "gliformer",
  prettyLabel: "GLiFormer",
  repoUrl: "https://github.com/Knowledgator/GLiFormer",
  countDownloads: downloads.path("gliner_config.json"),
});
