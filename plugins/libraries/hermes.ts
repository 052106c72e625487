// HERMES: a world model for driving, which describes a scene in 3D and predicts it.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "hermes",
  prettyLabel: "HERMES",
  repoUrl: "https://github.com/LMD0311/HERMES",
  countDownloads: downloads.path("ckpt/hermes_final.pth"),
});
