// CTranslate2: runs Transformers models fast on CPUs and GPUs; speech with faster-whisper, text as tokens.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { BEGINNING, SENTENCES } from "../kit/samples/inputs.ts";
import { baseModelOf } from "../kit/catalog/base-model.ts";
import { hear, isFasterWhisper } from "../kit/libraries/faster-whisper.ts";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";

export default defineLibrary({
  id: "ctranslate2",
  aliases: ["faster-whisper"],
  prettyLabel: "CTranslate2",
  repoUrl: "https://github.com/OpenNMT/CTranslate2",
  docsUrl: "https://opennmt.net/CTranslate2/",
  isTriedUnnamed: true,
  install: { pip: ["ctranslate2", "transformers", "sentencepiece", "huggingface_hub"] },
  snippets: (model) => {
    if (isFasterWhisper(model)) return hear(model);
    if (!isNamed(model, "ctranslate2") && !isNamed(model, "faster-whisper")) return NOT_SHOWN;
    switch (taskOf(model)) {
      case "automatic-speech-recognition":
        return hear(model);
      case "translation":
        return { purpose: "Translate text", code: translate(model) };
      case "text-generation":
        return { purpose: "Generate text", code: complete(model) };
      default: {
        const reason =
          "The record has no task, so it is unknown whether the model translates, generates or transcribes.";
        return absent({
          code: "no-task",
          reason,
          fix: "See the model card, or add pipeline_tag to it.",
        });
      }
    }
  },
});

const taskOf = (model: Model): string | undefined =>
  model.pipeline_tag ??
  (model.tags.includes("faster-whisper") || model.tags.includes("whisper")
    ? "automatic-speech-recognition"
    : undefined);

const translate = (model: Model): Code => python`
  ${load(model, "Translator")}
  text = ${example(model, "text") ?? SENTENCES[0]}
  tokens = tokenizer.convert_ids_to_tokens(tokenizer.encode(text))
  results = model.translate_batch([tokens])

  print(tokenizer.decode(tokenizer.convert_tokens_to_ids(results[0].hypotheses[0])))
`;

const complete = (model: Model): Code => python`
  ${load(model, "Generator")}
  text = ${example(model, "text") ?? BEGINNING}
  tokens = tokenizer.convert_ids_to_tokens(tokenizer.encode(text))
  results = model.generate_batch([tokens], max_length=100)

  print(tokenizer.decode(results[0].sequences_ids[0]))
`;

// Few conversions include a tokenizer; the original model has the same one.
function load(model: Model, name: "Generator" | "Translator"): Code<"python"> {
  const base = baseModelOf(model);
  return python`
    import ctranslate2
    from huggingface_hub import snapshot_download
    from transformers import AutoTokenizer

    path = snapshot_download(${model.id})
    model = ctranslate2.${python.name(name)}(path)
    ${base === undefined ? python`# If none is here, take the tokenizer of the original model.` : python``}
    tokenizer = AutoTokenizer.from_pretrained(${base === undefined ? python`path` : base})
  `;
}
