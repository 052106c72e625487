// A command with several workers prints what it would print alone, in the same order.
import { failure, hasColours, type Terminal } from "../io.ts";
import { piecesOf, sourcesOf, streamOf } from "../stream.ts";
import type { Asked } from "../streaming.ts";
import { createBatchReader } from "./batches.ts";
import { createCrew, type StartPeer } from "./crew.ts";
import { createQueue } from "./queue.ts";

// Batches a worker: the one that it answers, the next, and one that waits for its turn to be printed.
const AHEAD = 3;
/** Answers every value in the files, or on standard input. Gives the exit code. */
export async function answerByJobs(
  terminal: Terminal,
  files: readonly string[],
  asked: Asked,
  jobs: number,
  startPeer: StartPeer,
): Promise<number> {
  const { io, width } = terminal;
  const isColoured = hasColours(io.stdout, io.env);
  const crew = createCrew(startPeer, { asked, cwd: io.cwd(), isColoured, width }, jobs);
  try {
    return await answered();
  } finally {
    await crew.end();
  }

  async function answered(): Promise<number> {
    const queue = createQueue(terminal, opened(), jobs * AHEAD);
    try {
      for (const source of sourcesOf(terminal, files, asked.flags.firstLine)) {
        const stream = streamOf(source, terminal);
        queue.onStop(() => stream.destroy());
        const reader = createBatchReader(source);
        for await (const piece of piecesOf(source, stream)) {
          for (const batch of reader.read(piece)) await queue.add(() => crew.answer(batch));
          if (reader.isOver || queue.isStopped) break;
        }
        for (const batch of reader.end()) await queue.add(() => crew.answer(batch));
      }
    } catch (error) {
      // What was read before is printed first. Where that failed, or nobody reads it, this has no other cause.
      const { isGone } = await queue.end();
      if (isGone) return 0;
      throw error;
    }
    const { bad, met, isGone } = await queue.end();
    if (isGone) return 0;
    for (const message of await crew.closing(met)) await terminal.say(message);
    return bad > 0 ? 1 : 0;
  }

  // What is wrong with plugins is said before anything is answered, also where flags are wrong, too.
  async function opened(): Promise<void> {
    const { notes, failed } = await crew.ready;
    for (const message of notes) await terminal.say(message);
    if (failed !== undefined) throw failure(failed.message, failed.exitCode);
  }
}
