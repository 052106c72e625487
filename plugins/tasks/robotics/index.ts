// Robotics: what a robot sees and is told in, its movements out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "robotics",
  label: "Robotics",
  modality: "rl",
  isPlaceholder: true,
});
