// Temporary folders of all tests are in one, which is deleted at the end, also if the tests are interrupted.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Runs before the workers start, once for each project. */
export function setup(): (() => void) | undefined {
  if (process.env["HUBSMITH_TESTS"] !== undefined) return undefined;
  const elsewhere = mkdtempSync(join(tmpdir(), "hubsmith-tests-"));
  const inside = resolve(".cache", `tests-${process.pid}`);
  mkdirSync(inside, { recursive: true });
  // Workers inherit both.
  process.env["TMPDIR"] = elsewhere;
  process.env["HUBSMITH_TESTS"] = inside;
  const remove = (): void => {
    for (const folder of [elsewhere, inside]) rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", remove);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  return remove;
}
