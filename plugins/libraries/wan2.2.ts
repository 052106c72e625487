// Wan2.2: videos from texts, images and sounds; a mixture of experts by noise level.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "wan2.2",
  prettyLabel: "Wan2.2",
  repoUrl: "https://github.com/Wan-Video/Wan2.2",
  countDownloads: downloads.all(downloads.filename("config"), downloads.extension("json")),
});
