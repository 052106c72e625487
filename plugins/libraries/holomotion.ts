// HoloMotion: humanoid robots that follow the movements of a whole human body.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "holomotion",
  prettyLabel: "HoloMotion",
  repoUrl: "https://github.com/HorizonRobotics/HoloMotion",
  countDownloads: downloads.extension("onnx"),
});
