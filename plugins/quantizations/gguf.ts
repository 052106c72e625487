// GGUF: the formats of llama.cpp, with the codes of whole files and those of single tensors.
import { defineQuantization, type FoundFormat, type Model, type Plugin } from "hubsmith";
import { readFileName } from "hubsmith/formats";

const REMOVED = "llama.cpp no longer reads it.";
const REPACKED =
  "Q4_0 with a layout for one kind of processor. llama.cpp no longer reads it; it converts Q4_0 while loading.";
const DYNAMIC = "A mixture that its publisher chooses. The code is the Hub's, not llama.cpp's.";
const UNSPECIFIC = "The name has only the number of bits, so the type is a guess.";

const LARGER =
  "The same, but the embeddings and the output are in Q8_0. llama.cpp has no such type.";
const CHOSEN = "A mixture that its publisher chooses. llama.cpp has no such type.";

// A type of ik_llama.cpp, with its code in files and the bytes of a block.
const ik = (name: string, code: number, bytes: number, weights = 256) =>
  ({ name, code, family: "ik", block: { weights, bytes } }) as const;
const repacked = (mostly: string, rows: number, code: number) =>
  ({
    name: `${mostly}_R${rows}`,
    code,
    family: "ik",
    mostly,
    note: `${mostly} with ${rows} rows side by side, for the processor.`,
  }) as const;
const dynamic = (name: string, code: number, mostly: string, measured: number) =>
  ({ name, code, family: "xl", mostly, measured, note: DYNAMIC }) as const;
const mixed = (names: readonly string[], ending: string, note: string) =>
  names.map((mostly) => ({ name: `${mostly}_${ending}`, family: "xl", mostly, note }));

// The best first.
const ORDER = `
  F32 BF16 F16
  Q8_K_XL Q8_K_P Q8_0_L Q8_0 Q8
  Q6_K_XL Q6_K_L Q6_K_P Q6_K_S Q6_K Q6
  Q5_K_XL Q5_K_L Q5_K_P Q5_K_M Q5_K_S Q5_0 Q5_1 Q5
  Q4_K_XL Q4_K_L Q4_K_P Q4_K_M Q4_K_S Q4 IQ4_NL_XL IQ4_NL IQ4_XS Q4_0_4_4 Q4_0_4_8 Q4_0_8_8
  Q4_1_SOME_F16 Q4_0 Q4_1 Q4_2 Q4_3 MXFP4_MOE NVFP4
  Q3_K_XL Q3_K_P Q3_K_L Q3_K_M Q3_K_S Q3 IQ3_M IQ3_S IQ3_XS IQ3_XXS
  Q2_K_XL Q2_K_L Q2_K_P Q2_K Q2 Q2_K_S IQ2_M IQ2_S IQ2_XS IQ2_XXS Q2_0
  IQ1_S IQ1_M
  TQ1_0 TQ2_0 Q1_0
`
  .trim()
  .split(/\s+/);

const gguf: Plugin<"quantization"> = defineQuantization({
  id: "gguf",
  label: "GGUF",
  summary:
    "Files for llama.cpp and programs based on it. A file contains the weights, the vocabulary and the settings of a model. The name of a format has the bits per weight and the family.",
  source: "https://github.com/ggml-org/llama.cpp/blob/master/ggml/src/ggml-common.h",
  measuredOn:
    "Llama 3.1 8B, some on Llama 3 8B of the same size, XL mixtures of Unsloth on DeepSeek R1 0528 Qwen3 8B: https://github.com/ggml-org/llama.cpp/blob/master/tools/quantize/README.md and quantize.cpp",
  families: {
    plain: {
      label: "Plain numbers",
      description: "Each weight is a floating-point number or an integer, without compression.",
    },
    legacy: {
      label: "Legacy",
      description:
        "Blocks of 32 weights share one scale, in Q4_1 and Q5_1 also an offset. Simple and fast. Below 8 bits, newer formats are smaller at the same quality.",
    },
    k: {
      label: "K-quants",
      description:
        "Blocks of 256 weights contain smaller blocks, whose scales are quantized, too. In S, M and L files, more and more tensors have more bits.",
    },
    i: {
      label: "I-quants",
      description:
        "Weights are indexes into fixed tables: groups of weights below 4 bits, single weights in IQ4. They keep more quality at few bits, and are slower.",
    },
    xl: {
      label: "XL mixtures",
      description:
        "Mostly K-quants. The publisher keeps more tensors in more bits than llama.cpp does by default, often chosen for each model.",
    },
    ternary: {
      label: "Ternary",
      description:
        "Each weight is -1, 0 or 1 times a scale. For models that were trained this way, such as BitNet.",
    },
    low: {
      label: "One and two bits",
      description:
        "Blocks of one- or two-bit weights share one scale. For models that were trained this way.",
    },
    ik: {
      label: "ik_llama.cpp",
      description:
        "Types of the fork ik_llama.cpp, which llama.cpp cannot read: smaller at the same quality, or laid out for fast processors.",
    },
    microscaling: {
      label: "Microscaling",
      description:
        "Small blocks of 4-bit floating-point numbers share an 8-bit scale. New hardware supports this format.",
    },
  },
  sets: {
    fileTypes: [
      { name: "F32", code: 0, family: "plain" },
      { name: "F16", code: 1, family: "plain" },
      { name: "Q4_0", code: 2, family: "legacy", mostly: "Q4_0", measured: 4.64 },
      { name: "Q4_1", code: 3, family: "legacy", mostly: "Q4_1", measured: 5.11 },
      {
        name: "Q4_1_SOME_F16",
        code: 4,
        family: "legacy",
        note: "Q4_1 with some tensors in F16. llama.cpp no longer creates it.",
      },
      { name: "Q4_2", code: 5, family: "legacy", note: REMOVED },
      { name: "Q4_3", code: 6, family: "legacy", note: REMOVED },
      { name: "Q8_0", code: 7, family: "legacy" },
      { name: "Q5_0", code: 8, family: "legacy", mostly: "Q5_0", measured: 5.57 },
      { name: "Q5_1", code: 9, family: "legacy", mostly: "Q5_1", measured: 6.04 },
      { name: "Q2_K", code: 10, family: "k", mostly: "Q2_K", measured: 3.1593 },
      { name: "Q3_K_S", code: 11, family: "k", mostly: "Q3_K", measured: 3.6429 },
      { name: "Q3_K_M", code: 12, family: "k", mostly: "Q3_K", measured: 4.0 },
      { name: "Q3_K_L", code: 13, family: "k", mostly: "Q3_K", measured: 4.2979 },
      { name: "Q4_K_S", code: 14, family: "k", mostly: "Q4_K", measured: 4.6672 },
      { name: "Q4_K_M", code: 15, family: "k", mostly: "Q4_K", measured: 4.8944 },
      { name: "Q5_K_S", code: 16, family: "k", mostly: "Q5_K", measured: 5.5704 },
      { name: "Q5_K_M", code: 17, family: "k", mostly: "Q5_K", measured: 5.7036 },
      { name: "Q6_K", code: 18, family: "k" },
      { name: "IQ2_XXS", code: 19, family: "i", mostly: "IQ2_XXS", measured: 2.3824 },
      { name: "IQ2_XS", code: 20, family: "i", mostly: "IQ2_XS", measured: 2.5882 },
      { name: "Q2_K_S", code: 21, family: "k", mostly: "Q2_K", measured: 2.9697 },
      { name: "IQ3_XS", code: 22, family: "i", mostly: "IQ3_XXS", measured: 3.4977 },
      { name: "IQ3_XXS", code: 23, family: "i", mostly: "IQ3_XXS", measured: 3.2548 },
      { name: "IQ1_S", code: 24, family: "i", mostly: "IQ1_S", measured: 2.0042 },
      { name: "IQ4_NL", code: 25, family: "i", mostly: "IQ4_NL", measured: 4.6818 },
      { name: "IQ3_S", code: 26, family: "i", mostly: "IQ3_S", measured: 3.6606 },
      { name: "IQ3_M", code: 27, family: "i", mostly: "IQ3_S", measured: 3.7628 },
      { name: "IQ2_S", code: 28, family: "i", mostly: "IQ2_XS", measured: 2.7403 },
      { name: "IQ2_M", code: 29, family: "i", mostly: "IQ2_S", measured: 2.9294 },
      { name: "IQ4_XS", code: 30, family: "i", mostly: "IQ4_XS", measured: 4.4597 },
      { name: "IQ1_M", code: 31, family: "i", mostly: "IQ1_M", measured: 2.146 },
      { name: "BF16", code: 32, family: "plain" },
      { name: "Q4_0_4_4", code: 33, family: "legacy", mostly: "Q4_0", note: REPACKED },
      { name: "Q4_0_4_8", code: 34, family: "legacy", mostly: "Q4_0", note: REPACKED },
      { name: "Q4_0_8_8", code: 35, family: "legacy", mostly: "Q4_0", note: REPACKED },
      { name: "TQ1_0", code: 36, family: "ternary", mostly: "TQ1_0" },
      { name: "TQ2_0", code: 37, family: "ternary", mostly: "TQ2_0" },
      {
        name: "MXFP4_MOE",
        code: 38,
        family: "microscaling",
        mostly: "MXFP4",
        note: "The experts of a mixture of experts are in MXFP4, the rest in Q8_0.",
      },
      { name: "NVFP4", code: 39, family: "microscaling", mostly: "NVFP4" },
      { name: "Q1_0", code: 40, family: "low", mostly: "Q1_0" },
      { name: "Q2_0", code: 41, family: "low", mostly: "Q2_0" },
      dynamic("Q2_K_XL", 1000, "Q2_K", 3.4204),
      dynamic("Q3_K_XL", 1001, "Q3_K", 4.7636),
      dynamic("Q4_K_XL", 1002, "Q4_K", 5.0035),
      dynamic("Q5_K_XL", 1003, "Q5_K", 5.7466),
      dynamic("Q6_K_XL", 1004, "Q6_K", 7.3161),
      dynamic("Q8_K_XL", 1005, "Q8_0", 10.5719),
    ],
    forkTypes: [
      ik("Q6_0", 135, 26, 32),
      ik("IQ1_BN", 136, 13, 64),
      ik("IQ2_BN", 137, 16, 64),
      ik("IQ2_K", 138, 76),
      ik("IQ3_K", 139, 110),
      ik("IQ4_K", 140, 144),
      ik("IQ5_K", 141, 176),
      ik("IQ6_K", 142, 212),
      ik("IQ4_KS", 145, 136),
      ik("IQ2_KS", 147, 70),
      ik("IQ4_KSS", 148, 128),
      ik("Q8_KV", 149, 32, 32),
      ik("IQ5_KS", 150, 168),
      ik("IQ2_KT", 151, 68),
      ik("IQ3_KT", 152, 100),
      ik("IQ4_KT", 153, 128),
      ik("IQ3_KS", 154, 102),
      ik("IQ2_KL", 155, 86),
      ik("IQ1_KT", 156, 56),
      {
        name: "IQ3_KL",
        code: 146,
        family: "ik",
        mostly: "IQ3_K",
        note: "IQ3_K with some tensors in more bits.",
      },
      repacked("Q4_0", 8, 202),
      repacked("Q8_0", 8, 207),
      repacked("Q5_0", 4, 208),
      repacked("Q2_K", 4, 210),
      repacked("Q3_K", 4, 211),
      repacked("Q4_K", 4, 214),
      repacked("Q5_K", 4, 216),
      repacked("Q6_K", 4, 218),
      repacked("IQ2_XXS", 4, 219),
      repacked("IQ2_XS", 4, 220),
      repacked("IQ3_XXS", 4, 223),
      repacked("IQ1_S", 4, 224),
      repacked("IQ4_NL", 4, 225),
      repacked("IQ3_S", 4, 226),
      repacked("IQ4_XS", 8, 230),
      repacked("IQ1_M", 4, 231),
      repacked("BF16", 16, 232),
      repacked("Q6_0", 4, 335),
      repacked("IQ2_BN", 4, 337),
      repacked("IQ2_K", 4, 338),
      repacked("IQ3_K", 4, 339),
      repacked("IQ4_K", 4, 340),
      repacked("IQ5_K", 4, 341),
      repacked("IQ4_KS", 4, 345),
      repacked("IQ5_KS", 4, 350),
      repacked("Q8_KV", 8, 398),
      { ...ik("Q8_K_R8", 399, 258), note: "Q8_K with 8 rows side by side, for the processor." },
      ...mixed(["Q2_K", "Q4_K", "Q5_K", "Q6_K"], "L", LARGER),
      {
        name: "Q8_0_L",
        family: "xl",
        mostly: "Q8_0",
        note: "The same, but the embeddings and the output are in F16. llama.cpp has no such type.",
      },
      ...mixed(["Q2_K", "Q3_K", "Q4_K", "Q5_K", "Q6_K"], "P", CHOSEN),
      ...mixed(["Q6_K"], "S", CHOSEN),
      { name: "Q8_K_P", family: "xl", mostly: "Q8_0", note: CHOSEN },
      ...mixed(["IQ4_NL"], "XL", CHOSEN),
      ...["Q2_K", "Q3_K", "Q4_K", "Q5_K", "Q6_K", "Q8_0"].map((mostly) => ({
        name: mostly.slice(0, 2),
        family: "k",
        mostly,
        note: UNSPECIFIC,
      })),
      { name: "ROCmFP4", family: "microscaling", note: "For AMD GPUs, by a fork of llama.cpp." },
    ],
    tensorTypes: [
      { name: "F32", code: 0, family: "plain", block: { weights: 1, bytes: 4 } },
      { name: "F16", code: 1, family: "plain", block: { weights: 1, bytes: 2 } },
      { name: "Q4_0", code: 2, family: "legacy", block: { weights: 32, bytes: 18 } },
      { name: "Q4_1", code: 3, family: "legacy", block: { weights: 32, bytes: 20 } },
      { name: "Q5_0", code: 6, family: "legacy", block: { weights: 32, bytes: 22 } },
      { name: "Q5_1", code: 7, family: "legacy", block: { weights: 32, bytes: 24 } },
      { name: "Q8_0", code: 8, family: "legacy", block: { weights: 32, bytes: 34 } },
      {
        name: "Q8_1",
        code: 9,
        family: "legacy",
        block: { weights: 32, bytes: 36 },
        note: "For intermediate results while a model runs, not for files.",
      },
      { name: "Q2_K", code: 10, family: "k", block: { weights: 256, bytes: 84 } },
      { name: "Q3_K", code: 11, family: "k", block: { weights: 256, bytes: 110 } },
      { name: "Q4_K", code: 12, family: "k", block: { weights: 256, bytes: 144 } },
      { name: "Q5_K", code: 13, family: "k", block: { weights: 256, bytes: 176 } },
      { name: "Q6_K", code: 14, family: "k", block: { weights: 256, bytes: 210 } },
      {
        name: "Q8_K",
        code: 15,
        family: "k",
        block: { weights: 256, bytes: 292 },
        note: "For intermediate results while a model runs, not for files.",
      },
      { name: "IQ2_XXS", code: 16, family: "i", block: { weights: 256, bytes: 66 } },
      { name: "IQ2_XS", code: 17, family: "i", block: { weights: 256, bytes: 74 } },
      { name: "IQ3_XXS", code: 18, family: "i", block: { weights: 256, bytes: 98 } },
      { name: "IQ1_S", code: 19, family: "i", block: { weights: 256, bytes: 50 } },
      { name: "IQ4_NL", code: 20, family: "i", block: { weights: 32, bytes: 18 } },
      { name: "IQ3_S", code: 21, family: "i", block: { weights: 256, bytes: 110 } },
      { name: "IQ2_S", code: 22, family: "i", block: { weights: 256, bytes: 82 } },
      { name: "IQ4_XS", code: 23, family: "i", block: { weights: 256, bytes: 136 } },
      { name: "I8", code: 24, family: "plain", block: { weights: 1, bytes: 1 } },
      { name: "I16", code: 25, family: "plain", block: { weights: 1, bytes: 2 } },
      { name: "I32", code: 26, family: "plain", block: { weights: 1, bytes: 4 } },
      { name: "I64", code: 27, family: "plain", block: { weights: 1, bytes: 8 } },
      { name: "F64", code: 28, family: "plain", block: { weights: 1, bytes: 8 } },
      { name: "IQ1_M", code: 29, family: "i", block: { weights: 256, bytes: 56 } },
      { name: "BF16", code: 30, family: "plain", block: { weights: 1, bytes: 2 } },
      { name: "TQ1_0", code: 34, family: "ternary", block: { weights: 256, bytes: 54 } },
      { name: "TQ2_0", code: 35, family: "ternary", block: { weights: 256, bytes: 66 } },
      { name: "MXFP4", code: 39, family: "microscaling", block: { weights: 32, bytes: 17 } },
      { name: "NVFP4", code: 40, family: "microscaling", block: { weights: 64, bytes: 36 } },
      { name: "Q1_0", code: 41, family: "low", block: { weights: 128, bytes: 18 } },
      { name: "Q2_0", code: 42, family: "low", block: { weights: 64, bytes: 18 } },
    ],
  },
  preference: ORDER,
  files: {
    extensions: ["gguf"],
    label:
      "(?:I?Q|P?TQ)[1-8](?:_(?:[0-9][A-Z]?|K|XXS|XS|S|M|L|XL|XXL|NL|KS|KSS|KT|KL|KV|BN|R4|R8|R16|P|HIFI))*|B?F16|FP?(?:8|16|32|64)|(?:MX|NV|ROCM)FP[468](?:_MOE)?|Q4_1_SOME_F16|I2_S|INT[48]|[2-8]-?BIT",
    aliases: { FP16: "F16", FP32: "F32", Q3_K: "Q3_K_M", Q4_K: "Q4_K_M", Q5_K: "Q5_K_M" },
    variants: {
      UD: "Unsloth Dynamic: the layers with more bits are chosen for this model.",
      i1: "Made with an importance matrix, a measure of how much each weight matters.",
    },
    companions: {
      mmproj: { what: "projector", isLoaded: true },
      "mmproj/": { what: "projector", isLoaded: true },
      "ggml-vocab-": { what: "vocabulary" },
      imatrix: { what: "importance matrix", isUnlabeled: true },
      vocab: { what: "vocabulary", isUnlabeled: true },
      "-tokenizer": { what: "tokenizer" },
      dflash: { what: "draft model" },
      "dspark-": { what: "draft model" },
      "-dspark": { what: "draft model" },
      eagle3: { what: "draft model" },
      draft: { what: "draft model" },
      "draft/": { what: "draft model" },
      // Other models contain their drafter, and say so in their names.
      "mtp-": { what: "draft model" },
      "mtp/": { what: "draft model" },
      "-mtp": { what: "draft model" },
      "-lora": { what: "adapter" },
      "control-vector": { what: "control vector" },
      control_vector: { what: "control vector" },
      cvector: { what: "control vector" },
    },
  },
  recognize: inId,
});

export default gguf;

// Authors with one format per repository add it to the name.
function inId({ id, tags, library_name }: Model): readonly FoundFormat[] {
  if (!tags.some((tag) => tag.toLowerCase() === "gguf") && library_name !== "gguf") return [];
  const label = readFileName(gguf, `${id.split("/").at(-1)}.gguf`)?.label;
  return label === undefined ? [] : [{ format: label, from: "id" }];
}
