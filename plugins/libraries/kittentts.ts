// KittenTTS: small voices that need no GPU, and a larger model that copies one; both are loaded with the same code.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { SPOKEN } from "../kit/samples/inputs.ts";
import { TORCH_AUDIO } from "../kit/libraries/torch.ts";

export default defineLibrary({
  id: "kittentts",
  prettyLabel: "KittenTTS",
  repoUrl: "https://github.com/KittenML/KittenTTS",
  install: { pip: ["kittenml", ...TORCH_AUDIO] },
  snippets: (model) => ({ purpose: "Generate speech", code: speak(model) }),
});

// The names of voices differ by generation; each has a default voice.
const speak = (model: Model): Code => python`
  from kittenml import KittenTTS

  model = KittenTTS(${model.id})
  model.generate_to_file(${SPOKEN}, "speech.wav")
`;
