// Any-to-any: one model with several types of media as input and output. Providers serve it as a chat.
import { defineTask, isConversational } from "hubsmith";
import conversational from "./conversational.ts";

export default defineTask({
  id: "any-to-any",
  label: "Any-to-Any",
  modality: "multimodal",
  inputs: { text: "text" },
  output: "json",
  parameters: {},
  sample: () => ({ text: "What can you see, hear and make?" }),
  callAs: (model) => (isConversational(model) ? conversational : undefined),
});
