// BigVGAN: sound from a spectrogram, in a clone of its code.
import type { LoadCode, Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { nameOf } from "../../kit/tasks/record.ts";
import { fetched, RECORDING } from "../../kit/libraries/sample-files.ts";
import { setUpFirst } from "../../kit/libraries/set-up.ts";

export const isBigVgan = (model: Model): boolean => /^bigvgan_v2_/i.test(nameOf(model));

/** The spectrogram of a recording, and its sound. */
export const bigVgan = (model: Model): readonly LoadCode[] =>
  setUpFirst(
    { purpose: "Get the code", code: clone },
    // Newer versions do not pass the argument "proxies", which it requires.
    { pip: ["huggingface_hub<1", "librosa", "soundfile"] },
    { purpose: "Convert a spectrogram to audio", code: speak(model) },
  );

const clone = sh`
  git clone https://github.com/NVIDIA/BigVGAN
  cd BigVGAN
  pip install -r requirements.txt
`;

const speak = (model: Model): Code => python`
  import bigvgan
  import librosa
  import soundfile
  import torch
  from meldataset import get_mel_spectrogram

  model = bigvgan.BigVGAN.from_pretrained(${model.id}, use_cuda_kernel=False)
  model.remove_weight_norm()
  model.eval()

  ${fetched(RECORDING)}
  audio, _ = librosa.load(${RECORDING.path}, sr=model.h.sampling_rate)
  mel = get_mel_spectrogram(torch.from_numpy(audio)[None], model.h)
  with torch.inference_mode():
      waveform = model(mel)

  soundfile.write("speech.wav", waveform[0, 0].numpy(), model.h.sampling_rate)
`;
