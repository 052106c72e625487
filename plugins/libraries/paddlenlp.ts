// PaddleNLP: language models on PaddlePaddle. Some tasks have a pipeline; any model is loaded by its class.
import { defineLibrary, downloads, type LoadCode, type Model, textIn } from "hubsmith";
import { python } from "hubsmith/code";
import { example, exampleLabels } from "../shared/record.ts";
import { COMPLAINT, GAP, NAMES, NEWS, OPINION, TOPICS } from "../shared/samples.ts";

export default defineLibrary({
  id: "paddlenlp",
  prettyLabel: "paddlenlp",
  repoName: "PaddleNLP",
  repoUrl: "https://github.com/PaddlePaddle/PaddleNLP",
  docsUrl: "https://huggingface.co/docs/hub/paddlenlp",
  filter: true,
  hostedInferenceTasks: ["fill-mask", "summarization", "zero-shot-classification"],
  countDownloads: downloads.path("model_config.json"),
  // It does not pin what newer packages below it have dropped.
  install: {
    pip: ["paddlenlp", "paddlepaddle", "aistudio-sdk<0.3", "huggingface_hub<1", "pyarrow<22"],
  },
  snippets: (model) => {
    const pipeline = pipelineOf(model);
    if (pipeline === undefined) return load(model);
    return PROMPTED.test(architectureOf(model) ?? "") ? pipeline : [pipeline, load(model)];
  },
});

// What these classes take is made by their pipelines alone.
const PROMPTED = /^(UIE[MX]?|UTC)$/;

function pipelineOf(model: Model): LoadCode | undefined {
  const architecture = architectureOf(model);
  const text = example(model, "text");
  if (architecture?.startsWith("UIE")) {
    const schema = ["person", "place"];
    return run("Extract entities", "information_extraction", model, text ?? NAMES, { schema });
  }
  if (architecture === "UTC" || model.pipeline_tag === "zero-shot-classification") {
    const schema = exampleLabels(model) ?? TOPICS;
    return choose(model, text ?? COMPLAINT, schema);
  }
  switch (model.pipeline_tag) {
    case "fill-mask":
      return run("Fill a gap", "fill_mask", model, text ?? GAP.join(model.mask_token ?? "[MASK]"));
    case "summarization":
      return run("Summarise a text", "text_summarization", model, text ?? NEWS);
    default:
      return undefined;
  }
}

function run(
  purpose: string,
  task: string,
  model: Model,
  text: string,
  more: object = {},
): LoadCode {
  const code = python`
    from paddlenlp import Taskflow

    ${pickled}
    task = Taskflow(${python.args([task], { ...more, task_path: model.id, from_hf_hub: true })})

    print(task(${text}))
  `;
  return { purpose, code };
}

// Of a repository by name, this pipeline would fetch the files of its own default model as well.
function choose(model: Model, text: string, schema: readonly string[]): LoadCode {
  const code = python`
    from huggingface_hub import snapshot_download
    from paddlenlp import Taskflow

    ${pickled}
    folder = snapshot_download(${model.id}, local_dir="model")
    task = Taskflow("zero_shot_text_classification", schema=${schema}, task_path=folder)

    print(task(${text}))
  `;
  return { purpose: "Classify by your own labels", code };
}

const pickled = python`# Weights in .pdparams and .bin are pickles, which can run code: load those of authors you trust.`;

function load(model: Model): LoadCode {
  const architecture = architectureOf(model);
  const name = python.name(architecture ?? "AutoModel");
  const text = example(model, "text") ?? OPINION;
  const generates = GENERATES.test(architecture ?? "");
  const code = python`
    from paddlenlp.transformers import AutoTokenizer, ${name}

    ${architecture === undefined ? python`# ⚠️ Type of model unknown` : python``}
    ${pickled}
    tokenizer = AutoTokenizer.from_pretrained(${model.id}, from_hf_hub=True)
    model = ${name}.from_pretrained(${model.id}, from_hf_hub=True)
    model.eval()

    inputs = tokenizer(${python.args([text], { return_tensors: "pd", ...(generates ? MASK : {}) })})
    ${generates ? generate : forward}
  `;
  return { purpose: generates ? "Generate text" : "Run the model", code };
}

const GENERATES = /(ForConditionalGeneration|ForCausalLM|LMHeadModel)$/;

// Generation goes wrong without a mask, and most decoders take no types of tokens, which are the default.
const MASK = { return_attention_mask: true, return_token_type_ids: false };

const generate = python`
  ids, _ = model.generate(**inputs, max_new_tokens=64)

  print(tokenizer.decode(ids[0], skip_special_tokens=True))
`;

const forward = python`
  import paddle

  with paddle.no_grad():
      output = model(**inputs)

  print(output)
`;

function architectureOf(model: Model): string | undefined {
  const name = textIn(model.config, "architectures", 0);
  return name !== undefined && CLASS.test(name) ? name : undefined;
}

const CLASS = /^(?!(None|True|False)$)[A-Z]\w*$/;
