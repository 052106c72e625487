// Two branches that each add a library, one next to the other, merge without a conflict, and the index has both.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { output } from "../../support/process.ts";

const clone = mkdtempSync(join(tmpdir(), "hubsmith-branches-"));
afterAll(() => rmSync(clone, { recursive: true }));

const git = (...args: readonly string[]): Promise<string> =>
  output("git", ["-c", "user.name=Test", "-c", "user.email=test@example.test", ...args], {
    cwd: clone,
  });
const tsx = (...args: readonly string[]): Promise<string> =>
  output(process.execPath, ["--import", "tsx", ...args], { cwd: clone });

test("two libraries, each in two files, merge, and the index has both", async () => {
  // The files as they are now, committed or not.
  const list = ["ls-files", "-z", "-co", "--exclude-standard"];
  const files = (await output("git", list)).split("\0").filter((file) => existsSync(file));
  for (const file of files) cpSync(file, join(clone, file));
  symlinkSync(resolve("node_modules"), join(clone, "node_modules"));
  await git("init", "--quiet", "--initial-branch", "main");
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "All files");
  for (const id of ["zebra-one", "zebra-two"]) {
    await git("switch", "--quiet", "--create", id, "main");
    await tsx("tools/writers/index-of-plugins/index.ts");
    await tsx("tools/writers/new/index.ts", "library", id);
    await tsx("tools/writers/index-of-plugins/index.ts");
    await git("add", "--all");
    await git("commit", "--quiet", "--message", `Add ${id}`);
    const changed = await git("diff", "--name-only", "main");
    expect(changed.trim().split("\n")).toEqual([
      `plugins/libraries/${id}.records.ts`,
      `plugins/libraries/${id}.ts`,
    ]);
  }
  await git("switch", "--quiet", "main");
  await git("merge", "--quiet", "zebra-one");
  await git("merge", "--quiet", "--no-edit", "zebra-two");
  await tsx("tools/writers/index-of-plugins/index.ts");
  const index = readFileSync(join(clone, "plugins/index/libraries.ts"), "utf8");
  expect(index).toContain('"zebra-one"');
  expect(index).toContain('"zebra-two"');
});
