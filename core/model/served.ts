// How a provider serves a task: the request it is sent, the way its answer is read, and its own side of the contract.
import type { Answer, Queue } from "./answer.ts";
import type { Contract } from "./contract.ts";
import type { Task } from "./task.ts";
import type { Ask, WireParts } from "./wire.ts";

/** How a provider serves a task. @public */
export interface Served<T = unknown> {
  readonly task: Task<T>;
  request(ask: Ask<T>): WireParts;
  answer(streaming: boolean): Answer;
  /** The service holds the request open, so that only slow jobs are queued. */
  readonly waits?: boolean;
  /** How a job is followed, given the base URL and the query that the request had. */
  queue?(at: { readonly base: string; readonly query: string }): Queue;
  readonly contract: readonly Contract[];
}

/** Says how a provider serves a task; `request` gets the task's inputs typed. @public */
export function on<T>(
  task: Task<T>,
  served: Omit<Served<T>, "task" | "answer"> & { readonly answer: Answer | Served<T>["answer"] },
): Served {
  const { answer: given } = served;
  return { ...served, task, answer: typeof given === "function" ? given : () => given } as Served;
}
