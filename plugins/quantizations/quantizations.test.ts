// The tables of formats match the facts, common file names are parsed, and sizes are within their bounds.
import { createHub, type Model, parseModel } from "hubsmith";
import { estimateBytes, formatOf, formatsOf, modelFiles, readFileName } from "hubsmith/formats";
import { describe, expect, it, test } from "vitest";
import gguf from "./gguf.ts";
import quantizationConfig from "./quantization-config.ts";
import { models, names, sizes } from "./gguf.records.ts";
import safetensors from "./safetensors.ts";

const hub = createHub([gguf, safetensors, quantizationConfig]);
const record = (fields: object): Model => parseModel({ id: "acme/model", ...fields }).model!;

describe("GGUF", () => {
  it("orders every type of a file, and every mixture that llama.cpp reads", () => {
    const { fileTypes = [], forkTypes = [] } = gguf.sets;
    const isOrdered = ({ family }: { readonly family?: string }): boolean =>
      family === "xl" || family === "k";
    const read = [...fileTypes, ...forkTypes.filter(isOrdered)];
    expect(gguf.preference.toSorted()).toEqual(read.map(({ name }) => name).toSorted());
  });

  it("has a family and a layout for each type, except mixtures, which have no layout", () => {
    const all = Object.values(gguf.sets).flat();
    expect(all.filter(({ family }) => family === undefined)).toEqual([]);
    const unknown = all.filter(({ name }) => formatOf(gguf, name)?.bits === undefined);
    expect(unknown.map(({ name }) => name)).toEqual(["Q4_1_SOME_F16", "Q4_2", "Q4_3", "ROCmFP4"]);
    expect(unknown.filter(({ note }) => note === undefined)).toEqual([]);
  });

  it.each(["otter-8B-DFlash-Q8_0.gguf", "otter-8B-Eagle3.gguf", "draft-otter-Q4_0.gguf"])(
    "%s is not the model",
    (path) => expect(readFileName(gguf, path)?.companion).toBe("draft model"),
  );

  const companionsOf = (...files: readonly (string | readonly [string, number])[]) => {
    const siblings = files.map((file) =>
      typeof file === "string" ? { rfilename: file } : { rfilename: file[0], size: file[1] },
    );
    const { companions } = modelFiles(hub, record({ siblings }));
    return Object.fromEntries(companions.map(({ what, paths }) => [paths[0], what]));
  };
  const MODEL = "otter-8B-Q4_K_M.gguf";

  test.each([
    ["mtp-otter-8B.gguf", "draft model"],
    ["mtp-otter-8B-Q8_0.gguf", "draft model"],
    ["MTP/otter-8B-BF16-MTP.gguf", "draft model"],
    ["mtp/otter-8B-Q8_0.gguf", "draft model"],
    ["otter-8B-BF16-MTP.gguf", "draft model"],
    ["otter-8B-MTP-Q8_0.gguf", "draft model"],
    ["otter-8B-mtp.gguf", "draft model"],
    ["dspark-otter-8B-Q8_0.gguf", "draft model"],
    ["draft/otter-1B-Q8_0.gguf", "draft model"],
    ["otter-8B-imatrix.gguf", "importance matrix"],
    ["otter-8B.imatrix.gguf", "importance matrix"],
    ["imatrix_unsloth.gguf", "importance matrix"],
    ["mmproj/otter-8B-F16.gguf", "projector"],
    ["otter-8B-vocab.gguf", "vocabulary"],
    ["ggml-vocab-otter.gguf", "vocabulary"],
    ["otter-8B-tokenizer-F16.gguf", "tokenizer"],
    ["tokenizer.gguf", "tokenizer"],
    ["otter-8B-F16-LoRA.gguf", "adapter"],
    ["lora-pirate-F16.gguf", "adapter"],
    ["otter-8B-control_vector.gguf", "control vector"],
  ])("%s next to its model is a companion: %s", (path, what) => {
    expect(companionsOf(MODEL, path)).toEqual({ [path]: what });
  });

  test.each([
    [["otter-8B-MTP-Q6_K.gguf", "otter-8B-IQ3_S-mtp.gguf"]],
    [["otter-8B-imatrix.gguf"]],
    [["otter-8B-Q4_K_M-imatrix.gguf", MODEL]],
    [["otter-8B-v2-chat-imatrix.gguf", MODEL]],
    [["otter-8B-lora-Q8_0.gguf"]],
    [["fox-8B-MTP-Q8_0.gguf", MODEL]],
    [["mystery-tokenizer-Q8_0.gguf", MODEL]],
  ])("%j are models", (files) => {
    expect(companionsOf(...files)).toEqual({});
  });

  it("is a model if it is as large as one", () => {
    expect(companionsOf([MODEL, 5e9], ["otter-8B-MTP-Q4_K_M.gguf", 5.2e9])).toEqual({});
    const small = companionsOf([MODEL, 5e9], ["otter-8B-MTP-Q4_K_M.gguf", 3e8]);
    expect(small).toEqual({ "otter-8B-MTP-Q4_K_M.gguf": "draft model" });
  });

  it("orders models without labels by their size", () => {
    const siblings = [
      { rfilename: "otter-Mini.gguf", size: 9 },
      { rfilename: "otter-Quality.gguf", size: 18 },
    ];
    const [files] = modelFiles(hub, record({ siblings })).formats;
    expect(files?.sets.map(({ bytes }) => bytes)).toEqual([18, 9]);
  });

  it("parses 200 real file names", () => {
    expect(names).toHaveLength(200);
    const wrong = names.flatMap(([path, expected]): readonly object[] => {
      const read = readFileName(gguf, path);
      if (read === undefined) return expected === null ? [] : [{ path, expected }];
      const { path: _path, stem: _stem, ...told } = read;
      return JSON.stringify(sorted(told)) === JSON.stringify(sorted(expected ?? "nothing"))
        ? []
        : [{ path, told, expected }];
    });
    expect(wrong).toEqual([]);
  });

  it("bounds the sizes of real files", () => {
    expect(sizes.length).toBeGreaterThan(30);
    const outside = sizes.flatMap(([label, weights, bytes]) => {
      const bounds = estimateBytes(gguf, label, weights);
      if (bounds === undefined) return [`${label} has no bounds`];
      return bounds.min <= bytes && bytes <= bounds.max
        ? []
        : [`${label} of ${weights}: ${bytes} not in ${bounds.min} to ${bounds.max}`];
    });
    expect(outside).toEqual([]);
  });
});

const formatNames = (fields: object): readonly string[] =>
  formatsOf(hub, record(fields)).formats.map(
    ({ quantization, format, from, isKnown }) =>
      `${quantization} ${format} by ${from}${isKnown ? "" : ", unknown"}`,
  );

describe("the format of a model", () => {
  test.each<readonly [object, readonly string[]]>([
    [{}, []],
    [{ id: "acme/Model-Q4_K_M" }, []],
    [{ id: "acme/Model-i1-Q4_K_M-GGUF", tags: ["gguf"] }, ["gguf Q4_K_M by id"]],
    [{ id: "acme/Model-Q9_X-GGUF", library_name: "gguf" }, []],
    [
      { safetensors: { parameters: { BF16: 8e9, I64: 3, Q: 1 }, total: 8e9 } },
      [
        "safetensors BF16 by safetensors.parameters",
        "safetensors I64 by safetensors.parameters",
        "safetensors Q by safetensors.parameters, unknown",
      ],
    ],
    [{ safetensors: { parameters: ["BF16"] } }, []],
    [
      {
        siblings: [
          { rfilename: "unet/model.fp16.safetensors" },
          { rfilename: "x-nf4.safetensors" },
        ],
      },
      ["safetensors F16 by siblings", "safetensors nf4 by siblings, unknown"],
    ],
    [
      {
        config: { quantization_config: { quant_method: "awq", bits: 4 } },
        tags: ["gptq", "8-bit"],
      },
      ["quantization-config awq-4bit by config.quantization_config"],
    ],
    [
      { config: { quantization_config: { load_in_8bit: true } } },
      ["quantization-config bitsandbytes-8bit by config.quantization_config"],
    ],
    [
      { config: { quantization_config: { quant_method: "bitsandbytes", load_in_4bit: true } } },
      ["quantization-config bitsandbytes-4bit by config.quantization_config"],
    ],
    [
      { config: { quantization_config: { quant_method: "fp8", bits: 8 } } },
      ["quantization-config fp8 by config.quantization_config"],
    ],
    [
      { config: { quantization_config: { quant_method: "intel/auto-round", bits: 2 } } },
      ["quantization-config auto-round-2bit by config.quantization_config"],
    ],
    [
      { config: { quantization_config: { quant_method: "newest", w_bit: 3 } } },
      ["quantization-config newest-3bit by config.quantization_config, unknown"],
    ],
    [{ config: { quantization_config: { quant_method: 7 } } }, []],
    [{ tags: ["GPTQ", "4bit"] }, ["quantization-config gptq-4bit by tags"]],
    [{ tags: ["mxfp4", "4-bit"] }, ["quantization-config mxfp4 by tags"]],
    [{ tags: ["mlx", "6-bit"] }, ["quantization-config mlx-6bit by tags"]],
    [{ library_name: "mlx", tags: ["3-bit"] }, ["quantization-config mlx-3bit by tags"]],
    [{ tags: ["mlx"] }, []],
    [{ tags: ["4-bit"] }, ["quantization-config 4-bit by tags, unknown"]],
    [{ tags: ["gguf", "4-bit"] }, []],
  ])("of %j is %j", (fields, formats) => {
    expect(formatNames(fields)).toEqual(formats);
  });

  it("in several folders: parts are not joined across folders", () => {
    const { formats } = modelFiles(
      hub,
      record({
        siblings: ["unet", "vae"].map((folder) => ({
          rfilename: `${folder}/diffusion_pytorch_model.fp16.safetensors`,
        })),
      }),
    );
    expect(formats.map(({ format, sets }) => [format, sets.length])).toEqual([["F16", 2]]);
  });
});

const sorted = (value: object | string): unknown =>
  typeof value === "string" ? value : Object.fromEntries(Object.entries(value).toSorted());

describe("real records", () => {
  const all = models.map((model) => ({ model, found: formatsOf(hub, model) }));

  it("are read without diagnostics", () => {
    expect(all.flatMap(({ found }) => found.diagnostics)).toEqual([]);
  });

  it("with a format in their id are recognized", () => {
    const labeled = all.filter(({ model }) =>
      /[-_.](?:UD-)?(?:I?Q[1-8]_[0-9K]\w*|F16|BF16)-GGUF$/i.test(model.id),
    );
    expect(labeled.length).toBeGreaterThan(5);
    const missed = labeled.filter(
      ({ found }) =>
        !found.formats.some(({ quantization, isKnown }) => quantization === "gguf" && isKnown),
    );
    expect(missed.map(({ model }) => model.id)).toEqual([]);
  });

  it("with a quantization config are named", () => {
    const quantized = all.filter(
      ({ model }) => model.config?.["quantization_config"] !== undefined,
    );
    expect(quantized.length).toBeGreaterThan(4);
    const missed = quantized.filter(
      ({ found }) =>
        !found.formats.some(({ from, isKnown }) => from.startsWith("config") && isKnown),
    );
    expect(missed.map(({ model }) => model.id)).toEqual([]);
  });
});
