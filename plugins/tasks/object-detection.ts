// Object detection. Input: an image. Output: the objects in it and their positions.
import { answer, defineTask } from "hubsmith";
import { photo } from "../kit/samples/media.ts";

export default defineTask({
  id: "object-detection",
  label: "Object Detection",
  modality: "cv",
  inputs: "image",
  output: "json",
  parameters: { threshold: { type: "number", label: "Minimum object score", example: 0.8 } },
  sample: photo,
  hubServers: {
    answer: answer.json("", [
      {
        label: "string",
        score: "number",
        box: { xmin: "number", ymin: "number", xmax: "number", ymax: "number" },
      },
    ]),
  },
});
