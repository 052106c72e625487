// A worker of the command hubsmith, on the same plugins.
import { parentPort, workerData } from "node:worker_threads";
import { entries } from "hubsmith/plugins";
import type { Start } from "./command/jobs/messages.ts";
import { serve } from "./command/jobs/serve.ts";

if (parentPort === null) throw new Error("This file is started by the command, as a worker.");
await serve(parentPort, workerData as Start, entries);
