// Anemoi: weather forecasts by learned models; a checkpoint has its initial fields.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, type Value } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "anemoi",
  prettyLabel: "AnemoI",
  repoUrl: "https://github.com/ecmwf/anemoi-inference",
  docsUrl: "https://anemoi.readthedocs.io/en/latest/",
  countDownloads: downloads.extension("ckpt"),
  install: {
    pip: ["anemoi-inference[huggingface]", "anemoi-models"],
    note: "Checkpoints want the versions they were trained with: `anemoi-inference validate` names them.",
  },
  snippets: (model) => ({
    purpose: "Make a forecast from your own GRIB file",
    code: forecast(model),
    ...(isAifs1(model) ? { install: OF_AIFS_1 } : {}),
  }),
});

const isAifs1 = ({ id }: Model): boolean => /aifs-single-1\.0/i.test(id);

// The versions of its card.
const OF_AIFS_1 = {
  pip: [
    "anemoi-inference[huggingface]==0.4.9",
    "anemoi-models==0.3.1",
    "earthkit-regrid==0.4.0",
    "torch==2.4.0",
  ],
  note: "Needs a GPU with CUDA. After this: pip install --no-build-isolation flash-attn",
};

function forecast(model: Model): Code {
  const checkpoints = filesOf(model)?.filter((path) => path.endsWith(".ckpt")) ?? [];
  const [filename = "", ...others] = checkpoints;
  // If a repository has one checkpoint at its top, it is found without a name.
  const isNamed = others.length > 0 || filename.includes("/");
  const source = isNamed ? { repo_id: model.id, filename } : model.id;
  if (isAifs1(model)) return forecastOfAifs1(source);
  return python`
    from anemoi.inference.config.run import RunConfiguration
    from anemoi.inference.runners import create_runner

    ${PICKLE}
    config = RunConfiguration(
        checkpoint={"huggingface": ${source}},
        input={"grib": "analysis.grib"},
        output={"grib": "forecast.grib"},
        lead_time="24h",
    )
    runner = create_runner(config)

    runner.execute()
  `;
}

// Its version has no `execute`.
const forecastOfAifs1 = (source: Value): Code => python`
  from anemoi.inference.config import Configuration
  from anemoi.inference.runners import create_runner

  ${PICKLE}
  config = Configuration(
      checkpoint={"huggingface": ${source}},
      input={"grib": "analysis.grib"},
      output={"grib": "forecast.grib"},
      lead_time="24h",
  )
  runner = create_runner(config)
  output = runner.create_output()
  state = runner.create_input().create_input_state(date=config.date)
  output.write_initial_state(state)
  for state in runner.run(input_state=state, lead_time=config.lead_time):
      output.write_state(state)

  output.close()
`;
