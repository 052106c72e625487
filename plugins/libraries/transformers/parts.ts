// The model itself: its processor creates the inputs, and its class decides how the output is read.
import { type LoadCode, type Model, textIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { trust, warning } from "../shared/custom-code.ts";
import { classOf, type Processor, processorOf } from "../shared/transformers/classes.ts";
import {
  chatWith,
  converses,
  GENERATES,
  sampleFor,
  type Task,
} from "../shared/transformers/task.ts";

type Python = Code<"python">;

/** The model and its processor; the model is only loaded if no pipeline can be offered either. */
export function useParts(model: Model, task: Task, isAlone: boolean): LoadCode | undefined {
  const auto = classOf(model, task);
  const processor = processorOf(model, task);
  const use = auto && processor && run(model, task, auto, processor);
  if (auto === undefined || (use === undefined && !isAlone)) return undefined;
  const classes = processor === undefined ? [auto] : [auto, processor.name].sort();
  const named = { ...trust(model), device_map: "auto" };
  const code = python`
    from transformers import ${python.join(classes.map(python.name), ", ")}

    ${warning(model)}
    ${processor ? loadProcessor(model, task, processor) : python``}
    model = ${python.name(auto)}.from_pretrained(${python.args([model.id], named)})

    ${use ?? python`print(model)`}
  `;
  return { purpose: "Load the model directly", code };
}

function loadProcessor(model: Model, task: Task, { name, variable }: Processor): Python {
  const codes = task.codes?.(model);
  const named = codes === undefined ? {} : { src_lang: codes.source };
  const args = python.args([model.id], { ...trust(model), ...named });
  return python`${variable} = ${python.name(name)}.from_pretrained(${args})`;
}

// Undefined if the call of the model is unknown.
function run(model: Model, task: Task, auto: string, by: Processor): Python | undefined {
  if (auto === "AutoModel" && task.head !== undefined) return undefined;
  if (converses(model, task)) return chatWith(model, task, by.variable);
  const inputs = inputsOf(model, task, by);
  return inputs && python.join([inputs, outputsOf(model, task, auto, by)]);
}

function inputsOf(model: Model, task: Task, { name, variable }: Processor): Python | undefined {
  if (task.isOnlyPipeline || (task.beside && name === "AutoImageProcessor")) return undefined;
  const sample = sampleFor(model, task, variable);
  const named = { ...task.beside?.(model), return_tensors: "pt" };
  switch (`${name} of ${task.takes}`) {
    case "AutoTokenizer of text":
    case "AutoProcessor of text":
      return python`inputs = ${variable}(${python.args([sample], named)}).to(model.device)`;
    case "AutoImageProcessor of image":
    case "AutoProcessor of image":
      return python`
        ${python.requires("transformers.image_utils", "load_image")}
        image = load_image(${sample})
        inputs = ${variable}(${python.args([], { images: python`image`, ...named })}).to(model.device, model.dtype)
      `;
    default:
      return undefined;
  }
}

function outputsOf(model: Model, task: Task, auto: string, { variable }: Processor): Python {
  const isVilt = textIn(model.config, "model_type") === "vilt";
  if (GENERATES.test(auto) || (auto.endsWith("VisualQuestionAnswering") && !isVilt)) {
    const codes = task.codes?.(model);
    const first =
      codes === undefined
        ? {}
        : { forced_bos_token_id: python`${variable}.convert_tokens_to_ids(${codes.token})` };
    return python`
      outputs = model.generate(${python.args([python`**inputs`], { ...first, max_new_tokens: 100 })})

      print(${variable}.decode(outputs[0], skip_special_tokens=True))
    `;
  }
  if (/For(Document)?QuestionAnswering$/.test(auto)) {
    return python`
      outputs = model(**inputs)
      start, end = outputs.start_logits.argmax(), outputs.end_logits.argmax()

      print(${variable}.decode(inputs["input_ids"][0, start : end + 1]))
    `;
  }
  if (/For(Sequence|Image)Classification$|VisualQuestionAnswering$/.test(auto)) {
    return python`
      logits = model(**inputs).logits

      print(model.config.id2label[logits.argmax().item()])
    `;
  }
  return python`
    outputs = model(**inputs)

    print(outputs)
  `;
}
