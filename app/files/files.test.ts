// Files are grouped by format, only from data of the record; memory verdicts are as uncertain as the data.
import { createHub, loadPlugins, type Hub, type Model, parseModel } from "hubsmith";
import { beforeAll, describe, expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { allRecords } from "../catalog/records.ts";
import { countsOf } from "./counts.ts";
import { listedIn } from "./listed.ts";
import { type FormatTable, tablesOf } from "./rows.ts";
import { bytesText } from "./sizes.ts";
import { recordFormats, weightsToLink } from "./record-formats.ts";

const records = allRecords();

let hub: Hub;
beforeAll(async () => {
  const wanted = entries.filter(({ kind }) => kind === "quantization" || kind === "library");
  hub = createHub((await loadPlugins(wanted)).plugins);
});

const recordOf = (id: string): Model =>
  parseModel(records.find((record) => record.id === id)).model!;
const modelOf = (files: readonly (string | readonly [string, number])[], more = {}): Model =>
  parseModel({
    id: "acme/model",
    siblings: files.map((file) =>
      typeof file === "string" ? { rfilename: file } : { rfilename: file[0], size: file[1] },
    ),
    ...more,
  }).model!;
const rowsOf = ([table]: readonly FormatTable[]) =>
  table!.rows.map(({ label, files, size, isEstimate, verdict }) => [
    label,
    files,
    size,
    isEstimate,
    verdict?.says,
  ]);
// 2 × 32 layers × 8 heads × 128 numbers × 2 bytes are 131,072 bytes a token.
const DIMENSIONS = {
  num_hidden_layers: 32,
  num_attention_heads: 32,
  num_key_value_heads: 8,
  hidden_size: 4096,
};

describe("rows", () => {
  test("of a record with some sizes: the others are estimated, and labeled as such", () => {
    const tables = tablesOf(hub, recordOf("bartowski/Llama-3.2-3B-Instruct-GGUF"));
    expect(tables.map(({ id, best }) => [id, best])).toEqual([["gguf", undefined]]);
    expect(rowsOf(tables)).toEqual([
      ["F16", "1 file", "6.42 to 6.51 GB", true, undefined],
      ["Q8_0", "1 file", "3.42 GB", false, undefined],
      ["Q5_K_M", "1 file", "2.20 to 2.57 GB", true, undefined],
      ["Q4_K_M", "1 file", "2.02 GB", false, undefined],
      ["Q3_K_L", "1 file", "1.82 GB", false, undefined],
      ["IQ3_M", "1 file", "1.38 to 1.70 GB", true, undefined],
    ]);
    expect(tables[0]!.rows[0]!.fits[0]!.needs[0]!.how).toBe("3212749888 weights × 16 bits ÷ 8");
  });

  test("join shards, and report missing ones", () => {
    const parts = (count: number) =>
      Array.from({ length: count }, (_, at) => `m-Q8_0-0000${at + 1}-of-00003.gguf`);
    expect(rowsOf(tablesOf(hub, modelOf(parts(3))))[0]![1]).toBe("3 parts");
    const [[, files, size, , verdict] = []] = rowsOf(tablesOf(hub, modelOf(parts(1)), 24));
    expect([files, size, verdict]).toEqual(["1 part, 2 missing", undefined, "unknown"]);
  });

  test("separate marks, unknown labels and missing ones, and have no size if it is unknown", () => {
    const model = modelOf(["m-UD-Q4_K_XL.gguf", "m-Q4_K_XL.gguf", "m-Q6_K_L.gguf", "m.gguf"]);
    expect(rowsOf(tablesOf(hub, model)).map(([label, , size]) => [label, size])).toEqual([
      ["Q4_K_XL", undefined],
      ["UD-Q4_K_XL", undefined],
      ["Q6_K_L", undefined],
      [undefined, undefined],
    ]);
  });

  test("of several models in one format are compared separately", () => {
    const files = [["a-Q8_0.gguf", 2e9] as const, ["b-Q8_0.gguf", 9e9] as const];
    const [table] = tablesOf(hub, modelOf(files, { config: DIMENSIONS }), 6);
    expect(table!.rows[0]).toMatchObject({
      files: "2 files",
      size: "11.0 GB",
      verdict: { fits: "some", says: "1 of 2 fits for certain", isBest: true },
    });
    expect(table!.best).toBe("Q8_0 of a is the most precise format that fits into 6 GB.");
    expect(tablesOf(hub, modelOf(files), 60)[0]!.rows[0]!.verdict!.says).toMatch(/^each /);
  });
});

test("the size of a format is unknown if that of one of its models is", () => {
  const files = [["a-Q8_0.gguf", 2e9] as const, "b-Q8_0-00001-of-00002.gguf"];
  const model = modelOf(files, { gguf: { total: 2e9 } });
  expect(rowsOf(tablesOf(hub, model))).toEqual([
    ["Q8_0", "2 files, 1 missing", undefined, false, undefined],
  ]);
});

describe("the best format that fits", () => {
  // In addition to the weights there are 1.07 GB of context, and 0.31 to 1.07 GB to compute.
  const sized = modelOf(
    [
      ["m-Q4_K_M.gguf", 5e9],
      ["m-Q8_0.gguf", 8.5e9],
      ["m-F16.gguf", 16e9],
    ],
    { config: DIMENSIONS },
  );
  const bestOf = (model: Model, gb: number) => tablesOf(hub, model, gb)[0]!.best;

  test.each([
    [24, "F16 is the most precise format that fits into 24 GB."],
    [
      17.5,
      "Q8_0 is the most precise format that fits into 17.5 GB. F16 is more precise and may fit.",
    ],
    [11, "Q8_0 is the most precise format that fits into 11 GB."],
    [6.5, "No format fits into 6.5 GB for certain. Q4_K_M may fit."],
    [4, "No format fits into 4 GB: the smallest needs about 6.39 GB or more."],
  ])("into %d GB", (gb, says) => {
    expect(bestOf(sized, gb)).toBe(says);
  });

  test("is marked only in its row", () => {
    const [table] = tablesOf(hub, sized, 11);
    expect(table!.rows.map(({ verdict }) => [verdict!.fits, verdict!.isBest])).toEqual([
      ["no", undefined],
      ["yes", true],
      ["yes", undefined],
    ]);
  });

  test("does not exist for formats without an order, or without a size", () => {
    expect(bestOf(modelOf([["m.gguf", 1e9]], { config: DIMENSIONS }), 24)).toBe(
      "1 model fits into 24 GB, in formats without a rank of precision.",
    );
    expect(bestOf(modelOf(["m-Q8_0.gguf"]), 24)).toBe(
      "No size is known, so it is unknown which formats fit.",
    );
    const half = modelOf([["m-Q8_0.gguf", 9e9], "m-Q6_K_L.gguf"], { config: DIMENSIONS });
    expect(bestOf(half, 4)).toMatch(/^No format with a known size fits into 4 GB/);
  });
});

describe("fields of a record", () => {
  test("for weights by type: their number and size", () => {
    const model = modelOf(["model.fp16.safetensors"], {
      safetensors: { parameters: { F16: 8_000_000_000, I64: 512 }, total: 8_000_000_512 },
    });
    expect(recordFormats(hub, model).formats).toMatchObject([
      {
        quantization: "Safetensors",
        format: "F16",
        from: "safetensors.parameters",
        weights: "8,000,000,000",
        size: { says: "16.0 GB", how: "8,000,000,000 weights × 16 bits ÷ 8" },
      },
      { format: "I64", size: { says: "4.10 kB" } },
    ]);
    expect(weightsToLink(model)).toBe(8_000_000_512);
  });

  test("for a config: its method, known or not", () => {
    const of = (quantization_config: object) =>
      recordFormats(hub, modelOf([], { config: { quantization_config } })).formats;
    expect(of({ quant_method: "awq", bits: 4 })).toEqual([
      {
        quantization: "Quantization config",
        format: "awq-4bit",
        isKnown: true,
        from: "config.quantization_config",
      },
    ]);
    expect(of({ quant_method: "__proto__" })).toMatchObject([
      { format: "__proto__", isKnown: false },
    ]);
  });

  test.each([-1, 0, 1.5, "8", 1e300])("%j is not a number of weights", (total) => {
    expect(weightsToLink(modelOf([], { gguf: { total } }))).toBeUndefined();
  });
});

describe("counted downloads", () => {
  test("use the rule of the record's library", () => {
    const { library, files, rule } = countsOf(
      hub,
      modelOf(["a.nemo", "b/c.nemo", "README.md"], { library_name: "nemo" }),
    );
    expect([library?.id, [...files], rule]).toEqual([
      "nemo",
      ["a.nemo", "b/c.nemo"],
      expect.stringContaining(".nemo"),
    ]);
  });

  test("use the Hub's rule if no library has one", () => {
    const counts = countsOf(hub, modelOf(["config.json", "x/config.json"]));
    expect(counts.library).toBeUndefined();
    expect([...counts.files]).toEqual(["config.json"]);
    expect(counts.rule).toContain("the file config.json or ");
  });
});

describe("other files", () => {
  test("are companions, and files that no quantization knows", () => {
    const model = modelOf(["m-Q8_0.gguf", ["mmproj-F16.gguf", 9e8], "imatrix.gguf", "README.md"]);
    expect(listedIn(hub, model)).toEqual({
      beside: [
        {
          what: "projector",
          label: "F16",
          paths: ["mmproj-F16.gguf"],
          says: "900 MB, is loaded with the model and uses memory",
        },
        {
          what: "importance matrix",
          paths: ["imatrix.gguf"],
          says: "unknown size, is not loaded with the model",
        },
      ],
      others: ["README.md"],
    });
  });

  test("and all files of every record are in exactly one place", () => {
    const models = records.map((record) => parseModel(record).model!);
    const listing = models.filter(({ siblings = [] }) => siblings.length > 0);
    expect(listing.length).toBeGreaterThan(10);
    for (const model of listing) {
      const rows = tablesOf(hub, model, 24).flatMap((table) => table.rows);
      const { beside, others } = listedIn(hub, model);
      const shown = [
        ...rows.flatMap(({ fits }) => fits.flatMap(({ set }) => set.paths)),
        ...beside.flatMap(({ paths }) => paths),
        ...others,
      ];
      expect(shown.toSorted()).toEqual(model.siblings!.map((one) => one.rfilename).toSorted());
    }
  });
});

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [4096, "4.10 kB"],
  [668_788_096, "669 MB"],
  [2_019_377_696, "2.02 GB"],
  [1.1e12, "1.10 TB"],
  [999_999_999, "1.00 GB"],
  [9_999_000_000, "10.0 GB"],
])("%d bytes: %s", (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
