// The arguments of the command: what can be asked, how, and with which examples.
import { Command, InvalidArgumentError, Option, type OutputConfiguration } from "commander";
import type { Entry } from "hubsmith";
import { addFlags, type AddFlags, filled } from "./add-flags.ts";
import { addAuthorCommands } from "./authors.ts";
import type { ExportFlags } from "./export.ts";
import {
  DOWNLOADS_HELP,
  EXAMPLES,
  EXPORT_HELP,
  FILES_HELP,
  LIST_HELP,
  SHOW_HELP,
  SNIPPETS_HELP,
} from "./help.ts";
import { bold, failure, hasColours, type Terminal } from "./io.ts";
import type { StartPeer } from "./jobs/crew.ts";
import { kindOf, KINDS } from "./kinds.ts";
import { onSignal } from "./signals.ts";
import { addSnippetOptions, firstLine } from "./snippet-options.ts";
import type { Asked, Streaming } from "./streaming.ts";
import { didYouMean } from "./suggest.ts";
import { version } from "./version.ts";

/** What the command is about: its plugins, and how a worker on them is started, each loaded when it is asked for. */
export interface Catalogue {
  entries(): Promise<readonly Entry[]>;
  workers(): Promise<StartPeer>;
}

/** The parser. What is asked is done while it parses; `done` takes the exit code, `print` the text of a help. */
export function createProgram(
  { entries, workers }: Catalogue,
  terminal: Terminal,
  done: (code: number) => void,
  print: (text: string) => void,
): Command {
  const program = new Command("hubsmith")
    .description("The catalogue of a model hub, and snippets that load or call its models.")
    .version(version(), "-v, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand(false)
    .exitOverride()
    .showHelpAfterError("Run it with --help for its options.")
    .configureOutput(outputTo(terminal, print))
    .configureHelp({ styleTitle: bold })
    .addHelpText("after", EXAMPLES);

  const added = async (flags: AddFlags): Promise<readonly Entry[]> => {
    const { withAdded } = await import("./added.ts");
    return withAdded(await entries(), terminal, flags);
  };
  const answer = async (
    paths: readonly string[],
    asked: Asked,
    command: Command,
  ): Promise<void> => {
    if (await isUnfed(terminal, paths)) command.help({ error: true });
    const release = onSignal(terminal, () => STOPPED);
    try {
      done(await codeOf(paths, asked));
    } finally {
      release();
    }
  };
  const codeOf = async (paths: readonly string[], asked: Asked): Promise<number> => {
    const { jobs } = asked.flags;
    if (jobs > 1) {
      const { answerByJobs } = await import("./jobs/jobs.ts");
      return answerByJobs(terminal, paths, asked, jobs, await workers());
    }
    const { answerEach } = await import("./stream.ts");
    const { answeringOf } = await import("./streaming.ts");
    const answering = await answeringOf(asked, await entries(), terminal, false);
    const { code } = await answerEach(terminal, paths, answering, asked.flags.firstLine);
    return code;
  };

  program
    .command("list")
    .description("list the catalogue's records of a kind")
    .argument("<kind>", Object.keys(KINDS).join(", "))
    .option("--json", "print an array of manifests")
    .addHelpText("after", LIST_HELP)
    .action(async (name: string, { json, ...flags }: AddFlags & { json?: true }) => {
      const kind = kindOf(name);
      const { rowsOf } = await import("./catalogue.ts");
      const { tableOf } = await import("./table.ts");
      const rows = await rowsOf(await added(flags), kind, json === true);
      await terminal.write(
        `${json ? JSON.stringify(rows, null, 2) : tableOf(kind, rows, terminal)}\n`,
      );
    });

  program
    .command("show")
    .description("show one record of the catalogue")
    .argument("<kind>", Object.values(KINDS).join(", "))
    .argument("<id>", "its id, or another name it has")
    .option("--json", "print its manifest")
    .addHelpText("after", SHOW_HELP)
    .action(async (name: string, id: string, { json, ...flags }: AddFlags & { json?: true }) => {
      const kind = kindOf(name);
      const { find } = await import("./catalogue.ts");
      const { recordOf } = await import("./record.ts");
      const row = await find(await added(flags), kind, id);
      await terminal.write(`${json ? JSON.stringify(row, null, 2) : recordOf(row, terminal)}\n`);
    });

  const snippets = program
    .command("snippets")
    .description("print the code for model records")
    .argument("[file...]", "files of records; without one, or for -, the standard input")
    .addOption(formats())
    .addOption(jobs())
    .addOption(firstLine());
  addSnippetOptions(snippets)
    .addHelpText("after", SNIPPETS_HELP)
    .action((paths: readonly string[], flags: Streaming["snippets"], command: Command) =>
      answer(paths, { command: "snippets", flags }, command),
    );

  const exports = program
    .command("export")
    .description("write a file with the code for each model record")
    .argument("[file...]", "files of records; without one, or for -, the standard input")
    .requiredOption("--out <folder>", "where the files go; it is made if it is not there", filled)
    .option("--check", "write nothing, and print which files would change; exit code 1 if any")
    .option("--delete-stale", "delete the files of earlier exports that have no record now")
    .addOption(firstLine());
  addSnippetOptions(exports)
    .addHelpText("after", EXPORT_HELP)
    .action(async (paths: readonly string[], flags: ExportFlags) => {
      if (await isUnfed(terminal, paths)) exports.help({ error: true });
      const { exportFiles } = await import("./export.ts");
      done(await exportFiles(await entries(), terminal, paths, flags));
    });

  program
    .command("files")
    .description("tell which files of a model are stored in which format, and which fit")
    .argument("[file...]", "files of records; without one, or for -, the standard input")
    .option(
      "--memory <amount>",
      "what is there for it, such as 16GiB or 24GB; a number alone is GiB",
    )
    .option("--context <tokens>", "how much it is to read at once", "8192")
    .addOption(formats())
    .addOption(jobs())
    .addOption(firstLine())
    .addHelpText("after", FILES_HELP)
    .action((paths: readonly string[], flags: Streaming["files"], command: Command) =>
      answer(paths, { command: "files", flags }, command),
    );

  program
    .command("downloads")
    .description("tell which files of a model the Hub counts as its downloads")
    .argument("[file...]", "files of records; without one, or for -, the standard input")
    .addOption(formats())
    .addOption(jobs())
    .addOption(firstLine())
    .addHelpText("after", DOWNLOADS_HELP)
    .action((paths: readonly string[], flags: Streaming["downloads"], command: Command) =>
      answer(paths, { command: "downloads", flags }, command),
    );
  for (const one of program.commands) for (const option of addFlags()) one.addOption(option);
  addAuthorCommands(program, { entries, terminal, done });
  // The parser's own shows all there is where it does not know the command, and not a word of that.
  program
    .command("help")
    .argument("[command]")
    .description("print the help of a command")
    .action((name: string | undefined) => {
      const one = program.commands.find((known) => known.name() === name);
      if (one !== undefined || name === undefined) return (one ?? program).help();
      const names = program.commands.map((known) => known.name());
      throw failure(
        `Unknown command "${name}".${didYouMean(name, names)} Commands: ${names.join(", ")}.`,
      );
    });
  return program;
}

const formats = (): Option =>
  new Option("--format <format>", "JSON lines for programs, or text for people")
    .choices(["json", "text"])
    .default("json");

const MOST_JOBS = 64;
const STOPPED =
  "Stopped. What is printed is whole; --first-line tells a run on the rest of the input where it begins.";

const jobs = (): Option =>
  new Option("--jobs <count>", "how many workers answer; the output is the same")
    .argParser((text) => {
      const count = Number(text);
      if (/^\d+$/.test(text) && count >= 1 && count <= MOST_JOBS) return count;
      throw new InvalidArgumentError(
        `It must be an integer from 1 to ${MOST_JOBS}, such as the number of cores.`,
      );
    })
    .default(1);

// A person at a terminal who gave nothing would wait for ever.
async function isUnfed({ io, say }: Terminal, paths: readonly string[]): Promise<boolean> {
  if (paths.length > 0 || io.stdin.isTTY !== true) return false;
  await say("error: no input. Pass a file, or pipe records to standard input.\n");
  return true;
}

function outputTo({ io, width }: Terminal, print: (text: string) => void): OutputConfiguration {
  const { stdout, stderr, env } = io;
  return {
    writeOut: print,
    writeErr: (text) => void stderr.write(text),
    getOutHelpWidth: () => width,
    getErrHelpWidth: () => width,
    getOutHasColors: () => hasColours(stdout, env),
    getErrHasColors: () => hasColours(stderr, env),
  };
}
