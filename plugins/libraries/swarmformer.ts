// SwarmFormer: text classifiers with local and cluster attention. Texts are padded to one length.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { OPINION } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "swarmformer",
  prettyLabel: "SwarmFormer",
  repoUrl: "https://github.com/takara-ai/SwarmFormer",
  install: {
    // NLTK is imported, but is not in the package's requirements.
    pip: ["swarmformer @ git+https://github.com/takara-ai/SwarmFormer", "nltk"],
  },
  snippets: (model) => ({ purpose: "Classify text", code: classify(model) }),
});

// The lengths that the two published sizes were trained on.
function classify(model: Model): Code {
  const length = /small/i.test(model.id) ? 256 : 768;
  return python`
    from swarmformer import SwarmFormerModel
    from transformers import AutoTokenizer

    tokenizer = AutoTokenizer.from_pretrained("google-bert/bert-base-uncased")
    model = SwarmFormerModel.from_pretrained(${model.id}).eval()

    text = ${example(model, "text") ?? OPINION}
    inputs = tokenizer(text, max_length=${length}, padding="max_length", truncation=True, return_tensors="pt")
    logits = model(inputs["input_ids"])

    print(logits.softmax(dim=-1))
  `;
}
