// Answers are printed in the order of what was asked, whoever is ready first, and no more wait than memory should hold.
import { print } from "../gather.ts";
import type { Terminal } from "../io.ts";
import type { Answered } from "./messages.ts";

/** What all answers together came to. */
export interface Printed {
  readonly bad: number;
  readonly met: readonly string[];
  /** Nobody reads any more. */
  readonly isGone: boolean;
}

/** Answers that wait for their turn. */
export interface Queue {
  /** Asks, as soon as there is room. */
  add(ask: () => Promise<Answered>): Promise<void>;
  /** Waits until all is printed. Rejects with what went wrong first. */
  end(): Promise<Printed>;
  /** Whether nothing more will be printed. */
  readonly isStopped: boolean;
  /** Calls when nothing more will be printed. */
  onStop(call: () => void): void;
}

/** A queue that begins to print when `opened` is settled, and holds this many answers at the most. */
export function createQueue(terminal: Terminal, opened: Promise<void>, most: number): Queue {
  let [waiting, bad] = [0, 0];
  let [isGone, isStopped] = [false, false];
  let makeRoom = (): void => {};
  let stopping = (): void => {};
  const met: string[] = [];
  const stop = (): void => {
    isStopped = true;
    makeRoom();
    stopping();
  };
  let tail = opened;
  tail.catch(stop);
  return {
    async add(ask) {
      if (waiting >= most && !isStopped) await new Promise<void>((resolve) => (makeRoom = resolve));
      if (isStopped) return;
      waiting += 1;
      const asked = ask();
      // It is heard where its turn comes.
      asked.catch(() => {});
      tail = tail.then(async () => {
        if (isStopped) return;
        const answered = await asked;
        isGone = !(await print(terminal, answered.parts));
        if (isGone) return stop();
        bad += answered.bad;
        met.push(...answered.met);
        waiting -= 1;
        makeRoom();
      });
      tail.catch(stop);
    },
    async end() {
      await tail;
      return { bad, met, isGone };
    },
    get isStopped() {
      return isStopped;
    },
    onStop(call) {
      stopping = call;
      if (isStopped) call();
    },
  };
}
