// Runs what `npm run check|write|build|measure <name>` names, or lists the names; and `npm run new`, `preview`, `start` and `hubsmith`.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { freshenIndex } from "./writers/index-of-plugins/freshen.ts";
import { type Named, type Verb, verbs } from "./verbs.ts";

// These have no names.
const MODULES = new Map([
  ["hubsmith", "tools/products/hubsmith.ts"],
  ["new", "tools/writers/new/index.ts"],
  ["preview", "tools/writers/preview/index.ts"],
  ["start", "tools/products/site/index.ts"],
]);

const [verb = "", ...given] = process.argv.slice(2);
const module = MODULES.get(verb);
if (module !== undefined) await runAll({ help: "", run: [[module]] }, given);
else if (isVerb(verb)) await runNamed(verb, given);
else throw new TypeError(`Unknown verb: ${verb}.`);

async function runNamed(of: Verb, [name, ...options]: readonly string[]): Promise<void> {
  if (name !== undefined && Object.hasOwn(verbs[of], name))
    return runAll(verbs[of][name]!, options);
  if (name !== undefined) {
    console.error(`Unknown name: ${name}.\n`);
    process.exitCode = 2;
  }
  console.log(helpOf(of));
}

async function runAll({ run }: Named, options: readonly string[]): Promise<void> {
  freshenIndex();
  const last = run.length - 1;
  for (const [at, command] of run.entries()) {
    const argv = at === last ? [...command, ...options] : command;
    if (!(await passes(argv, at === last))) break;
  }
}

function isVerb(text: string): text is Verb {
  return Object.hasOwn(verbs, text);
}

function helpOf(of: Verb): string {
  const names = Object.entries(verbs[of]);
  const width = Math.max(...names.map(([text]) => text.length));
  const lines = names.map(([text, { help }]) => `  ${text.padEnd(width)}  ${help}`);
  return `npm run ${of} <name>; options come after --\n\n${lines.join("\n")}`;
}

/** Runs a command. The last one runs in this process if it is a module, because to start another takes a second. */
async function passes(
  [command = "", ...args]: readonly string[],
  isLast: boolean,
): Promise<boolean> {
  if (isLast && command.endsWith(".ts")) {
    const file = resolve(command);
    process.argv = [process.argv[0]!, file, ...args];
    await import(pathToFileURL(file).href);
    return true;
  }
  const [program, ...first] = startOf(command);
  const { status, error } = spawnSync(program, [...first, ...args], { stdio: "inherit" });
  if (error !== undefined) throw error;
  if (status !== 0) process.exitCode = 1;
  return status === 0;
}

/** How a command starts: a module, a file that Node runs, or a program of a package. */
function startOf(command: string): readonly [program: string, ...args: string[]] {
  if (command.endsWith(".ts")) return [process.execPath, "--import", "tsx", command];
  if (command.includes("/")) return [process.execPath, command];
  return [`node_modules/.bin/${command}`];
}
