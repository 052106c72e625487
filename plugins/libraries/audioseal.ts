// AudioSeal: hides a watermark in speech with one model, and finds it with another.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../shared/record.ts";
import { RECORDING, fetched } from "./shared/sample-files.ts";
import { PICKLE } from "./shared/warnings.ts";

export default defineLibrary({
  id: "audioseal",
  prettyLabel: "AudioSeal",
  repoName: "audioseal",
  repoUrl: "https://github.com/facebookresearch/audioseal",
  filter: false,
  countDownloads: downloads.extension("pth"),
  install: { pip: ["audioseal", "huggingface_hub", "librosa"] },
  snippets: (model) => [
    { purpose: "Watermark a recording", code: watermark(model) },
    { purpose: "Find a watermark", code: detect(model) },
  ],
});

function watermark(model: Model): Code {
  return python`
    ${load(model, "generator")}
    ${python.needs("soundfile")}
    with torch.inference_mode():
        marked = waveform + generator.get_watermark(waveform)

    soundfile.write("marked.wav", marked[0, 0].numpy(), 16000)
  `;
}

function detect(model: Model): Code {
  return python`
    # A recording without a watermark; marked.wav has one, once the first snippet has run.
    ${load(model, "detector")}
    with torch.inference_mode():
        probability, message = detector.detect_watermark(waveform)

    print(probability, message)
  `;
}

// Both are made for 16 kHz and messages of 16 bits.
function load(model: Model, part: "generator" | "detector"): Code<"python"> {
  const base = `${part}_base.pth`;
  const found = filesOf(model)?.filter((path) => path.endsWith(".pth") && path.includes(part));
  const weights = found === undefined || found.includes(base) ? base : (found[0] ?? base);
  return python`
    import librosa
    import torch
    from audioseal import AudioSeal
    from huggingface_hub import hf_hub_download

    ${PICKLE}
    path = hf_hub_download(${model.id}, ${weights})
    ${python.name(part)} = AudioSeal.${python.name(`load_${part}`)}(path, nbits=16)
    ${fetched(RECORDING)}
    audio, _ = librosa.load(${RECORDING.path}, sr=16000)
    waveform = torch.from_numpy(audio)[None, None]
  `;
}
