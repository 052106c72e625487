// Asteroid: separates the voices and sounds of a recording into separate files.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { RECORDING, fetched } from "../kit/libraries/sample-files.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";
import { TORCH_AUDIO } from "../kit/libraries/torch.ts";

export default defineLibrary({
  id: "asteroid",
  prettyLabel: "Asteroid",
  repoUrl: "https://github.com/asteroid-team/asteroid",
  docsUrl: "https://huggingface.co/docs/hub/asteroid",
  filter: true,
  tasks: ["audio-to-audio"],
  hostedInferenceTasks: ["audio-to-audio"],
  countDownloads: downloads.path("pytorch_model.bin"),
  // An old dependency imports pkg_resources, which newer versions of setuptools lack.
  install: { pip: ["asteroid", ...TORCH_AUDIO, "setuptools<81"] },
  snippets: (model) => ({ purpose: "Separate speakers", code: separate(model) }),
});

const separate = (model: Model): Code => python`
  from asteroid.models import BaseModel

  ${PICKLE}
  model = BaseModel.from_pretrained(${model.id})
  ${fetched(RECORDING)}
  model.separate(${RECORDING.path}, resample=True)
`;
