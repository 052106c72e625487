// Nearest formats, stems of names, sizes, groups of files, and memory: with a table small enough to count by hand.
import { describe, expect, it, test } from "vitest";
import { createHub, defineQuantization, type Hub, type Model, parseModel } from "hubsmith";
import {
  estimateBytes,
  fitsInto,
  memoryOf,
  formatsOf,
  modelFiles,
  nearestFormat,
  readFileName,
} from "./index.ts";

const GIB = 1024 ** 3;

const table = defineQuantization({
  id: "acme",
  label: "Acme",
  families: { a: { label: "A", description: "The first." } },
  sets: {
    files: [
      { name: "W16", code: 1, family: "a", block: { weights: 1, bytes: 2 } },
      { name: "W4_M", code: 2, family: "a", mostly: "W4", measured: 5 },
      { name: "W4_S", code: 3, mostly: "W4" },
      { name: "W2_X", code: 4, note: "Unknown." },
    ],
    tensors: [
      { name: "W16", code: 7 },
      { name: "W4", code: 8, block: { weights: 32, bytes: 18 } },
    ],
  },
  preference: ["W16", "W4_M", "W4_S", "W2_X"],
  files: {
    extensions: ["acme"],
    label: "W[0-9]+(?:_(?:S|M|L|X))*",
    aliases: { FULL: "W16", W4: "W4_M" },
    variants: { UD: "Chosen by model." },
    companions: {
      eye: { what: "projector", isLoaded: true },
      sums: { what: "sums", isUnlabeled: true },
    },
  },
});
const hub = createHub([table]);

const model = (files: readonly (string | readonly [string, number])[], fields = {}): Model =>
  parseModel({
    id: "acme/model",
    siblings: files.map((file) =>
      typeof file === "string" ? { rfilename: file } : { rfilename: file[0], size: file[1] },
    ),
    ...fields,
  }).model!;

describe("a format", () => {
  test.each([
    [["W16", "W4_S"], "W4_M", "W4_S"],
    [["W16", "W4_M", "W4_S"], "W4_M", "W4_M"],
    [["w4_s", "W2_X"], "FULL", "w4_s"],
    [["W16"], "W4_M", undefined],
    [["W16", "other"], "other", undefined],
    [["other"], "W16", undefined],
  ])("of %j the nearest at or below %s is %s", (available, wanted, nearest) => {
    expect(nearestFormat(table, available, wanted)).toBe(nearest);
  });

  it("has files of at least its layout, and of a bounded size", () => {
    expect(estimateBytes(table, "W16", 1e9)).toEqual({
      min: 2e9,
      max: 2.02e9 + 16 * 1024 * 1024,
    });
    // A twentieth more than measured, and 200 million weights that stay more precise.
    expect(estimateBytes(table, "W4_M", 1e9)).toEqual({
      min: 562_500_000,
      max: 625_000_000 * 1.25 + 16 * 1024 * 1024,
    });
    const unmeasured = estimateBytes(table, "W4_S", 1e9)!;
    expect(unmeasured.max).toBeGreaterThan(estimateBytes(table, "W4_M", 1e9)!.max);
    for (const odd of [0, -1, NaN, Infinity])
      expect(estimateBytes(table, "W16", odd)).toBeUndefined();
    expect(estimateBytes(table, "W2_X", 1e9)).toBeUndefined();
    expect(estimateBytes(table, "other", 1e9)).toBeUndefined();
  });
});

// The names of published files are in the tests of the quantizations.
test.each([
  ["W16-model.W4_S.acme", { stem: "W16-model", label: "W4_S", format: "W4_S" }],
  ["m-UD-W4_M-x-W16.acme", { stem: "m-x-W16", label: "W4_M", format: "W4_M", variant: "UD" }],
  ["m-W16-eye.acme", { stem: "m-eye", label: "W16", format: "W16", companion: "projector" }],
])("%s has a stem without its label", (path, told) => {
  expect(readFileName(table, path)).toEqual({ path, ...told });
});

test("no file is of a quantization without rules for names", () => {
  const { files: _files, ...bare } = table;
  expect(readFileName(bare, "m.W16.acme")).toBeUndefined();
});

describe("the files of a record", () => {
  it("are grouped by format, with parts joined, and companions separate", () => {
    const files = modelFiles(
      hub,
      model([
        "README.md",
        "m-W4_L.acme",
        ["m-W4_M.acme", 5],
        ["W16/m-00002-of-00002.acme", 20],
        ["W16/m-00001-of-00002.acme", 10],
        "n-W4_M.acme",
        "m-W4_S-00001-of-00003.acme",
        "m.acme",
        ["eye-m-W16.acme", 3],
        "m-UD-W4_M.acme",
        "n-w4_l.acme",
      ]),
    );
    expect(files.formats.map(({ label, variant, sets }) => [label, variant, sets])).toEqual([
      [
        "W16",
        undefined,
        [
          {
            stem: "m",
            paths: ["W16/m-00001-of-00002.acme", "W16/m-00002-of-00002.acme"],
            bytes: 30,
            missing: 0,
          },
        ],
      ],
      [
        "W4_M",
        undefined,
        [
          { stem: "m", paths: ["m-W4_M.acme"], bytes: 5, missing: 0 },
          { stem: "n", paths: ["n-W4_M.acme"], missing: 0 },
        ],
      ],
      ["W4_M", "UD", [{ stem: "m", paths: ["m-UD-W4_M.acme"], missing: 0 }]],
      ["W4_S", undefined, [{ stem: "m", paths: ["m-W4_S-00001-of-00003.acme"], missing: 2 }]],
      [
        "W4_L",
        undefined,
        [
          { stem: "m", paths: ["m-W4_L.acme"], missing: 0 },
          { stem: "n", paths: ["n-w4_l.acme"], missing: 0 },
        ],
      ],
      [undefined, undefined, [{ stem: "m", paths: ["m.acme"], missing: 0 }]],
    ]);
    expect(files.companions).toEqual([
      {
        quantization: "acme",
        what: "projector",
        isLoaded: true,
        label: "W16",
        stem: "eye-m",
        paths: ["eye-m-W16.acme"],
        bytes: 3,
        missing: 0,
      },
    ]);
  });

  it("have a size only if each part has one, also in lfs", () => {
    const of = (...siblings: readonly object[]): number | undefined =>
      modelFiles(hub, parseModel({ id: "a/b", siblings }).model!).formats[0]!.sets[0]!.bytes;
    expect(of({ rfilename: "m.acme", lfs: { size: 7 } })).toBe(7);
    for (const size of [-1, 1.5, "7", null, 1e300])
      expect(of({ rfilename: "m.acme", size })).toBeUndefined();
    expect(
      of({ rfilename: "m-00001-of-00002.acme", size: 1 }, { rfilename: "m-00002-of-00002.acme" }),
    ).toBeUndefined();
  });

  it("are empty in a record without files", () => {
    expect(modelFiles(hub, parseModel({ id: "a/b" }).model!)).toEqual({
      formats: [],
      companions: [],
    });
  });
});

describe("memory", () => {
  const dims = {
    num_hidden_layers: 32,
    num_attention_heads: 32,
    num_key_value_heads: 8,
    hidden_size: 4096,
  };
  const fit = (given: Model, gib: number, tokens = 8192, on: Hub = hub): readonly unknown[] =>
    fitsInto(on, given, { memory: gib * GIB, tokens }).map(({ files, fits }) => [
      files.label,
      fits,
    ]);

  it("is weights, context and compute buffers, with the calculation", () => {
    const [firstFit] = fitsInto(hub, model([["m-W4_M.acme", 4 * GIB]], { config: dims }), {
      memory: 8 * GIB,
      tokens: 8192,
    });
    // 2 × 32 layers × 8 heads × 128 numbers × 2 bytes are 128 KiB a token, so a GiB for 8,192.
    expect(firstFit?.needs.map(({ part, min, max }) => [part, min / GIB, max / GIB])).toEqual([
      ["weights", 4, 4],
      ["context", 1, 1],
      ["compute buffers", 100 / 1024, 600 / 1024],
    ]);
    expect(firstFit?.needs[1]?.how).toBe(
      "8192 tokens × 32 layers × 2 (key and value) × 8 heads × 128 × 2 bytes",
    );
    expect(firstFit?.fits).toBe("yes");
    expect(firstFit?.bytes).toEqual({
      min: (5 + 100 / 1024) * GIB,
      max: (5 + 600 / 1024) * GIB,
    });
  });

  it("fits, is tight, or does not fit", () => {
    const given = model([["m-W4_M.acme", 4 * GIB]], { config: dims });
    // The exact limits, and one byte less: a tenth is left for other programs.
    const [byte, least, most] = [1 / GIB, 5 + 100 / 1024, (5 + 600 / 1024) / 0.9];
    expect(fit(given, most + byte)).toEqual([["W4_M", "yes"]]);
    expect(fit(given, most - byte)).toEqual([["W4_M", "tight"]]);
    expect(fit(given, least)).toEqual([["W4_M", "tight"]]);
    expect(fit(given, least - byte)).toEqual([["W4_M", "no"]]);
    expect(fit(given, 6, 16_384)).toEqual([["W4_M", "no"]]);
  });

  it("names the facts without which it is a range", () => {
    const missing = (given: Model) =>
      fitsInto(hub, given, { memory: GIB, tokens: 8192 })[0]?.missing;
    expect(missing(model([["m-W4_M.acme", 4 * GIB]], { config: dims }))).toEqual([]);
    expect(missing(model(["m-W4_M.acme", "eye.acme"], { gguf: { total: 8e9 } }))).toEqual([
      "the sizes of the files",
      "the size of the projector",
      "the dimensions of its layers",
    ]);
  });

  it("has no context if the model writes no text", () => {
    const embedder = { config: dims, pipeline_tag: "sentence-similarity" };
    const [first] = fitsInto(hub, model([["m-W4_M.acme", GIB]], embedder), {
      memory: GIB,
      tokens: 8192,
    });
    expect(first?.needs.map(({ part }) => part)).toEqual(["weights", "compute buffers"]);
  });

  it("of all weights is by the types of the tensors, or by their number", () => {
    const needs = (given: object) =>
      memoryOf(parseModel({ id: "a/b", pipeline_tag: "text-to-image", ...given }).model!, {
        memory: 24e9,
        tokens: 1,
      });
    const typed = needs({ safetensors: { parameters: { BF16: 8e9, F32: 1e9 }, total: 9e9 } });
    expect([typed.fits, typed.needs[0]?.max]).toEqual(["yes", 20e9]);
    expect(needs({ id: "a/b-8B" }).needs[0]?.max).toBe(16e9);
    expect(needs({}).fits).toBe("unknown");
  });

  it("counts the smallest projector, and is `tight` if one as large as the model would not fit", () => {
    const eyes = [
      ["eye-a-W16.acme", 2 * GIB],
      ["eye-b-W4_M.acme", GIB],
    ] as const;
    expect(fit(model([["m-W4_M.acme", 4 * GIB], ...eyes], { config: dims }), 8)).toEqual([
      ["W4_M", "yes"],
    ]);
    expect(fit(model([["m-W4_M.acme", 4 * GIB], ...eyes], { config: dims }), 6)).toEqual([
      ["W4_M", "no"],
    ]);
    const unsized = model([["m-W4_M.acme", 4 * GIB], "eye.acme"], { config: dims });
    expect(fit(unsized, 8)).toEqual([["W4_M", "tight"]]);
    expect(fit(unsized, 64)).toEqual([["W4_M", "yes"]]);
  });

  it("estimates weights from their number if there is no size", () => {
    const given = model(["m-W4_M.acme", "m-W4_L.acme", "m-W2_X.acme"], {
      config: dims,
      gguf: { total: 8e9 },
    });
    expect(fit(given, 64)).toEqual([
      ["W4_M", "yes"],
      ["W2_X", "unknown"],
      ["W4_L", "unknown"],
    ]);
    const reasons = fitsInto(hub, given, { memory: GIB, tokens: 1 }).map(({ reason }) => reason);
    expect(reasons[1]).toBe("The size of W2_X is not fixed, and the record does not have it.");
    expect(fit(model(["m-W4_M.acme"], { safetensors: { total: 8e9 }, config: dims }), 64)).toEqual([
      ["W4_M", "yes"],
    ]);
  });

  it("is unknown if neither sizes nor weights are known, or a part is missing", () => {
    const [nothing] = fitsInto(hub, model(["m-W4_M.acme"]), { memory: GIB, tokens: 1 });
    expect(nothing).toMatchObject({ fits: "unknown", needs: [] });
    expect(nothing?.reason).toContain("blobs=true");
    const [part] = fitsInto(hub, model([["m-W4_M-00002-of-00003.acme", 1]]), {
      memory: GIB,
      tokens: 1,
    });
    expect(part).toMatchObject({
      fits: "unknown",
      reason: "2 parts of it are missing in the repository.",
    });
  });

  it("bounds the context by the number of weights if the record has no dimensions", () => {
    const given = model([["m-W4_M.acme", 5e9]], { gguf: { total: 8_030_261_248 } });
    const context = fitsInto(hub, given, { memory: GIB, tokens: 8192 })[0]?.needs.find(
      ({ part }) => part === "context",
    );
    // Models with 7 to 8 billion weights store for a token: 56 KiB (Qwen2.5 7B) to 512 KiB (Llama 2 7B).
    expect(context?.min).toBeLessThan(8192 * 56 * 1024);
    expect(context?.max).toBeGreaterThan(8192 * 512 * 1024);
    expect(context?.max).toBeLessThan(8192 * 1024 * 1024);
    const unsaid = fitsInto(hub, model([["m-W4_M.acme", 5e9]]), { memory: 64 * GIB, tokens: 8192 });
    expect(unsaid[0]?.needs.map(({ part }) => part)).toContain("context");
    const strange = fitsInto(hub, model([["m-W9.acme", 5e9]]), { memory: 64 * GIB, tokens: 8192 });
    expect(strange[0]).toMatchObject({ fits: "tight" });
  });

  const perToken = (fields: object): unknown => {
    const given = model([["m-W4_M.acme", GIB]], fields);
    const needs = fitsInto(hub, given, { memory: GIB, tokens: 1000 })[0]!.needs;
    const { min, max } = needs.find(({ part }) => part === "context")!;
    return [min / 1000, max / 1000];
  };
  test.each([
    ["heads of their own", { config: { n_layer: 12, n_head: 12, n_embd: 768 } }, 2 * 12 * 768 * 2],
    ["a size of heads", { config: { ...dims, head_dim: 256 } }, 2 * 32 * 8 * 256 * 2],
    ["the part that reads", { config: { text_config: dims } }, 2 * 32 * 8 * 128 * 2],
    ["a type", { tags: ["safetensors", "glm_moe_dsa"] }, 78 * 576 * 2],
    ["a type with a name", { tags: ["deepseek_v4", "base_model:acme/DeepSeek-V4-Flash"] }, 7052],
    ["latent keys", { config: { ...dims, kv_lora_rank: 512, qk_rope_head_dim: 64 } }, 32 * 576 * 2],
    [
      "a GGUF header",
      {
        gguf: {
          "llama.block_count": 32,
          "llama.attention.head_count": 32,
          "llama.attention.head_count_kv": 8,
          "llama.embedding_length": 4096,
        },
      },
      2 * 32 * 8 * 128 * 2,
    ],
  ])("reads the dimensions of %s", (_, fields, bytes) => {
    expect(perToken(fields)).toEqual([bytes, bytes]);
  });

  it("returns bounds if some layers have a sliding window", () => {
    const [min, max] = perToken({ config: { ...dims, sliding_window: 100 } }) as number[];
    expect(max).toBe(2 * 32 * 8 * 128 * 2);
    // 100 tokens and the 512 that are computed at once, rounded up to 768 of 1,000.
    expect(min).toBe(max! * 0.768);
    const types = [
      ...Array<string>(8).fill("full_attention"),
      ...Array<string>(24).fill("sliding_attention"),
    ];
    const known = perToken({ config: { ...dims, sliding_window: 100, layer_types: types } });
    expect(known).toEqual([108_265.472, 108_265.472]);
    const linear = types.map((type) => type.replace("sliding", "linear"));
    expect(perToken({ config: { ...dims, layer_types: linear } })).toEqual([max! / 4, max! / 4]);
    const off = { sliding_window: 100, use_sliding_window: false };
    expect(perToken({ config: { ...dims, ...off } })).toEqual([max, max]);
    expect(perToken({ config: { ...dims, sliding_window: 4096 } })).toEqual([max, max]);
  });

  it.each([0, -1, 1.5, "32", 1e9])("ignores the dimension %j", (num_hidden_layers) => {
    const [min, max] = perToken({ config: { ...dims, num_hidden_layers } }) as number[];
    expect(min).toBeLessThan(max!);
  });
});

describe("the formats of a model", () => {
  const configOnly = defineQuantization({
    id: "told",
    label: "Told",
    sets: { all: [{ name: "W8" }] },
    preference: ["W8"],
    recognize: ({ tags }) => tags.map((format) => ({ format, from: "tags", weights: 3 })),
  });
  it("are found in file names and in records, without duplicates", () => {
    const given = model(["a-W4_M.acme", "b-W4_M.acme", "c-W4_L.acme"], {
      tags: ["w8", "w8", "odd"],
    });
    expect(formatsOf(createHub([table, configOnly]), given)).toEqual({
      diagnostics: [],
      formats: [
        { quantization: "acme", format: "W4_M", from: "siblings", isKnown: true },
        { quantization: "acme", format: "W4_L", from: "siblings", isKnown: false },
        { quantization: "told", format: "W8", from: "tags", weights: 3, isKnown: true },
        { quantization: "told", format: "odd", from: "tags", weights: 3, isKnown: false },
      ],
    });
  });

  it("are read from the id only if no other field has a format", () => {
    const byId = defineQuantization({
      ...configOnly,
      id: "by-id",
      recognize: () => [{ format: "W8", from: "id" }],
    });
    const from = (files: readonly string[]): readonly string[] =>
      formatsOf(createHub([table, byId]), model(files)).formats.map((format) => format.from);
    expect(from(["a-W4_M.acme"])).toEqual(["siblings"]);
    expect(from(["a.acme"])).toEqual(["id"]);
  });

  it("are those of the files if a plugin returns no array", () => {
    const odd = defineQuantization({ ...configOnly, id: "odd", recognize: () => 5 as never });
    const given = model(["a-W4_M.acme"]);
    expect(formatsOf(createHub([table, odd]), given).formats).toHaveLength(1);
  });

  it("a faulty plugin loses only its own formats", () => {
    const bad = defineQuantization({
      ...configOnly,
      id: "bad",
      files: { extensions: ["acme"], label: "(" },
      recognize: () => {
        throw new Error("no");
      },
    });
    const result = formatsOf(createHub([bad, table]), model(["a-W4_M.acme"]));
    expect(result.formats).toEqual([
      { quantization: "acme", format: "W4_M", from: "siblings", isKnown: true },
    ]);
    expect(result.diagnostics).toMatchObject([
      { code: "plugin-threw", plugin: "quantization/bad" },
    ]);
  });
});
