// MatAnyone: cuts a person out of a video, given one mask of the first frame.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { fetched, type SampleFile } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "matanyone",
  prettyLabel: "MatAnyone",
  repoUrl: "https://github.com/pq-yang/MatAnyone",
  install: { pip: ["matanyone @ git+https://github.com/pq-yang/MatAnyone"] },
  snippets: (model) => [
    { purpose: "Remove the background of a video", code: cut(model) },
    { purpose: "Load the network", code: load(model) },
  ],
});

// The authors' sample, with a mask of its first frame: white on black.
const SAMPLES = "https://raw.githubusercontent.com/pq-yang/MatAnyone/main/inputs";
const FILM: SampleFile = { url: `${SAMPLES}/video/test-sample1.mp4`, path: "video.mp4" };
const MASK: SampleFile = { url: `${SAMPLES}/mask/test-sample1.png`, path: "mask.png" };

const cut = (model: Model): Code => python`
  from matanyone import InferenceCore

  processor = InferenceCore(${model.id})
  ${fetched(FILM)}
  ${fetched(MASK)}
  paths = processor.process_video(input_path=${FILM.path}, mask_path=${MASK.path}, output_path="output")

  print(paths)
`;

const load = (model: Model): Code => python`
  from matanyone.model.matanyone import MatAnyone

  model = MatAnyone.from_pretrained(${model.id})

  print(model)
`;
