// MatAnyone: cuts a person out of a video, of whom one mask of the first frame is given.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { FILM, fetched } from "./shared/sample-files.ts";

export default defineLibrary({
  id: "matanyone",
  prettyLabel: "MatAnyone",
  repoName: "MatAnyone",
  repoUrl: "https://github.com/pq-yang/MatAnyone",
  filter: false,
  install: { pip: ["matanyone @ git+https://github.com/pq-yang/MatAnyone"] },
  snippets: (model) => [
    { purpose: "Cut out of a video", code: cut(model) },
    { purpose: "Load the network", code: load(model) },
  ],
});

function cut(model: Model): Code {
  return python`
    import cv2
    import numpy as np
    from matanyone import InferenceCore

    processor = InferenceCore(${model.id})
    ${fetched(FILM)}
    # The mask is of the first frame: white on black, as a segmentation model makes it. Here it is the middle.
    frame = cv2.VideoCapture(${FILM.path}).read()[1]
    height, width = frame.shape[:2]
    mask = np.zeros((height, width), np.uint8)
    mask[:, width // 3 : width * 2 // 3] = 255
    cv2.imwrite("mask.png", mask)
    foreground, alpha = processor.process_video(
        input_path=${FILM.path}, mask_path="mask.png", output_path="output"
    )

    print(foreground, alpha)
  `;
}

function load(model: Model): Code {
  return python`
    from matanyone.model.matanyone import MatAnyone

    model = MatAnyone.from_pretrained(${model.id}).eval()

    print(sum(weight.numel() for weight in model.parameters()))
  `;
}
