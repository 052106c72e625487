// Flair: taggers and classifiers of texts; they add their results to the sentence.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { NAMES, OPINION } from "../kit/samples/inputs.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "flair",
  prettyLabel: "Flair",
  repoUrl: "https://github.com/flairNLP/flair",
  docsUrl: "https://huggingface.co/docs/hub/flair",
  filter: true,
  tasks: ["token-classification"],
  hostedInferenceTasks: ["token-classification"],
  countDownloads: downloads.path("pytorch_model.bin"),
  install: { pip: ["flair"] },
  snippets: withWeights((model) =>
    model.pipeline_tag === "text-classification"
      ? { purpose: "Classify text", code: classify(model) }
      : { purpose: "Tag words", code: tag(model) },
  ),
});

const tag = (model: Model): Code => python`
  from flair.data import Sentence
  from flair.models import SequenceTagger

  ${PICKLE}
  tagger = SequenceTagger.load(${model.id})
  sentence = Sentence(${example(model, "text") ?? NAMES})
  tagger.predict(sentence)

  print(sentence)
`;

// Only taggers are found on the Hub by their name; a classifier is loaded from its file.
const classify = (model: Model): Code => python`
  from flair.data import Sentence
  from flair.models import TextClassifier
  from huggingface_hub import hf_hub_download

  ${PICKLE}
  classifier = TextClassifier.load(hf_hub_download(${model.id}, "pytorch_model.bin"))
  sentence = Sentence(${example(model, "text") ?? OPINION})
  classifier.predict(sentence)

  print(sentence.labels)
`;
