// YOLOv5: detectors of 2020, with their own package; newer ones are by Ultralytics.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { pictureFor } from "../kit/samples/pictures.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "yolov5",
  prettyLabel: "YOLOv5",
  repoName: "yolov5-pip",
  repoUrl: "https://github.com/fcakyon/yolov5-pip",
  docsUrl: "https://pypi.org/project/yolov5/",
  // Newer versions of these cannot load pickled networks, and have no pkg_resources.
  install: { pip: ["yolov5", "torch<2.6", "setuptools<81"] },
  snippets: (model) => ({ purpose: "Detect objects in an image", code: detect(model) }),
});

const detect = (model: Model): Code => python`
  import yolov5

  ${PICKLE}
  model = yolov5.load(${model.id})
  results = model(${pictureFor(model).image})

  print(results.pandas().xyxy[0])
`;
