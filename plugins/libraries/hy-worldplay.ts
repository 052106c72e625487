// HY-WorldPlay: a world as a video that goes on as keys and mouse steer it.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "hy-worldplay",
  prettyLabel: "HY-WorldPlay",
  repoName: "HY-WorldPlay",
  repoUrl: "https://github.com/Tencent-Hunyuan/HY-WorldPlay",
  filter: false,
  countDownloads: downloads.extension("json"),
});
