// Text-to-speech. Input: a text. Output: a recording of a voice that reads it.
import { defineTask, textIn } from "hubsmith";
import { textsFor } from "../../shared/texts.ts";

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
      sample: ({ id }) => (/kokoro/i.test(id) ? "af_alloy" : undefined),
    },
    speed: { type: "number", label: "Speed", example: 1.25 },
  },
  sample: (model) => textIn(model.widgetData?.[0], "text") || textsFor(model).spoken,
  hfInference: {},
});
