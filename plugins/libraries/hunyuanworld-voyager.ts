// HunyuanWorld-Voyager: a video with depth along a camera path, starting from one image.
import { defineLibrary } from "hubsmith";

export default defineLibrary({
  id: "hunyuanworld-voyager",
  prettyLabel: "HunyuanWorld-voyager",
  repoUrl: "https://github.com/Tencent-Hunyuan/HunyuanWorld-Voyager",
});
