// Writes the GGUF and MLX versions of models: npm run write versions -- <folder with local-versions.jsonl and records>.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { type HubRecord, readLines } from "../../support/hub-records.ts";

const MOST = 4;
const nameOf = (id: string): string => id.slice(id.indexOf("/") + 1).toLowerCase();

interface Version {
  readonly id: string;
  readonly kind: string;
  readonly files?: readonly string[];
}
interface Versions {
  readonly base: string;
  readonly versions: readonly Version[];
}

const [folder = ""] = process.argv.slice(2);
const given = readLines<Versions>(join(folder, "local-versions.jsonl"));
const all = new Map(given.map(({ base, versions }) => [base.toLowerCase(), { base, versions }]));

const found = readFileSync(join(import.meta.dirname, "found.tsv"), "utf8");
for (const [base = "", ...cells] of found
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))) {
  const versions = cells.map((cell) => ({
    id: cell.replace("~", ""),
    kind: cell.endsWith("~") ? "mlx" : "gguf",
  }));
  const known = all.get(base.toLowerCase())?.versions ?? [];
  all.set(base.toLowerCase(), { base, versions: [...versions, ...known] });
}

// Records that name their base: those of its owner and the most downloaded first.
const records = ["model-records.jsonl", "popular-models.jsonl"]
  .flatMap((name) => readLines<HubRecord>(join(folder, name)))
  .toSorted((a, b) => (b.downloads ?? 0) - (a.downloads ?? 0));
for (const { id, tags = [], siblings = [] } of records) {
  const base = tags.map((tag) => /^base_model:quantized:(.+)/.exec(tag)?.[1]).find(Boolean);
  const kind = ["gguf", "mlx"].find((format) => tags.includes(format));
  // A changed model has another name.
  if (base === undefined || kind === undefined || !nameOf(id).startsWith(nameOf(base))) continue;
  const known = all.get(base.toLowerCase()) ?? { base, versions: [] };
  const isKnown = known.versions.some((one) => one.id.toLowerCase() === id.toLowerCase());
  if (isKnown || known.versions.filter((one) => one.kind === kind).length >= MOST) continue;
  const files = siblings.map(({ rfilename }) => rfilename).filter((path) => /\.gguf$/i.test(path));
  const version = { id, kind, ...(files.length === 0 ? {} : { files }) };
  const isOwn = id.split("/")[0] === known.base.split("/")[0];
  const { versions } = known;
  all.set(base.toLowerCase(), {
    base: known.base,
    versions: isOwn ? [version, ...versions] : [...versions, version],
  });
}

/** The versions in a line: `owner/name`, with `~` if it is for MLX, and its files without what they begin with. */
function cellOf({ id, kind, files = [] }: Version): string {
  const [first = ""] = files;
  const shared = [...first].findIndex((letter, at) => files.some((file) => file[at] !== letter));
  const start = files.length < 2 ? first : first.slice(0, shared);
  const ends = files.map((file) => file.slice(start.length));
  return [id + (kind === "mlx" ? "~" : ""), ...(first === "" ? [] : [start, ...ends])].join("|");
}

const lines = [...all.values()]
  .toSorted((a, b) => (a.base < b.base ? -1 : 1))
  .map(({ base, versions }) => [base, ...versions.map(cellOf)].join("\t"));
const text = lines.join("\n");
const path = resolve("models/data/versions.gen.ts");
writeFileSync(
  path,
  `// Written by npm run write versions, for models/versions.ts: public records that name their base model.\nexport const versions = \`${text}\`;\n`,
);
console.log(`${lines.length} models, ${gzipSync(text).length} bytes of gzip: ${path}`);
