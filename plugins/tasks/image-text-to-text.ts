// Image-text-to-text: a chat about images; no provider serves models that are not conversational.
import { defineTask, isConversational, textIn } from "hubsmith";
import { file } from "hubsmith/code";
import { pictureFor } from "../kit/samples/pictures.ts";
import conversational from "./conversational.ts";

export default defineTask({
  id: "image-text-to-text",
  label: "Image-Text-to-Text",
  modality: "multimodal",
  inputs: { image: "image", text: "text" },
  output: "json",
  parameters: {},
  sample: (model) => ({
    image: file("image.jpg", "image/jpeg"),
    text: textIn(model.widgetData?.[0], "text") || pictureFor(model).question,
  }),
  callAs: (model) => (isConversational(model) ? conversational : undefined),
});
