// MARS5: speech with the voice and the prosody of a short recording.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { AUDIO_WORDS, SPOKEN } from "../kit/samples/inputs.ts";
import { RECORDING, fetched } from "../kit/libraries/sample-files.ts";
import { setUpFirst } from "../kit/libraries/set-up.ts";
import { TORCH_AUDIO } from "../kit/libraries/torch.ts";

export default defineLibrary({
  id: "mars5-tts",
  prettyLabel: "MARS5-TTS",
  repoUrl: "https://github.com/Camb-ai/MARS5-TTS",
  countDownloads: downloads.path("mars5_ar.safetensors"),
  snippets: (model) =>
    setUpFirst({ purpose: "Get the code", code: clone }, INSTALL, {
      purpose: "Clone a voice",
      code: speak(model),
    }),
});

const INSTALL = {
  pip: [
    ...TORCH_AUDIO,
    "librosa",
    "vocos",
    "encodec",
    "safetensors",
    "regex",
    // Newer versions do not pass the argument "proxies", which it requires.
    "huggingface_hub<1",
    "soundfile",
  ],
};

const clone = sh`
  git clone https://github.com/Camb-ai/MARS5-TTS
  cd MARS5-TTS
`;

// A deep clone is closer to the voice, and needs the transcript of the recording.
const speak = (model: Model): Code => python`
  import librosa
  import soundfile
  import torch
  from inference import InferenceConfig, Mars5TTS

  model = Mars5TTS.from_pretrained(${model.id})
  ${fetched(RECORDING)}
  voice, _ = librosa.load(${RECORDING.path}, sr=model.sr, mono=True)
  transcript = ${AUDIO_WORDS}
  config = InferenceConfig(
      deep_clone=True, rep_penalty_window=100, top_k=100, temperature=0.7
  )
  _, waveform = model.tts(${SPOKEN}, torch.from_numpy(voice), transcript, cfg=config)

  soundfile.write("speech.wav", waveform.cpu().numpy(), model.sr)
`;
