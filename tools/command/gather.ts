// What is printed is gathered, because a write for each line costs more than the line.
import type { Terminal } from "./io.ts";

/**
 * Where a part goes: results; to the person what is wrong with a line, which ends the command where nobody reads it; and
 * to the person what else there is to say.
 */
export type Place = "results" | "faults" | "notes";

/** Text for one place, in UTF-8. */
export interface Part {
  readonly to: Place;
  readonly bytes: Uint8Array;
}

/** Takes what is to be printed, in order. */
export interface Gather {
  add(to: Place, text: string): void;
  /** How many bytes wait. */
  readonly length: number;
  /** All that waits, which is there until something is added again. */
  take(): readonly Part[];
}

/** So many bytes are worth a write. */
export const ENOUGH: number = 256 * 1024;

export function createGather(): Gather {
  // The same memory repeatedly: long texts that are put together first would fill the heap with what is gone.
  const fresh = (): Buffer => Buffer.allocUnsafeSlow(2 * ENOUGH);
  let room = fresh();
  let parts: { to: Place; end: number }[] = [];
  let length = 0;
  const reserve = (text: string): void => {
    // No character takes more than three bytes; only where that is too much they are counted.
    if (length + 3 * text.length <= room.length) return;
    const most = length + Buffer.byteLength(text);
    if (most <= room.length) return;
    const larger = Buffer.allocUnsafeSlow(most + ENOUGH);
    room.copy(larger, 0, 0, length);
    room = larger;
  };
  return {
    add(to, text) {
      reserve(text);
      length += room.write(text, length);
      const last = parts.at(-1);
      if (last?.to === to) last.end = length;
      else parts.push({ to, end: length });
    },
    get length() {
      return length;
    },
    take() {
      const taken = parts.map(({ to, end }, at) => ({
        to,
        bytes: room.subarray(parts[at - 1]?.end ?? 0, end),
      }));
      [parts, length] = [[], 0];
      // What one long text took is given back.
      if (room.length > 8 * ENOUGH) room = fresh();
      return taken;
    },
  };
}

/** Prints parts in order. `false`: nobody reads any more, so stop. */
export async function print(terminal: Terminal, parts: readonly Part[]): Promise<boolean> {
  for (const { to, bytes } of parts) {
    if (to === "notes") await terminal.tell(bytes).catch(() => {});
    else if (!(await (to === "results" ? terminal.write(bytes) : terminal.tell(bytes))))
      return false;
  }
  return true;
}
