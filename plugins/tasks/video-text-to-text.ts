// Video-text-to-text. Input: a video and a question about it. Output: an answer in text.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "video-text-to-text",
  label: "Video-Text-to-Text",
  modality: "multimodal",
});
