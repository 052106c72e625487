// Batching: programs are collected and inspected together, with one process for each parser.
import type { LanguageCheck } from "../code/language.ts";
import { inspectPrograms } from "./inspect.ts";
import type { Inspection, InspectOptions, Program } from "./program.ts";

/** Inspects a program together with all programs of the same turn of the event loop. @public */
export type Inspector = (
  language: { readonly id?: string; readonly check: LanguageCheck },
  program: Program,
) => Promise<Inspection>;

interface Waiting {
  readonly program: Program;
  resolve(inspection: Inspection): void;
  reject(error: unknown): void;
}

/** Makes an inspector. @internal */
export function createInspector(options: InspectOptions): Inspector {
  const queues = new Map<string, Waiting[]>();
  const flush = (key: string, id: string, check: LanguageCheck): void => {
    const waiting = queues.get(key) ?? [];
    queues.delete(key);
    const programs = waiting.map(({ program }) => program);
    inspectPrograms(check, programs, options, id).then(
      (inspections) => waiting.forEach(({ resolve }, at) => resolve(inspections[at]!)),
      (error: unknown) => waiting.forEach(({ reject }) => reject(error)),
    );
  };
  return ({ id = "", check }, program) =>
    new Promise((resolve, reject) => {
      const key = JSON.stringify([id, check]);
      const queue = queues.get(key);
      if (queue !== undefined) return void queue.push({ program, resolve, reject });
      queues.set(key, [{ program, resolve, reject }]);
      setImmediate(flush, key, id, check);
    });
}
