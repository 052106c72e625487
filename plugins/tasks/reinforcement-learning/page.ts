// The page of reinforcement learning.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model, called an agent, learns by trial and reward which action to take next. The input is an observation, such as a game screen or the angles of robot joints, and the output is an action. Use it if a goal is easy to score but hard to program.",
  uses: [
    {
      title: "Game opponents",
      text: "An agent trains against copies of itself in a racing game until it is a good opponent, at several difficulty levels.",
    },
    {
      title: "Robots in simulation",
      text: "A robot with four legs falls a million times in a simulator, so that the real robot can walk over gravel immediately.",
    },
    {
      title: "Industrial control",
      text: "An agent sets the valves of a cooling system each minute. Low power at a steady temperature gives a reward.",
    },
    {
      title: "Training chatbots",
      text: "A language model gets a reward for answers that people prefer or that pass a test, and learns to write more of them.",
    },
  ],
  choosing: [
    "An agent works only in its training environment: same observations, same actions, same version. Check all three before you load an agent.",
    "Choose the library by environment: Stable-Baselines3 for Gymnasium, ML-Agents for Unity, Sample Factory for many millions of fast steps on one machine.",
    "With a simulator, start with PPO, or with SAC if actions are continuous and steps are expensive. With only recorded data, use offline methods, such as a Decision Transformer.",
    "Results vary randomly. Compare mean and spread of the reward over many episodes and at least five seeds, not the best run.",
    "Watch the agent. High reward with strange behavior means that the agent exploits the reward function. Fix the reward, not the agent.",
  ],
  related: [
    {
      id: "robotics",
      when: "A real robot acts on what it sees and on instructions, usually learned from examples.",
    },
    {
      id: "tabular-classification",
      when: "Each decision is independent, and past data contain the correct answers.",
    },
    {
      id: "time-series-forecasting",
      when: "You want to predict the future, without taking actions.",
    },
  ],
  datasets: [
    {
      id: "edbeeching/decision_transformer_gym_replay",
      description:
        "Recorded runs of simulated runners and hoppers, a part of D4RL. Use them to train Decision Transformers without a simulator.",
    },
  ],
  models: [
    {
      id: "edbeeching/decision-transformer-gym-hopper-expert",
      description:
        "A Decision Transformer for Hopper, a robot on one leg. It was trained on expert runs and aims for the reward that you set.",
    },
    {
      id: "HumanCompatibleAI/ppo-seals-CartPole-v0",
      description:
        "An agent that balances a pole on a cart, trained by PPO with Stable-Baselines3: a small first example.",
    },
  ],
  spaces: [
    {
      id: "ThomasSimonini/Huggy",
      description: "Throw a stick in the browser for a dog that was trained to fetch it.",
    },
    {
      id: "ThomasSimonini/SnowballFight",
      description: "A snowball fight against a trained agent in the browser, one against one.",
    },
  ],
  metrics: [
    {
      id: "Discounted Total Reward",
      description:
        "The sum of all rewards of an episode, where later rewards are discounted; higher is better.",
    },
    {
      id: "Mean Reward",
      description: "The total reward of an episode, averaged over many episodes; higher is better.",
    },
    {
      id: "Level of Performance After Some Time",
      description:
        "The reward of an agent after a fixed training time, which shows how fast it learns; higher is better.",
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
