// GLiFormer: text models of Knowledgator, whose repositories are laid out as GLiNER's are.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "gliformer",
  prettyLabel: "GLiFormer",
  repoName: "GLiFormer",
  repoUrl: "https://github.com/Knowledgator/GLiFormer",
  filter: false,
  countDownloads: downloads.path("gliner_config.json"),
});
