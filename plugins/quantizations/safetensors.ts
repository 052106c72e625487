// Safetensors: the number types of its tensors; a file has the number of weights of each.
import { defineQuantization, type FoundFormat, type Model, valueIn } from "hubsmith";

const FNUZ =
  "Without infinities and without a negative zero, as some processors of AMD compute with.";
const whole = { family: "whole" } as const;
const float = { family: "float" } as const;
const short = { family: "short" } as const;
const of = (
  weights: number,
  bytes: number,
): { readonly block: { weights: number; bytes: number } } => ({
  block: { weights, bytes },
});

export default defineQuantization({
  id: "safetensors",
  label: "Safetensors",
  summary:
    "Files of tensors without code, so loading them runs nothing. The data type decides their size.",
  source: "https://github.com/huggingface/safetensors/blob/main/safetensors/src/tensor.rs",
  families: {
    float: {
      label: "Floating point",
      description: "Numbers with a fraction and an exponent. Most models are published in 16 bits.",
    },
    short: {
      label: "Low-precision floating point",
      description:
        "Floating-point numbers of eight bits or fewer. The weights are scaled to fit, and the scales are stored in other tensors.",
    },
    whole: {
      label: "Integers",
      description:
        "Indexes and booleans, or weights packed into integers by the method in the model's config.",
    },
  },
  sets: {
    dtypes: [
      { name: "F64", ...float, ...of(1, 8) },
      { name: "C64", ...float, ...of(1, 8), note: "A complex number of two 32-bit numbers." },
      { name: "F32", ...float, ...of(1, 4) },
      { name: "BF16", ...float, ...of(1, 2) },
      { name: "F16", ...float, ...of(1, 2) },
      { name: "F8_E4M3", ...short, ...of(1, 1) },
      { name: "F8_E5M2", ...short, ...of(1, 1) },
      { name: "F8_E4M3FNUZ", ...short, ...of(1, 1), note: FNUZ },
      { name: "F8_E5M2FNUZ", ...short, ...of(1, 1), note: FNUZ },
      {
        name: "F8_E8M0",
        ...short,
        ...of(1, 1),
        note: "Powers of two: the scales of other tensors.",
      },
      { name: "F6_E2M3", ...short, ...of(4, 3) },
      { name: "F6_E3M2", ...short, ...of(4, 3) },
      { name: "F4", ...short, ...of(2, 1) },
      { name: "I64", ...whole, ...of(1, 8) },
      { name: "I32", ...whole, ...of(1, 4) },
      { name: "I16", ...whole, ...of(1, 2) },
      { name: "I8", ...whole, ...of(1, 1) },
      { name: "U64", ...whole, ...of(1, 8) },
      { name: "U32", ...whole, ...of(1, 4) },
      { name: "U16", ...whole, ...of(1, 2) },
      { name: "U8", ...whole, ...of(1, 1) },
      { name: "BOOL", ...whole, ...of(1, 1) },
    ],
  },
  preference: ["F64", "F32", "BF16", "F16", "F8_E4M3", "F8_E5M2", "F6_E2M3", "F6_E3M2", "F4"],
  files: {
    extensions: ["safetensors"],
    label: "B?F16|FP?(?:16|32|64)|FP?8(?:_E4M3(?:FN)?|_E5M2)?|U?INT[48]|NF4|FP?4|MXFP[48]|NVFP4",
    aliases: {
      FP64: "F64",
      FP32: "F32",
      FP16: "F16",
      FP8_E4M3: "F8_E4M3",
      FP8_E4M3FN: "F8_E4M3",
      FP8_E5M2: "F8_E5M2",
    },
    companions: { adapter_model: { what: "adapter" } },
  },
  recognize: inParameters,
});

// The Hub counts the weights of each type when it reads the headers of the files.
function inParameters({ safetensors }: Model): readonly FoundFormat[] {
  const counts = valueIn(safetensors, "parameters");
  if (typeof counts !== "object" || counts === null || Array.isArray(counts)) return [];
  return Object.entries(counts).map(([format, weights]) => ({
    format,
    from: "safetensors.parameters",
    ...(typeof weights === "number" ? { weights } : {}),
  }));
}
