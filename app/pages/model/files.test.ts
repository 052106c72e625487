// Files are grouped by format; the most precise that fits is chosen, and the commands name it.
import { appSnippets, loadSnippets, type Model, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { allRecords } from "#models/records";
import { FILE_RECORDS } from "../../testing/file-records.ts";
import { hub } from "../../testing/hub.ts";
import { withCommonFiles } from "#plugins/kit/formats/common-files";
import {
  bestRow,
  columnsOf,
  companionsOf,
  downloadOf,
  fileRows,
  type FileRow,
  withFilesOf,
} from "./files.ts";
import { hasFiles } from "../../panel/data/has-files.ts";

const modelOf = (files: readonly (string | readonly [string, number])[], more = {}): Model =>
  parseModel({
    id: "acme/model",
    pipeline_tag: "text-generation",
    library_name: "gguf",
    tags: ["conversational", "llama-cpp-python"],
    siblings: files.map((file) =>
      typeof file === "string" ? { rfilename: file } : { rfilename: file[0], size: file[1] },
    ),
    ...more,
  }).model!;
const unlisted = (more = {}): Model =>
  withCommonFiles(parseModel({ id: "acme/Otter-8B-GGUF", tags: ["gguf"], ...more }).model!);
const rowsOf = (model: Model, gb?: number) =>
  fileRows(hub, model, gb).map(({ name, size, note, fit }) => [name, size, note, fit.fits]);
const bestOf = (model: Model, gb?: number) => bestRow(fileRows(hub, model, gb), gb)?.name;

// 2 × 32 layers × 8 heads × 128 numbers × 2 bytes are 131,072 bytes a token.
const DIMENSIONS = {
  num_hidden_layers: 32,
  num_attention_heads: 32,
  num_key_value_heads: 8,
  hidden_size: 4096,
};
const SIZED = modelOf(
  [
    ["m-Q4_K_M.gguf", 5e9],
    ["m-Q8_0.gguf", 8.5e9],
    ["m-F16.gguf", 16e9],
    ["mmproj-F16.gguf", 1000],
    "README.md",
  ],
  { config: DIMENSIONS },
);

test("columns without any value are left out", () => {
  const titlesOf = (model: Model) => columnsOf(fileRows(hub, model)).map(([title]) => title);
  expect(titlesOf(SIZED)).toEqual(["Quality", "Size", "Memory"]);
  expect(titlesOf(modelOf(["a.gguf", "b.gguf"]))).toEqual([]);
});

test("rows have estimated sizes if the record has none, and report missing parts", () => {
  const model = modelOf(
    [
      "m-F16-00001-of-00002.gguf",
      "m-F16-00002-of-00002.gguf",
      "m-Q6_K-00001-of-00002.gguf",
      ["m-Q8_0.gguf", 8_540_775_840],
      "m-UD-Q4_K_XL.gguf",
    ],
    { gguf: { total: 8_030_261_760 } },
  );
  expect(rowsOf(model, 24)).toEqual([
    ["F16", "about 16.0 to 16.3 GB", "2 parts", "tight"],
    ["Q8_0", "8.54 GB", "", "yes"],
    ["Q6_K", undefined, "1 part, 1 missing", "unknown"],
    ["UD-Q4_K_XL", "about 4.51 to 5.42 GB", "", "yes"],
  ]);
  expect(bestOf(modelOf(["m-Q8_0-00001-of-00002.gguf", "m-Q2_K.gguf"]), 24)).toBe("Q2_K");
});

test("rows of several models in one format have the names of their files", () => {
  const model = modelOf(["a-Q8_0.gguf", "b-Q8_0.gguf"]);
  expect(rowsOf(model).map(([name]) => name)).toEqual(["a-Q8_0.gguf", "b-Q8_0.gguf"]);
});

test("F16 is only the best file if no smaller one has about its quality", () => {
  const sizes = { F16: 16e9, Q8_0: 8.5e9, Q6_K: 6.6e9, Q4_K_M: 5e9 };
  const bestIn = (...formats: (keyof typeof sizes)[]) =>
    bestOf(modelOf(formats.map((format) => [`m-${format}.gguf`, sizes[format]])), 48);
  expect(bestIn("F16", "Q6_K", "Q4_K_M")).toBe("Q6_K");
  expect(bestIn("F16", "Q4_K_M")).toBe("F16");
});

test("rows have a quality in words", () => {
  const formats = ["F16", "Q8_0", "Q5_K_M", "IQ4_XS", "Q3_K_L", "Q2_K", "Mini"];
  const rows = fileRows(hub, modelOf(formats.map((format) => `m-${format}.gguf`)));
  expect(rows.map(({ quality }) => quality)).toEqual([
    "Original",
    "Near original",
    "Very good",
    "Good",
    "Reduced",
    "Low",
    "",
  ]);
});

// What the apps print for the record of a row, and the command that downloads it.
const printedFor = (local: Model, row: FileRow): readonly string[] => {
  const apps = ["llama.cpp", "ollama"].map((app) => {
    const { snippets, notOffered } = appSnippets(hub, local, { apps: [app] });
    const commands = snippets[0]?.commands ?? [];
    const command = app === "ollama" ? commands[0] : commands.at(-1);
    return command?.content ?? `# ${notOffered[0]!.reason}`;
  });
  return [...apps, downloadOf(hub, local, row).content];
};

const commandsOf = (model: Model, gb?: number) => {
  const rows = fileRows(hub, model, gb);
  const row = bestRow(rows, gb)!;
  const local = withFilesOf(model, rows, row);
  const printed = loadSnippets(hub, local).snippets.map(({ content }) => content);
  return { commands: printedFor(local, row), printed: printed.join("\n") };
};

test("commands name the file that fits, and so do the programs of the libraries", () => {
  const { commands, printed } = commandsOf(SIZED, 12);
  expect(commands).toEqual([
    "llama serve -hf acme/model:Q8_0",
    "ollama run hf.co/acme/model:Q8_0",
    "hf download acme/model m-Q8_0.gguf",
  ]);
  expect(printed).toContain("llama-cli -hf acme/model:Q8_0 ");
  expect(printed).toContain('filename="m-Q8_0.gguf"');
});

test("commands have all parts of a model, and quote a hostile name", () => {
  const parts = ["1", "2"].map((at) => `UD/m-UD-Q4_K_XL-0000${at}-of-00002.gguf`);
  expect(commandsOf(modelOf([...parts, "m-Q2_K.gguf"])).commands).toEqual([
    "llama serve -hf acme/model:UD-Q4_K_XL",
    "# Ollama cannot pull a model in several parts from the Hub. llama.cpp can run it.",
    "hf download acme/model --include 'UD/m-UD-Q4_K_XL-*-of-00002.gguf'",
  ]);
  const { commands } = commandsOf(modelOf(["$(rm -rf ~)'.gguf"]));
  expect(commands.at(-1)).toBe(`hf download acme/model '$(rm -rf ~)'\\''.gguf'`);
});

test("a GGUF record without files has common formats, or the one in its name", () => {
  expect(rowsOf(unlisted(), 12)[0]).toEqual(["Q8_0", "about 8.50 to 8.61 GB", "", "tight"]);
  expect(commandsOf(unlisted()).commands.at(-1)).toBe(
    "hf download acme/Otter-8B-GGUF --include '*Q4_K_M*.gguf'",
  );
  expect(rowsOf(unlisted({ id: "acme/Otter-q5_k_s-GGUF" }))).toEqual([
    ["Q5_K_S", undefined, "", "unknown"],
  ]);
  expect(hasFiles(parseModel({ id: "acme/otter", tags: ["safetensors"] }).model!)).toBe(false);
});

test("all weights of every record are in exactly one row, and their names are only text", () => {
  for (const record of [...allRecords(), ...FILE_RECORDS]) {
    const model = parseModel(record).model!;
    const rows = fileRows(hub, model, 24);
    const shown = [
      ...rows.flatMap(({ fit }) => fit.set.paths),
      ...companionsOf(hub, model).map(({ path }) => path),
    ];
    expect(shown).toEqual([...new Set(shown)]);
    const listed = (model.siblings ?? []).map(({ rfilename }) => rfilename);
    expect(shown.filter((path) => !listed.includes(path))).toEqual([]);
    const weights = listed.filter((path) => /\.(?:gguf|safetensors)$/.test(path));
    expect(weights.filter((path) => !shown.includes(path))).toEqual([]);
    expect(rows.map(({ name }) => name).join("")).not.toMatch(/\p{Bidi_Control}/u);
  }
});

test("companions of a model have their kind", () => {
  const note = "projector, 1.00 kB, uses memory, too";
  expect(companionsOf(hub, SIZED)).toEqual([{ path: "mmproj-F16.gguf", note }]);
});
