// The command line: subcommands, options, help and exit codes.
import { Argument, Command, CommanderError, Option } from "commander";
import type { Entry } from "hubsmith";
import type { Kind } from "#core/base/kind";
import type { DoctorFlags } from "./doctor.ts";
import type { ExportFlags } from "./export.ts";
import * as help from "./help.ts";
import {
  createTerminal,
  type Io,
  isFailure,
  manifest,
  messageOf,
  onSignal,
  type Terminal,
} from "./io.ts";
import type { Peer, Start } from "./jobs.ts";
import {
  addPluginOptions,
  addSnippetOptions,
  integer,
  KINDS,
  lineNumber,
  memory,
  path,
} from "./options.ts";
import type { AddFlags } from "./plugins.ts";
import type { Asked, FirstLine } from "./stream.ts";

/** The first-party plugins, loaded when they are needed, and how a worker is started. */
export interface Catalogue {
  entries(): Promise<readonly Entry[]>;
  startWorker(start: Start): Peer;
}

/** Runs the command: arguments in, exit code out. Never rejects. */
export async function run(argv: readonly string[], io: Io, catalogue: Catalogue): Promise<number> {
  const terminal = createTerminal(io);
  let code = 0;
  let printed = "";
  const program = createProgram(catalogue, terminal, (result) => (code = result));
  // Help is collected, because only an awaited write reports a full disk.
  const output = {
    writeOut: (text: string) => void (printed += text),
    writeErr: (text: string) => void io.stderr.write(text),
  };
  for (const one of [program, ...program.commands]) one.configureOutput(output);
  try {
    await program.parseAsync(argv, { from: "user" }).catch((error: unknown) => {
      if (!(error instanceof CommanderError)) throw error;
      code = error.exitCode === 0 ? 0 : 2;
    });
    if (printed !== "") await terminal.write(printed);
    return code;
  } catch (error) {
    if (isFailure(error)) {
      await terminal.say(`error: ${error.message}`);
      return error.exitCode;
    }
    await terminal.say(`error: hubsmith failed: ${messageOf(error)}. Please report it.`);
    return 70;
  }
}

type ListFlags = AddFlags & { readonly json?: true };

function createProgram(
  { entries, startWorker }: Catalogue,
  terminal: Terminal,
  done: (code: number) => void,
): Command {
  const program = new Command("hubsmith")
    .description("The catalogue of a model hub, and snippets that load or call its models.")
    .version(manifest().version, "-v, --version", "print the version")
    .exitOverride()
    .showHelpAfterError("Run it with --help for its options.")
    .addHelpText("after", help.EXAMPLES);

  const withPlugins = async (flags: AddFlags): Promise<readonly Entry[]> =>
    (await import("./plugins.ts")).withAdded(await entries(), terminal, flags);

  // At a terminal, a command without an input would wait for ever.
  const checkInput = (command: Command, paths: readonly string[]): void => {
    if (paths.length === 0 && terminal.io.stdin.isTTY === true)
      command.error("error: no input. Pass a file, or pipe records to standard input.");
  };

  const answer = async (
    command: Command,
    paths: readonly string[],
    asked: Asked,
  ): Promise<void> => {
    checkInput(command, paths);
    const { jobs, firstLine } = asked.flags;
    const { answerEach, answeringOf } = await import("./stream.ts");
    const release = onSignal(
      terminal,
      () => "Stopped. All printed lines are complete. Use --first-line to continue.",
    );
    try {
      const answering = await answeringOf(asked, await entries(), terminal, jobs > 1);
      if (jobs === 1) {
        done((await answerEach(terminal, paths, answering, firstLine)).code);
        return;
      }
      const { createPool } = await import("./jobs.ts");
      const { isColored } = terminal;
      const pool = createPool(() => startWorker({ asked, cwd: terminal.cwd(), isColored }), jobs);
      try {
        done((await answerEach(terminal, paths, answering, firstLine, pool)).code);
      } finally {
        await pool.end();
      }
    } finally {
      release();
    }
  };

  const records = (name: string, description: string): Command =>
    program
      .command(name)
      .description(description)
      .argument("[file...]", "files of records; without one, or for -, the standard input")
      .addOption(
        new Option(
          "--first-line <number|unknown>",
          "the input is a part of a longer one, from this line on",
        ).argParser<FirstLine>(lineNumber),
      );
  const streamed = (name: Asked["command"], description: string): Command =>
    records(name, description)
      .addOption(
        new Option("--format <format>", "JSON lines for programs, or text for people")
          .choices(["json", "text"])
          .default("json"),
      )
      .option("--jobs <count>", "the number of workers; the output is the same", integer(1, 64), 1)
      .action((paths: readonly string[], flags: Asked["flags"], command: Command) =>
        answer(command, paths, { command: name, flags } as Asked),
      );

  const kind = (): Argument =>
    new Argument("<kind>", "a kind of plugins").choices([...KINDS.keys(), ...KINDS.values()]);

  program
    .command("list")
    .description("list the plugins of a kind")
    .addArgument(kind())
    .option("--json", "print an array of manifests")
    .addHelpText("after", help.LIST)
    .action(async (name: string, { json, ...flags }: ListFlags) => {
      const { list } = await import("./catalogue.ts");
      await list(await withPlugins(flags), terminal, name, json === true);
    });

  program
    .command("show")
    .description("show one plugin")
    .addArgument(kind())
    .argument("<id>", "its id or an alias")
    .option("--json", "print its manifest")
    .addHelpText("after", help.SHOW)
    .action(async (name: string, id: string, { json, ...flags }: ListFlags) => {
      const { show } = await import("./catalogue.ts");
      await show(await withPlugins(flags), terminal, name, id, json === true);
    });

  addSnippetOptions(streamed("snippets", "print the code for model records")).addHelpText(
    "after",
    help.SNIPPETS,
  );

  addSnippetOptions(records("export", "write a file with the code for each model record"))
    .requiredOption("--out <folder>", "the folder of the files", path)
    .option("--check", "write nothing, and print which files would change; exit code 1 if any")
    .option("--delete-stale", "delete the files of earlier exports that have no record now")
    .addHelpText("after", help.EXPORT)
    .action(async (paths: readonly string[], flags: ExportFlags, command: Command) => {
      checkInput(command, paths);
      const { exportFiles } = await import("./export.ts");
      done(await exportFiles(await entries(), terminal, paths, flags));
    });

  streamed("files", "show the formats of a model's files, and which fit into memory")
    .option("--memory <amount>", "the memory, such as 16GiB or 24GB; without unit, GiB", memory)
    .option("--context <tokens>", "the length of the context", integer(1, 1e15), 8192)
    .addHelpText("after", help.FILES);

  streamed("downloads", "show which files of a model the Hub counts as downloads").addHelpText(
    "after",
    help.DOWNLOADS,
  );

  program
    .command("doctor")
    .description("check a plugin, and print how to fix it")
    .argument("[module]", "the plugin: a TypeScript or JavaScript file, or a package")
    .option("--json", "print JSON")
    .option("--page", "also print the plugin's page")
    .option("--out <file>", "write that page to a file", path)
    .option("--thorough", "try every hostile string in every place of a client or provider")
    .option("--list", "print the checks, their reasons, and how to fix them")
    .addHelpText("after", help.DOCTOR)
    .action(async (name: string | undefined, flags: DoctorFlags) => {
      const { doctor } = await import("./doctor.ts");
      done(await doctor(await entries(), terminal, name, flags));
    });
  for (const one of program.commands) addPluginOptions(one);

  program
    .command("new")
    .description("write a package with a new plugin, which passes its tests")
    .addArgument(new Argument("<kind>").choices([...KINDS.values()]))
    .argument("<id>", "its id, such as birdnet; of a client language/name, such as go/net-http")
    .requiredOption("--outside <dir>", "the folder of the package", path)
    .addHelpText("after", help.NEW)
    .action(async (name: Kind, id: string, flags: { readonly outside: string }) => {
      const { create } = await import("./new.ts");
      await create(await entries(), terminal, name, id, flags.outside);
    });

  program
    .command("lab")
    .description("open the app with a plugin in it, and reload it on save")
    .argument("<module>", "the plugin: a TypeScript or JavaScript file, or a package")
    .option("--port <number>", "the port; by default, any free one", integer(0, 65_535), 0)
    .option("--no-open", "do not open a browser")
    .addHelpText("after", help.LAB)
    .action(async (name: string, flags: { readonly port: number; readonly open: boolean }) => {
      const { lab } = await import("./lab.ts");
      await lab(terminal, name, flags);
    });
  return program;
}
