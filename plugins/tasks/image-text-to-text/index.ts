// Image-text-to-text: a chat about images; no provider serves models that are not conversational.
import { defineTask, isConversational, textIn } from "hubsmith";
import { file } from "hubsmith/code";
import { ASKED_OF } from "../../shared/samples.ts";
import conversational from "../conversational/index.ts";

export default defineTask({
  id: "image-text-to-text",
  label: "Image-Text-to-Text",
  modality: "multimodal",
  inputs: { image: "image", text: "text" },
  output: "json",
  parameters: {},
  sample: ({ widgetData }) => ({
    image: file("image.jpg", "image/jpeg"),
    text: textIn(widgetData?.[0], "text") || ASKED_OF.image,
  }),
  callAs: (model) => (isConversational(model) ? conversational : undefined),
});
