// Records to test cortiq on.
import { exampleOf, files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("cortiq", {
  "text generation": { pipeline_tag: "text-generation" },
  "text generation, a file": { pipeline_tag: "text-generation", ...files("qwen-q4tp.cmf") },
  "text to image": { pipeline_tag: "text-to-image", ...files("README.md", "image.cmf") },
  "text to image, own example": exampleOf("text-to-image", { text: "A fox asleep in the snow" }),
  "text to video": { pipeline_tag: "text-to-video" },
  "text to video, LTX": { pipeline_tag: "text-to-video", tags: ["ltx-video"], ...files("ltx.cmf") },
  "text to audio": { pipeline_tag: "text-to-audio" },
});
