// LivePortrait: moves the face of a portrait like the face of a video.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "liveportrait",
  prettyLabel: "LivePortrait",
  repoUrl: "https://github.com/KwaiVGI/LivePortrait",
  countDownloads: downloads.path("liveportrait/landmark.onnx"),
});
