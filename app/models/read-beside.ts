// The page's side of the worker: a text or a file goes there, and what was read comes back.
import type { Model } from "hubsmith";
import { DOOR } from "../policy.ts";
import type { ReadRecords, Unread } from "./read-records.ts";
// oxlint-disable-next-line import/default -- Vite makes the module of this query.
import workerUrl from "./read-worker.ts?worker&url";

/** As much as is read, in bytes: fifty thousand records as the Hub lists them. */
export const MOST_BYTES = 50_000_000;

/** What the worker says: some of the models, and at the end what else there was. */
export type Said =
  | { readonly models: readonly Model[] }
  | { readonly unread: readonly Unread[] }
  | { readonly failure: string };

/** Reads a text or a file in a worker of its own; it rejects where that is too large, or a worker cannot be had. */
export async function readBeside(brought: string | Blob): Promise<ReadRecords> {
  const size = typeof brought === "string" ? brought.length : brought.size;
  if (size > MOST_BYTES)
    throw new Error(
      `This has ${inMegabytes(size)}, and up to ${inMegabytes(MOST_BYTES)} are read here. Bring it in parts: one record a line, and fewer lines.`,
    );
  return new Promise((resolve, reject) => {
    const worker = new Worker(trusted(workerUrl), { type: "module" });
    const models: Model[] = [];
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<Said>) => {
      if ("models" in data) models.push(...data.models);
      else if ("unread" in data) end(() => resolve({ models, unread: data.unread }));
      else end(() => reject(new Error(data.failure)));
    });
    worker.addEventListener("error", () =>
      end(() => reject(new Error("Could not load the file reader. Try again."))),
    );
    worker.postMessage(brought);
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

// The types know nothing of trusted types yet; browsers without them take the address as it is.
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy(DOOR, { createScriptURL: (own) => own });
  return policy?.createScriptURL(url) ?? url;
}
