// Prints the snippets that this branch changes as a comment in Markdown: npm run preview -- <base>. It covers the records
// of all plugins and the built-in models. It posts nothing.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { errorText } from "#core/base/issue";
import { fixture } from "hubsmith/testing";
import { pluginRecords } from "../index-of-plugins/plugin-files.ts";
import { builtIn } from "../../support/built-in.ts";
import { output } from "../../support/process.ts";
import { commitOf } from "./base.ts";
import { type Printed, commentOf } from "./comment.ts";

const FOLDER = resolve(".cache/preview");
const RECORDS = join(FOLDER, "records.json");
const PROGRAM = "tools/writers/preview/snippets.ts";
const [base = "main"] = process.argv.slice(2);
const commit = commitOf(base);

if (commit === undefined)
  console.log(
    `This clone has no commit "${base}". To compare with it, run \`git fetch origin ${base}\`.`,
  );
else await compare(commit);

async function compare(before: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const ofPlugins = pluginRecords().map(([name, fields]) => [name, fixture(name, fields).model]);
  const named = (await builtIn()).map((record) => [record.id, record]);
  writeFileSync(RECORDS, JSON.stringify([...ofPlugins, ...named]));
  const now = await printed(".", "now.json");
  // The sources of a commit may need other packages than the installed ones.
  const text = await printedAt(before).then(
    (then) => commentOf(then, now, base),
    (error: unknown) => `The snippets of ${base} could not be printed. ${errorText(error)}`,
  );
  console.log(text);
}

async function printed(cwd: string, file: string): Promise<Printed> {
  const out = join(FOLDER, file);
  await output(process.execPath, ["--import", "tsx", PROGRAM, RECORDS, out], { cwd });
  return JSON.parse(readFileSync(out, "utf8")) as Printed;
}

/** The snippets that the sources of a commit print, in a work tree of their own. */
async function printedAt(commit: string): Promise<Printed> {
  const tree = join(FOLDER, "base");
  // One may be left of a run that was interrupted.
  removeTree(tree);
  await output("git", ["worktree", "add", "--quiet", "--detach", tree, commit]);
  try {
    symlinkSync(resolve("node_modules"), join(tree, "node_modules"));
    mkdirSync(join(tree, "tools/writers/preview"), { recursive: true });
    copyFileSync(PROGRAM, join(tree, PROGRAM));
    await output(process.execPath, ["--import", "tsx", "tools/writers/index-of-plugins/index.ts"], {
      cwd: tree,
    });
    return await printed(tree, "base.json");
  } finally {
    removeTree(tree);
  }
}

function removeTree(tree: string): void {
  spawnSync("git", ["worktree", "remove", "--force", tree]);
  rmSync(tree, { recursive: true, force: true });
}
