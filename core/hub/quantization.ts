// The types of quantization plugins: tables of weight formats.
import type { Model } from "../record/model.ts";
import type { Common } from "../base/kind.ts";

/** A way to store weights. @public */
export interface Format {
  /** The name, as people and files write it: `Q4_K_M`. */
  readonly name: string;
  /** Its number, in files that carry one. */
  readonly code?: number;
  /** The id of its family. */
  readonly family?: string;
  /** The weights of one block and the bytes that it takes, where one layout holds them all: bits per weight follow from it. */
  readonly block?: { readonly weights: number; readonly bytes: number };
  /** Of a mixture: the format that most weights have. */
  readonly mostly?: string;
  /** Of a mixture: the bits per weight that one came to, by `measuredOn`. */
  readonly measured?: number;
  /** What else is to know of it, in a sentence. */
  readonly note?: string;
}

/** Formats that share an idea. @public */
export interface FormatFamily {
  /** The name that people read. */
  readonly label: string;
  /** The idea, in one sentence. */
  readonly description: string;
}

/** How files of a quantization are named. @public */
export interface FileHabits {
  /** What file names end with, without a dot. */
  readonly extensions: readonly string[];
  /** What a label looks like, known or not: the source of a regular expression, in which case does not count. */
  readonly label: string;
  /** Other ways to write a format, such as `FP16`. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Marks that stand right before a label, and what they say. */
  readonly variants?: Readonly<Record<string, string>>;
  /** Words in the names of files that go with a model and are none. */
  readonly companions?: Readonly<Record<string, Companion>>;
}

/** What goes along with a model. @public */
export interface Companion {
  /** What such a file is, e.g. a projector. */
  readonly what: string;
  /** A name that has a label as well is a model's. */
  readonly isUnlabelled?: boolean;
  /** It is loaded beside the model, and takes memory. */
  readonly isLoaded?: boolean;
}

/** A format that a model record tells of. @public */
export interface FoundFormat {
  /** Its name, or what the record says where no such name is known. */
  readonly format: string;
  /** The field of the record that tells it. */
  readonly from: string;
  /** How many of the weights have it, where the record says so. */
  readonly weights?: number;
}

/** A table of formats. @public */
export interface QuantizationSpec extends Common {
  /** The name that people read. */
  readonly label: string;
  /** What it is, in a sentence or two. */
  readonly summary?: string;
  /** Where the layouts and codes are laid down: a URL. */
  readonly source?: string;
  /** Where the measured bits per weight come from: the model and a URL. */
  readonly measuredOn?: string;
  /** The formats of each code set, by set name. */
  readonly sets: Readonly<Record<string, readonly Format[]>>;
  /** Names from most to least precise. */
  readonly preference: readonly string[];
  /** The families of its formats, by id. */
  readonly families?: Readonly<Record<string, FormatFamily>>;
  /** How files are named after its formats; left out where no name tells one. */
  readonly files?: FileHabits;
  /** The formats of which the fields of a record tell; what file names tell is read by `files`. */
  recognise?(model: Model): readonly FoundFormat[];
}
