// OmniVoice: speech in hundreds of languages, in an automatic, a described or a copied voice.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";
import { TORCH_AUDIO } from "../kit/libraries/torch.ts";

export default defineLibrary({
  id: "omnivoice",
  prettyLabel: "OmniVoice",
  repoUrl: "https://github.com/k2-fsa/OmniVoice",
  install: { pip: ["omnivoice", ...TORCH_AUDIO, "soundfile"] },
  snippets: (model) => ({ purpose: "Generate speech", code: speak(model) }),
});

const speak = (model: Model): Code => python`
  import soundfile
  import torch
  from omnivoice import OmniVoice

  # On Apple silicon, give device_map="mps".
  model = OmniVoice.from_pretrained(${model.id}, device_map="cuda:0", dtype=torch.float16)
  waveforms = model.generate(text=${example(model, "text") ?? SPOKEN})

  soundfile.write("speech.wav", waveforms[0], 24000)
`;
