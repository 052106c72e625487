// Text-to-speech. Input: a text. Output: a recording of a voice that reads it.
import { defineTask, textIn } from "hubsmith";
import { spokenFor } from "../kit/samples/sounds.ts";

// A voice of each family of models, as in the reference of Together AI.
const VOICES = [
  [/kokoro/i, "af_alloy"],
  [/orpheus/i, "tara"],
] as const;

export default defineTask({
  id: "text-to-speech",
  label: "Text-to-Speech",
  modality: "audio",
  inputs: "text",
  output: "audio",
  parameters: {
    voice: {
      type: "text",
      label: "Voice",
      example: "af_bella",
      // Some providers require it.
      sample: ({ id, inferenceProviderMapping = [] }) => {
        const ids = [id, ...inferenceProviderMapping.map(({ providerId }) => providerId)].join(" ");
        return VOICES.find(([family]) => family.test(ids))?.[1];
      },
    },
    speed: { type: "number", label: "Speed", example: 1.25 },
  },
  sample: (model) => textIn(model.widgetData?.[0], "text") || spokenFor(model),
  hubServers: {},
});
