// HY-World-2.0: generates and reconstructs worlds in 3D from texts, images and videos.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "hy-world-2",
  prettyLabel: "HY-World-2.0",
  repoUrl: "https://github.com/Tencent-Hunyuan/HY-World-2.0",
  countDownloads: downloads.extension("json"),
});
