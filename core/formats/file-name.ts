// What the name of a file tells: the label of its format, its part of a set, and whether it holds a model at all.
import { rememberOf } from "../code/remember.ts";
import type { QuantizationSpec } from "../hub/quantization.ts";
import { either, type Label, labelReader, type LabelReader, wordAlone } from "./labels.ts";

/** What a file's name tells. @public */
export interface FileName {
  /** The path in the repository, as it was given. */
  readonly path: string;
  /** The name without folder, label, part and ending. */
  readonly stem: string;
  /** The label, as the table writes it, or as the file does where the table has none such. */
  readonly label?: string;
  /** The format that the label means, where the table has it. */
  readonly format?: string;
  /** A mark before the label, such as `UD`. */
  readonly variant?: string;
  /** Which part of how many it is; of how many is not always told. */
  readonly part?: { readonly at: number; readonly of?: number };
  /** What it is instead of a model, such as a projector. */
  readonly companion?: string;
}

/**
 * Reads a path as one of a quantization's files; nothing where its ending is another. The last label counts, or one with a
 * mark, and of the folders the nearest where the name has none. A label that the table does not have is told as it is written.
 * @public
 */
export function readFileName(quantization: QuantizationSpec, path: string): FileName | undefined {
  const reader = readerOf(quantization);
  if (reader === undefined) return undefined;
  const folders = path.split("/");
  const file = folders.pop()!;
  const ended = reader.ending.exec(file);
  if (ended === null) return undefined;
  const name = file.slice(0, -ended[0].length);
  const own = reader.labelIn(name);
  const label =
    own ??
    folders
      .reverse()
      .reduce<Label | undefined>((found, folder) => found ?? reader.labelIn(folder), undefined);
  const companion = reader.companionIn(name, own !== undefined);
  const part = partOf(ended);
  return {
    path,
    stem: own === undefined ? name : stemOf(name, own),
    ...(label === undefined ? {} : { label: label.label }),
    ...(label?.format === undefined ? {} : { format: label.format }),
    ...(label?.variant === undefined ? {} : { variant: label.variant }),
    ...(part === undefined ? {} : { part }),
    ...(companion === undefined ? {} : { companion }),
  };
}

interface Reader {
  readonly ending: RegExp;
  readonly labelIn: LabelReader;
  companionIn(text: string, hasLabel: boolean): string | undefined;
}

const readerOf = rememberOf((quantization: QuantizationSpec): Reader | undefined => {
  const { files } = quantization;
  if (files === undefined) return undefined;
  const companions = Object.entries(files.companions ?? {}).map(([word, companion]) => ({
    ...companion,
    pattern: wordAlone(word),
  }));
  return {
    ending: new RegExp(`${SHARD}\\.(?:${either(files.extensions)})${SPLIT}$`, "i"),
    labelIn: labelReader(quantization, files),
    companionIn: (text, hasLabel) =>
      companions.find(
        ({ pattern, isUnlabelled = false }) => pattern.test(text) && !(isUnlabelled && hasLabel),
      )?.what,
  };
});

// Shards of llama.cpp and safetensors; the others are cut by size, and are to be put together as bytes.
const SHARD = "(?:-(?<shard>\\d{5})-of-(?<shards>\\d{5}))?";
const SPLIT = "(?:\\.part(?<part>\\d+)of(?<parts>\\d+)|-split-(?<letter>[a-z]))?";

function partOf({ groups = {} }: RegExpExecArray): FileName["part"] {
  const { shard, shards, part = shard, parts = shards, letter } = groups;
  if (letter !== undefined) return { at: letter.toLowerCase().charCodeAt(0) - 96 };
  return part === undefined ? undefined : { at: Number(part), of: Number(parts) };
}

function stemOf(name: string, { start, end }: Label): string {
  const before = name.slice(0, start).replace(/[-_. ]+$/, "");
  const after = name.slice(end).replace(/^[-_. ]+/, "");
  return [before, after].filter((part) => part !== "").join("-");
}
