// Reinforcement learning: what an agent sees in, what it does next out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "reinforcement-learning",
  label: "Reinforcement Learning",
  modality: "rl",
});
