// Audio-text-to-text: a recording and a question about it in, an answer in text out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "audio-text-to-text",
  label: "Audio-Text-to-Text",
  modality: "multimodal",
});
