// Reads what a visitor brings beside the page, which stays quick while fifty thousand lines are read.
import { readRecords } from "./read-records.ts";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  postMessage(readRecords(data));
});
