// The side of a worker: it loads the plugins itself, because functions do not travel, and answers batches in order.
import type { Entry } from "hubsmith";
import { type Answering, answerTo } from "../answer.ts";
import { createGather, type Gather } from "../gather.ts";
import { bold, isFailure, type Terminal } from "../io.ts";
import { answeringOf } from "../streaming.ts";
import { itemsIn } from "./batches.ts";
import type { Answered, Batch, Question, Reply, Start } from "./messages.ts";

/** The end of a channel that a worker holds. */
export interface Port {
  postMessage(reply: Reply, moved?: readonly ArrayBuffer[]): void;
  on(event: "message", hear: (question: Question) => void): unknown;
}

/** Answers what comes through the port. */
export async function serve(
  port: Port,
  { asked, cwd, isColoured, width }: Start,
  entries: readonly Entry[],
): Promise<void> {
  const notes: string[] = [];
  const { stdin, stdout, stderr, env } = process;
  const terminal: Terminal = {
    io: { stdin, stdout, stderr, env, cwd: () => cwd },
    write: () => Promise.resolve(true),
    stop: () => Promise.resolve(),
    tell: () => Promise.resolve(true),
    say: (message) => Promise.resolve(void notes.push(message)),
    bold: (text) => (isColoured ? bold(text) : text),
    width,
  };
  try {
    const answering = await answeringOf(asked, entries, terminal, true);
    const gather = createGather();
    port.on("message", (question) => {
      if ("met" in question) port.postMessage({ closing: answering.closing?.(question.met) ?? [] });
      else answer(port, answering, question, gather);
    });
    port.postMessage({ notes });
  } catch (error) {
    if (!isFailure(error)) throw error;
    const { message, exitCode } = error;
    port.postMessage({ notes, failed: { message, exitCode } });
  }
}

function answer(port: Port, answering: Answering, batch: Batch, gather: Gather): void {
  let bad = 0;
  for (const item of itemsIn(batch)) if (!answerTo(answering, batch.source, item, gather)) bad += 1;
  const parts = gather.take().map(({ to, bytes }) => ({ to, bytes: new Uint8Array(bytes) }));
  const reply: Answered = { parts, bad, met: answering.met?.() ?? [] };
  port.postMessage(
    reply,
    parts.map(({ bytes }) => bytes.buffer),
  );
}
