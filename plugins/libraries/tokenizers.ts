// Tokenizers: splits texts into the tokens that a model reads, without a model.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf } from "../kit/tasks/record.ts";
import { namesFor } from "../kit/samples/found-names.ts";

export default defineLibrary({
  id: "tokenizers",
  prettyLabel: "Tokenizers",
  repoName: "tokenizers",
  repoUrl: "https://github.com/huggingface/tokenizers",
  docsUrl: "https://huggingface.co/docs/tokenizers",
  install: { pip: ["tokenizers"] },
  snippets: (model) => {
    const files = filesOf(model);
    if (files === undefined || files.includes("tokenizer.json")) {
      const loaded = python`Tokenizer.from_pretrained(${model.id})`;
      return { purpose: "Tokenize text", code: cut(model, loaded) };
    }
    const file = files.find((path) => path.endsWith("/tokenizer.json"));
    if (file === undefined) {
      const reason = "The repository has no tokenizer.json, which Tokenizers reads.";
      return absent({
        code: "no-file",
        reason,
        fix: "See the model card for how to load its files.",
      });
    }
    const loaded = python`${python.requires("huggingface_hub", "hf_hub_download")}Tokenizer.from_file(hf_hub_download(${model.id}, ${file}))`;
    const install = { pip: ["tokenizers", "huggingface_hub"] };
    return { purpose: "Tokenize text", code: cut(model, loaded), install };
  },
});

const cut = (model: Model, loaded: Code<"python">): Code => python`
  from tokenizers import Tokenizer

  tokenizer = ${loaded}
  encoding = tokenizer.encode(${example(model, "text") ?? namesFor(model).text})

  print(encoding.tokens)
`;
