// BigVGAN: a vocoder, which turns mel spectrograms into a waveform.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { fetched, RECORDING } from "../kit/libraries/sample-files.ts";
import { OTHER_FORMAT } from "../kit/libraries/transformers/evidence.ts";
import { nameOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "bigvgan",
  prettyLabel: "BigVGAN",
  repoName: "BigVGAN",
  repoUrl: "https://github.com/NVIDIA/BigVGAN",
  filter: false,
  isTriedUnnamed: true,
  // Its from_pretrained() takes arguments that huggingface_hub 1 does not pass.
  install: { pip: ["bigvgan", "huggingface_hub<1", "librosa", "soundfile"] },
  snippets: (model) =>
    isNamed(model, "bigvgan") || isShown(model)
      ? { purpose: "Reconstruct a recording", code: reconstruct(model) }
      : NOT_SHOWN,
});

const isShown = (model: Model): boolean =>
  /^bigvgan_(?:\w+_)?\d+khz_\d+band(?:_|$)/i.test(nameOf(model)) && !OTHER_FORMAT.test(model.id);

function reconstruct(model: Model): Code {
  return python`
    import librosa
    import soundfile
    import torch
    from bigvgan import BigVGAN, get_mel_spectrogram

    model = BigVGAN.from_pretrained(${model.id})
    model.remove_weight_norm()
    model.eval()

    ${fetched(RECORDING)}
    audio, rate = librosa.load(${RECORDING.path}, sr=model.h.sampling_rate)
    spectrogram = get_mel_spectrogram(torch.from_numpy(audio)[None], model.h)
    with torch.inference_mode():
        waveform = model(spectrogram)

    soundfile.write("speech.wav", waveform[0, 0].numpy(), rate)
  `;
}
