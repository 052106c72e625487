// Fairseq: sequence models of Meta's research; the last release is from 2022, and needs packages of that time.
import {
  absent,
  type Absence,
  defineLibrary,
  type Install,
  type LoadCode,
  type Model,
} from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, nameOf } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";
import { fetched, recordingFor, type SampleFile } from "../kit/libraries/sample-files.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "fairseq",
  prettyLabel: "Fairseq",
  repoName: "fairseq",
  repoUrl: "https://github.com/pytorch/fairseq",
  filter: true,
  tasks: ["audio-to-audio"],
  hostedInferenceTasks: ["text-to-speech", "audio-to-audio"],
  install: needs(),
  snippets: choose,
});

const NO_UNITY = absent({
  code: "other-version",
  reason: "The fairseq package has no UnitY models.",
  fix: "Use the branch ust of https://github.com/facebookresearch/fairseq.",
});

const VOCODER = absent({
  code: "unit-vocoder",
  reason: "The model turns units of speech into sound, not text.",
  fix: "See the model card for the translator that writes the units.",
});

function choose(model: Model): LoadCode | Absence {
  switch (model.pipeline_tag) {
    case "text-to-speech":
      if (/hifigan/i.test(nameOf(model))) return VOCODER;
      return {
        purpose: "Generate speech",
        code: speak(model),
        install: needs("g2p_en", "soundfile"),
      };
    case "audio-to-audio":
      if (/unity/i.test(nameOf(model))) return NO_UNITY;
      return { purpose: "Translate audio", code: listen(model) };
    case "automatic-speech-recognition":
      return { purpose: "Transcribe audio", code: listen(model) };
    default:
      return { purpose: "Load the model", code: show(model) };
  }
}

// Newer versions of Python, pip and PyTorch reject the old code, package and checkpoints.
function needs(...more: readonly string[]): Install {
  const old = ["torch<2.6", "torchaudio<2.6", "numpy<2"];
  return {
    note: 'This wants Python 3.10 or older, and an older pip: pip install "pip<24.1"',
    pip: ["fairseq", "huggingface_hub", ...more, ...old],
  };
}

const speak = (model: Model): Code => python`
  import soundfile
  ${load(model, python`from fairseq.models.text_to_speech.hub_interface import TTSHubInterface`)}

  tts = TTSHubInterface(cfg, task, models[0])
  waveform, rate = tts.predict(${example(model, "text") ?? SPOKEN})

  soundfile.write("speech.wav", waveform.cpu().numpy(), rate)
`;

// The output is text, or speech units that a vocoder turns into sound.
const listen = (model: Model): Code => python`
  ${load(model, python`from fairseq.models.speech_to_text.hub_interface import S2THubInterface`)}

  ${fetched(spokenTo(model))}
  text = S2THubInterface(cfg, task, models[0]).predict(${spokenTo(model).path})

  print(text)
`;

// The names of translators end in a pair of languages: xm_transformer_unity_hk-en.
const spokenTo = (model: Model): SampleFile =>
  /_(?!en-)[a-z]{2}-[a-z]{2}$/.test(nameOf(model))
    ? { path: "recording.wav" }
    : recordingFor(model);

const show = (model: Model): Code => python`
  ${load(model)}

  print(models[0])
`;

const load = (model: Model, more: Code<"python"> = python``): Code<"python"> => python`
  from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub
  ${more}

  ${PICKLE}
  models, cfg, task = load_model_ensemble_and_task_from_hf_hub(${model.id})
`;
