// KittenTTS: small voices that need no GPU, and a larger model that copies one; both are loaded alike.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { SPOKEN } from "../shared/samples.ts";

export default defineLibrary({
  id: "kittentts",
  prettyLabel: "KittenTTS",
  repoName: "KittenTTS",
  repoUrl: "https://github.com/KittenML/KittenTTS",
  filter: false,
  install: { pip: ["kittenml"] },
  snippets: (model) => ({ purpose: "Speak a text", code: speak(model) }),
});

// Voices have other names in each generation, and each has one of its own that needs no name.
function speak(model: Model): Code {
  return python`
    from kittenml import KittenTTS

    model = KittenTTS(${model.id})
    model.generate_to_file(${SPOKEN}, "speech.wav")
  `;
}
