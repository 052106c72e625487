// A command that was started ends with the process that started it, however that ends.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { killGroup, outputOf, startShell } from "./process.ts";

const MODULE = pathToFileURL(resolve("tools/support/process.ts")).href;
// Prints the id of a process that the command starts, and waits.
const SCRIPT = `
  import { startShell } from ${JSON.stringify(MODULE)};
  const child = startShell("sleep 600 & echo $!; wait", { PATH: process.env.PATH });
  child.stdout.on("data", (text) => process.stdout.write(text));
`;

const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

test.each(["SIGKILL", "SIGTERM"] as const)("a command ends with its parent: %s", async (signal) => {
  const args = ["--import", "tsx", "--input-type=module", "--eval", SCRIPT];
  const parent = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [printed] = (await once(parent.stdout, "data")) as [Buffer];
  const id = Number(String(printed));
  expect(isAlive(id)).toBe(true);
  parent.kill(signal);
  await once(parent, "close");
  while (isAlive(id)) await new Promise(setImmediate);
});

test("its output is kept, and its group can be killed", async () => {
  const child = startShell("cat; echo ready; sleep 600", { PATH: process.env["PATH"]! }, "given ");
  while (!outputOf(child).out.includes("ready")) await once(child.stdout!, "data");
  expect(outputOf(child)).toEqual({ out: "given ready\n", errors: "" });
  killGroup(child, "SIGKILL");
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
});
