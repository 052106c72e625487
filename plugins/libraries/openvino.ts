// OpenVINO: runs models on Intel's CPUs, GPUs and NPUs. OpenVINO GenAI is for text generation, Optimum Intel for the
// other tasks.
import { absent, defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { ASKED_OF, IMAGE } from "../kit/samples/inputs.ts";
import { askedFor } from "../kit/samples/asked.ts";
import { sentenceToEmbed } from "../kit/samples/embedded.ts";
import { namesFor } from "../kit/samples/found-names.ts";
import { opinionFor } from "../kit/samples/opinions.ts";
import { draw } from "../kit/libraries/openvino.ts";
import { compare } from "../kit/libraries/sentence-transformers.ts";
import { audioFor } from "../kit/libraries/sample-files.ts";
import { tokensFor } from "../kit/libraries/thinking.ts";
import { forLongAudio } from "../kit/libraries/transformers/evidence.ts";

export default defineLibrary({
  id: "openvino",
  prettyLabel: "OpenVINO",
  repoName: "optimum-intel",
  repoUrl: "https://github.com/huggingface/optimum-intel",
  docsUrl: "https://huggingface.co/docs/optimum-intel",
  install: { pip: ["optimum-intel"] },
  snippets: (model) => {
    switch (model.pipeline_tag) {
      case "text-generation":
        return { purpose: "Generate text", code: generate(model), install: { pip: GENAI } };
      case "image-text-to-text": {
        const pip = [...GENAI, "numpy", "pillow"];
        return { purpose: "Ask about an image", code: see(model), install: { pip } };
      }
      case "text-to-image":
        return draw(model);
      case "feature-extraction":
      case "sentence-similarity":
        return embed(model);
      default: {
        const name = model.pipeline_tag ?? "";
        const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
        if (task !== undefined)
          return { purpose: task.purpose, code: run(model, task.input(model)) };
        const reason = `The code for ${model.pipeline_tag ?? "a model without a task"} differs by model.`;
        return absent({
          code: "other-task",
          reason,
          fix: "See the model card, and https://docs.openvino.ai.",
        });
      }
    }
  },
});

const GENAI = ["openvino-genai", "huggingface_hub"];

interface Task {
  readonly purpose: string;
  readonly input: (model: Model) => string;
}

const TASKS: Readonly<Record<string, Task>> = {
  "audio-classification": { purpose: "Classify audio", input: audioFor },
  "automatic-speech-recognition": { purpose: "Transcribe audio", input: audioFor },
  "image-classification": { purpose: "Classify an image", input: () => IMAGE },
  "text-classification": { purpose: "Classify text", input: opinionFor },
  "token-classification": { purpose: "Label words", input: (model) => namesFor(model).text },
};

const generate = (model: Model): Code => python`
  import openvino_genai
  from huggingface_hub import snapshot_download

  path = snapshot_download(${model.id})
  pipeline = openvino_genai.LLMPipeline(path, "CPU")

  print(pipeline.generate(${example(model, "text") ?? askedFor(model)}, max_new_tokens=${tokensFor(model, 512)}))
`;

const see = (model: Model): Code => python`
  from urllib.request import urlopen

  import numpy
  import openvino
  import openvino_genai
  from huggingface_hub import snapshot_download
  from PIL import Image

  path = snapshot_download(${model.id})
  pipeline = openvino_genai.VLMPipeline(path, "CPU")

  image = Image.open(urlopen(${IMAGE})).convert("RGB")
  images = [openvino.Tensor(numpy.array(image)[None])]
  result = pipeline.generate(${ASKED_OF.image}, images=images, max_new_tokens=${tokensFor(model, 512)})

  print(result.texts[0])
`;

// Only Sentence Transformers knows how word vectors are pooled to a sentence vector.
function embed(model: Model): LoadCode {
  if (!model.tags.includes("sentence-transformers")) {
    return { purpose: "Embed words", code: features(model) };
  }
  const install = { pip: ["sentence-transformers[openvino]"] };
  return { purpose: "Compare sentences", code: compare(model, "openvino"), install };
}

const features = (model: Model): Code => python`
  from optimum.intel import OVModelForFeatureExtraction
  from transformers import AutoTokenizer

  model = OVModelForFeatureExtraction.from_pretrained(${model.id})
  tokenizer = AutoTokenizer.from_pretrained(${model.id})
  outputs = model(**tokenizer(${sentenceToEmbed(model)}, return_tensors="pt"))

  print(outputs.last_hidden_state.shape)
`;

function run(model: Model, input: string): Code {
  const named = { task: model.pipeline_tag!, model: model.id, accelerator: "openvino" };
  const asked = named.task === "automatic-speech-recognition" ? forLongAudio(model) : {};
  return python`
    from optimum.intel import pipeline

    pipe = pipeline(${python.args([], named)})

    print(pipe(${python.args([example(model, "text") ?? input], asked)}))
  `;
}
