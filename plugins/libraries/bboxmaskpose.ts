// BBoxMaskPose: finds people in a crowd, their outlines and their poses, each of the three helping the others.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "bboxmaskpose",
  prettyLabel: "BBoxMaskPose",
  repoName: "BBoxMaskPose",
  repoUrl: "https://github.com/MiraPurkrabek/BBoxMaskPose",
  filter: false,
  countDownloads: downloads.extension("pth"),
});
