// What a command and its workers say to each other. Lines travel as bytes, because those are moved and not copied.
import type { Part } from "../gather.ts";
import type { Source } from "../answer.ts";
import type { Asked } from "../streaming.ts";
import type { Item } from "../values.ts";

/** What a worker is started with. */
export interface Start {
  readonly asked: Asked;
  readonly cwd: string;
  readonly isColoured: boolean;
  readonly width: number;
}

/** Some of the input: whole lines and the number of the first, or values out of a document over several lines. */
export type Batch = { readonly source: Source; readonly first: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly items: readonly Item[] }
);

/** What a worker is asked: to answer a batch, or what there is to say in the end. */
export type Question = Batch | { readonly met: readonly string[] };

/** What a worker says: how it begins, or what it was asked, in the order in which it was. */
export type Reply = Begun | Answered | { readonly closing: readonly string[] };

/** A worker is ready, or cannot be; and what there is to say of the plugins. */
export interface Begun {
  readonly notes: readonly string[];
  readonly failed?: { readonly message: string; readonly exitCode: number };
}

/** A batch with its answers. */
export interface Answered {
  readonly parts: readonly Part[];
  readonly bad: number;
  readonly met: readonly string[];
}
