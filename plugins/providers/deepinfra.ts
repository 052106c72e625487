// DeepInfra: OpenAI's API, a level deeper than elsewhere, for all that it serves.
import { answer, defineProvider, on } from "hubsmith";
import type { ValueObject } from "hubsmith/code";
import textToSpeech from "../tasks/text-to-speech/index.ts";
import { chat } from "./shared/chat.ts";
import { embeddings, pictures, textGeneration, transcriptions } from "./shared/openai.ts";

export default defineProvider({
  id: "deepinfra",
  label: "DeepInfra",
  hubOrg: "DeepInfra",
  baseUrl: "https://api.deepinfra.com",
  tasks: [
    chat("v1/openai/chat/completions"),
    textGeneration("v1/openai/completions"),
    embeddings("v1/openai/embeddings"),
    pictures("DeepInfra", "v1/openai/images/generations"),
    // Its own API names its file's type in a data URL; the router is only known to pass on OpenAI's.
    on(textToSpeech, {
      request: ({ providerId: model, target, inputs, parameters: { voice, ...parameters } }) => {
        const named = (name: string): ValueObject => (voice === undefined ? {} : { [name]: voice });
        return target === "direct"
          ? {
              path: `v1/inference/${model}`,
              json: { text: inputs, ...named("preset_voice"), ...parameters },
            }
          : {
              path: "v1/openai/audio/speech",
              json: { model, input: inputs, ...named("voice"), ...parameters },
            };
      },
      answer: (_, target) =>
        target === "direct"
          ? answer.download("audio", "audio/wav", { dataUrl: true })
          : answer.bytes("audio/wav"),
    }),
    transcriptions("v1/openai/audio/transcriptions"),
  ],
});
