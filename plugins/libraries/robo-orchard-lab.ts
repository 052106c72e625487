// RoboOrchardLab: Horizon Robotics' library for training and evaluating models of robots.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "robo-orchard-lab",
  prettyLabel: "RoboOrchardLab",
  repoUrl: "https://github.com/HorizonRobotics/RoboOrchardLab",
  countDownloads: downloads.extension("safetensors"),
});
