// HY-WorldPlay: an interactive video of a world, controlled by keys and mouse.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "hy-worldplay",
  prettyLabel: "HY-WorldPlay",
  repoUrl: "https://github.com/Tencent-Hunyuan/HY-WorldPlay",
  countDownloads: downloads.extension("json"),
});
