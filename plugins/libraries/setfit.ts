// SetFit: text classifiers from a few examples of each class, on top of sentence embeddings.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf } from "../kit/tasks/record.ts";
import { opinionFor } from "../kit/samples/opinions.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "setfit",
  prettyLabel: "setfit",
  repoUrl: "https://github.com/huggingface/setfit",
  docsUrl: "https://huggingface.co/docs/hub/setfit",
  filter: true,
  tasks: ["text-classification"],
  hostedInferenceTasks: ["text-classification"],
  install: { pip: ["setfit"] },
  snippets: withWeights((model) => ({ purpose: "Classify text", code: classify(model) })),
});

// The classifier on top of the embeddings is scikit-learn's, or else a layer of the network.
function classify(model: Model): Code {
  const holdsPickle = filesOf(model)?.includes("model_head.pkl") ?? true;
  return python`
    from setfit import SetFitModel

    ${holdsPickle ? warning : python``}
    model = SetFitModel.from_pretrained(${model.id})
    labels = model.predict([${example(model, "text") ?? opinionFor(model)}])

    print(labels)
  `;
}

const warning = python`
  # model_head.pkl is a pickle, and can run code: load those of authors you trust.
`;
