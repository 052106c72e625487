// What is wrong with the files of a package, one sentence for each.
import { posix } from "node:path";
import ts from "typescript";
import { type Exports, fileOf, subpathsIn, type Typed } from "./subpaths.ts";

/** Of package.json, what is read here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Exports;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

// What `hubsmith new` writes from are sources and tests of other people's plugins, and examples are there to be read.
const SOURCES = ["tools/command/new/templates/", "examples/"];
const STRAYS: readonly (readonly [RegExp, string])[] = [
  [/\.test\.(?:d\.)?[cm]?[jt]sx?$/, "is a test"],
  [/\.tsbuildinfo$/, "is the compiler's notes"],
  [/\.records\.(?:d\.ts|js)$/, "is a record that plugins are tried on"],
  [/(?<!\.d)\.tsx?$/, "is a source"],
];

/** Files that nobody who installs the package has a use for. */
export function strays(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => SOURCES.every((folder) => !file.startsWith(folder)))
    .flatMap((file) =>
      STRAYS.filter(([pattern]) => pattern.test(file)).map(
        ([, what]) => `${file} ${what}. Leave it out by "files" in package.json.`,
      ),
    );
}

/** Names below `./plugins/` that are no plugin's, and plugins without a name. `ids` are `libraries/timm` and the like. */
export function misnamed(
  { exports }: Manifest,
  files: readonly string[],
  ids: readonly string[],
): readonly string[] {
  const open = [...subpathsIn(exports, files).keys()]
    .filter((name) => /^\.\/plugins\/[^/]+\/./.test(name))
    .map((name) => name.slice("./plugins/".length));
  const known = new Set(ids);
  const named = new Set(open);
  return [
    ...open
      .filter((name) => !known.has(name))
      .map(
        (name) =>
          `plugins/${name} is exported, and is no plugin. Shut it with null in package.json.`,
      ),
    ...ids
      .filter((id) => !named.has(id))
      .map((id) => `plugins/${id} is a plugin, and is not exported. Name it in package.json.`),
  ];
}

/** Names that lead to no file, and modules without types beside them. */
export function unfounded({ exports, bin }: Manifest, files: readonly string[]): readonly string[] {
  const there = new Set(files);
  const found = subpathsIn(exports, files);
  const exact = Object.entries(exports).filter(([name, to]) => to !== null && !name.includes("*"));
  const empty = Object.entries(exports).filter(
    ([name, to]) => to !== null && name.includes("*") && !isMet(name, found),
  );
  const targets = [
    ...exact.flatMap(([, to]) => (typeof to === "string" ? [to] : Object.values(to!))),
    ...Object.values(bin),
  ];
  return [
    ...targets
      .map((to) => to.replace("./", ""))
      .filter((file) => !there.has(file))
      .map((file) => `package.json names ${file}, which is not packed.`),
    ...empty.map(([name]) => `package.json exports ${name}, and no file fits it.`),
    ...[...new Set(found.values())]
      .filter((file) => file.endsWith(".js") && !there.has(file.replace(/\.js$/, ".d.ts")))
      .map((file) => `${file} is exported, and has no types beside it.`),
  ];
}

const isMet = (pattern: string, found: ReadonlyMap<string, string>): boolean => {
  const [before = "", after = ""] = pattern.split("*");
  return [...found.keys()].some((name) => name.startsWith(before) && name.endsWith(after));
};

/** Conditions lead to other files than those that are packed and tried here; styles have types by one. */
export const conditional = ({ exports }: Manifest): readonly string[] =>
  Object.entries(exports)
    .filter(([, to]) => typeof to === "object" && to !== null && !isStyles(to))
    .map(
      ([name]) => `package.json exports ${name} by conditions. Say one file, with types beside it.`,
    );

const isStyles = (to: object): boolean =>
  Object.keys(to).join() === "types,default" && fileOf(to as Typed).endsWith(".css");

/** Relative imports that lead to no file of the package. `modules` are texts by path. */
export function unresolved(modules: ReadonlyMap<string, string>): readonly string[] {
  return [...modules].flatMap(([path, text]) =>
    ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => /^\.\.?\//.test(name) && /\.(?:js|ts)$/.test(name))
      .filter((name) => !isThere(modules, posix.join(posix.dirname(path), name), path))
      .map((name) => `${path} imports ${name}, which is not packed.`),
  );
}

// A declaration imports declarations, under the names of their modules.
const isThere = (modules: ReadonlyMap<string, string>, file: string, from: string): boolean =>
  modules.has(from.endsWith(".d.ts") ? file.replace(/\.[jt]s$/, ".d.ts") : file);
