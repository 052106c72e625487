// The weights of records are those of their files: packed numbers, files of each format, and bounds where facts are missing.
import { expect, test } from "vitest";
import { parseModel } from "hubsmith";
import { memoryOf } from "./memory.ts";

const weightsOf = (fields: object): { min: number; max: number } | undefined => {
  const { model } = parseModel({ id: "a/b", ...fields });
  return memoryOf(model!, { memory: 1e12, tokens: 1 }).needs.find(({ part }) => part === "weights");
};
const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

// Qwen3 8B by its config.json: the weights of linear layers, of embeddings and output, and of norms.
const LINEAR = 36 * (2 * 4096 * 4096 + 2 * 4096 * 1024 + 3 * 4096 * 12_288);
const EMBEDDED = 2 * 151_936 * 4096;
const NORMS = 36 * (2 * 4096 + 2 * 128) + 4096;
const QUANTIZED = LINEAR + EMBEDDED;

// MLX: 32-bit numbers of eight weights, and a scale and a bias in 16 bits for 64 weights.
const mlx = (bits: number) => ({ U32: (QUANTIZED * bits) / 32, BF16: QUANTIZED / 32 + NORMS });
// GPTQ and AWQ: 32-bit numbers of weights, their zeros, and a scale in 16 bits for 128 weights.
const zeros = (bits: number): number => (LINEAR / 128) * (bits / 32);
const gptq = (bits: number) => ({
  I32: (LINEAR * bits) / 32 + zeros(bits),
  F16: LINEAR / 128 + EMBEDDED + NORMS,
});
// The Hub counts the weights where the config names the method, and leaves out zeros and scales.
const unpacked = { I32: LINEAR, F16: EMBEDDED + NORMS };
// bitsandbytes: bytes of two weights, with a byte for 64 weights.
const nf4 = { U8: LINEAR / 2 + LINEAR / 64, BF16: EMBEDDED + NORMS };
// NVFP4: bytes of two weights, with an 8-bit scale for 16 weights.
const nvfp4 = { U8: LINEAR / 2, F8_E4M3: LINEAR / 16, BF16: EMBEDDED + NORMS };

const BYTES: Readonly<Record<string, number>> = {
  U32: 4,
  I32: 4,
  F16: 2,
  BF16: 2,
  U8: 1,
  F8_E4M3: 1,
};
const bytesIn = (counts: Readonly<Record<string, number>>): number =>
  Object.entries(counts).reduce((all, [type, count]) => all + count * BYTES[type]!, 0);

const config = (quantization: object) => ({ config: { quantization_config: quantization } });
const method = (quant_method: string, more: object = {}) => config({ quant_method, ...more });

// The bytes of published files, in billions; the Hub has only the number of weights.
test.each([
  ["openai/gpt-oss-20b", 13.761, 21_511_953_984, ["mxfp4"]],
  ["openai/gpt-oss-120b", 65.249, 120_412_337_472, ["mxfp4"]],
  ["deepseek-ai/DeepSeek-V3.1", 688.587, 684_531_386_000, ["fp8"]],
  ["google-bert/bert-base-uncased", 0.44, 110_106_428, ["bert"]],
  ["meta-llama/Llama-4-Scout-17B-16E-Instruct", 217.284, 108_641_793_536, []],
  ["lmsys/gpt-oss-20b-bf16", 41.83, undefined, []],
] as const)("%s has %f GB, within 5 %%", (id, billions, count, tags) => {
  const safetensors = count === undefined ? {} : { safetensors: { total: count } };
  const { min, max } = weightsOf({ id, tags, ...safetensors })!;
  expect(min / billions / 1e9).toBeGreaterThan(0.95);
  expect(max / billions / 1e9).toBeLessThan(1.05);
});

test.each([
  ["a/Qwen3-8B-4bit", mlx(4), mlx(4), { tags: ["mlx", "4-bit"] }],
  ["a/Qwen3-8B-6bit", mlx(6), mlx(6), { tags: ["mlx", "6-bit"] }],
  ["a/unnamed-mlx", mlx(8), mlx(8), { tags: ["mlx"] }],
  ["a/Qwen3-8B-AWQ", gptq(4), gptq(4), {}],
  ["a/Qwen3-8B-AWQ", unpacked, gptq(4), method("awq")],
  ["a/Qwen3-8B-GPTQ-Int8", gptq(8), gptq(8), method("gptq", { bits: 8 })],
  ["a/Qwen3-8B-GPTQ-Int8", unpacked, gptq(8), method("gptq", { bits: 8 })],
  ["a/unnamed-awq", gptq(4), gptq(4), method("awq")],
  ["a/unnamed-awq", unpacked, gptq(4), method("awq")],
  ["a/Qwen3-8B-bnb-4bit", nf4, nf4, method("bitsandbytes", { load_in_4bit: true })],
  ["a/Qwen3-8B-bnb-4bit", { ...nf4, U8: LINEAR }, nf4, method("bitsandbytes")],
  ["a/Qwen3-8B-NVFP4", nvfp4, nvfp4, { tags: ["8-bit"] }],
] as const)("the types of %s are read as they are stored", (id, counts, stored, fields) => {
  const found = weightsOf({
    id,
    safetensors: { parameters: counts, total: total(counts) },
    ...fields,
  });
  expect(found!.min).toBeLessThanOrEqual(bytesIn(stored) * 1.001);
  expect(found!.max).toBeGreaterThanOrEqual(bytesIn(stored) * 0.999);
  // If the number of weights is unknown, packed numbers may be weights. The numbers of MLX are exact.
  const most = id === "a/unnamed-awq" ? 6 : "U32" in counts ? 1 : 1.2;
  expect(found!.max / found!.min).toBeLessThanOrEqual(most);
});

// The sum of the files is the number in each model.safetensors.index.json.
test.each([
  [
    "openai/gpt-oss-20b",
    { parameters: { BF16: 1_804_459_584, U8: 19_707_494_400 } },
    method("mxfp4"),
    13_761_264_768,
  ],
  [
    "openai/gpt-oss-120b",
    { parameters: { BF16: 2_167_371_072, U8: 118_244_966_400 } },
    method("mxfp4"),
    65_248_815_744,
  ],
  [
    "deepseek-ai/DeepSeek-R1",
    { parameters: { BF16: 3_918_786_560, F8_E4M3: 680_571_043_840, F32: 41_555_600 } },
    method("fp8"),
    688_586_727_753,
  ],
  ["deepseek-ai/DeepSeek-R1-0528", { total: 684_531_386_000 }, method("fp8"), 688_586_727_753],
  ["openai/gpt-oss-20b", { total: 21_511_953_984 }, { tags: ["mxfp4", "8-bit"] }, 13_761_264_768],
  // The number of packed numbers gives how many weights are packed, as in the 26,892 million of the text model.
  ["a/Qwen3.8-27B-4bit-MTP-MLX", { total: 4_665_462_000 }, { tags: ["mlx", "4-bit"] }, 16.05e9],
  ["a/Qwen3.8-27B-MLX-8bit", { total: 8_027_131_120 }, { tags: ["8-bit"] }, 29.5e9],
  ["a/Qwen3.8-27B-NVFP4", { total: 18_164_649_200 }, { tags: ["fp4"] }, 24.5e9],
  [
    "EleutherAI/gpt-neox-20b",
    { parameters: { F16: 20_554_568_208, U8: 184_549_376 } },
    {},
    41.29e9,
  ],
  ["a/gemma-3-27b-it-GPTQ-4b-128g", undefined, { tags: ["int4"] }, 17e9],
  ["a/otter-8B", undefined, {}, 16e9],
  ["a/otter-8B-AWQ", undefined, {}, bytesIn(gptq(4))],
  ["a/otter-8B-FP8", undefined, {}, LINEAR + 2 * (EMBEDDED + NORMS)],
  ["openai/gpt-oss-20b", undefined, {}, 13.8e9],
] as const)("%s with %j has its bytes", (id, safetensors, fields, bytes) => {
  const { min, max } = weightsOf({ id, safetensors, ...fields })!;
  expect(min).toBeLessThanOrEqual(bytes * 1.03);
  expect(max).toBeGreaterThanOrEqual(bytes * 0.97);
  expect(max / min).toBeLessThan(2.3);
});

const file = (rfilename: string, size?: number) => ({ rfilename, size });

test.each([
  ["one file", [file("pytorch_model.bin", 5), file("training_args.bin", 7)], 5],
  ["the safer format", [file("pytorch_model.bin", 5), file("model.safetensors", 6)], 6],
  [
    "all parts",
    [file("model-00001-of-00002.safetensors", 5), file("model-00002-of-00002.safetensors", 6)],
    11,
  ],
  ["no other variant", [file("model.safetensors", 6), file("model.fp16.safetensors", 3)], 6],
  ["no second copy", [file("model.safetensors", 6), file("consolidated.safetensors", 6)], 6],
  ["no weights for other programs", [file("model.safetensors", 6), file("onnx/model.onnx", 6)], 6],
  [
    "Sentence Transformers",
    [file("model.safetensors", 6), file("2_Dense/model.safetensors", 1)],
    7,
  ],
  ["MLX", [file("weights.npz", 4)], 4],
  ["ExLlama", [file("output.safetensors", 4), file("measurement.json", 1)], 4],
  [
    "OpenVINO",
    [
      file("openvino_language_model.bin", 4),
      file("openvino_text_embeddings_model.bin", 2),
      file("openvino_tokenizer.bin", 1),
      file("openvino_language_model.xml", 1),
    ],
    6,
  ],
  ["CTranslate2", [file("model.bin", 4), file("vocabulary.json", 1)], 4],
  [
    "a file with a name of its own",
    [file("kokoro-v1_0.safetensors", 4), file("optimizer.pt", 9)],
    4,
  ],
  [
    "a pipeline of Diffusers",
    [
      file("model_index.json", 1),
      file("flux1.safetensors", 50),
      file("transformer/diffusion_pytorch_model-00001-of-00002.safetensors", 20),
      file("transformer/diffusion_pytorch_model-00002-of-00002.safetensors", 4),
      file("text_encoder/model.safetensors", 2),
      file("text_encoder/model.fp16.safetensors", 1),
      file("vae/diffusion_pytorch_model.safetensors", 3),
      file("vae_decoder/model.onnx", 9),
    ],
    29,
  ],
])("the size of %s is that of its files", (_, siblings, bytes) => {
  const safetensors = { parameters: { I32: 1e9 } };
  expect(weightsOf({ siblings, safetensors })).toMatchObject({ min: bytes, max: bytes });
});

test.each([
  ["a size is missing", [file("model.safetensors")]],
  ["a part is missing", [file("model-00001-of-00002.safetensors", 5)]],
  ["no file has weights", [file("adapter_model.safetensors", 5), file("README.md", 9)]],
])("types are counted if %s", (_, siblings) => {
  const safetensors = { parameters: { BF16: 10 } };
  expect(weightsOf({ siblings, safetensors })).toMatchObject({ min: 20, max: 20 });
  expect(weightsOf({ siblings })).toBe(undefined);
});
