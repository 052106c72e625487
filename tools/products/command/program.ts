// The command line: loads a subcommand, runs it, and sets the exit code.
import { Command, CommanderError } from "commander";
import { errorText } from "#core/base/issue";
import type { Catalog, Subcommand } from "./context.ts";
import { asError, createTerminal, type Io, isFailure, manifest, visible } from "./io.ts";
import { EXIT } from "./options.ts";

export { reportUncaught } from "./io.ts";

type Listed = readonly [description: string, load: () => Promise<Subcommand>];

const SUBCOMMANDS: Readonly<Record<string, Listed>> = {
  list: ["list the plugins of a kind", async () => (await import("./catalog.ts")).list],
  show: ["show one plugin", async () => (await import("./catalog.ts")).show],
  snippets: ["generate snippets for model records", () => import("./snippets.ts")],
  files: [
    "show the formats of a model's files, and which fit into memory",
    async () => (await import("./files.ts")).files,
  ],
  downloads: [
    "show which files of a model the Hub counts as downloads",
    async () => (await import("./files.ts")).downloads,
  ],
  run: [
    "show which apps run a model on your machine, and how",
    async () => (await import("./run.ts")).run,
  ],
  agents: ["show how coding agents use a model", async () => (await import("./agents.ts")).agents],
  offers: [
    "show who hosts a model, and what a call costs there",
    async () => (await import("./offers.ts")).offers,
  ],
  mcp: [
    "answer the questions of agents, as a Model Context Protocol server",
    async () => (await import("./mcp/index.ts")).mcp,
  ],
  doctor: ["check a plugin, and print how to fix each problem", () => import("./doctor.ts")],
  new: ["create a package with a plugin and its tests", () => import("./new.ts")],
};

/** Runs the command: arguments in, exit code out. Never rejects. */
export async function run(argv: readonly string[], io: Io, catalog: Catalog): Promise<number> {
  const terminal = createTerminal(io);
  let code = 0;
  let printed = "";
  const program = new Command("hubsmith")
    .description("Generate code snippets for the models of the Hugging Face Hub.")
    .version(manifest().version, "-v, --version", "print the version")
    .exitOverride()
    .showHelpAfterError("`hubsmith --help` lists all commands.")
    // Help is collected, because only an awaited write reports a full disk.
    .configureOutput({
      writeOut: (text) => void (printed += text),
      writeErr: (text) => void io.stderr.write(visible(text)),
      outputError: (text, write) => write(asError(text.replace(/^error: /, ""))),
    })
    .addHelpText("after", EXAMPLES);
  for (const [name, [description]] of Object.entries(SUBCOMMANDS))
    program
      .command(name)
      .description(description)
      .showHelpAfterError(`\`hubsmith ${name} --help\` lists all options.`);
  try {
    const [first, second] = argv;
    const name = (first === "help" ? second : first) ?? "help";
    const called = program.commands.find((command) => command.name() === name);
    if (called !== undefined) {
      const [, load] = SUBCOMMANDS[called.name()]!;
      (await load()).define(called, { ...catalog, terminal, done: (result) => (code = result) });
    }
    // Commander would answer `lst --help` with its own help.
    const isKnown = called !== undefined || name === "help" || name.startsWith("-");
    await program.parseAsync(isKnown ? argv : [name], { from: "user" }).catch((error: unknown) => {
      if (!(error instanceof CommanderError)) throw error;
      code = error.exitCode === 0 ? 0 : 2;
    });
    if (printed !== "") await terminal.write(printed);
    return code;
  } catch (error) {
    if (isFailure(error)) {
      await terminal.say(asError(error.message));
      return error.exitCode;
    }
    await terminal.say(asError(`internal error: ${errorText(error)}. Please report it.`));
    return 70;
  }
}

const EXAMPLES = `
Examples:
  $ hubsmith list providers
  $ hubsmith show library transformers --json
  $ hubsmith snippets Qwen/Qwen3-8B
  $ hubsmith files model.json --memory 16GiB
  $ hubsmith offers zai-org/GLM-5.1
  $ hubsmith snippets --client requests --json < models.jsonl | jq .inference
  $ hubsmith doctor ./birdnet.ts
  $ curl -s https://huggingface.co/api/models/Qwen/Qwen3-8B | hubsmith snippets
${EXIT}`;
