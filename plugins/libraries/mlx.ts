// MLX: arrays on Apple silicon. The package that loads a model depends on the inputs and outputs.
import { defineLibrary, type Install, type LoadCode, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { example, nameOf } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";
import { pictureFor } from "../kit/samples/pictures.ts";
import { askedFor } from "../kit/samples/asked.ts";
import { beginningFor } from "../kit/samples/beginnings.ts";
import { baseModelOf } from "../kit/catalog/base-model.ts";
import { NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { isChat } from "../kit/libraries/transformers/evidence.ts";
import { fetched, recordingFor } from "../kit/libraries/sample-files.ts";
import { mlxTaskOf } from "../kit/libraries/mlx-task.ts";
import { hasOneBit, isMlx, jangOf, refuseMlx } from "../kit/libraries/mlx-weights.ts";
import { requestFor } from "../kit/libraries/transformers/task.ts";
import { thinks, tokensFor } from "../kit/libraries/thinking.ts";
import { hasAdapterTag, withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "mlx",
  aliases: ["mlx-lm", "mlx-vlm", "mlx-audio"],
  prettyLabel: "MLX",
  repoUrl: "https://github.com/ml-explore/mlx-examples/tree/main",
  filter: true,
  isTriedUnnamed: true,
  install: { pip: ["mlx-lm"] },
  snippets: withWeights((model) => {
    const refusal = isBonsai(model) || jangOf(model) ? undefined : refuseMlx(model);
    if (refusal !== undefined) return refusal;
    if (!isMlx(model)) return NOT_SHOWN;
    switch (mlxTaskOf(model)) {
      case "text-generation":
        return {
          purpose: "Generate text",
          code: isChat(model) || isUnmarked(model) ? chat(model) : complete(model),
          install: hasOneBit(model) ? WITH_FORK : packages(model, "mlx-lm"),
        };
      case "image-text-to-text":
      case "any-to-any":
        return {
          purpose: "Ask about an image",
          code: see(model),
          install: packages(model, "mlx-vlm"),
        };
      case "automatic-speech-recognition":
        return { purpose: "Transcribe audio", code: hear(model), install: AUDIO_PACKAGE };
      case "text-to-speech":
        return { purpose: "Generate speech", code: speak(model), install: AUDIO_PACKAGE };
      default:
        return download(model);
    }
  }),
});

// Records of conversions often lack the tag. From Qwen3 on, only the name of a pretrained model has a mark: "Base".
const isUnmarked = (model: Model): boolean =>
  /^qwen3(?:\.\d)?-[\d.]+b(?!.*base)/i.test(nameOf(model));

const isBonsai = ({ tags }: Model): boolean => tags.includes("bonsai");

// MLX has no kernels for one bit; the fork of the authors of Bonsai has.
const WITH_FORK = {
  pip: ["mlx-lm", "mlx @ git+https://github.com/PrismML-Eng/mlx.git@prism"],
  note: "Needs Apple silicon, and Xcode, which compiles the fork of MLX.",
};

const packages = (model: Model, name: string): Install => ({
  pip: [name, ...(jangOf(model) ? ["jang"] : [])],
});

const AUDIO_PACKAGE = { pip: ["mlx-audio"] };

const chat = (model: Model): Code => python`
  from mlx_lm import generate

  model, tokenizer = ${loadJang(model, "model") ?? load(model)}
  messages = [{"role": "user", "content": ${requestFor(model) ?? example(model, "text") ?? askedFor(model)}}]
  prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
  generate(${python.args([python`model`, python`tokenizer`], { prompt: python`prompt`, ...limit(model), verbose: true })})
`;

// By default, it generates 256 tokens.
const limit = (model: Model): { readonly max_tokens?: number } =>
  thinks(model) ? { max_tokens: tokensFor(model, 256) } : {};

const complete = (model: Model): Code => python`
  from mlx_lm import generate

  model, tokenizer = ${loadJang(model, "model") ?? load(model)}
  generate(model, tokenizer, prompt=${requestFor(model) ?? example(model, "text") ?? beginningFor(model)}, verbose=True)
`;

// An adapter is loaded on top of its base model.
function load(model: Model): Code<"python"> {
  const LOAD = python`${python.requires("mlx_lm", "load")}load`;
  const base = hasAdapterTag(model) ? baseModelOf(model) : undefined;
  return base === undefined
    ? python`${LOAD}(${model.id})`
    : python`${python.requires("huggingface_hub", "snapshot_download")}${LOAD}(${base}, adapter_path=snapshot_download(${model.id}))`;
}

// The package jang reads its formats, and returns the classes of MLX LM and MLX VLM.
function loadJang(model: Model, kind: "model" | "vlm_model"): Code<"python"> | undefined {
  const format = jangOf(model);
  if (format === undefined) return undefined;
  const name = `load_${format}_${kind}`;
  return python`${python.requires("huggingface_hub", "snapshot_download")}${python.requires(`jang_tools.${format === "jang" ? "loader" : name.replace("_model", "")}`, name)}${python.name(name)}(snapshot_download(${model.id}))`;
}

function see(model: Model): Code {
  const { image, question } = pictureFor(model);
  return python`
    from mlx_vlm import apply_chat_template, generate

    model, processor = ${loadJang(model, "vlm_model") ?? python`${python.requires("mlx_vlm", "load")}load(${model.id})`}
    prompt = apply_chat_template(processor, model.config, ${question}, num_images=1)
    result = generate(model, processor, prompt, ${image})

    print(result.text)
  `;
}

const hear = (model: Model): Code => python`
  from mlx_audio.stt import load

  model = load(${model.id})
  ${fetched(recordingFor(model))}
  result = model.generate(${recordingFor(model).path})

  print(result.text)
`;

// The names of voices differ by model: without one, a model uses its default.
function speak(model: Model): Code {
  const text = example(model, "text") ?? SPOKEN;
  const named = { text, model: model.id, file_prefix: "speech", join_audio: true };
  return python`
    from mlx_audio.tts.generate import generate_audio

    generate_audio(${python.args([], named)})
  `;
}

function download(model: Model): LoadCode {
  const name = nameOf(model);
  return {
    purpose: "Download the model",
    code: sh`hf download ${model.id} --local-dir ${name}`,
    install: { pip: ["huggingface_hub"] },
  };
}
