#!/usr/bin/env node
// The command hubsmith: the catalogue, and snippets for model records, on a terminal and in pipes.
import { run } from "./command/run.ts";

// Beside this file, and in the same language.
const worker = new URL(import.meta.url.replace(/hubsmith(?=\.\w+$)/, "hubsmith.worker"));

process.exitCode = await run(process.argv.slice(2), process, {
  entries: async () => (await import("hubsmith/plugins")).entries,
  workers: async () => {
    const { Worker } = await import("node:worker_threads");
    return (start) => new Worker(worker, { workerData: start });
  },
});
