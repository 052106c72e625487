// F5-TTS: speaks a text in the voice of a short recording.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { fetched, RECORDING } from "../kit/libraries/sample-files.ts";
import { TORCH_AUDIO, TORCHCODEC } from "../kit/libraries/torch.ts";
import { example, filesOf } from "../kit/tasks/record.ts";
import { AUDIO_WORDS, SPOKEN } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "f5-tts",
  prettyLabel: "F5-TTS",
  repoUrl: "https://github.com/SWivid/F5-TTS",
  countDownloads: downloads.any(downloads.extension("safetensors"), downloads.extension("pt")),
  install: { pip: ["f5-tts", ...TORCH_AUDIO, TORCHCODEC] },
  snippets: (model) => {
    const load = loaded(model);
    return load === undefined ? NO_WEIGHTS : { purpose: "Clone a voice", code: speak(model, load) };
  },
});

const NO_WEIGHTS = absent({
  code: "no-file",
  reason: "The record does not list a file of weights.",
  fix: "See the model card for the file to load.",
});

// The package knows the files of its authors by the name of the model.
function loaded(model: Model): Code<"python"> | undefined {
  if (model.id.endsWith("/F5-TTS")) return python`F5TTS()`;
  if (model.id.endsWith("/E2-TTS")) return python`F5TTS(model="E2TTS_Base")`;
  const files = filesOf(model) ?? [];
  const weights =
    files.find((path) => path.endsWith(".safetensors")) ??
    files.find((path) => path.endsWith(".pt"));
  if (weights === undefined) return undefined;
  const vocabulary = files.find((path) => path.endsWith("vocab.txt"));
  const own = (path: string): Code<"python"> =>
    python`${python.requires("huggingface_hub", "hf_hub_download")}hf_hub_download(${model.id}, ${path})`;
  return python`F5TTS(${python.args([], {
    ckpt_file: own(weights),
    ...(vocabulary === undefined ? {} : { vocab_file: own(vocabulary) }),
  })})`;
}

const speak = (model: Model, load: Code<"python">): Code => python`
  from f5_tts.api import F5TTS

  model = ${load}
  ${fetched(RECORDING)}
  model.infer(${python.args([], {
    ref_file: RECORDING.path,
    ref_text: AUDIO_WORDS,
    gen_text: example(model, "text") ?? SPOKEN,
    file_wave: "speech.wav",
  })})
`;
