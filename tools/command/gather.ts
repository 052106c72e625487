// What is printed is gathered, because a write for each line costs more than the line.
import type { Terminal } from "./io.ts";

/**
 * Where a part goes: results; to the person what is wrong with a line, which ends the command where nobody reads it; and
 * to the person what else there is to say.
 */
export type Place = "results" | "faults" | "notes";

/** Text for one place, or its bytes. */
export interface Part {
  readonly to: Place;
  readonly content: string | Uint8Array;
}

/** Takes what is to be printed, in order. */
export interface Gather {
  add(to: Place, text: string): void;
  /** How many characters wait. */
  readonly length: number;
  /** All that waits, which is then the caller's. */
  take(): readonly Part[];
}

/** So many characters are worth a write. */
export const ENOUGH: number = 256 * 1024;

export function createGather(): Gather {
  let parts: { to: Place; texts: string[] }[] = [];
  let length = 0;
  return {
    add(to, text) {
      const last = parts.at(-1);
      if (last?.to === to) last.texts.push(text);
      else parts.push({ to, texts: [text] });
      length += text.length;
    },
    get length() {
      return length;
    },
    take() {
      const taken = parts.map(({ to, texts }) => ({ to, content: texts.join("") }));
      [parts, length] = [[], 0];
      return taken;
    },
  };
}

/** Prints parts in order. `false`: nobody reads any more, so stop. */
export async function print(terminal: Terminal, parts: readonly Part[]): Promise<boolean> {
  for (const { to, content } of parts) {
    const isRead = await (to === "results" ? terminal.write(content) : terminal.tell(content));
    if (!isRead && to !== "notes") return false;
  }
  return true;
}
