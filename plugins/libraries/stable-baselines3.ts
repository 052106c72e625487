// Stable-Baselines3: agents trained by reinforcement learning. A file name begins with the algorithm, whose class
// loads it.
import { defineLibrary, downloads, type Install, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf, nameOf } from "../kit/tasks/record.ts";
import { downloaded } from "../kit/libraries/choose-file.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "stable-baselines3",
  prettyLabel: "stable-baselines3",
  repoUrl: "https://github.com/huggingface/huggingface_sb3",
  docsUrl: "https://huggingface.co/docs/hub/stable-baselines3",
  filter: true,
  tasks: ["reinforcement-learning"],
  countDownloads: downloads.extension("zip"),
  install: { pip: ["stable-baselines3", "huggingface_hub"] },
  snippets: withWeights((model) => ({
    purpose: "Choose an action",
    code: act(model),
    ...moreOf(model),
  })),
});

interface Algorithm {
  readonly name: string;
  readonly module: "stable_baselines3" | "sb3_contrib";
}

// Longer names come first, because some begin with others.
const ALGORITHMS: readonly (readonly [prefix: string, Algorithm])[] = [
  ["ppo_lstm", { name: "RecurrentPPO", module: "sb3_contrib" }],
  ["ppo_mask", { name: "MaskablePPO", module: "sb3_contrib" }],
  ["crossq", { name: "CrossQ", module: "sb3_contrib" }],
  ["qrdqn", { name: "QRDQN", module: "sb3_contrib" }],
  ["trpo", { name: "TRPO", module: "sb3_contrib" }],
  ["ars", { name: "ARS", module: "sb3_contrib" }],
  ["tqc", { name: "TQC", module: "sb3_contrib" }],
  ["ddpg", { name: "DDPG", module: "stable_baselines3" }],
  ["a2c", { name: "A2C", module: "stable_baselines3" }],
  ["dqn", { name: "DQN", module: "stable_baselines3" }],
  ["ppo", { name: "PPO", module: "stable_baselines3" }],
  ["sac", { name: "SAC", module: "stable_baselines3" }],
  ["td3", { name: "TD3", module: "stable_baselines3" }],
];

// Repositories are named after the algorithm and the environment, and files after the repository.
function fileOf(model: Model): string {
  const named = `${nameOf(model)}.zip`;
  const zips = filesOf(model)?.filter((path) => path.endsWith(".zip")) ?? [];
  return zips.includes(named) ? named : (zips[0] ?? named);
}

function algorithmOf(model: Model): Algorithm | undefined {
  const [tagged] = model.tags.flatMap((tag) => byName(tag) ?? []);
  return byName(fileOf(model)) ?? byName(nameOf(model)) ?? tagged;
}

const byName = (text: string): Algorithm | undefined =>
  ALGORITHMS.find(([prefix]) => new RegExp(`^${prefix}(?![a-z0-9])`, "i").test(text))?.[1];

const moreOf = (model: Model): { readonly install?: Install } =>
  algorithmOf(model)?.module === "sb3_contrib"
    ? { install: { pip: ["sb3-contrib", "huggingface_hub"] } }
    : {};

function act(model: Model): Code {
  const algorithm = algorithmOf(model);
  const name = python.name(algorithm?.name ?? "PPO");
  // Other names than those of the algorithms do not tell the name of the file.
  const isGuessed = filesOf(model) === undefined && byName(nameOf(model)) === undefined;
  return python`
    from ${python.name(algorithm?.module ?? "stable_baselines3")} import ${name}

    ${PICKLE}
    ${downloaded(model, isGuessed ? undefined : fileOf(model), ".zip")}
    ${algorithm === undefined ? guess : python``}
    model = ${name}.load(path)

    observation = model.observation_space.sample()
    action, _ = model.predict(observation, deterministic=True)

    print(action)
  `;
}

const guess = python`
  # PPO is a guess: take the algorithm that trained the agent.
`;
