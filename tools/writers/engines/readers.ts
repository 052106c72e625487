// How the names that an engine can load are read from the files of its package.
import type { Archive, PythonClass, Values } from "./archive.ts";
import type { AutoClasses } from "./transformers.ts";

/** What a row reads: the archive of the engine, and the Transformers that it installs. */
export interface Reading {
  readonly archive: Archive;
  readonly transformers: Archive;
  readonly autos: AutoClasses;
}

/** Reads names from an archive. The paths of files are regular expressions. */
export type Reader = (reading: Reading) => Promise<readonly string[]>;

/** Names that the documentation has and no file lists. */
export const words =
  (text: string): Reader =>
  () =>
    Promise.resolve(text.trim().split(/\s+/));

/** All names that some of the readers have. */
export const all =
  (...readers: readonly Reader[]): Reader =>
  async (reading) =>
    (await Promise.all(readers.map((read) => read(reading)))).flat();

/** The names of a reader that another does not have. */
export const without =
  (reader: Reader, others: Reader): Reader =>
  async (reading) => {
    const left = new Set(await others(reading));
    return (await reader(reading)).filter((name) => !left.has(name));
  };

/** The names of a reader, changed by a function; undefined leaves a name out. */
export const mapped =
  (reader: Reader, change: (name: string) => string | undefined): Reader =>
  async (reading) =>
    (await reader(reading)).map(change).filter((name) => name !== undefined);

/** The names of a reader that another has as well. */
export const both =
  (reader: Reader, other: Reader): Reader =>
  async (reading) => {
    const kept = new Set(await other(reading));
    return (await reader(reading)).filter((name) => kept.has(name));
  };

/** The names of a reader that have one of another in them. */
export const having =
  (reader: Reader, parts: Reader): Reader =>
  async (reading) => {
    const found = await parts(reading);
    return (await reader(reading)).filter((name) => found.some((part) => name.includes(part)));
  };

/** Tables of Python modules: keys of a dict, members of a list, or a single name. */
export const table =
  (files: string, ...names: readonly string[]): Reader =>
  async ({ archive }) => {
    const modules = Object.values(await archive.values(files));
    return modules.flatMap((values) => names.flatMap((name) => namesIn(values[name])));
  };

/** A table of those Python modules in which a regular expression matches. */
export const tableWhere =
  (files: string, name: string, pattern: RegExp): Reader =>
  async ({ archive }) => {
    const texts = await archive.texts(files);
    const modules = Object.entries(await archive.values(files));
    return modules
      .filter(([file]) => pattern.test(texts[file] ?? ""))
      .flatMap(([, values]) => namesIn(values[name]));
  };

function namesIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.map(String);
  return value === undefined ? [] : Object.keys(value as object);
}

/** Values of a dict of Python modules. */
export const valuesOf =
  (files: string, name: string): Reader =>
  async ({ archive }) => {
    const modules = Object.values(await archive.values(files));
    return modules.flatMap((values) => Object.values((values[name] ?? {}) as Values).map(String));
  };

/** The names of a reader, and the keys of a table whose value is one of them. */
export const remapped =
  (files: string, name: string, reader: Reader): Reader =>
  (reading) =>
    all(reader, keysFor(files, name, reader))(reading);

/** Keys of a table whose value mentions a name of a reader: the class of an architecture. */
export const keysFor =
  (files: string, name: string, reader: Reader): Reader =>
  async (reading) => {
    const classes = new Set(await reader(reading));
    const modules = Object.values(await reading.archive.values(files));
    return modules
      .flatMap((values) => Object.entries((values[name] ?? {}) as Values))
      .filter(([, value]) => namesIn(value).some((found) => classes.has(found)))
      .map(([key]) => key);
  };

/** Keys of a table of configurations: chatglm="ChatGLMConfig" if there is a class whose name begins with ChatGLM. */
export const typesOfConfigs =
  (files: string, name: string, reader: Reader): Reader =>
  async (reading) => {
    const names = await reader(reading);
    const modules = Object.values(await reading.archive.values(files));
    const rows = modules.flatMap((values) => Object.entries((values[name] ?? {}) as Values));
    const stems = rows.map(
      ([type, value]) => [type, String(value).replace(/(?:Text)?Config$/, "For")] as const,
    );
    return stems
      .filter(([, stem]) => names.some((one) => one.startsWith(stem)))
      .map(([type]) => type);
  };

/** Classes of Python modules for which a function holds; it gets all bases of a class. */
export const classes =
  (
    files: string,
    holds: (one: PythonClass, ancestors: readonly PythonClass[]) => boolean,
  ): Reader =>
  async ({ archive }) => {
    const found = await archive.classes(files);
    const ancestorsOf = familyOf(found);
    return found.filter((one) => holds(one, ancestorsOf(one))).map(({ name }) => name);
  };

/** Each class with its ancestors, the nearest first. */
export function familyOf(
  found: readonly PythonClass[],
): (one: PythonClass) => readonly PythonClass[] {
  const byName = new Map(found.map((one) => [one.name, one]));
  const ancestorsOf = (one: PythonClass): readonly PythonClass[] => [
    one,
    ...one.bases.flatMap((base) => {
      const parent = byName.get(base);
      return parent === undefined || parent === one ? [] : ancestorsOf(parent);
    }),
  ];
  return ancestorsOf;
}

/** Values of a member of classes: `arch_string = "…"`. */
export const members =
  (files: string, member: string): Reader =>
  async ({ archive }) =>
    (await archive.classes(files)).flatMap(({ values }) => namesIn(values[member]));

/** The first group of each match of a regular expression; the second one, if it has one, limits where it is searched. */
export const matches =
  (files: string, pattern: RegExp, within: RegExp = /^[^]*$/g): Reader =>
  async ({ archive }) => {
    const texts = Object.values(await archive.texts(files));
    const parts = texts.flatMap((text) => [...text.matchAll(within)].map(([part]) => part));
    return parts.flatMap((part) => [...part.matchAll(pattern)].map(([, name = ""]) => name));
  };

/** Names of an enum of Rust, as serde and strum write them, with aliases. */
export const rustEnum =
  (files: string, name: string): Reader =>
  async ({ archive }) => {
    const texts = Object.values(await archive.texts(files));
    return texts.flatMap((text) => variantsOf(text, name));
  };

const ENUM = (name: string): RegExp =>
  new RegExp(String.raw`((?:#\[[^\n]*\]\s*)*)(?:pub )?enum ${name} \{\n([^]*?)\n\}`);

function variantsOf(text: string, name: string): readonly string[] {
  const [, attributes = "", body = ""] = ENUM(name).exec(text) ?? [];
  const isKebab = attributes.includes('rename_all = "kebab-case"');
  return [
    ...body.matchAll(/((?:\s*(?:#\[[^\n]*\]|\/\/[^\n]*))*)\s*(\w+)(?:\([^\n]*\))?,/g),
  ].flatMap(([, above = "", variant = ""]) => {
    const renamed = /rename(?:\(deserialize)? = "([^"]+)"/.exec(above)?.[1];
    const aliases = [...above.matchAll(/alias = "([^"]+)"/g)].map(([, alias = ""]) => alias);
    return [renamed ?? (isKebab ? kebabOf(variant) : variant.toLowerCase()), ...aliases];
  });
}

const kebabOf = (variant: string): string => variant.replace(/\B(?=[A-Z])/g, "-").toLowerCase();

/** Names of the modules of a folder with a file: of a/b.py "b", of a/b/language.py "b" with "/language.py". */
export const modules =
  (folder: string, file: ".py" | `/${string}`): Reader =>
  async ({ archive }) => {
    const inside = (await archive.names()).filter(
      (path) => path.startsWith(folder) && path.endsWith(file),
    );
    const names = inside.map((path) => path.slice(folder.length, -file.length));
    return names.filter((name) => name !== "" && !/\/|^__/.test(name));
  };

/** Types of models that an auto class of Transformers loads. */
export const autoTypes =
  (head: string): Reader =>
  ({ autos }) =>
    Promise.resolve([...(autos.get(autoOf(head))?.keys() ?? [])]);

const autoOf = (head: string): string => (head === "Model" ? "AutoModel" : `AutoModelFor${head}`);

/**
 * Classes of auto classes that engines run with the code of Transformers, which says `_supports_attention_backend` of
 * them. Recurrent models and encoder-decoders are left out, because engines have no states for them.
 */
export const fallback =
  (...heads: readonly string[]): Reader =>
  async ({ transformers, autos }) => {
    const found = await transformers.classes(MODELING);
    const familyFor = familyOf(found);
    const compatible = found.filter((one) => {
      const has = (member: string): boolean =>
        familyFor(one).find(({ values }) => member in values)?.values[member] === true;
      return has("_supports_attention_backend") && !has("_is_stateful");
    });
    const names = new Set(compatible.map(({ name }) => name));
    const pairs = new Set(await encoderDecoders(transformers));
    return heads.flatMap((head) =>
      [...(autos.get(autoOf(head)) ?? [])]
        .filter(([type]) => !pairs.has(type) && kindOf(autos, type) === KINDS[head])
        .flatMap(([, [name = ""]]) => (names.has(name) ? [name] : [])),
    );
  };

const MODELING = String.raw`transformers/models/.*/modeling_\w+\.py`;
const CONFIGURATION = String.raw`transformers/models/.*/configuration_\w+\.py`;

async function encoderDecoders(transformers: Archive): Promise<readonly unknown[]> {
  const configurations = await transformers.classes(CONFIGURATION);
  const pairs = configurations.filter(({ values }) => values["is_encoder_decoder"] === true);
  return pairs.map(({ values }) => values["model_type"]);
}

const KINDS: Readonly<Record<string, "encoder" | "generator">> = {
  CausalLM: "generator",
  ImageTextToText: "generator",
  Model: "encoder",
  SequenceClassification: "encoder",
};

// Encoders have a masked language model, even those with a causal one; speech models have a decoder of text as a part.
const OTHER_HEADS = ["Seq2SeqLM", "SpeechSeq2Seq", "TextToWaveform", "TextToSpectrogram"];

function kindOf(autos: AutoClasses, type: string): "encoder" | "generator" | undefined {
  const has = (head: string): boolean => autos.get(autoOf(head))?.has(type) ?? false;
  if (OTHER_HEADS.some(has)) return undefined;
  return has("MaskedLM") ? "encoder" : "generator";
}
