// `--jobs N`: worker threads answer batches of lines.
import type { Worker } from "node:worker_threads";
import { failure } from "./io.ts";
import type { Answered, Batch } from "./stream.ts";

/** The data that a worker starts with. */
export interface Start {
  readonly command: string;
  readonly flags: object;
  readonly cwd: string;
}

/** The part of a worker thread that is used. */
export type Peer = Pick<Worker, "postMessage" | "on" | "terminate">;

/** Answers batches in workers; `max` at a time. */
export interface Pool {
  answer(batch: Batch): Promise<Answered>;
  readonly max: number;
  end(): Promise<void>;
}

// Per worker: the batch that it answers, the next one, and one that waits to be printed.
const AHEAD = 3;

/** Creates a pool of up to `jobs` workers, started when they are needed. */
export function createPool(start: () => Peer, jobs: number): Pool {
  const workers: ReturnType<typeof createWorker>[] = [];
  return {
    max: jobs * AHEAD,
    answer(batch) {
      let [least] = workers.toSorted((a, b) => a.waiting() - b.waiting());
      if (least === undefined || (least.waiting() > 0 && workers.length < jobs)) {
        least = createWorker(start());
        workers.push(least);
      }
      return least.answer(batch);
    },
    end: async () => void (await Promise.all(workers.map(({ end }) => end()))),
  };
}

function createWorker(peer: Peer): {
  waiting(): number;
  answer(batch: Batch): Promise<Answered>;
  end(): Promise<unknown>;
} {
  // Answers come in the order of the batches.
  const waiting: { done(answered: Answered): void; fail(why: string): void }[] = [];
  let ended: string | undefined;
  const fail = (why: string): void => {
    ended ??= why;
    for (const one of waiting.splice(0)) one.fail(ended);
  };
  peer.on("message", (answered: Answered) => waiting.shift()?.done(answered));
  peer.on("error", ({ message }: Error) => fail(message));
  peer.on("exit", (code) => fail(`exit code ${code}`));
  return {
    waiting: () => waiting.length,
    answer: (batch) =>
      new Promise((done, reject) => {
        waiting.push({ done, fail: (why) => reject(stopped(why, batch)) });
        if (ended === undefined) peer.postMessage(batch);
        else fail(ended);
      }),
    end: () => peer.terminate(),
  };
}

function stopped(why: string, { source: { isNamed, file }, items }: Batch): Error {
  const place = `line ${items[0]!.line}${isNamed ? ` of ${file}` : ""}`;
  return failure(
    `A worker of --jobs stopped at ${place}: ${why}. Everything before is printed. Run the rest without --jobs.`,
    70,
  );
}
