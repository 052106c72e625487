// LeRobot: policies that control robots, trained on recorded episodes, tested in simulation, and run on an arm.
import { defineLibrary, type Install, type LoadCode, type Model, valueIn } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { nameOf } from "../kit/tasks/record.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "lerobot",
  prettyLabel: "LeRobot",
  repoUrl: "https://github.com/huggingface/lerobot",
  docsUrl: "https://huggingface.co/docs/lerobot",
  install: { note: "This needs Python 3.12", pip: ["lerobot[core-scripts,training,feetech]"] },
  snippets: withWeights((model): readonly LoadCode[] => {
    const extra = extraOf(model);
    const install = (...extras: readonly string[]): Install => ({
      note: "This needs Python 3.12",
      pip: [`lerobot[${[...extras, ...extra].join(",")}]`],
    });
    const tune = { purpose: "Fine-tune on a dataset", code: train(model) };
    const run = { purpose: "Run it on a robot", code: rollout(model) };
    const env = envOf(model);
    const tuned = { ...tune, install: install("training") };
    if (env !== undefined) {
      const code = evaluate(model, env);
      return [
        { purpose: "Try it in simulation", code, install: install("evaluation", env) },
        tuned,
      ];
    }
    // The base model of SmolVLA was not trained on the user's robot.
    if (model.id === "lerobot/smolvla_base") return [tuned];
    return [{ ...run, install: install("core-scripts", "feetech") }, tuned];
  }),
});

/** Policies that need more than the package, by their tags. */
const EXTRAS: Readonly<Record<string, string>> = {
  smolvla: "smolvla",
  diffusion: "diffusion",
  multi_task_dit: "multi-task-dit",
  pi0: "pi",
  pi05: "pi",
  pi0_fast: "pi",
  groot: "groot",
  xvla: "xvla",
  wall_x: "wallx",
  eo1: "eo1",
};

function extraOf(model: Model): readonly string[] {
  const names = [...model.tags, ...nameOf(model).split("_")];
  const tag = names.find((given) => Object.hasOwn(EXTRAS, given));
  return tag === undefined ? [] : [EXTRAS[tag]!];
}

const ENVS = ["pusht", "aloha", "libero", "metaworld"] as const;

// The ids of models and of their datasets contain the simulation.
function envOf(model: Model): string | undefined {
  const names = `${model.id} ${datasetOf(model)}`.toLowerCase();
  return /real|static/.test(names) ? undefined : ENVS.find((env) => names.includes(env));
}

function datasetOf(model: Model): string {
  const datasets = valueIn(model.cardData, "datasets");
  const [first]: readonly unknown[] = Array.isArray(datasets) ? datasets : [datasets];
  const tagged = model.tags.find((tag) => tag.startsWith("dataset:"))?.slice("dataset:".length);
  return (typeof first === "string" && first) || tagged || "lerobot/svla_so101_pickplace";
}

const train = (model: Model): Code => sh`
  # The dataset needs the cameras and joints the policy was made for.
  ${sh.command([
    sh`lerobot-train`,
    sh`--policy.path=${model.id}`,
    sh`--policy.device=cuda`,
    sh`--policy.push_to_hub=false`,
    sh`--dataset.repo_id=${datasetOf(model)}`,
    sh`--batch_size=64`,
    sh`--steps=20000`,
    sh`--output_dir=outputs/train/policy`,
  ])}
`;

function evaluate(model: Model, env: string): Code {
  return sh.command([
    sh`lerobot-eval`,
    sh`--policy.path=${model.id}`,
    sh`--policy.device=cuda`,
    sh`--env.type=${env}`,
    ...(env === "aloha" ? [sh`--env.task=${alohaTask(model)}`] : []),
    sh`--eval.batch_size=10`,
    sh`--eval.n_episodes=10`,
  ]);
}

function alohaTask(model: Model): string {
  const names = `${model.id} ${datasetOf(model)}`;
  return /insertion/i.test(names) ? "AlohaInsertion-v0" : "AlohaTransferCube-v0";
}

const rollout = (model: Model): Code => sh`
  # The arm moves. lerobot-find-port and lerobot-find-cameras tell what to fill in.
  ${sh.command([
    sh`lerobot-rollout`,
    sh`--strategy.type=base`,
    sh`--policy.path=${model.id}`,
    sh`--robot.type=so101_follower`,
    sh`--robot.port=/dev/ttyACM0`,
    sh`--robot.cameras=${CAMERAS}`,
    sh`--task=${TASK}`,
    sh`--duration=60`,
  ])}
`;

const CAMERAS = "{front: {type: opencv, index_or_path: 0, width: 640, height: 480, fps: 30}}";
const TASK = "Pick up the cube and put it in the box";
