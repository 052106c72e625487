// What the files command promises: groups in their order, what fits with its workings, and faults that end nothing.
import { expect, test } from "vitest";
import { rangeText, sizeText } from "./files.ts";
import { type Ran, runHere } from "./testing.ts";

const GIB = 1024 ** 3;
const record = {
  id: "org/model",
  config: {
    num_hidden_layers: 32,
    num_attention_heads: 32,
    num_key_value_heads: 8,
    hidden_size: 4096,
  },
  siblings: [
    { rfilename: "README.md" },
    { rfilename: "m-Q4_K_M.gguf", size: 4 * GIB },
    { rfilename: "m-F16-00002-of-00002.gguf", size: 8 * GIB },
    { rfilename: "m-F16-00001-of-00002.gguf", size: 7 * GIB },
    { rfilename: "m-Q3_X.gguf" },
    { rfilename: "mmproj-F16.gguf", size: GIB },
  ],
};

const ask = (lines: readonly unknown[], flags: readonly string[] = []): Promise<Ran> =>
  runHere(["files", ...flags], {
    input: lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"),
  });

test("groups files by format, with parts joined and companions apart", async () => {
  const { code, out, errors } = await ask([record]);
  expect([code, errors]).toEqual([0, ""]);
  expect(JSON.parse(out)).toEqual({
    line: 1,
    id: "org/model",
    formats: [
      { quantization: "gguf", format: "F16", from: "siblings", isKnown: true },
      { quantization: "gguf", format: "Q4_K_M", from: "siblings", isKnown: true },
      { quantization: "gguf", format: "Q3_X", from: "siblings", isKnown: false },
    ],
    files: [
      {
        quantization: "gguf",
        label: "F16",
        format: "F16",
        sets: [
          {
            stem: "m",
            paths: ["m-F16-00001-of-00002.gguf", "m-F16-00002-of-00002.gguf"],
            bytes: 15 * GIB,
            missing: 0,
          },
        ],
      },
      {
        quantization: "gguf",
        label: "Q4_K_M",
        format: "Q4_K_M",
        sets: [{ stem: "m", paths: ["m-Q4_K_M.gguf"], bytes: 4 * GIB, missing: 0 }],
      },
      {
        quantization: "gguf",
        label: "Q3_X",
        sets: [{ stem: "m", paths: ["m-Q3_X.gguf"], missing: 0 }],
      },
    ],
    companions: [
      {
        quantization: "gguf",
        what: "projector",
        isLoaded: true,
        label: "F16",
        stem: "mmproj",
        paths: ["mmproj-F16.gguf"],
        bytes: GIB,
        missing: 0,
      },
    ],
    diagnostics: [],
  });
});

test("says for a memory what fits, and how that was found", async () => {
  const { out } = await ask([record], ["--memory", "8GiB", "--format", "text"]);
  expect(out).toBe(`org/model
Stored in F16, Q4_K_M, Q3_X (unknown).
Into 8.00 GiB, with a context of 8192 tokens:
  F16          16 bits a weight   15.0 GiB      m-F16-00001-of-00002.gguf and 1 more
    does not fit: 17.3 GiB to 18.0 GiB in all
      weights: 15.0 GiB (the sizes of 2 files)
  Q4_K_M       4.9 bits a weight  4.00 GiB      m-Q4_K_M.gguf
    fits: 6.29 GiB to 7.00 GiB in all
      weights: 4.00 GiB (the size of the file)
  Q3_X                            unknown size  m-Q3_X.gguf
    unknown whether it fits: The record tells neither the sizes of its files nor the number of its weights. Ask the Hub for it with \`?blobs=true\`.
Each of them needs also:
  projector: 1.00 GiB (the size of mmproj-F16.gguf)
  context: 1.00 GiB (8192 tokens × 32 layers × 2 (key and value) × 8 heads × 128 × 2 bytes)
  room to compute: 300 MiB to 1.00 GiB (assumed; it depends on the program and on the hardware)
Beside them, projector: mmproj-F16.gguf, 1.00 GiB

`);
  const rows = (await ask([record], ["--memory", "8", "--context", "16640"])).out;
  const [, middle] = (JSON.parse(rows) as { files: { sets: { fits: string }[] }[] }).files;
  expect(middle?.sets[0]?.fits).toBe("perhaps");
});

test("a record without such files says so, a bad line ends nothing", async () => {
  const { code, out } = await ask([{ id: "a/b" }, "nope", { id: "c/d" }]);
  expect(code).toBe(1);
  const rows = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { line: number; error?: { code: string } });
  expect(rows.map(({ line, error }) => [line, error?.code])).toEqual([
    [1, undefined],
    [2, "not-json"],
    [3, undefined],
  ]);
  expect((await ask([{ id: "a/b" }], ["--format", "text"])).out).toBe(
    "a/b\nThe record names no format.\nThe record names no files in a format that is known.\n\n",
  );
});

test("amounts read well", () => {
  expect([0, 1, 1023, 1024, 1536, GIB, 1e15].map(sizeText)).toEqual([
    "0 bytes",
    "1 byte",
    "1023 bytes",
    "1.00 KiB",
    "1.50 KiB",
    "1.00 GiB",
    "909 TiB",
  ]);
  expect(rangeText({ min: GIB, max: GIB + 1 })).toBe("1.00 GiB");
  expect(rangeText({ min: GIB, max: 2 * GIB })).toBe("1.00 GiB to 2.00 GiB");
});

const counted = {
  id: "org/model",
  library_name: "bear",
  siblings: [{ rfilename: "config.json" }, { rfilename: "a/config.json" }],
};

test("downloads tells the rule and the files, for programs and for people", async () => {
  const input = JSON.stringify(counted);
  const { code, out } = await runHere(["downloads"], { input });
  expect(code).toBe(0);
  const query =
    'path:"config.json" OR path:"config.yaml" OR path:"hyperparams.yaml" OR path:"params.json" OR path:"meta.yaml"';
  expect(JSON.parse(out)).toEqual({
    line: 1,
    id: "org/model",
    query,
    files: ["config.json"],
    diagnostics: [],
  });
  const text = await runHere(["downloads", "--format", "text"], { input });
  expect(text.out).toBe(`org/model\nBy the Hub's own rule: ${query}\n  config.json\n\n`);
});
