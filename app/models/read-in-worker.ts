// The page's side of the worker: sends a text or a file, and receives the records.
import type { Model } from "hubsmith";
import { DOOR } from "../policy.ts";
import type { ReadRecords, Unread } from "./read-records.ts";
// oxlint-disable-next-line import/default -- Vite makes the module of this query.
import workerUrl from "./read-worker.ts?worker&url";

/** The maximum size in bytes: fifty thousand records in the Hub's lists. */
export const MOST_BYTES = 50_000_000;

/** The worker's messages: some of the models, and at the end the rest. */
export type WorkerMessage =
  | { readonly models: readonly Model[] }
  | { readonly unread: readonly Unread[] }
  | { readonly failure: string };

/** Reads a text or a file in a new worker; rejects if it is too large, or if there is no worker. */
export async function readInWorker(input: string | Blob): Promise<ReadRecords> {
  const size = typeof input === "string" ? input.length : input.size;
  if (size > MOST_BYTES)
    throw new Error(
      `The input has ${inMegabytes(size)}; the limit is ${inMegabytes(MOST_BYTES)}. Split it into parts, with one record per line.`,
    );
  return new Promise((resolve, reject) => {
    const worker = new Worker(trusted(workerUrl), { type: "module" });
    const models: Model[] = [];
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
      if ("models" in data) models.push(...data.models);
      else if ("unread" in data) end(() => resolve({ models, unread: data.unread }));
      else end(() => reject(new Error(data.failure)));
    });
    worker.addEventListener("error", () =>
      end(() => reject(new Error("Could not load the file reader. Try again."))),
    );
    worker.postMessage(input);
  });
}

const inMegabytes = (bytes: number): string =>
  `${Math.ceil(bytes / 1_000_000).toLocaleString("en")} MB`;

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}
interface Policy {
  createScriptURL(url: string): string;
}

let policy: Policy | undefined;

// The types do not have trusted types yet; browsers without them accept the URL unchanged.
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy(DOOR, { createScriptURL: (own) => own });
  return policy?.createScriptURL(url) ?? url;
}
