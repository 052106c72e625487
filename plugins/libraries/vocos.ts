// Vocos: a vocoder, which turns mel spectrograms or EnCodec's codes into a waveform.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { fetched, RECORDING } from "../kit/libraries/sample-files.ts";
import { TORCH_AUDIO } from "../kit/libraries/torch.ts";
import { OTHER_FORMAT } from "../kit/libraries/transformers/evidence.ts";
import { nameOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "vocos",
  prettyLabel: "Vocos",
  repoUrl: "https://github.com/charactr-platform/vocos",
  isTriedUnnamed: true,
  install: { pip: ["vocos", ...TORCH_AUDIO, "librosa", "soundfile"] },
  snippets: (model) =>
    isNamed(model, "vocos") || isShown(model)
      ? { purpose: "Reconstruct a recording", code: reconstruct(model) }
      : NOT_SHOWN,
});

const isShown = (model: Model): boolean =>
  /^vocos-(?:mel|encodec)-\d+khz$/i.test(nameOf(model)) && !OTHER_FORMAT.test(model.id);

// Models for EnCodec know four bandwidths; this one is 6 kbps.
function reconstruct(model: Model): Code {
  const bandwidth = /encodec/i.test(nameOf(model))
    ? { bandwidth_id: python`torch.tensor([2])` }
    : {};
  return python`
    import librosa
    import soundfile
    import torch
    from vocos import Vocos

    model = Vocos.from_pretrained(${model.id})
    ${fetched(RECORDING)}
    audio, rate = librosa.load(${RECORDING.path}, sr=24000)
    waveform = model(${python.args([python`torch.from_numpy(audio)[None]`], bandwidth)})

    soundfile.write("speech.wav", waveform[0].numpy(), rate)
  `;
}
