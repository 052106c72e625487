// Microduck: movements of a small walking robot, learned in simulation.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "microduck",
  prettyLabel: "Microduck",
  repoUrl: "https://github.com/pollen-robotics/microduck_rl",
  filter: true,
  countDownloads: downloads.extension("onnx"),
});
