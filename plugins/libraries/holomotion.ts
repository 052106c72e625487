// HoloMotion: humanoid robots that follow the movements of a whole human body.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "holomotion",
  prettyLabel: "HoloMotion",
  repoName: "HoloMotion",
  repoUrl: "https://github.com/HorizonRobotics/HoloMotion",
  filter: false,
  countDownloads: downloads.extension("onnx"),
});
