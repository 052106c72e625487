// BERTopic: finds the topics of texts; a saved model assigns topics to new texts.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { NEWS } from "../kit/samples/inputs.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "bertopic",
  prettyLabel: "BERTopic",
  repoUrl: "https://github.com/MaartenGr/BERTopic",
  filter: true,
  hostedInferenceTasks: ["text-classification"],
  install: { pip: ["bertopic"] },
  snippets: withWeights((model) => [
    { purpose: "List the topics", code: list(model) },
    { purpose: "Find the topic of a document", code: topic(model) },
  ]),
});

const list = (model: Model): Code => python`
  from bertopic import BERTopic

  ${isPickled(model) ? PICKLE : python``}
  model = BERTopic.load(${model.id})

  print(model.get_topic_info())
`;

function isPickled(model: Model): boolean {
  const files = filesOf(model);
  return (
    files?.some((path) => path.endsWith(".bin")) === true &&
    !files.includes("topic_embeddings.safetensors")
  );
}

const topic = (model: Model): Code => python`
  from bertopic import BERTopic

  ${isPickled(model) ? PICKLE : unembedded}
  model = BERTopic.load(${model.id})
  topics, _ = model.transform([${NEWS}])

  print(model.get_topic_info(topics[0]))
`;

const unembedded = python`
  # A model saved without its embeddings takes them as embedding_model.
`;
