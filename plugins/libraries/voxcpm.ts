// VoxCPM: speech without tokens, in a default voice or that of a recording; each version has its own sample rate.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { plainSpokenFor } from "../kit/samples/spoken.ts";
import { TORCH_AUDIO, TORCHCODEC } from "../kit/libraries/torch.ts";

export default defineLibrary({
  id: "voxcpm",
  prettyLabel: "VoxCPM",
  repoUrl: "https://github.com/OpenBMB/VoxCPM",
  install: { pip: ["voxcpm", ...TORCH_AUDIO, TORCHCODEC, "soundfile"] },
  snippets: (model) => ({ purpose: "Generate speech", code: speak(model) }),
});

const speak = (model: Model): Code => python`
  import soundfile
  from voxcpm import VoxCPM

  model = VoxCPM.from_pretrained(${model.id}, load_denoiser=False)
  waveform = model.generate(text=${example(model, "text") ?? plainSpokenFor(model)}, cfg_value=2.0, inference_timesteps=10)

  soundfile.write("speech.wav", waveform, model.tts_model.sample_rate)
`;
