// Inspects JavaScript: acorn for its syntax and shape, and eslint-scope for its names.
import { once } from "node:events";
import { isBuiltin } from "node:module";
import { Worker } from "node:worker_threads";
import type { Program as Tree } from "acorn";
import type { analyze as Analyze } from "eslint-scope";
import { optional } from "./optional.ts";
import { broken, type InspectOptions, type Parsed, type Program } from "./program.ts";

// The global names of Node, from a clean thread: the process of a test has more.
const GLOBALS = `
import { parentPort } from "node:worker_threads";
parentPort.postMessage(Object.getOwnPropertyNames(globalThis));
`;

export async function inspectJavaScript(
  programs: readonly Program[],
  { allowedNames = [] }: InspectOptions,
): Promise<readonly Parsed[]> {
  const { parse } = await optional("acorn", () => import("acorn"));
  const { analyze } = await optional("eslint-scope", () => import("eslint-scope"));
  const known = new Set([...(await globalNames()), ...allowedNames]);
  const byShape = new Map<string, Parsed["faults"]>();
  return programs.map(({ text, planted }): Parsed => {
    let tree: Tree;
    try {
      tree = parse(text, {
        ecmaVersion: 2024,
        sourceType: "module",
        ranges: true,
        locations: true,
      });
    } catch (error) {
      const { loc } = error as { readonly loc?: { readonly line: number } };
      return broken(String(error), loc?.line);
    }
    const literals: string[] = [];
    const shape = JSON.stringify(shapeOf(tree, planted, literals));
    // Undefined names depend only on the shape.
    const faults = byShape.get(shape) ?? undefinedNames(tree, analyze, known);
    byShape.set(shape, faults);
    // A name that the program defines may be the planted one, such as toString.
    const plain = planted === undefined ? shape : JSON.stringify(shapeOf(tree, undefined, []));
    return { faults, shape, plain, literals, imports: importsOf(tree) };
  });
}

// The imported packages, without files, URLs and modules of Node.
const importsOf = ({ body }: Tree): readonly string[] =>
  body.flatMap((node) => {
    if (node.type !== "ImportDeclaration") return [];
    const name = String(node.source.value);
    const [packageName] = /^(@[^/]+\/)?[\w-][^/:]*(?=\/|$)/.exec(name) ?? [];
    return packageName === undefined || isBuiltin(name) ? [] : [packageName];
  });

function undefinedNames(
  tree: Tree,
  analyze: typeof Analyze,
  known: ReadonlySet<string>,
): Parsed["faults"] {
  const { globalScope } = analyze(tree as Parameters<typeof Analyze>[0], {
    ecmaVersion: 2024,
    sourceType: "module",
  });
  return (globalScope?.through ?? [])
    .filter(({ identifier }) => !known.has(identifier.name))
    .map(({ identifier }) => ({
      message: `undefined name '${identifier.name}'`,
      ...(identifier.loc ? { line: identifier.loc.start.line } : {}),
    }));
}

async function globalNames(): Promise<readonly string[]> {
  const [names] = await once(new Worker(new URL(`data:text/javascript,${GLOBALS}`)), "message");
  return names as readonly string[];
}

const PLACES: ReadonlySet<string> = new Set(["start", "end", "loc", "range", "raw", "directive"]);

/** The shape of a node; its strings are added to the literals. */
function shapeOf(node: unknown, planted: string | undefined, literals: string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => shapeOf(item, planted, literals));
  if (typeof node === "string") return isPlanted(node, planted) ? "PLANTED" : node;
  if (typeof node !== "object" || node === null) return node;
  const fields = node as Readonly<Record<string, unknown>>;
  if (fields["type"] === "Literal") {
    const { value, regex } = fields;
    if (typeof value === "string") literals.push(value);
    return regex ?? typeof value;
  }
  if (fields["type"] === "TemplateElement") {
    literals.push((fields["value"] as { readonly cooked: string }).cooked);
    return "text";
  }
  const entries = Object.entries(fields).filter(([name]) => !PLACES.has(name));
  return Object.fromEntries(
    (isDataKey(fields)
      ? entries.filter(([name]) => name !== "key" && name !== "computed")
      : entries
    ).map(([name, item]) => [name, shapeOf(item, planted, literals)]),
  );
}

// A plugin may make a name from a string: invalid characters become underscores.
function isPlanted(name: string, planted: string | undefined): boolean {
  return /^\w+$/.test(name) && name === planted?.replace(/\W/g, "_");
}

// A key is data, as a name or as a string; only in brackets is `__proto__` a key.
function isDataKey(fields: Readonly<Record<string, unknown>>): boolean {
  if (fields["type"] !== "Property" || fields["shorthand"] === true) return false;
  const { type, name, value } = fields["key"] as Readonly<Record<string, unknown>>;
  if (fields["computed"] === true) return type === "Literal";
  return (type === "Literal" || type === "Identifier") && (name ?? value) !== "__proto__";
}
