// Which files of a repository hold the model in which format: parts joined, what goes along told apart.
import { guard } from "../hub/guard.ts";
import type { Hub } from "../hub/create-hub.ts";
import type { Plugin } from "../hub/plugin.ts";
import { sizeOf } from "../model/sibling.ts";
import type { Model } from "../model/model.ts";
import { type FileName, readFileName } from "./file-name.ts";
import { grouped } from "./grouped.ts";
import { compareFormats } from "./table.ts";

/** A model in one file or in several parts. @public */
export interface FileSet {
  /** What tells it from others in the same format; the name without label, part and ending. */
  readonly stem: string;
  /** In the order of their parts. */
  readonly paths: readonly string[];
  /** The size of all parts, where the record tells each. */
  readonly bytes?: number;
  /** How many parts the repository lacks; it cannot be used then. */
  readonly missing: number;
}

/** The files of one format. @public */
export interface FormatFiles {
  /** The id of the quantization. */
  readonly quantization: string;
  /** As the table or else the file writes it; nothing where names tell none. */
  readonly label?: string;
  /** The format that the label means, where the table has it. */
  readonly format?: string;
  /** A mark before the label, such as `UD`. */
  readonly variant?: string;
  /** The models in this format, each as one file or as all its parts. */
  readonly sets: readonly FileSet[];
}

/** What goes along with a model, such as the projector of one that sees. @public */
export interface CompanionFiles extends FileSet {
  /** The id of the quantization. */
  readonly quantization: string;
  /** What it is, such as `projector`. */
  readonly what: string;
  /** It is loaded beside the model, and takes memory. */
  readonly isLoaded?: true;
  /** The label of its own format, where its name tells one. */
  readonly label?: string;
}

/** The files of a repository that quantizations know. @public */
export interface ModelFiles {
  /** By quantization, the most precise format first. */
  readonly formats: readonly FormatFiles[];
  /** What goes along with the model, whatever its format. */
  readonly companions: readonly CompanionFiles[];
}

/** Groups the files of a record by format. Each file belongs to the first quantization that knows its ending. @public */
export function modelFiles(hub: Hub, { siblings = [] }: Model): ModelFiles {
  const formats: FormatFiles[] = [];
  const companions: CompanionFiles[] = [];
  let left = siblings.map((sibling): Sized => ({
    path: sibling.rfilename,
    bytes: sizeOf(sibling),
  }));
  for (const quantization of hub.quantizations) {
    const read = left.map((file): Read => ({ ...file, name: nameOf(quantization, file.path) }));
    left = read.filter(({ name }) => name === undefined);
    const known = read.filter((file): file is Known => file.name !== undefined);
    const models = known.filter(({ name }) => name.companion === undefined);
    const groups = grouped(models, ({ name }) =>
      JSON.stringify([name.label?.toUpperCase(), name.variant]),
    );
    formats.push(
      ...groups.map((files) => formatFiles(quantization, files)).toSorted(by(quantization)),
    );
    const others = known.filter(({ name }) => name.companion !== undefined);
    companions.push(
      ...setsOf(others).map(({ set, first }) => ({
        quantization: quantization.id,
        what: first.companion!,
        ...(isLoaded(quantization, first.companion!) ? { isLoaded: true as const } : {}),
        ...(first.label === undefined ? {} : { label: first.label }),
        ...set,
      })),
    );
  }
  return { formats, companions };
}

interface Sized {
  readonly path: string;
  readonly bytes: number | undefined;
}
interface Read extends Sized {
  readonly name: FileName | undefined;
}
interface Known extends Sized {
  readonly name: FileName;
}

function nameOf(quantization: Plugin<"quantization">, path: string): FileName | undefined {
  const read = guard(`quantization/${quantization.id}`, "read a file name", () =>
    readFileName(quantization, path),
  );
  return "value" in read ? read.value : undefined;
}

function isLoaded({ files }: Plugin<"quantization">, what: string): boolean {
  const companions = Object.values(files?.companions ?? {});
  return companions.some((companion) => companion.what === what && companion.isLoaded === true);
}

function formatFiles(quantization: Plugin<"quantization">, files: readonly Known[]): FormatFiles {
  const { label, format, variant } = files[0]!.name;
  return {
    quantization: quantization.id,
    ...(label === undefined ? {} : { label }),
    ...(format === undefined ? {} : { format }),
    ...(variant === undefined ? {} : { variant }),
    sets: setsOf(files).map(({ set }) => set),
  };
}

const by =
  (quantization: Plugin<"quantization">) =>
  (a: FormatFiles, b: FormatFiles): number =>
    compareFormats(quantization, a.format ?? a.label ?? "~", b.format ?? b.label ?? "~") ||
    ((a.variant ?? "") < (b.variant ?? "") ? -1 : 1);

// Parts belong together where folder, stem, format and the number of parts agree.
function setsOf(
  files: readonly Known[],
): readonly { readonly set: FileSet; readonly first: FileName }[] {
  const folder = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);
  const key = ({ path, name: { stem, label, variant, part } }: Known): string =>
    JSON.stringify([folder(path), stem, label, variant, part && [part.of], part ? "" : path]);
  return grouped(files, key).map((parts) => {
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
