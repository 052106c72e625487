// The workers of a command: started as they are needed, each with a few batches at a time, all ended together.
import { failure } from "../io.ts";
import type { Answered, Batch, Begun, Question, Reply, Start } from "./messages.ts";

/** A worker as a command sees it: what a worker thread is, too. */
export interface Peer {
  postMessage(question: Question, moved?: readonly ArrayBuffer[]): void;
  on(event: "message", hear: (reply: Reply) => void): unknown;
  on(event: "error", hear: (error: Error) => void): unknown;
  on(event: "exit", hear: (code: number) => void): unknown;
  terminate(): Promise<unknown>;
}

/** Starts a worker. */
export type StartPeer = (start: Start) => Peer;

/** The workers together. */
export interface Crew {
  /** How the first one begins, as all others do. */
  readonly ready: Promise<Begun>;
  answer(batch: Batch): Promise<Answered>;
  /** What there is to say in the end. */
  closing(met: readonly string[]): Promise<readonly string[]>;
  end(): Promise<void>;
}

interface Worker {
  readonly peer: Peer;
  readonly ready: Promise<Begun>;
  /** Whoever waits for an answer, in the order of the questions. */
  readonly waiting: Waiting[];
}

interface Waiting {
  take(reply: Reply): void;
  fail(why: string): void;
}

/** Starts the first worker, and others up to this number where there is something to do for them. */
export function createCrew(start: StartPeer, first: Start, jobs: number): Crew {
  const workers: Worker[] = [worker(start(first))];
  let isEnding = false;
  const leader = workers[0]!;

  const idlest = (): Worker => {
    const [least] = workers.toSorted((a, b) => a.waiting.length - b.waiting.length);
    if (least!.waiting.length === 0 || workers.length >= jobs) return least!;
    const more = worker(start(first));
    workers.push(more);
    return more;
  };
  return {
    ready: leader.ready,
    answer: (batch) => {
      const moved = "bytes" in batch ? [batch.bytes.buffer as ArrayBuffer] : [];
      return asked(idlest(), batch, moved, placeOf(batch)) as Promise<Answered>;
    },
    closing: async (met) =>
      ((await asked(leader, { met }, [], "the end")) as { closing: readonly string[] }).closing,
    end: async () => {
      isEnding = true;
      await Promise.all(workers.map(({ peer }) => peer.terminate()));
    },
  };

  function worker(peer: Peer): Worker {
    const waiting: Waiting[] = [];
    let why: string | undefined;
    const fail = (reason: string): void => {
      why ??= reason;
      for (const one of waiting.splice(0)) one.fail(why);
    };
    const ready = new Promise<Begun>((resolve, reject) => {
      peer.on("message", (reply) => {
        if (!("notes" in reply)) return waiting.shift()?.take(reply);
        resolve(reply);
        if (reply.failed !== undefined) fail(reply.failed.message);
      });
      peer.on("error", (error) => {
        fail(error.message);
        reject(stopped(error.message, "the beginning"));
      });
      peer.on("exit", (code) => {
        fail(`exit code ${code}`);
        if (!isEnding) reject(stopped(`exit code ${code}`, "the beginning"));
      });
    });
    // Whoever waits for an answer is told; what is not waited for must not end the process.
    ready.catch(() => {});
    return { peer, ready, waiting };
  }

  function asked(
    { peer, ready, waiting }: Worker,
    question: Question,
    moved: readonly ArrayBuffer[],
    place: string,
  ): Promise<Reply> {
    return new Promise((resolve, reject) => {
      waiting.push({ take: resolve, fail: (why) => reject(stopped(why, place)) });
      ready.catch(reject);
      peer.postMessage(question, moved);
    });
  }
}

const placeOf = ({ source, first }: Batch): string =>
  source.isNamed ? `line ${first} of ${source.file}` : `line ${first}`;

const stopped = (why: string, place: string): Error =>
  failure(
    `A worker of --jobs stopped at ${place}: ${why}. Everything before is printed. Run the rest without --jobs.`,
    70,
  );
