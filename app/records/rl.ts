// Models of agents and robots.
import type { Rows } from "./row.ts";

export const rl: Rows = {
  "reinforcement-learning": {
    "duyhungnguyen1210/ppo-LunarLander-v2": "stable-baselines3",
    "edbeeching/decision-transformer-gym-hopper-expert": "transformers decision_transformer",
    "HumanCompatibleAI/ppo-seals-CartPole-v0": "stable-baselines3",
    "LATlag/poca-SoccerTwos": "ml-agents onnx",
    "vif-innovations/rl_course_vizdoom_health_gathering_supreme": "sample-factory",
  },
  robotics: {
    "lerobot/smolvla_base": "lerobot safetensors",
  },
};
