// Records to test Stable-Baselines3 on: algorithms of both packages, files that the record lists, and an algorithm that nothing names.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "reinforcement-learning";

export default recordsOf("stable-baselines3", {
  "an algorithm": { id: "example-org/ppo-CartPole-v1", pipeline_tag },
  "an algorithm of the contributed ones": { id: "example-org/tqc-PandaReach-v1", pipeline_tag },
  "an algorithm with memory": { id: "example-org/ppo_lstm-CartPole-v1", pipeline_tag },
  "a file of its name": {
    id: "example-org/dqn-Pong",
    pipeline_tag,
    ...files("README.md", "best.zip", "dqn-Pong.zip"),
  },
  "a file of another name": {
    id: "example-org/lander",
    pipeline_tag,
    ...files("README.md", "a2c-LunarLander-v3.zip"),
  },
  "an algorithm by a tag": { id: "example-org/agent", pipeline_tag, tags: ["sac"] },
  "no algorithm": { id: "example-org/agent", pipeline_tag },
});
