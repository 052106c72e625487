// The files of a record by format, which of them fit into memory, and the command that downloads one.
import type { Hub, Model } from "hubsmith";
import { render, sh } from "hubsmith/code";
import { type Fit, fitsInto, formatOf, hfDownload, modelFiles } from "hubsmith/formats";
import { forDownload } from "#plugins/kit/formats/gguf-programs";
import {
  bestFit,
  chosenModel,
  type GgufRepository,
  ggufRepository,
  recommendable,
  withoutModels,
} from "#plugins/kit/formats/gguf-repository";
import { boundsText, countText, GB, TOKENS } from "../../models/amounts.ts";
import { qualityOf } from "../../ui/format-rows.tsx";
import type { Program } from "../../ui/programs.tsx";

/**
 * Called with the record with only the chosen files, and their name and size, undefined if the user has not chosen; and
 * with the path of the file that the user picked, empty if it is the recommended one.
 */
export type OnChoose = (local: Model | undefined, text?: string, picked?: string) => void;

/** A model in a format: one file, or its parts. */
export interface FileRow {
  readonly quantization: string;
  /** The label as in the file name, with its mark, or else the file name. */
  readonly name: string;
  /** In words; empty if unknown. */
  readonly quality: string;
  /** Undefined if unknown. */
  readonly size: string | undefined;
  readonly memory: string | undefined;
  /** E.g. that parts are missing. */
  readonly note: string;
  readonly isCandidate: boolean;
  /** Is it the one to run in this memory? */
  readonly isBest: boolean;
  /** Is it the one to run if the memory is unknown? */
  readonly isUsual: boolean;
  readonly fit: Fit;
}

/** The files of a record, the most precise format first, for an optional memory in GB. */
export function fileRows(hub: Hub, model: Model, gb?: number): readonly FileRow[] {
  const memory = gb === undefined ? Infinity : gb * GB;
  const fits = fitsInto(hub, model, { memory, tokens: TOKENS });
  const repository = repositoryOf(hub, model);
  const usual = repository && chosenModel(repository)?.paths[0];
  const candidates = repository === undefined ? [] : candidatesOf(repository, fits);
  const best = repository && bestFit(repository, candidates);
  return fits.map((fit): FileRow => {
    const { files, set, bytes, needs } = fit;
    const quantization = hub.quantizations.get(files.quantization)!;
    const isOnly = fits.every((other) => other === fit || other.files !== files);
    const { label: plain, variant, format } = files;
    const facts = format === undefined ? undefined : formatOf(quantization, format);
    const label = plain === undefined || variant === undefined ? plain : `${variant}-${plain}`;
    const path = shownPath(set.paths[0]!);
    const weights = needs.find(({ part }) => part === "weights");
    const isEstimate = set.bytes === undefined && weights !== undefined;
    const parts =
      set.paths.length > 1 || set.missing > 0 ? countText(set.paths.length, "part") : "";
    return {
      quantization: quantization.label,
      name: label === undefined || !isOnly ? path : label,
      quality: facts === undefined ? "" : qualityOf(facts),
      size: weights && `${isEstimate ? "about " : ""}${boundsText(weights)}`,
      memory: bytes && boundsText(bytes),
      isCandidate: candidates.includes(fit),
      isBest: fit === best,
      isUsual: set.paths[0] === usual,
      note: set.missing > 0 ? `${parts}, ${set.missing.toLocaleString("en")} missing` : parts,
      fit,
    };
  });
}

function repositoryOf(hub: Hub, model: Model): GgufRepository | undefined {
  const gguf = hub.quantizations.get("gguf");
  return gguf && ggufRepository(gguf, model);
}

type Column = readonly [title: string, textOf: (row: FileRow) => string | undefined];

const COLUMNS: readonly Column[] = [
  ["Quality", ({ quality }) => quality],
  ["Size", ({ size }) => size],
  ["Memory", ({ memory }) => memory],
];

/** The columns with a value in some row. */
export const columnsOf = (rows: readonly FileRow[]): readonly Column[] =>
  COLUMNS.filter(([, textOf]) => rows.some(textOf));

/** The row to run: the best candidate. Without a memory the usual one, as in llama.cpp and Ollama. */
export function bestRow(rows: readonly FileRow[], gb?: number): FileRow | undefined {
  const gguf = rows.filter(({ isCandidate }) => isCandidate);
  const usual = gguf.find(({ isUsual }) => isUsual) ?? gguf[0];
  if (gb === undefined) return usual;
  const isUnknown = gguf.some(({ fit }) => fit.fits === "unknown");
  return gguf.find(({ isBest }) => isBest) ?? (isUnknown ? usual : gguf.at(-1));
}

/** Can commands name it? */
export const isRunnable = ({ fit }: Pick<FileRow, "fit">): boolean =>
  fit.files.quantization === "gguf" && fit.set.missing === 0;

/** The files to recommend; all that commands can name if there is none. */
function candidatesOf(repository: GgufRepository, fits: readonly Fit[]): readonly Fit[] {
  const runnable = (all: readonly Fit[]) => all.filter((fit) => isRunnable({ fit }));
  const candidates = runnable(recommendable(repository, fits));
  return candidates.length > 0 ? candidates : runnable(fits);
}

/** The record with only the files of a row, and those that are not models. */
export function withFilesOf(model: Model, rows: readonly FileRow[], row: FileRow): Model {
  const others = new Set(rows.flatMap((other) => (other === row ? [] : other.fit.set.paths)));
  return withoutModels(model, others, row.fit.set.paths[0]!);
}

export function downloadOf(hub: Hub, model: Model, row: FileRow): Program {
  const repository = repositoryOf(hub, model)!;
  const { name, isPattern } = forDownload(repository, { ...row.fit.files, ...row.fit.set });
  return {
    title: "Download",
    install: "pip install -U huggingface_hub",
    highlight: "shellscript",
    content: render(
      isPattern ? sh`hf download ${model.id} --include ${name}` : hfDownload(model.id, [name]),
    ),
  };
}

/** The files that belong to a model, such as a projector, each with its kind and size. */
export const companionsOf = (
  hub: Hub,
  model: Model,
): readonly { readonly path: string; readonly note: string }[] =>
  modelFiles(hub, model).companions.flatMap(({ what, paths, bytes, isLoaded }) => {
    const size = bytes === undefined ? "" : `, ${boundsText({ min: bytes, max: bytes })}`;
    const note = `${what}${size}${isLoaded === true ? ", uses memory, too" : ""}`;
    return paths.map((path) => ({ path, note }));
  });

/** A path for display: invisible and direction-changing characters are escaped. */
export function shownPath(path: string): string {
  if (path === "") return '""';
  return path.replaceAll(
    /[\p{Cc}\p{Bidi_Control}]/gu,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
