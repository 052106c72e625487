// What a level finds wrong in a block.
import type { Block } from "./blocks.ts";

/** How far the blocks of a library are proven. */
export const LEVELS = ["parsed", "typed", "run"] as const;
/** See `LEVELS`. */
export type Level = (typeof LEVELS)[number];

/** Something wrong in a block. */
export interface Fault {
  readonly block: Block;
  /** The level that it denies. */
  readonly level: Level;
  /** The line in the block, counted from one. */
  readonly line: number;
  /** What the checker calls this sort of fault. */
  readonly code: string;
  readonly message: string;
}

/** A fault in a line that a person can find it by. */
export const said = ({ block, line, code, message }: Fault): string =>
  `${block.library}, ${block.record}, line ${line}: ${code}: ${message.replace(/\s*\n\s*/g, " | ")}`;
