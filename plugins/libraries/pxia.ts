// pxia: two small models of a community, GPT-2 and a linear one; the tags of a model say which it is.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { BEGINNING } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "pxia",
  prettyLabel: "pxia",
  repoUrl: "https://github.com/not-lain/pxia",
  install: { pip: ["pxia"] },
  snippets: (model) => {
    if (model.tags.includes("gpt2"))
      return {
        purpose: "Generate text",
        code: write(model),
        install: { pip: ["pxia", "transformers"] },
      };
    return model.tags.includes("ann")
      ? { purpose: "Run the network", code: run(model) }
      : { purpose: "Load the model", code: show(model) };
  },
});

// Repositories of this library have no tokenizer: the vocabulary is GPT-2's.
const write = (model: Model): Code => python`
  from pxia import AutoModel
  from transformers import AutoTokenizer

  model = AutoModel.from_pretrained(${model.id}).eval()
  tokenizer = AutoTokenizer.from_pretrained("openai-community/gpt2")
  inputs = tokenizer(${example(model, "text") ?? BEGINNING}, return_tensors="pt")
  text = model.generate(**inputs, max_new_tokens=40, tokenizer=tokenizer)

  print(text)
`;

const run = (model: Model): Code => python`
  import torch
  from pxia import AutoModel

  model = AutoModel.from_pretrained(${model.id})

  print(model(torch.rand(1, model.layer.in_features)))
`;

const show = (model: Model): Code => python`
  from pxia import AutoModel

  model = AutoModel.from_pretrained(${model.id})

  print(model)
`;
