// Laya: answers typed questions about a text in one pass, in many languages: a choice, a score, or yes or no.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "laya",
  prettyLabel: "Laya",
  repoName: "Laya",
  repoUrl: "https://github.com/NandhaKishorM/laya",
  filter: false,
  countDownloads: downloads.path("rl_agent_config.json"),
});
