// Video-text-to-text: a video and a question about it in, an answer in text out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "video-text-to-text",
  label: "Video-Text-to-Text",
  modality: "multimodal",
});
