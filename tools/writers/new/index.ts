// Writes the files of a new plugin of this repository, from the templates of `hubsmith new`: npm run new <kind> <id>.
import { appendFileSync } from "node:fs";
import { entries } from "hubsmith/plugins";
import { errorText } from "#core/base/issue";
import { type Kind, kinds, KINDS } from "#core/kinds/index";
import {
  filesOf,
  type Names,
  namesOf,
  type NewFile,
  writeAll,
} from "../../products/command/new.ts";

const PAGE = {
  summary: "The input is a text. The output is a list of answers, each with a score.",
  uses: [
    { title: "First use", text: "Describe who uses this task, and what for." },
    { title: "Second use", text: "Describe another use." },
  ],
  choosing: ["Explain how to choose a model: by language, by size, by training data."],
};

const RECORDS = "plugins/libraries/records.jsonl";
const recordsOf = (id: string): string =>
  [
    [`${id}: bare`, { library_name: id, tags: [id] }],
    [
      `${id}: with weights`,
      { library_name: id, tags: [id], siblings: [{ rfilename: "model.safetensors" }] },
    ],
  ]
    .map((record) => `${JSON.stringify(record)}\n`)
    .join("");

const [kind, id, ...others] = process.argv.slice(2);
try {
  if (!isKind(kind) || id === undefined || others.length > 0)
    throw new TypeError(`Usage: npm run new <${KINDS.join("|")}> <id>, such as library birdnet.`);
  const names = namesOf(kind, id, entries);
  const files = filesOf(names).flatMap((file) => placed(file, names));
  writeAll(".", files);
  const written = files.map(({ path }) => path);
  if (kind === "library") {
    appendFileSync(RECORDS, recordsOf(id));
    written.push(RECORDS);
  }
  console.log(`Written:
${written.map((path) => `  ${path}`).join("\n")}

Next, replace the examples in these files, and run:
  npm run check plugin ${kind}/${id}`);
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 2;
}

function isKind(text: string | undefined): text is Kind {
  return KINDS.some((candidate) => candidate === text);
}

/** A file of a package at its place in this repository. The tests of all plugins replace its test. */
function placed({ path, text }: NewFile, names: Names): readonly NewFile[] {
  if (path.endsWith(".test.ts")) return [];
  const name = path.slice("src/".length);
  const folder = `plugins/${kinds[names.kind].folder}`;
  // A page is data here, so that writers need no TypeScript.
  if (name.endsWith(".page.ts"))
    return [
      { path: `${folder}/${names.id}.page.json`, text: `${JSON.stringify(PAGE, null, 2)}\n` },
    ];
  // Records are lines of one file.
  if (name.endsWith(".records.ts")) return [];
  if (names.kind === "task") {
    const withoutPage = text.replace(/import page .*\n/, "").replace(/ {2}page,\n/, "");
    return [{ path: `${folder}/${name}`, text: withoutPage }];
  }
  if (names.kind !== "client") return [{ path: `${folder}/${name}`, text }];
  const shared = `kit/clients/${names.language}/language.ts`;
  if (name === "languages/language.ts") return [{ path: `plugins/${shared}`, text }];
  const imported = text.replace("./languages/language.ts", `../../${shared}`);
  return [{ path: `${folder}/${names.language}/${name}`, text: imported }];
}
