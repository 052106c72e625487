// Robotics. Input: a robot's observations and instructions. Output: its movements.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "robotics",
  label: "Robotics",
  modality: "rl",
});
