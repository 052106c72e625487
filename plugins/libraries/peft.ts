// PEFT: adapters, which are loaded on top of their base model.
import { defineLibrary, downloads, type Install, type Model, textIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../shared/record.ts";
import { BEGINNING, INSTRUCTION, NAMES, NEWS, NEWS_QUESTION, OPINION } from "../shared/samples.ts";
import { textToTranslate } from "../shared/translation.ts";
import { trust, warning } from "./shared/custom-code.ts";
import { missing } from "./shared/missing.ts";
import { chatWith } from "./shared/transformers/task.ts";
import { taskOf } from "./shared/transformers/tasks.ts";

export default defineLibrary({
  id: "peft",
  prettyLabel: "PEFT",
  repoName: "PEFT",
  repoUrl: "https://github.com/huggingface/peft",
  filter: true,
  hostedInferenceTasks: ["text-generation"],
  countDownloads: downloads.path("adapter_config.json"),
  install: { pip: ["peft", "transformers", "torch"] },
  snippets: (model) => {
    const base = baseOf(model);
    const type = textIn(model.config, "peft", "task_type") ?? typeOf(model, base ?? "");
    const task = Object.hasOwn(TASKS, type) ? TASKS[type] : undefined;
    if (task === undefined && type !== "IMAGE_TEXT")
      return missing(python`# Task type is invalid.`);
    if (base === undefined) return missing(python`# Base model is not found.`);
    if (task !== undefined) return { purpose: task.purpose, code: run(model, base, task) };
    return { purpose: "Ask about an image", code: see(model, base), install: VISION };
  },
});

interface Task {
  readonly purpose: string;
  readonly loader: string;
  readonly inputs: (model: Model) => Code<"python">;
  readonly use: Code<"python">;
  /** The record does not say which layers the adapter has. */
  readonly labels?: true;
}

const text =
  (otherwise: string) =>
  (model: Model): Code<"python"> =>
    python`${example(model, "text") ?? otherwise}`;

// The text to rewrite, if the record has no example.
function rewritten(model: Model): string {
  if (model.pipeline_tag === "translation") return textToTranslate(model);
  return model.pipeline_tag === "summarization" ? NEWS : INSTRUCTION;
}

const generate = python`
  tokens = model.generate(**inputs, max_new_tokens=100)

  print(tokenizer.decode(tokens[0], skip_special_tokens=True))
`;

const TASKS: Readonly<Record<string, Task>> = {
  CAUSAL_LM: {
    purpose: "Generate text",
    loader: "AutoModelForCausalLM",
    inputs: text(BEGINNING),
    use: generate,
  },
  SEQ_2_SEQ_LM: {
    purpose: "Transform text",
    loader: "AutoModelForSeq2SeqLM",
    inputs: (model) => text(rewritten(model))(model),
    use: generate,
  },
  TOKEN_CLS: {
    purpose: "Label words",
    loader: "AutoModelForTokenClassification",
    inputs: text(NAMES),
    labels: true,
    use: python`
      labels = model(**inputs).logits.argmax(-1)[0].tolist()

      print(list(zip(inputs.tokens(), labels)))
    `,
  },
  SEQ_CLS: {
    purpose: "Classify text",
    loader: "AutoModelForSequenceClassification",
    inputs: text(OPINION),
    labels: true,
    use: python`print(model(**inputs).logits.softmax(-1))`,
  },
  QUESTION_ANS: {
    purpose: "Answer a question from a text",
    loader: "AutoModelForQuestionAnswering",
    inputs: (model) =>
      python.args([example(model, "text") ?? NEWS_QUESTION, example(model, "context") ?? NEWS]),
    use: python`
      outputs = model(**inputs)
      start, end = outputs.start_logits.argmax(), outputs.end_logits.argmax()

      print(tokenizer.decode(inputs["input_ids"][0, start : end + 1]))
    `,
  },
  FEATURE_EXTRACTION: {
    purpose: "Embed text",
    loader: "AutoModel",
    inputs: text(OPINION),
    use: python`print(model(**inputs).last_hidden_state.shape)`,
  },
};

// By the model's task, for records without a config.
const TYPES: Readonly<Record<string, string>> = {
  "feature-extraction": "FEATURE_EXTRACTION",
  "image-text-to-text": "IMAGE_TEXT",
  "image-to-text": "IMAGE_TEXT",
  "question-answering": "QUESTION_ANS",
  "text-classification": "SEQ_CLS",
  "text-generation": "CAUSAL_LM",
  "token-classification": "TOKEN_CLS",
};
const REWRITES: readonly string[] = ["summarization", "text2text-generation", "translation"];
// Most adapters of these tasks are for language models, so others must have a name of their family.
const ENCODER_DECODERS = /t5|bart|pegasus|nllb|m2m|marian|opus-mt|madlad/i;

function typeOf({ pipeline_tag = "" }: Model, base: string): string {
  if (REWRITES.includes(pipeline_tag))
    return ENCODER_DECODERS.test(base) ? "SEQ_2_SEQ_LM" : "CAUSAL_LM";
  return Object.hasOwn(TYPES, pipeline_tag) ? TYPES[pipeline_tag]! : "";
}

const ON_HUB = /^\w[\w.-]*(\/\w[\w.-]*)?$/;

// Trainers also save the local folder of the model; then the Hub's tag has the id.
function baseOf(model: Model): string | undefined {
  const named = textIn(model.config, "peft", "base_model_name_or_path") ?? "";
  const tagged = model.tags
    .find((tag) => tag.startsWith("base_model:adapter:"))
    ?.slice("base_model:adapter:".length);
  return [named, tagged ?? ""].find((id) => ON_HUB.test(id));
}

function run(model: Model, base: string, task: Task): Code {
  const { loader, inputs, use, labels } = task;
  return python`
    from peft import PeftModel
    from transformers import ${python.name(loader)}, AutoTokenizer

    ${warning(model)}
    tokenizer = AutoTokenizer.from_pretrained(${python.args([base], trust(model))})
    ${labels ? classes : python``}
    base = ${python.name(loader)}.from_pretrained(${python.args([base], { device_map: "auto", ...trust(model) })})
    model = PeftModel.from_pretrained(base, ${model.id})

    inputs = tokenizer(${inputs(model)}, return_tensors="pt").to(model.device)
    ${use}
  `;
}

const VISION: Install = { pip: ["peft", "transformers[torch,vision]"] };

function see(model: Model, base: string): Code {
  const task = taskOf(model, "image-text-to-text");
  return python`
    from peft import PeftModel
    from transformers import AutoModelForImageTextToText, AutoProcessor

    ${warning(model)}
    processor = AutoProcessor.from_pretrained(${python.args([base], trust(model))})
    base = AutoModelForImageTextToText.from_pretrained(${python.args([base], { device_map: "auto", ...trust(model) })})
    model = PeftModel.from_pretrained(base, ${model.id})

    ${chatWith(model, task, python`processor`)}
  `;
}

const classes = python`
  # Add num_labels where the adapter was trained on more than two.
`;
