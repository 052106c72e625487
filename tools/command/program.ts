// The arguments of the command: what can be asked, how, and with which examples.
import { Command, Option, type OutputConfiguration } from "commander";
import type { Entry } from "hubsmith";
import { addFlags, type AddFlags, withAdded } from "./added.ts";
import { addAuthorCommands } from "./authors.ts";
import { find, kindOf, KINDS, rowsOf } from "./catalogue.ts";
import { downloads, type DownloadsFlags } from "./downloads.ts";
import { exportFiles, type ExportFlags } from "./export.ts";
import { files, type FilesFlags } from "./files.ts";
import {
  DOWNLOADS_HELP,
  EXAMPLES,
  EXPORT_HELP,
  FILES_HELP,
  LIST_HELP,
  SHOW_HELP,
  SNIPPETS_HELP,
} from "./help.ts";
import { bold, hasColours, type Terminal } from "./io.ts";
import { recordOf } from "./record.ts";
import { addSnippetOptions, firstLine } from "./snippet-options.ts";
import { type SnippetFlags, snippets } from "./snippets.ts";
import { tableOf } from "./table.ts";
import { version } from "./version.ts";

/** The parser. What is asked is done while it parses; `done` takes the exit code, `print` the text of a help. */
export function createProgram(
  entries: readonly Entry[],
  terminal: Terminal,
  done: (code: number) => void,
  print: (text: string) => void,
): Command {
  const program = new Command("hubsmith")
    .description("What a model hub knows, and the code to load a model or call it.")
    .version(version(), "-v, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .exitOverride()
    .configureOutput(outputTo(terminal, print))
    .configureHelp({ styleTitle: bold })
    .addHelpText("after", EXAMPLES);

  const added = (flags: AddFlags): Promise<readonly Entry[]> => withAdded(entries, terminal, flags);

  program
    .command("list")
    .description("list the catalogue's records of a kind")
    .argument("<kind>", Object.keys(KINDS).join(", "))
    .option("--json", "print an array of manifests")
    .addHelpText("after", LIST_HELP)
    .action(async (name: string, { json, ...flags }: AddFlags & { json?: true }) => {
      const kind = kindOf(name);
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
      const row = await find(await added(flags), kind, id);
      await terminal.write(`${json ? JSON.stringify(row, null, 2) : recordOf(row, terminal)}\n`);
    });

  const command = program
    .command("snippets")
    .description("print the code for model records")
    .argument("[file...]", "files of records; without one, or for -, the standard input")
    .addOption(formats())
    .addOption(firstLine());
  addSnippetOptions(command)
    .addHelpText("after", SNIPPETS_HELP)
    .action(async (paths: readonly string[], flags: SnippetFlags & AddFlags) => {
      if (await isUnfed(terminal, paths)) command.help({ error: true });
      done(await snippets(await added(flags), terminal, paths, flags));
    });

  const exports = program
    .command("export")
    .description("write a file with the code for each model record")
    .argument("[file...]", "files of records; without one, or for -, the standard input")
    .requiredOption("--out <folder>", "where the files go; it is made if it is not there")
    .option("--check", "write nothing, and print which files would change; exit code 1 if any")
    .option("--delete-stale", "delete the files of earlier exports that have no record now")
    .addOption(firstLine());
  addSnippetOptions(exports)
    .addHelpText("after", EXPORT_HELP)
    .action(async (paths: readonly string[], flags: ExportFlags & AddFlags) => {
      if (await isUnfed(terminal, paths)) exports.help({ error: true });
      done(await exportFiles(await added(flags), terminal, paths, flags));
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
    .addOption(firstLine())
    .addHelpText("after", FILES_HELP)
    .action(async (paths: readonly string[], flags: FilesFlags & AddFlags, command: Command) => {
      if (await isUnfed(terminal, paths)) command.help({ error: true });
      done(await files(await added(flags), terminal, paths, flags));
    });

  program
    .command("downloads")
    .description("tell which files of a model the Hub counts as its downloads")
    .argument("[file...]", "files of records; without one, or for -, the standard input")
    .addOption(formats())
    .addOption(firstLine())
    .addHelpText("after", DOWNLOADS_HELP)
    .action(
      async (paths: readonly string[], flags: DownloadsFlags & AddFlags, command: Command) => {
        if (await isUnfed(terminal, paths)) command.help({ error: true });
        done(await downloads(await added(flags), terminal, paths, flags));
      },
    );
  for (const one of program.commands) for (const option of addFlags()) one.addOption(option);
  addAuthorCommands(program, { entries, terminal, done });
  return program;
}

const formats = (): Option =>
  new Option("--format <format>", "JSON lines for programs, or text for people")
    .choices(["json", "text"])
    .default("json");

// A person at a terminal who gave nothing would wait for ever.
async function isUnfed({ io, say }: Terminal, paths: readonly string[]): Promise<boolean> {
  if (paths.length > 0 || io.stdin.isTTY !== true) return false;
  await say("error: there is no input. Name a file, or pipe records in.\n");
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
