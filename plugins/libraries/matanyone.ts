// MatAnyone: cuts a person out of a video, of whom one mask of the first frame is given.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

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
    from matanyone import InferenceCore

    processor = InferenceCore(${model.id})
    # The mask is of the first frame: white on black, as a segmentation model makes it.
    foreground, alpha = processor.process_video(
        input_path="video.mp4", mask_path="mask.png", output_path="output"
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
