// BBoxMaskPose: finds people in a crowd, with masks and poses that improve each other.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "bboxmaskpose",
  prettyLabel: "BBoxMaskPose",
  repoUrl: "https://github.com/MiraPurkrabek/BBoxMaskPose",
  countDownloads: downloads.extension("pth"),
});
