// Laya: answers typed questions about a text in one pass, in many languages: a choice, a score, or yes or no.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "laya",
  prettyLabel: "Laya",
  repoUrl: "https://github.com/NandhaKishorM/laya",
  countDownloads: downloads.path("rl_agent_config.json"),
});
