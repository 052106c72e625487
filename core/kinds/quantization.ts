// The types of quantization plugins: tables of weight formats.
import type { Model } from "../record/model.ts";
import { definePlugin, type PluginFields, type PluginStamp } from "./kind.ts";

/**
 * A format of weights. Give it `block`, or for a mixture `mostly` and `measured`; without them, file sizes cannot be
 * estimated.
 * @see https://github.com/ggml-org/llama.cpp/blob/master/ggml/src/ggml-common.h, the blocks of GGUF
 * @public
 */
export interface Format {
  /** The name, as in file names: `Q4_K_M`. */
  readonly name: string;
  /** Its number in files that store one, such as the type of a tensor in GGUF. */
  readonly code?: number;
  /** The id of its family. */
  readonly family?: string;
  /** The weights and the bytes of one block, if all weights have one layout. Gives the bits per weight. */
  readonly block?: { readonly weights: number; readonly bytes: number };
  /** For a mixture: the format of most weights. */
  readonly mostly?: string;
  /** For a mixture: the bits per weight, measured on the model of `measuredOn`. */
  readonly measured?: number;
  /** A note, in one sentence. */
  readonly note?: string;
}

/**
 * How the files of a quantization are named, so that `readFileName` of `hubsmith/formats` finds the format in a name.
 * @public
 */
export interface FileHabits {
  /** The file extensions, without a dot. */
  readonly extensions: readonly string[];
  /**
   * The pattern of labels: the source of a regular expression without capturing groups, which matches known and unknown
   * ones. Case is ignored.
   */
  readonly label: string;
  /** Other ways to write a format: `{ FP16: "F16" }`. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Marks directly before a label, and their meaning: `{ i1: "an importance matrix" }`. */
  readonly variants?: Readonly<Record<string, string>>;
  /**
   * Words in the names of a model's additional files: `{ mmproj: { what: "projector", isLoaded: true } }`. `"mtp-"`
   * starts a name, `"mtp/"` is a folder, and `"-mtp"` counts only next to a model with the same name up to the word.
   */
  readonly companions?: Readonly<
    Record<
      string,
      {
        /** The type of file, e.g. the projector of a vision model. */
        readonly what: string;
        /** Only for names without a label: a name with a label is a model's. */
        readonly isUnlabeled?: boolean;
        /** Whether it is loaded with the model, and uses memory. */
        readonly isLoaded?: boolean;
      }
    >
  >;
}

/** A format that was found in a model record. @public */
export interface FoundFormat {
  /** Its name; if the name is unknown, the value in the record. */
  readonly format: string;
  /** The field of the record where it was found. */
  readonly from: string;
  /** The number of weights in this format, if the record has it. */
  readonly weights?: number;
}

/**
 * A quantization: a table of weight formats, and how to find them in file names and records.
 * @see https://huggingface.co/docs/hub/gguf
 * @public
 */
export interface QuantizationSpec extends PluginFields {
  /** The display name. */
  readonly label: string;
  /** A summary, in one or two sentences. */
  readonly summary?: string;
  /** The URL of the source that defines the layouts and codes. */
  readonly source?: string;
  /** The model on which bits per weight were measured, and a URL. */
  readonly measuredOn?: string;
  /** Tables of formats by name, such as one for files and one for single tensors. */
  readonly sets: Readonly<Record<string, readonly Format[]>>;
  /** The names of formats, from most to least precise. */
  readonly preference: readonly string[];
  /** Groups of related formats by id, each with its idea in one sentence, such as the k-quants of llama.cpp. */
  readonly families?: Readonly<
    Record<string, { readonly label: string; readonly description: string }>
  >;
  /** How files are named after formats; undefined if file names have no format. */
  readonly files?: FileHabits;
  /**
   * Returns the formats that the fields of a record name: a list of `{ format, from, weights? }`, or `[]`. `files`
   * finds formats in file names.
   */
  recognize?(model: Model): readonly FoundFormat[];
}

/**
 * Defines a quantization plugin. Never throws; `checkPlugin` of `hubsmith/testing` reports invalid fields.
 * @returns The plugin, frozen.
 * @example
 * ```ts
 * import { defineQuantization } from "hubsmith";
 *
 * const halfling = defineQuantization({
 *   id: "halfling",
 *   label: "Halfling",
 *   preference: ["H4"],
 *   sets: { file: [{ name: "H4", code: 2, block: { weights: 64, bytes: 34 } }] },
 *   files: { extensions: ["halfling"], label: "h4" },
 * });
 * halfling.id; // → "halfling"
 * ```
 * @public
 */
export const defineQuantization = (
  spec: QuantizationSpec,
): QuantizationSpec & PluginStamp<"quantization"> => definePlugin("quantization", spec);
