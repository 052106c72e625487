// Reads custom records in a worker, so that the page responds while fifty thousand lines are read.
import type { WorkerMessage } from "./read-in-worker.ts";
import { readRecords } from "./read-records.ts";

// The page handles each message in a separate task; all models in one message would block it for seconds.
const AT_ONCE = 500;

const say = (said: WorkerMessage): void => postMessage(said);

addEventListener("message", async ({ data }: MessageEvent<string | Blob>) => {
  try {
    const { models, unread } = readRecords(typeof data === "string" ? data : await data.text());
    for (let at = 0; at < models.length; at += AT_ONCE)
      say({ models: models.slice(at, at + AT_ONCE) });
    say({ unread });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    say({ failure: `Could not read the file: ${why} Choose it again.` });
  }
});
