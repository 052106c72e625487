#!/usr/bin/env node
// The command hubsmith: the catalogue, and snippets for model records, on a terminal and in pipes.
import { speakLast } from "./command/last-words.ts";
import { run } from "./command/run.ts";

// Beside this file, and in the same language.
const worker = import.meta.url.replace(/hubsmith(?=\.\w+$)/, "hubsmith.worker");
// What an answer takes is gone with it. Room for more of that made no worker quicker that could be measured, and the
// memory of two 90 MB larger.
const resourceLimits = { maxYoungGenerationSizeMb: 12 };

speakLast(process);
process.exitCode = await run(process.argv.slice(2), process, {
  entries: async () => (await import("hubsmith/plugins")).entries,
  workers: async () => {
    const { Worker } = await import("node:worker_threads");
    return (start) => {
      const options = { workerData: start, resourceLimits };
      if (!worker.endsWith(".ts")) return new Worker(new URL(worker), options);
      // From the sources: what reads TypeScript is not there in a worker until it is asked for.
      const program = `import("tsx/esm/api").then(({ register }) => (register(), import("${worker}")))`;
      return new Worker(program, { ...options, eval: true });
    };
  },
});
