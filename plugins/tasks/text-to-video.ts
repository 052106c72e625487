// Text-to-video. Input: a prompt. Output: a video.
import { defineTask, textIn } from "hubsmith";
import { CLIP } from "../kit/samples/inputs.ts";
import { ofVideos } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "text-to-video",
  label: "Text-to-Video",
  modality: "cv",
  inputs: "text",
  output: "video",
  parameters: ofVideos,
  sample: ({ widgetData, cardData }) =>
    textIn(widgetData?.[0], "text") || textIn(cardData, "instance_prompt") || CLIP,
});
