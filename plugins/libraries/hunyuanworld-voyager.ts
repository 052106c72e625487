// HunyuanWorld-Voyager: a video with depth along a path of the camera, begun from one image.
import { defineLibrary } from "hubsmith";

export default defineLibrary({
  id: "hunyuanworld-voyager",
  prettyLabel: "HunyuanWorld-voyager",
  repoName: "HunyuanWorld-voyager",
  repoUrl: "https://github.com/Tencent-Hunyuan/HunyuanWorld-Voyager",
  filter: false,
});
