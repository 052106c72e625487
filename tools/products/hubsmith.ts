#!/usr/bin/env node
// The command hubsmith, and its workers.
import module from "node:module";
import { setFlagsFromString } from "node:v8";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { Entry } from "hubsmith";
import type { Start } from "./command/context.ts";

const entries = async (): Promise<readonly Entry[]> => (await import("hubsmith/plugins")).entries;

// V8 would let the heap grow to four times what is alive before it collects all of it. That is not faster here.
setFlagsFromString("--heap-growing-percent=100");
// V8 compiles functions nine times as late as by default: compiling hundreds of them early took a fifth of the CPU time.
setFlagsFromString("--interrupt-budget=1200000");
// Half of it needs a tenth more CPU time, twice as much saves nothing.
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

// Since version 22, Node keeps compiled code in the folder for temporary files. It must know the flags.
const { enableCompileCache } = module as { readonly enableCompileCache?: () => void };
enableCompileCache?.();

function startWorker(start: Start): Worker {
  const options = { workerData: start, resourceLimits };
  const { url } = import.meta;
  if (!url.endsWith(".ts")) return new Worker(new URL(url), options);
  // A worker of the sources does not support TypeScript by itself.
  const program = `import("tsx/esm/api").then(({ register }) => (register(), import("${url}")))`;
  return new Worker(program, { ...options, eval: true });
}

const { reportUncaught, run, serve } = await import("./command/program.ts");
if (isMainThread || parentPort === null) {
  reportUncaught(process);
  process.exitCode = await run(process.argv.slice(2), process, {
    entries,
    startWorker,
  });
} else await serve(parentPort, workerData as Start, await entries());
