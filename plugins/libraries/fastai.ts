// fastai: learners, each a model with its preprocessing, in one pickle.
import { defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, nameOf } from "../kit/tasks/record.ts";
import { IMAGE, OPINION } from "../kit/samples/inputs.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "fastai",
  prettyLabel: "fastai",
  repoUrl: "https://github.com/fastai/fastai",
  docsUrl: "https://huggingface.co/docs/hub/fastai",
  filter: true,
  hostedInferenceTasks: ["image-classification"],
  install: { pip: ["huggingface_hub[fastai]"] },
  snippets: withWeights(choose),
});

function choose(model: Model): LoadCode {
  switch (model.pipeline_tag) {
    case "image-classification":
      return { purpose: "Classify an image", code: classify(model) };
    case "text-classification":
      return { purpose: "Classify text", code: read(model) };
    case undefined:
      // Without a task, the name may tell what the learner sees.
      if (OF_IMAGES.test(nameOf(model)))
        return { purpose: "Classify an image", code: classify(model) };
  }
  return { purpose: "Load the learner", code: show(model) };
}

const OF_IMAGES =
  /(?<![a-z])(?:bears?|birds?|cats?|dogs?|flowers?|images?|pets?|photos?|pictures?|resnet\d*)(?![a-z])/i;

const classify = (model: Model): Code => python`
  from urllib.request import urlopen

  from fastai.vision.all import PILImage
  ${load(model)}

  print(learner.predict(PILImage.create(urlopen(${IMAGE}).read())))
`;

const read = (model: Model): Code => python`
  ${load(model)}

  print(learner.predict(${example(model, "text") ?? OPINION}))
`;

// The input of predict depends on the learner: a file, a text, or a row of a table.
const show = (model: Model): Code => python`
  ${load(model)}

  print(learner.model)
`;

const load = (model: Model): Code<"python"> => python`
  from huggingface_hub import from_pretrained_fastai

  # A learner is a pickle: load those of authors you trust.
  learner = from_pretrained_fastai(${model.id})
`;
