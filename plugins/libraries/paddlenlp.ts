// PaddleNLP: language models on PaddlePaddle. Some tasks have a pipeline; any model is loaded by its class.
import {
  defineLibrary,
  downloads,
  type Install,
  type LoadCode,
  type Model,
  textIn,
} from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, exampleLabels } from "../kit/tasks/record.ts";
import { COMPLAINT, GAP, NAMES, OPINION, TOPICS } from "../kit/samples/inputs.ts";
import { articleFor } from "../kit/samples/articles.ts";

export default defineLibrary({
  id: "paddlenlp",
  prettyLabel: "paddlenlp",
  repoName: "PaddleNLP",
  repoUrl: "https://github.com/PaddlePaddle/PaddleNLP",
  docsUrl: "https://huggingface.co/docs/hub/paddlenlp",
  filter: true,
  hostedInferenceTasks: ["fill-mask", "summarization", "zero-shot-classification"],
  countDownloads: downloads.path("model_config.json"),
  install: install("paddlepaddle"),
  snippets: (model) => {
    const pipeline = pipelineOf(model);
    if (pipeline === undefined) return load(model);
    return PROMPTED.test(architectureOf(model) ?? "") ? pipeline : [pipeline, load(model)];
  },
});

// It does not pin its dependencies, whose newer versions have removed what it needs.
function install(paddle: string): Install {
  return {
    note: "One of its packages pins a NumPy that is for Python 3.12 and older",
    pip: ["paddlenlp", paddle, "aistudio-sdk<0.3", "huggingface_hub<1", "pyarrow<22"],
  };
}

// Only their pipelines create the inputs of these classes.
const PROMPTED = /^(UIE[MX]?|UTC)$/;

function pipelineOf(model: Model): LoadCode | undefined {
  const architecture = architectureOf(model);
  const text = example(model, "text");
  if (architecture?.startsWith("UIE")) {
    const schema = ["person", "place"];
    const code = extract(model, text ?? NAMES, schema);
    return compiled("Extract entities", code);
  }
  if (architecture === "UTC" || model.pipeline_tag === "zero-shot-classification") {
    const schema = exampleLabels(model) ?? TOPICS;
    return compiled("Classify with your own labels", choose(model, text ?? COMPLAINT, schema));
  }
  switch (model.pipeline_tag) {
    case "fill-mask":
      return {
        purpose: "Fill in a masked word",
        code: run("fill_mask", model, text ?? GAP.join(model.mask_token ?? "[MASK]")),
      };
    case "summarization":
      return {
        purpose: "Summarize text",
        code: run("text_summarization", model, text ?? articleFor(model)),
      };
    default:
      return undefined;
  }
}

// These pipelines compile the model in an older way, to a type of file that newer versions of Paddle do not write.
const compiled = (purpose: string, code: Code<"python">): LoadCode => ({
  purpose,
  install: install("paddlepaddle<3.2"),
  code,
});

const older = python`
  import os

  # This must be set before Paddle is imported.
  os.environ["FLAGS_enable_pir_api"] = "0"
`;

function extract(model: Model, text: string, schema: readonly string[]): Code<"python"> {
  const named = { schema, task_path: model.id, from_hf_hub: true };
  return python`
    ${older}

    from paddlenlp import Taskflow

    ${pickled}
    task = Taskflow(${python.args(["information_extraction"], named)})

    print(task(${text}))
  `;
}

const run = (task: string, model: Model, text: string): Code<"python"> => python`
  from paddlenlp import Taskflow

  ${pickled}
  task = Taskflow(${python.args([task], { task_path: model.id, from_hf_hub: true })})

  print(task(${text}))
`;

// For a repository, this pipeline would also download the files of its own default model.
const choose = (model: Model, text: string, schema: readonly string[]): Code<"python"> => python`
  ${older}

  from huggingface_hub import snapshot_download
  from paddlenlp import Taskflow

  ${pickled}
  folder = snapshot_download(${model.id}, local_dir="model")
  task = Taskflow("zero_shot_text_classification", schema=${schema}, task_path=folder)

  print(task(${text}))
`;

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

// Generation needs a mask, and most decoders do not accept token types, which are on by default.
const MASK = { return_attention_mask: true, return_token_type_ids: false };

const generate = python`
  ids, _ = model.generate(**inputs, max_new_tokens=64)

  print(tokenizer.decode(ids[0], skip_special_tokens=True))
`;

const forward = python`
  print(model(**inputs))
`;

function architectureOf(model: Model): string | undefined {
  const name = textIn(model.config, "architectures", 0);
  return name !== undefined && CLASS.test(name) ? name : undefined;
}

const CLASS = /^(?!(None|True|False)$)[A-Z]\w*$/;
