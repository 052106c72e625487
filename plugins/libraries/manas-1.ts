// MANAS-1: embeds EEG recordings.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "manas-1",
  prettyLabel: "MANAS-1",
  repoUrl: "https://github.com/NeurodxAI/manas-1",
  countDownloads: downloads.extension("pt"),
});
