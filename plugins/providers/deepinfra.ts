// DeepInfra: OpenAI's API, a level deeper than elsewhere, for all that it serves.
import { answer, defineProvider, on } from "hubsmith";
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
    // Which voices there are depends on the model.
    on(textToSpeech, {
      request: ({ providerId: model, inputs, parameters }) => ({
        path: "v1/openai/audio/speech",
        json: { model, input: inputs, ...parameters },
      }),
      answer: answer.bytes("audio/wav"),
    }),
    transcriptions("v1/openai/audio/transcriptions"),
  ],
});
