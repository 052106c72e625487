// GGUF repositories whose records list no files most often have the same formats.
import type { Model } from "hubsmith";

const COMMON = ["Q8_0", "Q6_K", "Q5_K_M", "Q4_K_M", "Q3_K_M", "Q2_K"];

/** The record, with patterns of common files if it is one for GGUF and lists none, or of the format in its name. */
export function withCommonFiles(model: Model): Model {
  if (!isGuessed(model)) return model;
  const [label = taggedFormat(model)] = /(?:I?Q\d_\w+|BF16|F16)(?=-GGUF$)/i.exec(model.id) ?? [];
  // A pattern, because the names of the files are unknown. Programs accept it like a name.
  const siblings = (label === undefined ? COMMON : [label.toUpperCase()]).map((format) => ({
    rfilename: `*${format}.gguf`,
  }));
  return { ...model, siblings };
}

/** The format that the tags of a record without files name. Programs take others by default, such as the original. */
export function taggedFormat({ id, tags, siblings }: Model): string | undefined {
  if (siblings !== undefined || !tags.includes("bonsai")) return undefined;
  return [id, ...tags].some((name) => /ternary/i.test(name)) ? "Q2_0" : "Q1_0";
}

/** Are the formats not listed in the record, but common ones? */
export const isGuessed = ({ siblings = [], tags, library_name: library = "" }: Model): boolean =>
  siblings.length === 0 &&
  (tags.includes("gguf") || ["gguf", "llama.cpp", "llama-cpp-python"].includes(library)) &&
  !tags.includes("safetensors");
