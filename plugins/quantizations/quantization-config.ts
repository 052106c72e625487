// The methods that Transformers and similar libraries write into a model's config: the format, and the bits.
import {
  defineQuantization,
  type FoundFormat,
  type Model,
  type QuantizationSpec,
  textIn,
  valueIn,
} from "hubsmith";
import type { Value } from "hubsmith/code";

type Format = QuantizationSpec["sets"][string][number];

const METHODS: readonly Format[] = [
  ...inBits("awq", [4], "calibrated"),
  ...inBits("gptq", [8, 4, 3, 2], "calibrated"),
  ...inBits("auto-round", [8, 4, 3, 2], "calibrated"),
  ...inBits("bitsandbytes", [8, 4], "rounded"),
  ...inBits("hqq", [8, 4, 3, 2, 1], "rounded"),
  ...inBits("quanto", [8, 4, 2], "rounded"),
  ...inBits("mlx", [8, 6, 5, 4, 3, 2, 1], "rounded"),
  { name: "eetq", family: "rounded", note: "Each weight is an 8-bit integer." },
  { name: "torchao", family: "container" },
  { name: "fp8", family: "float", block: { weights: 1, bytes: 1 } },
  { name: "fbgemm_fp8", family: "float", block: { weights: 1, bytes: 1 } },
  { name: "mxfp8", family: "float", block: { weights: 32, bytes: 33 } },
  { name: "mxfp4", family: "float", block: { weights: 32, bytes: 17 } },
  { name: "nvfp4", family: "float", block: { weights: 16, bytes: 9 } },
  { name: "aqlm", family: "codebook" },
  { name: "vptq", family: "codebook" },
  { name: "higgs", family: "codebook" },
  { name: "exl3", family: "codebook" },
  {
    name: "exl2",
    family: "calibrated",
    note: "Layers have different bits. The name of the repository or branch often has the average.",
  },
  { name: "bitnet", family: "ternary" },
  { name: "compressed-tensors", family: "container" },
  { name: "modelopt", family: "container" },
];
// Names without the bits, if the bits are separate.
const PLAIN: readonly string[] = [
  ...new Set(METHODS.map(({ name }) => name.replace(/-\dbit$/, ""))),
];

export default defineQuantization({
  id: "quantization-config",
  label: "Quantization config",
  summary:
    "Models for Transformers, vLLM and MLX describe their quantization in `quantization_config`. The method decides which programs can load them, and the bits decide their size.",
  source: "https://huggingface.co/docs/transformers/main/en/quantization/overview",
  families: {
    calibrated: {
      label: "Calibrated integers",
      description:
        "Weights in 2 to 8 bits. Sample texts are used to round them so that the output of each layer changes least.",
    },
    rounded: {
      label: "Rounded without calibration",
      description:
        "Weights rounded in blocks or rows without sample texts. This is fast, and most of these methods can do it while loading a model.",
    },
    float: {
      label: "Low-precision floating point",
      description:
        "Weights, and with some methods activations, as 4- or 8-bit floating-point numbers that new hardware supports.",
    },
    codebook: {
      label: "Codebooks",
      description:
        "Groups of weights become indexes into a codebook. At two to four bits, this keeps more quality than rounding each weight.",
    },
    ternary: {
      label: "Ternary",
      description: "Each weight is -1, 0 or 1 times a scale, in models trained that way.",
    },
    container: {
      label: "Several formats",
      description:
        "Libraries that support several formats. Other fields of the config name the format of each layer.",
    },
  },
  sets: { methods: METHODS },
  preference: [
    "mxfp8",
    "fp8",
    "fbgemm_fp8",
    "eetq",
    "gptq-8bit",
    "auto-round-8bit",
    "bitsandbytes-8bit",
    "hqq-8bit",
    "quanto-8bit",
    "mlx-8bit",
    "mlx-6bit",
    "mlx-5bit",
    "nvfp4",
    "mxfp4",
    "awq-4bit",
    "gptq-4bit",
    "auto-round-4bit",
    "bitsandbytes-4bit",
    "hqq-4bit",
    "quanto-4bit",
    "mlx-4bit",
    "gptq-3bit",
    "auto-round-3bit",
    "hqq-3bit",
    "mlx-3bit",
    "gptq-2bit",
    "auto-round-2bit",
    "hqq-2bit",
    "quanto-2bit",
    "mlx-2bit",
    "bitnet",
    "hqq-1bit",
    "mlx-1bit",
  ],
  recognize: (model) => inConfig(model) ?? inTags(model),
});

function inBits(method: string, bits: readonly number[], family: string): readonly Format[] {
  return bits.map((count) => ({ name: `${method}-${count}bit`, family }));
}

function inConfig({ config }: Model): readonly FoundFormat[] | undefined {
  const quantization = valueIn(config, "quantization_config");
  const method =
    textIn(quantization, "quant_method") ??
    (isOn(quantization, "load_in_4bit", "load_in_8bit") ? "bitsandbytes" : undefined);
  if (method === undefined) return undefined;
  const bits =
    valueIn(quantization, "bits") ?? valueIn(quantization, "w_bit") ?? loadedIn(quantization);
  const plain = method.toLowerCase().replace(/^(?:bitsandbytes.*|bnb)$/, "bitsandbytes");
  const format = named(plain.replace(/^intel\//, ""), bits);
  return [{ format, from: "config.quantization_config" }];
}

const isOn = (told: Value | undefined, ...names: readonly string[]): boolean =>
  names.some((name) => valueIn(told, name) === true);

function loadedIn(told: Value | undefined): number | undefined {
  if (isOn(told, "load_in_4bit")) return 4;
  return isOn(told, "load_in_8bit") ? 8 : undefined;
}

// Some methods have one number of bits, which their configs repeat.
function named(method: string, bits: Value | undefined): string {
  const isWhole = METHODS.some(({ name }) => name === method);
  return typeof bits !== "number" || isWhole ? method : `${method}-${bits}bit`;
}

// Tags say less than a config: a method, or bits, or both.
function inTags({ tags, library_name }: Model): readonly FoundFormat[] {
  const plain = tags.map((tag) => tag.toLowerCase());
  if (plain.includes("gguf")) return [];
  const isMlx = library_name === "mlx" || plain.includes("mlx");
  const method =
    PLAIN.find((tag) => tag !== "mlx" && plain.includes(tag)) ?? (isMlx ? "mlx" : undefined);
  const bits = plain.flatMap((tag) => /^([1-8])-?bit$/.exec(tag)?.[1] ?? []).map(Number)[0];
  const from = "tags";
  if (method === undefined) return bits === undefined ? [] : [{ format: `${bits}-bit`, from }];
  return method === "mlx" && bits === undefined ? [] : [{ format: named(method, bits), from }];
}
