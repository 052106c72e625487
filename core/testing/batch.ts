// Batching: programs that are handed in one by one are inspected together, one process for each language.
import { inspectPrograms } from "./inspect.ts";
import type { Inspection, InspectOptions, Program } from "./program.ts";

/** Inspects a program, together with all that are handed in before the next turn of the event loop. @public */
export type Inspector = (language: string, program: Program) => Promise<Inspection>;

interface Waiting {
  readonly program: Program;
  resolve(inspection: Inspection): void;
  reject(error: unknown): void;
}

/** Makes an inspector. @internal */
export function createInspector(options: InspectOptions): Inspector {
  const queues = new Map<string, Waiting[]>();
  const flush = (language: string): void => {
    const waiting = queues.get(language) ?? [];
    queues.delete(language);
    const programs = waiting.map(({ program }) => program);
    inspectPrograms(language, programs, options).then(
      (inspections) => waiting.forEach(({ resolve }, at) => resolve(inspections[at]!)),
      (error: unknown) => waiting.forEach(({ reject }) => reject(error)),
    );
  };
  return (language, program) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(language);
      if (queue !== undefined) return void queue.push({ program, resolve, reject });
      queues.set(language, [{ program, resolve, reject }]);
      setImmediate(flush, language);
    });
}
