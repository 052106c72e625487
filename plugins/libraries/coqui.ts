// Coqui TTS: speech by many types of models; XTTS copies a voice. The company closed, and Idiap maintains the
// package.
import { defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";
import { fetched, RECORDING } from "../kit/libraries/sample-files.ts";
import { UNNAMED } from "../kit/libraries/warnings.ts";
import { TORCH_AUDIO, TORCHCODEC } from "../kit/libraries/torch.ts";

export default defineLibrary({
  id: "coqui",
  prettyLabel: "Coqui TTS",
  repoName: "coqui-ai-TTS",
  repoUrl: "https://github.com/idiap/coqui-ai-TTS",
  docsUrl: "https://coqui-tts.readthedocs.io",
  install: { pip: ["coqui-tts[codec]", ...TORCH_AUDIO, TORCHCODEC, "huggingface_hub"] },
  snippets: (model): LoadCode =>
    /xtts/i.test(model.id)
      ? { purpose: "Clone a voice", code: copy(model) }
      : { purpose: "Generate speech", code: speak(model) },
});

const textOf = (model: Model): string => example(model, "text") ?? SPOKEN;

const copy = (model: Model): Code => python`
  from huggingface_hub import snapshot_download
  from TTS.api import TTS

  folder = snapshot_download(${model.id})
  tts = TTS(model_path=folder, config_path=folder + "/config.json")
  ${fetched(RECORDING)}
  tts.tts_to_file(${textOf(model)}, language="en", speaker_wav=${RECORDING.path}, file_path="speech.wav")
`;

function speak(model: Model): Code {
  const weights = filesOf(model)?.filter((path) => path.endsWith(".pth")) ?? [];
  return python`
    from huggingface_hub import snapshot_download
    from TTS.api import TTS

    folder = snapshot_download(${model.id})
    ${weights.length === 1 ? python`` : UNNAMED}
    tts = TTS(model_path=folder + ${`/${weights[0] ?? "model.pth"}`}, config_path=folder + "/config.json")
    tts.tts_to_file(${textOf(model)}, file_path="speech.wav")
  `;
}
