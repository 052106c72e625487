// The page of reinforcement learning.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model, called an agent, learns by trial and reward which action to take next. The input is an observation, such as a game screen or the angles of robot joints, and the output is an action. Use it if a goal is easy to score but hard to program.",
  uses: [
    {
      title: "Opponents in games",
      text: "An agent plays against copies of itself in a racing game until it is a good opponent, at several strengths.",
    },
    {
      title: "Robots in simulation",
      text: "A robot with four legs falls a million times in a simulator, so that the real one knows how to walk over gravel before it is switched on.",
    },
    {
      title: "Control of plants",
      text: "An agent sets the valves of a cooling system each minute, and is rewarded for low power at a steady temperature.",
    },
    {
      title: "Tuning of chatbots",
      text: "Answers that people prefer, or that pass a test, give a language model a reward, and it learns to write more of them.",
    },
  ],
  choosing: [
    "An agent works only in the environment that it was trained in: same observations, same actions, same version. Check all three before you load one.",
    "Take the library by environment: Stable-Baselines3 for Gymnasium, ML-Agents for Unity, Sample Factory where many millions of steps must run fast on one machine.",
    "With a simulator, begin with PPO, or with SAC where actions are continuous and steps are expensive. With records only, take offline methods, such as a Decision Transformer.",
    "Results vary by luck. Compare mean and spread of the reward over many episodes and at least five seeds, not the best run.",
    "Watch the agent. High reward with odd behavior means that it found a gap in the reward: fix the reward, not the agent.",
  ],
  related: [
    {
      id: "robotics",
      when: "A real robot is to move by what it sees and is told, mostly learned from examples.",
    },
    {
      id: "tabular-classification",
      when: "Each decision stands for itself, and right answers are known from the past.",
    },
    {
      id: "time-series-forecasting",
      when: "You want to know what will happen, and nothing is done about it.",
    },
  ],
  datasets: [
    {
      id: "edbeeching/decision_transformer_gym_replay",
      description:
        "Recorded runs of simulated runners and hoppers, a part of D4RL, to train Decision Transformers on without a simulator.",
    },
  ],
  models: [
    {
      id: "edbeeching/decision-transformer-gym-hopper-expert",
      description:
        "A Decision Transformer for Hopper, a robot on one leg: learned from expert runs, it aims for the reward you name.",
    },
    {
      id: "HumanCompatibleAI/ppo-seals-CartPole-v0",
      description:
        "An agent that balances a pole on a cart, trained by PPO with Stable-Baselines3: small enough to start with.",
    },
  ],
  spaces: [
    {
      id: "ThomasSimonini/Huggy",
      description: "Throw a stick in the browser for a dog that has learned to fetch it.",
    },
    {
      id: "ThomasSimonini/SnowballFight",
      description: "A snowball fight in the browser, one against one, with a trained agent.",
    },
  ],
  metrics: [
    {
      id: "Discounted Total Reward",
      description:
        "All rewards from the start of a run to its end added up, each counting for less the later it comes; higher is better.",
    },
    {
      id: "Mean Reward",
      description:
        "The reward that an agent collects in one run from start to end, averaged over many runs; higher is better.",
    },
    {
      id: "Level of Performance After Some Time",
      description:
        "How much reward an agent gets after a fixed time of training, which shows how fast it learns; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "State",
        content: "A cart stands still on a track, and the pole on it leans a little to the right.",
      },
    ],
    outputs: [
      { type: "text", label: "Action", content: "Push the cart to the right." },
      {
        type: "text",
        label: "Next State",
        content: "The cart rolls to the right, and the pole swings back towards upright.",
      },
    ],
  },
  youtubeId: "q0BiUn5LiBc",
});
