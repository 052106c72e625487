// Mini-Omni2: sees, hears, and answers with speech during a conversation.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "mini-omni2",
  prettyLabel: "Mini-Omni2",
  repoUrl: "https://github.com/gpt-omni/mini-omni2",
  countDownloads: downloads.path("model_config.yaml"),
});
