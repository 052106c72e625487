// Pruna: compressed models of Diffusers and Transformers, loaded by one class and used like the originals.
import { defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { INSTALL } from "../kit/libraries/diffusers/pipeline.ts";
import { taskOf as imageTaskOf } from "../kit/libraries/diffusers/tasks.ts";
import { draw } from "../kit/libraries/openvino.ts";
import { tokensFor } from "../kit/libraries/thinking.ts";
import { classOf, processorOf } from "../kit/libraries/transformers/classes.ts";
import {
  converses,
  GENERATES,
  messagesFor,
  sampleFor,
  UNKNOWN,
} from "../kit/libraries/transformers/task.ts";
import { taskOf } from "../kit/libraries/transformers/tasks.ts";

export default defineLibrary({
  id: "pruna-ai",
  prettyLabel: "Pruna AI",
  repoUrl: "https://github.com/PrunaAI/pruna",
  docsUrl: "https://docs.pruna.ai",
  install: { pip: ["pruna"] },
  snippets: (model) => {
    if (model.tags.includes("openvino") && model.pipeline_tag === "text-to-image")
      return draw(model);
    if (model.tags.includes("diffusers")) return generate(model);
    if (!model.tags.includes("transformers")) return show(model);
    const isPipeline = filesOf(model)?.includes("pipeline_info.json") ?? false;
    return (isPipeline ? pipe(model) : parts(model)) ?? show(model, typeOf(model));
  },
});

const isPro = (model: Model): boolean => model.tags.includes("pruna_pro-ai");

const pipFor = (model: Model): string => (isPro(model) ? "pruna_pro" : "pruna");

function load(model: Model, variable: Code<"python">): Code<"python"> {
  const name = python.name(isPro(model) ? "PrunaProModel" : "PrunaModel");
  const holdsPickle = filesOf(model)?.includes("optimized_model.pt") ?? true;
  return python`
    from ${python.name(pipFor(model))} import ${name}

    ${isPro(model) ? key : python``}
    ${holdsPickle ? pickle : python``}
    ${variable} = ${name}.from_pretrained(${model.id})
  `;
}

const key = python`
  # Pruna Pro asks for a key, which it finds in PRUNA_TOKEN.
`;
const pickle = python`
  # Some models are saved as a pickle, which can run code: load those of authors you trust.
`;

// Without a task or a class, the model can still be loaded: the repository says how it was saved.
function typeOf(model: Model): Code<"python"> {
  const isKnown = classOf(model, taskOf(model)) !== undefined;
  return isKnown ? python`` : python`# ⚠️ Type of model unknown`;
}

function show(model: Model, note = python``): LoadCode {
  const code = python`
    ${note}
    ${load(model, python`model`)}

    print(model)
  `;
  return { purpose: "Load the model", code, install: { pip: [pipFor(model)] } };
}

function generate(model: Model): LoadCode {
  const { purpose, pip, call } = imageTaskOf(model, model.id);
  const code = python`
    ${load(model, python`pipe`)}

    ${call}
  `;
  const more = pip.filter((name) => !INSTALL.includes(name));
  return { purpose, code, install: { pip: [pipFor(model), ...more] } };
}

function pipe(model: Model): LoadCode | undefined {
  const task = taskOf(model);
  if (task === UNKNOWN) return undefined;
  const sample = sampleFor(model, task, python`pipe.tokenizer`);
  const prompt = converses(model, task)
    ? python.args([messagesFor(model, task)])
    : (task.asks?.(sample, model) ?? python.args([sample]));
  const code = python`
    ${load(model, python`pipe`)}
    result = pipe(${prompt})

    print(result)
  `;
  return { purpose: "Use a pipeline", code, install: { pip: [pipFor(model)] } };
}

// Only models that read text are called here; the inputs of others depend on their class.
function parts(model: Model): LoadCode | undefined {
  const task = taskOf(model);
  const processor = processorOf(model, task);
  if (task.takes !== "text" || task.isOnlyPipeline || processor?.name !== "AutoTokenizer")
    return undefined;
  const inputs = converses(model, task)
    ? python`tokenizer.apply_chat_template(${python.args([messagesFor(model, task)], CHAT)})`
    : python`tokenizer(${python.args([sampleFor(model, task, python`tokenizer`)], { return_tensors: "pt" })})`;
  const code = python`
    ${python.requires("transformers", "AutoTokenizer")}
    ${load(model, python`model`)}
    tokenizer = AutoTokenizer.from_pretrained(${model.id})

    inputs = ${inputs}.to(model.device)
    ${GENERATES.test(task.head ?? "") ? written(model) : plain}
  `;
  return { purpose: "Load the model directly", code, install: { pip: [pipFor(model)] } };
}

const CHAT = {
  add_generation_prompt: true,
  tokenize: true,
  return_dict: true,
  return_tensors: "pt",
} as const;
const written = (model: Model): Code<"python"> => python`
  outputs = model.generate(**inputs, max_new_tokens=${tokensFor(model, 100)})

  print(tokenizer.decode(outputs[0], skip_special_tokens=True))
`;
const plain = python`
  outputs = model(**inputs)

  print(outputs)
`;
