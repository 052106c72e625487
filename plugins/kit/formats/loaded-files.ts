// Which files of a repository Transformers, Diffusers and servers load: one format, and one variant of each part.
import type { Model } from "hubsmith";
import type { SizedFile } from "./file-name.ts";
import { groupBy } from "./group-by.ts";
import { sizedFile } from "./model-files.ts";

/** The files with the weights that are loaded; empty if the record lists none, or not all parts of one. @internal */
export function loadedFiles({ siblings = [] }: Model): readonly SizedFile[] {
  const files = siblings.map(sizedFile);
  const isPipeline = files.some(({ path }) => path === "model_index.json");
  const inFolder = groupBy(
    files.filter(({ path }) => (isPipeline ? COMPONENT : WHOLE).test(path)),
    ({ path }) => path.slice(0, path.lastIndexOf("/") + 1),
  );
  const loaded = inFolder.map(inOneFormat);
  return loaded.every(isComplete) ? loaded.flat() : [];
}

// Sentence Transformers has modules in numbered folders.
const WHOLE = /^(?:\d+_\w+\/)?[^/]+$/;
// Other folders have the same weights for another program, or in an older version.
const COMPONENT =
  /^(?!onnx|openvino|flax|lora|controlnet|vae_(?:en|de)coder|.*_\d_\d\/)[^/]+\/[^/]+$/;

// The format that is preferred first.
const FORMATS: readonly RegExp[] = [
  /^(?:diffusion_pytorch_|open_clip_|open_clip_pytorch_)?(?:model|weights)[^/]*\.safetensors$/i,
  /^consolidated[^/]*\.safetensors$/i,
  /^(?:diffusion_|open_clip_)?(?:pytorch_)?(?:model|weights)[^/]*\.bin$/i,
  /^(?:weights|model)[^/]*\.npz$/i,
  /^(?:consolidated|model|pytorch_model)[^/]*\.(?:pth?|ckpt)$/i,
  /^tf_model[^/]*\.h5$/i,
  /^flax_model[^/]*\.msgpack$/i,
  // ExLlama and OpenVINO.
  /^output[^/]*\.safetensors$/i,
  /^openvino_(?!(?:de)?tokenizer)[^/]*\.bin$/i,
];
// Another name is that of the weights if it is the only one.
const ANY =
  /^(?!.*(?:adapter|lora|optimizer|scheduler|tokenizer|training_args|rng_state))[^/]+\.(?:safetensors|bin|pth?|ckpt|onnx|nemo)$/i;
const VARIANT = /[._](?:fp16|bf16|fp32|int8|8bit|non_ema|ema)(?=[._-])/i;

function inOneFormat(files: readonly SizedFile[]): readonly SizedFile[] {
  const name = ({ path }: SizedFile): string => path.slice(path.lastIndexOf("/") + 1);
  const formats = FORMATS.map((format) => files.filter((file) => format.test(name(file))));
  const others = files.filter((file) => ANY.test(name(file)));
  const only = others.length === 1 ? others : [];
  const found = formats.find(({ length }) => length > 0) ?? only;
  const usual = found.filter((file) => !VARIANT.test(name(file)));
  const [first = ""] = found.map((file) => VARIANT.exec(name(file))?.[0]);
  return usual.length > 0 ? usual : found.filter((file) => name(file).includes(first));
}

function isComplete(files: readonly SizedFile[]): boolean {
  const parts = files.flatMap(({ path }) => /-\d{5}-of-(\d{5})\./.exec(path)?.[1] ?? []);
  return new Set(parts).size <= 1 && (parts.length === 0 || parts.length === Number(parts[0]));
}
