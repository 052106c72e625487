// The names that the source of a command declares: options, subcommands and configuration keys.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

export interface Declared {
  /** With their dashes. */
  readonly options: ReadonlySet<string>;
  readonly subcommands: ReadonlySet<string>;
  /** The keys of YAML files. */
  readonly keys: ReadonlySet<string>;
  /** The names in manifests, such as those of console scripts and executables. */
  readonly programs: ReadonlySet<string>;
}

// Fields and functions are options and subcommands only if their file uses a library that reads them from there.
const GENERATORS: Readonly<Record<string, Generator>> = {
  ".py": {
    uses: /\b(typer|draccus|dataclass|tyro|HfArgumentParser|fire)\b/,
    option: /^\s+(\w+)\s*:/gm,
    subcommand: /^(?:async )?def (\w+)\(/gm,
  },
  ".rs": {
    uses: /\bclap\b/,
    option: /^\s*(?:pub(?:\([^)]*\))?\s+)?(\w+)\s*:/gm,
    subcommand: /^\s*([A-Z]\w+)\s*(?:[({,]|$)/gm,
  },
  ".swift": {
    uses: /\bArgumentParser\b/,
    option: /\bvar (\w+)\s*:/g,
    subcommand: /\bstruct (\w+)\s*:[^{]*ParsableCommand/g,
  },
};

interface Generator {
  readonly uses: RegExp;
  readonly option: RegExp;
  readonly subcommand: RegExp;
}

const LITERAL = /(["'`])([\w-][^"'`\n]{0,100})\1/g;
const KEY = /^\s*(\w+):/gm;
const MANIFEST =
  /(^|\/)(entry_points\.txt|pyproject\.toml|setup\.(py|cfg)|Cargo\.toml|Package\.swift|CMakeLists\.txt|package\.json)$/;
const NAMED = /["']([\w.-]+)["']|^\s*([\w.-]+)\s*=|\bTARGET\s+([\w.-]+)/gm;
const SOURCES: ReadonlySet<string> = new Set(
  ".py .rs .swift .c .cc .cpp .h .hpp .js .mjs .cjs .ts .go".split(" "),
);

/** Words of an identifier, joined by dashes: `modelPath`, `model_path` and `ModelPath` are `model-path`. */
const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();

const cache = new Map<string, Declared>();

export function declaredBy(folder: string): Declared {
  const known = cache.get(folder);
  if (known !== undefined) return known;
  const declared = {
    options: new Set<string>(),
    subcommands: new Set<string>(),
    keys: new Set<string>(),
    programs: new Set<string>(),
  };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const extension = extname(entry.name);
    if (MANIFEST.test(path))
      for (const [, quoted, key, target] of textOf(path).matchAll(NAMED))
        declared.programs.add((quoted ?? key ?? target)!);
    if (extension === ".yaml" || extension === ".yml")
      for (const [, key] of textOf(path).matchAll(KEY)) declared.keys.add(key!);
    if (!SOURCES.has(extension)) continue;
    const text = textOf(path);
    for (const [, , literal] of text.matchAll(LITERAL)) {
      if (literal!.startsWith("-"))
        for (const option of literal!.split(/[\s,/|=<[]+/))
          if (option.startsWith("-")) declared.options.add(option);
      if (/^[a-z][\w-]*$/.test(literal!)) declared.subcommands.add(literal!);
    }
    const generator = GENERATORS[extension];
    if (generator === undefined || !generator.uses.test(text)) continue;
    for (const [, name] of text.matchAll(generator.option)) {
      declared.options.add(`--${name!}`).add(`--${kebab(name!)}`);
      declared.keys.add(name!);
    }
    for (const [, name] of text.matchAll(generator.subcommand))
      declared.subcommands.add(kebab(name!));
  }
  cache.set(folder, declared);
  return declared;
}

const textOf = (path: string): string => readFileSync(path, "utf8");
