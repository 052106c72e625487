// Adapters: small layers trained with a frozen transformer; each names its transformer.
import { defineLibrary, downloads, type Model, textIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { hasOnlyGguf, ONLY_GGUF, withWeights } from "../kit/libraries/weights.ts";
import { NAMES, NEWS, NEWS_QUESTION, OPINION } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "adapter-transformers",
  prettyLabel: "Adapters",
  repoName: "adapters",
  repoUrl: "https://github.com/Adapter-Hub/adapters",
  docsUrl: "https://huggingface.co/docs/hub/adapters",
  filter: true,
  tasks: ["text-classification", "token-classification", "question-answering"],
  hostedInferenceTasks: ["question-answering", "text-classification", "token-classification"],
  countDownloads: downloads.path("adapter_config.json"),
  install: { pip: ["adapters[torch]"] },
  snippets: withWeights((model) => {
    if (hasOnlyGguf(model)) return ONLY_GGUF;
    switch (model.pipeline_tag) {
      case "text-classification":
        return { purpose: "Classify text", code: classify(model) };
      case "token-classification":
        return { purpose: "Label words", code: label(model) };
      case "question-answering":
        return { purpose: "Answer a question", code: answer(model) };
      default:
        return { purpose: "Load the adapter", code: summary(model) };
    }
  }),
});

const classify = (model: Model): Code => python`
  ${load(model)}
  outputs = model(**tokenizer(${example(model, "text") ?? OPINION}, return_tensors="pt"))

  print(model.get_labels_dict(), outputs.logits.softmax(dim=-1))
`;

const label = (model: Model): Code => python`
  ${load(model)}
  inputs = tokenizer(${example(model, "text") ?? NAMES}, return_tensors="pt")
  labels = model(**inputs).logits.argmax(dim=-1)[0].tolist()

  print(model.get_labels_dict(), list(zip(inputs.tokens(), labels)))
`;

function answer(model: Model): Code {
  const question = example(model, "text") ?? NEWS_QUESTION;
  return python`
    ${load(model)}
    inputs = tokenizer(${question}, ${example(model, "context") ?? NEWS}, return_tensors="pt")
    outputs = model(**inputs)
    start, end = outputs.start_logits.argmax(), outputs.end_logits.argmax()

    print(tokenizer.decode(inputs["input_ids"][0, start : end + 1]))
  `;
}

const summary = (model: Model): Code => python`
  from adapters import AutoAdapterModel
  ${base(model)}
  model = AutoAdapterModel.from_pretrained(base)
  model.load_adapter(${model.id}, set_active=True)

  print(model.adapter_summary())
`;

const load = (model: Model): Code<"python"> => python`
  from adapters import AutoAdapterModel
  from transformers import AutoTokenizer
  ${base(model)}
  tokenizer = AutoTokenizer.from_pretrained(base)
  model = AutoAdapterModel.from_pretrained(base)
  model.load_adapter(${model.id}, set_active=True)
`;

// The adapter's own file names its transformer, too.
function base(model: Model): Code<"python"> {
  const name =
    textIn(model.config, "adapter_transformers", "model_name") ||
    textIn(model.config, "adapters", "model_name");
  return name
    ? python`
        base = ${name}
      `
    : python`
        import json

        from huggingface_hub import hf_hub_download

        base = json.load(open(hf_hub_download(${model.id}, "adapter_config.json")))["model_name"]
      `;
}
