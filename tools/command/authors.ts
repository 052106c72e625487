// The commands for authors of plugins. The code of each is loaded when it is called, so that the others start quickly.
import type { Command } from "commander";
import type { Entry } from "hubsmith";
import { addFlags, filled } from "./add-flags.ts";
import type { DoctorFlags } from "./doctor/doctor.ts";
import { DOCTOR_HELP, LAB_HELP, NEW_HELP } from "./help.ts";
import type { Terminal } from "./io.ts";
import { KINDS } from "./kinds.ts";
import type { LabFlags } from "./lab/lab.ts";
import type { NewFlags } from "./new/new.ts";

/** What a command is given. */
export interface Setup {
  entries(): Promise<readonly Entry[]>;
  readonly terminal: Terminal;
  /** Takes the exit code. */
  done(code: number): void;
}

/** Adds them to the parser. */
export function addAuthorCommands(program: Command, { entries, terminal, done }: Setup): void {
  const checking = program
    .command("doctor")
    .description("check a plugin, and print how to fix it")
    .argument("[module]", "the plugin: a TypeScript or built file, or a package")
    .option("--json", "print one JSON document")
    .option("--page", "print what the plugin's readers will see, too")
    .option("--out <file>", "write that page to a file", filled)
    .option("--thorough", "plant every hostile string at each place of a client or provider")
    .option("--list", "print what is checked, why, and how to fix it")
    .addHelpText("after", DOCTOR_HELP)
    .action(async (name: string | undefined, flags: DoctorFlags) => {
      const { doctor } = await import("./doctor/doctor.ts");
      done(await doctor(await entries(), terminal, name, flags));
    });
  for (const option of addFlags()) checking.addOption(option);

  program
    .command("new")
    .description("write a plugin to begin with, which passes its tests")
    .argument("<kind>", Object.values(KINDS).join(", "))
    .argument("<id>", "its id, such as birdnet; of a client language/name, such as go/net-http")
    .option("--outside <dir>", "write a package into this folder", filled)
    .addHelpText("after", NEW_HELP)
    .action(async (kind: string, id: string, flags: NewFlags) => {
      const { create } = await import("./new/new.ts");
      await create(await entries(), terminal, kind, id, flags);
    });

  program
    .command("lab")
    .description("open the app with a plugin in it, and show each save")
    .argument("<module>", "the plugin: a TypeScript or built file, or a package")
    .option("--port <number>", "the port to listen on; any free one without it")
    .option("--no-open", "do not open a browser")
    .addHelpText("after", LAB_HELP)
    .action(async (name: string, flags: LabFlags) => {
      const { lab } = await import("./lab/lab.ts");
      await lab(terminal, name, flags);
    });
}
