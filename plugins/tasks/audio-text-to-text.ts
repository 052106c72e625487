// Audio-text-to-text. Input: a recording and a question about it. Output: an answer in text.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "audio-text-to-text",
  label: "Audio-Text-to-Text",
  modality: "multimodal",
});
