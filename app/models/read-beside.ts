// The page's side of the worker: a text goes there, and what was read comes back.
import type { ReadRecords } from "./read-records.ts";

/** Reads a text in a worker of its own; it rejects where a worker cannot be had. */
export function readBeside(text: string): Promise<ReadRecords> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<ReadRecords>) => {
      resolve(data);
      worker.terminate();
    });
    worker.addEventListener("error", () => {
      reject(new Error("What you brought could not be read: the part that reads did not load."));
      worker.terminate();
    });
    worker.postMessage(text);
  });
}
