// Sample Factory: fast training of agents by reinforcement learning.
import { defineLibrary, downloads, type Model, textIn } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { nameOf } from "../kit/tasks/record.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "sample-factory",
  prettyLabel: "sample-factory",
  repoUrl: "https://github.com/alex-petrenko/sample-factory",
  docsUrl: "https://huggingface.co/docs/hub/sample-factory",
  filter: true,
  tasks: ["reinforcement-learning"],
  countDownloads: downloads.path("cfg.json"),
  install: { pip: ["sample-factory"], note: "Models are fetched by git, which needs Git LFS." },
  snippets: withWeights((model) => {
    const env = envOf(model);
    const family = FAMILIES.find((name) =>
      env?.startsWith(`${name === "vizdoom" ? "doom" : name}_`),
    );
    const download = { purpose: "Download an agent", code: fetched(model) };
    if (env === undefined || family === undefined) return download;
    const pip = family === "dmlab" ? "sample-factory" : `sample-factory[${family}]`;
    return [
      download,
      { purpose: "Watch the agent play", code: watch(model, env, family), install: { pip: [pip] } },
    ];
  }),
});

const FAMILIES = ["atari", "dmlab", "mujoco", "vizdoom"] as const;

/** The environment that the agent was trained in, from the card. */
const envOf = (model: Model): string | undefined =>
  textIn(model.cardData, "model-index", 0, "results", 0, "dataset", "name");

const fetched = (model: Model): Code => sh`
  # The weights are pickles, and can run code: load those of authors you trust.
  python -m sample_factory.huggingface.load_from_hub -r ${model.id} -d ./train_dir
`;

// The folder is named after the repository, without its owner.
function watch(model: Model, env: string, family: string): Code {
  return sh.command([
    sh`python -m ${`sf_examples.${family}.enjoy_${family}`}`,
    sh`--algo APPO`,
    sh`--env ${env}`,
    sh`--experiment ${nameOf(model)}`,
    sh`--train_dir ./train_dir`,
  ]);
}
