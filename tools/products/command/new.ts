// The new subcommand: writes a package with a plugin that passes its tests.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { Argument, type Command } from "commander";
import type { Entry } from "hubsmith";
import { camelCase } from "hubsmith/language";
import { errorText } from "#core/base/issue";
import type { Kind } from "#core/kinds/index";
import { resolveEntries } from "#core/hub/registry";
import { failure, listed, manifest, packageFile, type Terminal } from "./io.ts";
import { oneOf, path } from "./options.ts";
import type { Context } from "./context.ts";

export function define(command: Command, { terminal, entries }: Context): Command {
  const kinds = Object.keys(PARTS);
  return command
    .addArgument(new Argument("<kind>", kinds.join(", ")).argParser(oneOf(kinds)))
    .argument("<id>", "its id, such as birdnet; for a client, language/name, such as dart/http")
    .requiredOption("--outside <dir>", "the folder of the package", path)
    .addHelpText("after", HELP)
    .action(async (kind: Kind, id: string, { outside }: { readonly outside: string }) =>
      create(await entries(), terminal, kind, id, outside),
    );
}

const HELP = `
No file is overwritten.

Examples:
  $ hubsmith new library birdnet --outside hubsmith-birdnet
  $ hubsmith new client dart/http --outside hubsmith-dart`;

/** Writes the package of a plugin, and prints the next steps. Nothing is written if one of the files exists. */
async function create(
  entries: readonly Entry[],
  terminal: Terminal,
  kind: Kind,
  id: string,
  outside: string,
): Promise<void> {
  const names = namesOf(kind, id, entries);
  const files = [...packageFiles(names), ...filesOf(names)];
  const folder = resolve(terminal.cwd(), outside);
  writeAll(folder, files);
  const place = relative(terminal.cwd(), folder) || ".";
  await terminal.write(`Written:
${files.map(({ path }) => `  ${join(place, path)}`).join("\n")}

Next:
  cd ${place}
  npm install
  python3 -m venv .venv && .venv/bin/pip install pyflakes
  npm test
  npm run doctor
`);
}

/** Writes new files below a folder; nothing if one of them exists. */
export function writeAll(folder: string, files: readonly NewFile[]): void {
  const existing = files.map(({ path }) => join(folder, path)).find((path) => existsSync(path));
  if (existing !== undefined)
    throw failure(`${existing} already exists. Nothing was written. Use another id or folder.`);
  for (const { path, text } of files) {
    const file = join(folder, path);
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: "wx" });
    } catch (error) {
      throw failure(`${file} cannot be written: ${errorText(error)}. Use another folder.`, 74);
    }
  }
}

export interface Names {
  readonly kind: Kind;
  readonly id: string;
  /** The id; of a client, the part after the language. */
  readonly name: string;
  /** Of a client. */
  readonly language: string;
}

const PART = /^[a-z0-9]+(?:[-._][a-z0-9]+)*$/;
// Names of files next to a plugin, and device names of Windows.
const RESERVED =
  /^(?:index|shared|golden|contract|records|page|con|prn|aux|nul|com\d|lpt\d)$|\.(?:contract|records|page|test|gen|d)$/;
// The languages with a template, and those of the package without one.
const TEMPLATES = ["python", "js", "sh"];
const OTHERS = "csharp go java json kotlin php powershell ruby rust swift text ts".split(" ");

/** The names of a new plugin; throws if the id is invalid or taken. */
export function namesOf(kind: Kind, id: string, entries: readonly Entry[]): Names {
  const parts = id.split("/");
  const isClient = kind === "client";
  if (parts.length !== (isClient ? 2 : 1) || !parts.every((part) => PART.test(part)))
    throw failure(
      `"${id}" is not a valid ${kind} id. Use lowercase letters and digits, separated by dots, dashes or underscores${
        isClient ? ", after a language: python/my-client" : ": my-plugin"
      }.`,
    );
  const reserved = parts.find((part) => RESERVED.test(part));
  if (reserved !== undefined)
    throw failure(`"${reserved}" is a reserved file name. Use another id.`);
  const language = isClient ? parts[0]! : "";
  if (OTHERS.includes(language))
    throw failure(
      `No template for a client in ${language}. Use ${listed(TEMPLATES)} or a new language, and import \`${language}\` from "hubsmith/code".`,
    );
  const taken = resolveEntries(entries, kind).registry.get(id);
  if (taken !== undefined)
    throw failure(
      `The ${kind} "${taken.id}" already exists. Use another id, or add \`replaces: "${taken.id}"\` to replace it.`,
    );
  return { kind, id, name: parts.at(-1)!, language };
}

/** `my-plugin` as `My Plugin`. */
const labelOf = (name: string): string =>
  name
    .split(/[-._]/)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" ");

export interface NewFile {
  readonly path: string;
  readonly text: string;
}

// The name in each template, and the suffixes of the files next to it; `.conforms` becomes `.test`.
const PARTS: Readonly<Record<Kind, readonly [name: string, ...suffixes: string[]]>> = {
  library: ["my-library", "", ".records", ".conforms"],
  provider: ["my-provider", "", ".contract", ".conforms"],
  client: ["my-client", "", ".conforms"],
  task: ["my-task", "", ".page", ".conforms"],
  app: ["my-app", "", ".conforms"],
  quantization: ["my-format", "", ".conforms"],
};

/** The plugin, the files next to it, and its test, from the templates. */
export function filesOf(names: Names): readonly NewFile[] {
  const { kind, name, language } = names;
  const [template, ...suffixes] = PARTS[kind];
  const isKnown = TEMPLATES.includes(language);
  const file = (path: string, text: string): NewFile => ({
    path: `src/${path}`,
    text: renamed(kind === "client" && !isKnown ? inLanguage(text, language) : text, names),
  });
  const files = suffixes.map((suffix) =>
    file(
      `${name}${suffix.replace("conforms", "test")}.ts`,
      isKnown && suffix === ""
        ? read(`client/${language}.txt`)
        : read(`${kind}/${template}${suffix}.ts`),
    ),
  );
  if (kind !== "client" || isKnown) return files;
  const path = "languages/language.ts";
  return [...files, file(path, read(`client/${path}`))];
}

function inLanguage(text: string, language: string): string {
  return text
    .replace('".mylang"', `".${language}"`)
    .replace(/ {2}\/\/ The tree-sitter grammar.*\n.*\n/, () => NO_GRAMMAR)
    .replace(/ {2}expect\(await .*\n/, UNPARSED);
}

const NO_GRAMMAR = `  // Set its grammar from @repomix/tree-sitter-wasms here, as \`check: { grammar: "…" }\`, or pass a parser in the test,
  // as \`parsers: { mylang: … }\`. Without them, no syntax error is found.
  check: { parser: "none" },
`;

const UNPARSED = `  // The kit cannot parse the programs yet. With a grammar or a parser, expect no faults: toEqual([]).
  const faults = await checkPlugin(plugin);
  expect(faults.map(({ check }) => check)).toEqual(["parses"]);
`;

const read = (path: string): string =>
  readFileSync(packageFile(`tools/products/command/new/templates/${path}`), "utf8");

function renamed(text: string, { kind, name, language }: Names): string {
  const [template] = PARTS[kind];
  const words = { [template]: name, [labelOf(template)]: labelOf(name) };
  if (kind !== "client") return withWords(text, words);
  return withWords(text, {
    ...words,
    // The id in strings; a name of TypeScript elsewhere.
    '"mylang': `"${language}`,
    mylang: camelCase(language.split(/[-._]/)),
    Mylang: labelOf(language),
  });
}

// In one pass, because a new name may contain a word of the template.
const withWords = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(new RegExp(Object.keys(words).join("|"), "g"), (word) => words[word]!);

// The parsers of the kit, and the tools that run it.
const KIT = ["@repomix/tree-sitter-wasms", "acorn", "eslint-scope", "mockttp", "web-tree-sitter"];
const TOOLS = ["@types/node", "typescript", "vite", "vitest"];

function packageFiles(names: Names): readonly NewFile[] {
  const { kind, id } = names;
  const words = { "hubsmith-my-plugin": packageName(id), "my-kind": kind, "my-id": id };
  return [
    { path: "package.json", text: `${JSON.stringify(packageJson(names), null, 2)}\n` },
    { path: "tsconfig.json", text: read("package/tsconfig.json") },
    { path: "README.md", text: withWords(read("package/README.md"), words) },
    { path: ".gitignore", text: "node_modules\ndist\n.venv\n" },
    { path: ".github/workflows/ci.yml", text: read("package/ci.yml") },
  ];
}

// Clients with the same name in two languages are two packages.
const packageName = (id: string): string => `hubsmith-${id.replace("/", "-")}`;

function packageJson({ name, id }: Names): object {
  const { version, peerDependencies, devDependencies } = manifest();
  return {
    name: packageName(id),
    version: "0.1.0",
    description: `${labelOf(name)} for Hubsmith.`,
    license: "MIT",
    type: "module",
    sideEffects: false,
    exports: `./dist/${name}.js`,
    files: ["dist", "!dist/*.test.*"],
    scripts: {
      build: "tsc",
      prepack: "npm run build",
      types: "tsc --noEmit",
      test: "vitest run",
      doctor: `hubsmith doctor src/${name}.ts`,
    },
    peerDependencies: { hubsmith: `^${version}` },
    devDependencies: {
      ...Object.fromEntries(KIT.map((dependency) => [dependency, peerDependencies[dependency]!])),
      ...Object.fromEntries(TOOLS.map((dependency) => [dependency, devDependencies[dependency]!])),
      hubsmith: version,
    },
  };
}
