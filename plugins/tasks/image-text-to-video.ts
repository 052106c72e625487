// Image-text-to-video. Input: an image and a prompt. Output: a video made of both.
import { defineTask } from "hubsmith";
import { photo, promptWith } from "../kit/samples/media.ts";
import { ofVideos, targetSize } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "image-text-to-video",
  label: "Image-Text-to-Video",
  modality: "multimodal",
  inputs: "image",
  output: "video",
  parameters: {
    prompt: promptWith("Fog rolls in from the sea", "Clouds drift over the scene as night falls"),
    ...ofVideos,
    target_size: targetSize,
  },
  sample: photo,
});
