// JavaScript is read by V8, which says whether it takes the module, and by acorn, which gives the tree.
import { createHash } from "node:crypto";
import { parse } from "acorn";
import { MARK } from "./arbitrary.ts";
import { printedBy, type Reading } from "./reading.ts";

const COMPILER = `
import { readFileSync, writeSync } from "node:fs";
import { SourceTextModule } from "node:vm";

const errors = JSON.parse(readFileSync(0)).map((text) => {
  try {
    new SourceTextModule(text);
    return null;
  } catch (error) {
    return String(error);
  }
});
const answer = Buffer.from(JSON.stringify(errors));
for (let at = 0; at < answer.length; ) at += writeSync(1, answer, at);
`;
const FLAGS = ["--experimental-vm-modules", "--no-warnings", "--input-type=module", "-e", COMPILER];

/** Reads JavaScript modules. */
export function readJavaScript(programs: readonly string[]): readonly Reading[] {
  const input = JSON.stringify(programs);
  const errors = JSON.parse(printedBy(process.execPath, FLAGS, { input })) as (string | null)[];
  return programs.map((text, at): Reading => {
    const refused = errors[at];
    if (typeof refused === "string") return { fault: refused, shape: "", texts: [] };
    const texts: string[] = [];
    const tree = parse(text, { ecmaVersion: 2024, sourceType: "module" });
    const form = JSON.stringify(shapeOf(tree, texts));
    return { shape: createHash("sha256").update(form).digest("hex"), texts };
  });
}

const PLACES: ReadonlySet<string> = new Set(["start", "end", "raw", "directive"]);

type Node = Readonly<Record<string, unknown>>;

function shapeOf(node: unknown, texts: string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => shapeOf(item, texts));
  // A plugin may make a name of a text.
  if (typeof node === "string") return MARK.test(node) ? "PLANTED" : node;
  if (typeof node !== "object" || node === null) return node;
  const { type, value, regex, key } = node as Node;
  if (type === "Literal") return noted(value, texts) ?? regex ?? typeof value;
  if (type === "TemplateElement") return noted((value as Node)["cooked"], texts);
  const entries = Object.entries(node).filter(([name]) => !PLACES.has(name));
  if (!isDataKey(node as Node)) return fromEntries(entries, texts);
  noted((key as Node)["value"] ?? (key as Node)["name"], texts);
  return fromEntries(
    entries.filter(([name]) => name !== "key" && name !== "computed"),
    texts,
  );
}

const fromEntries = (entries: readonly (readonly [string, unknown])[], texts: string[]): object =>
  Object.fromEntries(entries.map(([name, item]) => [name, shapeOf(item, texts)]));

function noted(value: unknown, texts: string[]): string | undefined {
  if (typeof value !== "string") return undefined;
  if (MARK.test(value)) texts.push(value);
  return "text";
}

// A key is data, however it is written; without brackets, `__proto__` is none, but changes what the object is.
function isDataKey(node: Node): boolean {
  if (node["type"] !== "Property" || node["shorthand"] === true) return false;
  const { type, name, value } = node["key"] as Node;
  if (node["computed"] === true) return type === "Literal";
  return (name ?? value) !== "__proto__";
}
