// Groups the files of a repository by format, joins shards, and lists the formats of a model.
import type { Diagnostic, FoundFormat, Hub, Model, Plugin } from "hubsmith";
import { tryCall } from "#core/base/issue";
import { type FileName, readFileNames, type SizedFile } from "./file-name.ts";
import { groupBy } from "./group-by.ts";
import { compareFormats, formatOf } from "./table.ts";

/** A model in one file or in several parts. @public */
export interface FileSet {
  /** Distinguishes it from others in the same format: the name without label, part number and extension. */
  readonly stem: string;
  /** In the order of their parts. */
  readonly paths: readonly string[];
  /** The size of all parts, in bytes, if the record has each. */
  readonly bytes?: number;
  /** How many parts are not in the repository; above 0, the set cannot be used. */
  readonly missing: number;
}

/** The files of one format. @public */
export interface FormatFiles {
  /** The id of the quantization. */
  readonly quantization: string;
  /** As the table writes it, or else the file; undefined if no name has one. */
  readonly label?: string;
  /** The format that the label means, if the table has it. */
  readonly format?: string;
  /** A mark before the label, such as `UD`. */
  readonly variant?: string;
  /** The models in this format, each as one file or as all its parts. */
  readonly sets: readonly FileSet[];
}

/** A file that belongs to a model and is not one, such as the projector of a vision model. @public */
export interface CompanionFiles extends FileSet {
  /** The id of the quantization. */
  readonly quantization: string;
  /** The type of file, such as `projector`. */
  readonly what: string;
  /** It is loaded with the model, and needs memory. */
  readonly isLoaded?: true;
  /** The label of its format, if its name has one. */
  readonly label?: string;
}

/** The files of a repository that a quantization reads. @public */
export interface ModelFiles {
  /** By quantization, the most precise format first. */
  readonly formats: readonly FormatFiles[];
  /** Files that belong to the model in any format. */
  readonly companions: readonly CompanionFiles[];
}

/**
 * Groups the files of a record by format, and joins the parts of a model. Each file belongs to the first quantization
 * with its extension. Never throws.
 * @param hub - A hub with quantizations.
 * @param model - A record with `siblings`; file sizes need `?blobs=true` in the request to the Hub.
 * @returns The formats, the most precise first, and the files that belong to all of them.
 * @see https://huggingface.co/docs/hub/api
 * @example
 * ```ts
 * import { createHub, parseModel } from "hubsmith";
 * import { modelFiles } from "hubsmith/formats";
 * import gguf from "hubsmith/plugins/quantizations/gguf";
 *
 * const siblings = ["small-q4_0.gguf", "small-q8_0.gguf"].map((rfilename) => ({ rfilename }));
 * const { model } = parseModel({ id: "owner/name", siblings });
 * modelFiles(createHub([gguf]), model!).formats.map(({ format }) => format); // → ["Q8_0", "Q4_0"]
 * ```
 * @public
 */
export function modelFiles(hub: Hub, { siblings = [] }: Model): ModelFiles {
  const formats: FormatFiles[] = [];
  const companions: CompanionFiles[] = [];
  let left = siblings.map(sizedFile);
  for (const quantization of hub.quantizations) {
    const { rest, ...files } = filesIn(quantization, left);
    left = rest;
    formats.push(...files.formats);
    companions.push(...files.companions);
  }
  return { formats, companions };
}

/** The files that a quantization reads, and the rest. @internal */
export function filesIn(
  quantization: Plugin<"quantization">,
  files: readonly SizedFile[],
): ModelFiles & { readonly rest: SizedFile[] } {
  const names = namesOf(quantization, files);
  const read = files.flatMap((file, at): readonly ReadFile[] => {
    const name = names[at];
    return name === undefined ? [] : [{ ...file, name }];
  });
  const isModel = ({ name }: ReadFile): boolean => name.companion === undefined;
  const groups = groupBy(read.filter(isModel), ({ name }) =>
    JSON.stringify([name.label?.toUpperCase(), name.variant]),
  );
  const others = read.filter((file) => !isModel(file));
  return {
    formats: groups
      .map((group) => formatFiles(quantization, group))
      .toSorted(byPrecision(quantization)),
    companions: joinShards(others).map(({ set, first }) => ({
      quantization: quantization.id,
      what: first.companion!,
      ...(isLoaded(quantization, first.companion!) ? { isLoaded: true as const } : {}),
      ...(first.label === undefined ? {} : { label: first.label }),
      ...set,
    })),
    rest: files.filter((_, at) => names[at] === undefined),
  };
}

interface ReadFile extends SizedFile {
  readonly name: FileName;
}

function namesOf(
  quantization: Plugin<"quantization">,
  files: readonly SizedFile[],
): readonly (FileName | undefined)[] {
  try {
    return readFileNames(quantization, files);
  } catch {
    // The plugin's regular expression is invalid.
    return [];
  }
}

function isLoaded({ files }: Plugin<"quantization">, what: string): boolean {
  const companions = Object.values(files?.companions ?? {});
  return companions.some((companion) => companion.what === what && companion.isLoaded === true);
}

function formatFiles(
  quantization: Plugin<"quantization">,
  files: readonly ReadFile[],
): FormatFiles {
  const { label, format, variant } = files[0]!.name;
  return {
    quantization: quantization.id,
    ...(label === undefined ? {} : { label }),
    ...(format === undefined ? {} : { format }),
    ...(variant === undefined ? {} : { variant }),
    sets: joinShards(files)
      .map(({ set }) => set)
      .toSorted(label === undefined ? bySize : () => 0),
  };
}

// Without labels, the size tells which one is more precise.
const bySize = (a: FileSet, b: FileSet): number => (b.bytes ?? 0) - (a.bytes ?? 0);

const byPrecision =
  (quantization: Plugin<"quantization">) =>
  (a: FormatFiles, b: FormatFiles): number =>
    compareFormats(quantization, a.format ?? a.label ?? "~", b.format ?? b.label ?? "~") ||
    ((a.variant ?? "") < (b.variant ?? "") ? -1 : 1);

// Parts belong together if they share folder, stem, format and number of parts.
function joinShards(
  files: readonly ReadFile[],
): readonly { readonly set: FileSet; readonly first: FileName }[] {
  const folder = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);
  const key = ({ path, name: { stem, label, variant, part } }: ReadFile): string =>
    JSON.stringify([folder(path), stem, label, variant, part && [part.of], part ? "" : path]);
  return groupBy(files, key).map((parts) => {
    const sorted = parts.toSorted((a, b) => (a.name.part?.at ?? 0) - (b.name.part?.at ?? 0));
    const sizes = sorted.flatMap(({ bytes }) => bytes ?? []);
    const last = Math.max(...sorted.map(({ name }) => name.part?.of ?? name.part?.at ?? 1));
    const there = new Set(sorted.map(({ name }) => name.part?.at ?? 1));
    const set = {
      stem: sorted[0]!.name.stem,
      paths: sorted.map(({ path }) => path),
      ...(sizes.length === sorted.length ? { bytes: sizes.reduce((a, b) => a + b, 0) } : {}),
      missing: Math.max(0, last - there.size),
    };
    return { set, first: sorted[0]!.name };
  });
}

/** A format in which a model is stored, and the quantization that has it. @public */
export interface ModelFormat extends FoundFormat {
  /** The id of the quantization. */
  readonly quantization: string;
  /** Whether the quantization's table has it. */
  readonly isKnown: boolean;
}

/**
 * Lists the formats of a model, each once for a quantization: from its file names, and from fields of its record. Never
 * throws: a plugin that throws loses only its own formats, and is reported.
 * @param hub - A hub with quantizations.
 * @returns The formats, and the problems found.
 * @example
 * ```ts
 * import { createHub, parseModel } from "hubsmith";
 * import { formatsOf } from "hubsmith/formats";
 * import gguf from "hubsmith/plugins/quantizations/gguf";
 *
 * const { model } = parseModel({ id: "owner/name", siblings: [{ rfilename: "small-q4_0.gguf" }] });
 * formatsOf(createHub([gguf]), model!).formats.map(({ format }) => format); // → ["Q4_0"]
 * ```
 * @public
 */
export function formatsOf(
  hub: Hub,
  model: Model,
): { readonly formats: readonly ModelFormat[]; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const { formats: files } = modelFiles(hub, model);
  const formats = hub.quantizations.list.flatMap((quantization) => {
    const named = files.flatMap(({ quantization: id, label }) =>
      id === quantization.id && label !== undefined ? [{ format: label, from: "siblings" }] : [],
    );
    const all = [...named, ...recognized(quantization, model, diagnostics)];
    const unique = new Map(all.toReversed().map((entry) => [entry.format, entry]));
    return [...unique.values()].toReversed().map((entry): ModelFormat => {
      const known = formatOf(quantization, entry.format);
      const format = known?.name ?? entry.format;
      return { ...entry, format, quantization: quantization.id, isKnown: known !== undefined };
    });
  });
  // An id may name the format of the base model, so anything else counts more.
  const sure = formats.filter(({ from }) => from !== "id");
  return { formats: sure.length > 0 ? sure : formats, diagnostics };
}

function recognized(
  quantization: Plugin<"quantization">,
  model: Model,
  diagnostics: Diagnostic[],
): readonly FoundFormat[] {
  const result = tryCall(`quantization/${quantization.id}`, "reading a record", diagnostics, () =>
    quantization.recognize?.(model),
  );
  return Array.isArray(result) ? (result as readonly FoundFormat[]) : [];
}

/**
 * The companion that is loaded with a model, of those for the same purpose: the nearest in its folder or above, then the one
 * whose format has about as many bits, as llama.cpp chooses. Its commands and the memory name the same.
 * @see https://github.com/ggml-org/llama.cpp/blob/master/common/download.cpp
 * @internal
 */
export function companionFor<C extends CompanionFiles>(
  companions: readonly C[],
  { paths: [path = ""], label }: { readonly paths: readonly string[]; readonly label?: string },
): C | undefined {
  const ranked = companions.map((companion) => {
    const folder = companion.paths[0]!.slice(0, companion.paths[0]!.lastIndexOf("/") + 1);
    const depth = path.startsWith(folder) ? folder.length : -1;
    return { companion, depth, distance: Math.abs(digitsIn(companion.label) - digitsIn(label)) };
  });
  return ranked.toSorted((a, b) => b.depth - a.depth || a.distance - b.distance)[0]?.companion;
}

/** The bits in a label, such as 4 in `Q4_K_M`. */
const digitsIn = (label = ""): number => Number(/\d+/.exec(label)?.[0] ?? 0);

/** The path and the size of a file in a record. @internal */
export const sizedFile = (sibling: { readonly rfilename: string }): SizedFile => ({
  path: sibling.rfilename,
  bytes: fileSize(sibling),
});

// The Hub lists sizes only on request, and those of large files in `lfs`.
function fileSize(sibling: object): number | undefined {
  const { size, lfs } = sibling as { readonly size?: unknown; readonly lfs?: unknown };
  const bytes = size ?? (lfs as { readonly size?: unknown } | null | undefined)?.size;
  return typeof bytes === "number" && Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : undefined;
}
