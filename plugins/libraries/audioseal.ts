// AudioSeal: hides a watermark in speech with one model, and finds it with another.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { RECORDING, fetched } from "../kit/libraries/sample-files.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "audioseal",
  prettyLabel: "AudioSeal",
  repoName: "audioseal",
  repoUrl: "https://github.com/facebookresearch/audioseal",
  countDownloads: downloads.extension("pth"),
  install: { pip: ["audioseal", "huggingface_hub", "librosa"] },
  snippets: (model) => ({ purpose: "Add a watermark to audio, and detect it", code: mark(model) }),
});

// Both models are made for 16 kHz and messages of 16 bits.
const mark = (model: Model): Code => python`
  import librosa
  import soundfile
  import torch
  from audioseal import AudioSeal
  from huggingface_hub import hf_hub_download

  ${PICKLE}
  generator = AudioSeal.load_generator(${weights(model, "generator")}, nbits=16)
  detector = AudioSeal.load_detector(${weights(model, "detector")}, nbits=16)
  ${fetched(RECORDING)}
  audio, _ = librosa.load(${RECORDING.path}, sr=16000)
  waveform = torch.from_numpy(audio)[None, None]
  marked = waveform + generator.get_watermark(waveform)
  soundfile.write("marked.wav", marked[0, 0].detach().numpy(), 16000)

  print(detector.detect_watermark(marked))
`;

function weights(model: Model, part: "generator" | "detector"): Code<"python"> {
  const base = `${part}_base.pth`;
  const checkpoints = filesOf(model)?.filter(
    (path) => path.endsWith(".pth") && path.includes(part),
  );
  const file =
    checkpoints === undefined || checkpoints.includes(base) ? base : (checkpoints[0] ?? base);
  return python`hf_hub_download(${model.id}, ${file})`;
}
