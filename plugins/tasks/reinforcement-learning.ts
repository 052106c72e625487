// Reinforcement learning. Input: an agent's observations. Output: its next action.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "reinforcement-learning",
  label: "Reinforcement Learning",
  modality: "rl",
});
