// Image-to-video. Input: an image and a prompt. Output: a video that sets it in motion.
import { defineTask } from "hubsmith";
import { photo, promptWith } from "../kit/samples/media.ts";
import { ofVideos, targetSize } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "image-to-video",
  label: "Image-to-Video",
  modality: "cv",
  inputs: "image",
  output: "video",
  parameters: {
    prompt: promptWith("A gust of wind passes", "The camera moves slowly closer"),
    ...ofVideos,
    target_size: targetSize,
  },
  sample: photo,
});
