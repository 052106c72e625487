// Records of the Hub's API, as files of JSON lines have them.
import { readFileSync } from "node:fs";

/** A record; a field that is not known is missing. */
export interface HubRecord {
  readonly id: string;
  readonly downloads?: number;
  readonly likes?: number;
  readonly createdAt?: string;
  readonly lastModified?: string;
  readonly pipeline_tag?: string;
  readonly library_name?: string;
  readonly tags?: readonly string[];
  readonly gated?: unknown;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly cardData?: Readonly<Record<string, unknown>>;
  readonly widgetData?: readonly object[];
  readonly transformersInfo?: { readonly auto_model?: string };
  readonly siblings?: readonly { readonly rfilename: string; readonly size?: number }[];
  readonly safetensors?: { readonly parameters?: Record<string, number>; readonly total?: number };
  readonly gguf?: object;
  readonly mask_token?: string;
}

/** Reads a file with a JSON value in each line. */
export const readLines = <T>(path: string): readonly T[] =>
  readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as T);
