// Transformers: a pipeline where the task has one, and the processor and the model on their own.
import { absent, defineLibrary, type Install, type LoadCode, type Model, textIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { trust, warning } from "../shared/custom-code.ts";
import { classFor, mappedBy } from "./classes.ts";
import { useParts } from "./parts.ts";
import { converses, messagesFor, sampleFor, type Task } from "./task.ts";
import { taskOf } from "./tasks.ts";

export default defineLibrary({
  id: "transformers",
  prettyLabel: "Transformers",
  repoName: "🤗/transformers",
  repoUrl: "https://github.com/huggingface/transformers",
  docsUrl: "https://huggingface.co/docs/hub/transformers",
  filter: true,
  install: { pip: ["transformers[torch]"] },
  snippets: (model) => {
    const task = taskOf(model);
    const pipe = usePipeline(model, task);
    const parts = useParts(model, task, pipe === undefined);
    const found = [pipe, parts].filter((snippet) => snippet !== undefined);
    const install = installFor(model, task);
    if (found.length > 0) return found.map((snippet) => ({ ...snippet, install }));
    const reason = "The record names no class that loads the model, and no task that has a class.";
    return absent("unknown-class", reason, "Set pipeline_tag in the model card.");
  },
});

function usePipeline(model: Model, task: Task): LoadCode | undefined {
  const mapped = mappedBy(model);
  const isMapped = mapped.length === 0 || mapped.includes(classFor(task));
  if (task.hasNoPipeline || !isMapped) return undefined;
  const code = python`
    from transformers import pipeline

    ${warning(model)}
    pipe = pipeline(${python.args([model.pipeline_tag!], { model: model.id, ...trust(model) })})
    ${converses(model, task) ? talk(model, task) : ask(model, task)}
  `;
  return { purpose: "Use a pipeline", code };
}

function talk(model: Model, task: Task): Code<"python"> {
  return python`
    messages = ${messagesFor(model, task)}
    result = pipe(messages, max_new_tokens=200)

    print(result[0]["generated_text"][-1]["content"])
  `;
}

function ask(model: Model, task: Task): Code<"python"> {
  const sample = sampleFor(model, task, python`pipe.tokenizer`);
  return python`
    result = pipe(${task.asks?.(sample, model) ?? python.args([sample])})

    ${task.shows ?? python`print(result)`}
  `;
}

function installFor(model: Model, task: Task): Install {
  const method = textIn(model.config, "quantization_config", "quant_method") ?? "";
  const quantizer = Object.hasOwn(QUANTIZERS, method) ? QUANTIZERS[method]! : [];
  const pip = [`transformers[${EXTRAS[task.takes]}]`, ...(task.packages ?? []), ...quantizer];
  return task.note === undefined ? { pip } : { pip, note: task.note };
}

const EXTRAS: Readonly<Record<Task["takes"], string>> = {
  text: "torch",
  table: "torch",
  image: "torch,vision",
  audio: "torch,audio",
  video: "torch,vision,video",
};

// What loading quantized weights needs besides, by the method that config.json names.
const QUANTIZERS: Readonly<Record<string, readonly string[]>> = {
  aqlm: ["aqlm[gpu,cpu]"],
  "auto-round": ["auto-round"],
  awq: ["gptqmodel"],
  bitsandbytes: ["bitsandbytes"],
  "compressed-tensors": ["compressed-tensors"],
  gptq: ["optimum", "gptqmodel"],
  hqq: ["hqq"],
  mxfp4: ["kernels"],
  quanto: ["optimum-quanto"],
  torchao: ["torchao"],
};
