// The page's side of the worker: a text goes there, and what was read comes back.
import { DOOR } from "../policy.ts";
import type { ReadRecords } from "./read-records.ts";
// oxlint-disable-next-line import/default -- Vite makes the module of this query.
import workerUrl from "./read-worker.ts?worker&url";

/** Reads a text in a worker of its own; it rejects where a worker cannot be had. */
export function readBeside(text: string): Promise<ReadRecords> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trusted(workerUrl), { type: "module" });
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

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}
interface Policy {
  createScriptURL(url: string): string;
}

let policy: Policy | undefined;

// The types know nothing of trusted types yet; browsers without them take the address as it is.
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy(DOOR, { createScriptURL: (own) => own });
  return policy?.createScriptURL(url) ?? url;
}
