// The export command: requests in, and a file for each model that a host can serve as it is.
import { resolve } from "node:path";
import type { Entry } from "hubsmith";
import type { AddFlags } from "./add-flags.ts";
import type { Answering, FirstLine, Said } from "./answer.ts";
import { type Difference, type Folder, folderAt } from "./export-folder.ts";
import { createNames, type Names } from "./export-names.ts";
import { failure, isFailure, type Terminal } from "./io.ts";
import type { Fault } from "./lines.ts";
import type { Output } from "./output.ts";
import { onSignal } from "./signals.ts";
import type { AskFlags } from "./snippets.ts";
import { answerEach } from "./stream.ts";
import { answeringOf } from "./streaming.ts";

/** The flags of the command, as the parser gives them. */
export interface ExportFlags extends AskFlags, AddFlags {
  readonly out: string;
  readonly firstLine?: FirstLine;
  readonly check?: true;
  readonly deleteStale?: true;
}

/** Writes the file of every request in the files, or on standard input. Gives the exit code. */
export async function exportFiles(
  entries: readonly Entry[],
  terminal: Terminal,
  files: readonly string[],
  flags: ExportFlags,
): Promise<number> {
  const { firstLine, check = false, deleteStale = false } = flags;
  if (firstLine !== undefined && deleteStale)
    throw failure(
      "--delete-stale: a part of the input does not tell which files are stale. Leave out --first-line, or delete after a run on all of it.",
    );
  const folder = folderAt(resolve(terminal.io.cwd(), flags.out));
  const names = createNames();
  const asked = { command: "snippets", flags: { ...flags, format: "json", jobs: 1 } } as const;
  const answering = await answeringOf(asked, entries, terminal, false);
  const counts = { new: 0, changed: 0, unchanged: 0, stale: 0 };
  const release = onSignal(terminal, () => `Stopped: ${summary()} The same command goes on.`);
  try {
    const all: Answering = { ...answering, format: "as it is", answer };
    // The files are what was asked for, so that faults which nobody reads end nothing.
    const tell: Terminal["tell"] = async (lines) => {
      await terminal.tell(lines).catch(() => {});
      return true;
    };
    const { code, isGone, bad } = await answerEach({ ...terminal, tell }, files, all, firstLine);
    if (isGone) return code;
    // The file of a line that could not be read may be any.
    if (bad > 0 && deleteStale)
      await terminal.say("Nothing is deleted, because not every line was good.");
    else if (firstLine === undefined && (check || deleteStale)) {
      for (const path of folder.stale(names.has)) {
        counts.stale += 1;
        if (!check) folder.remove(path);
        else if (!(await terminal.write(`stale ${path}\n`))) return 0;
      }
    }
    await terminal.say(summary(bad));
    const isDifferent = check && counts.new + counts.changed + counts.stale > 0;
    return isDifferent ? 1 : code;
  } catch (error) {
    // Nothing was done yet where a file is not there.
    if (isFailure(error) && Object.values(counts).some((count) => count > 0))
      await terminal.say(summary());
    throw error;
  } finally {
    release();
  }

  function answer(...[value, note, where]: Parameters<Answering["answer"]>): Said | Fault {
    const said = answering.answer(value, note, where);
    if ("code" in said) return said;
    const named = nameFor(names, (said.json as Output).id, where());
    if ("code" in named) return named;
    const difference = put(folder, named.path, said.json);
    const text = check && difference !== "unchanged" ? `${difference} ${named.path}\n` : "";
    return { json: said.json, text: () => text };
  }

  function put(to: Folder, path: string, output: object): Difference {
    const content = Buffer.from(`${JSON.stringify(output, null, 2)}\n`);
    const difference = to.compare(path, content);
    if (!check && difference !== "unchanged") to.write(path, content);
    counts[difference] += 1;
    return difference;
  }

  function summary(failed?: number): string {
    const written = [`${counts.new + counts.changed} written`];
    const found = [`${counts.new} new`, `${counts.changed} changed`, `${counts.stale} stale`];
    const parts = [
      ...(check ? found : written),
      ...(deleteStale && !check ? [`${counts.stale} deleted`] : []),
      `${counts.unchanged} unchanged`,
      ...(failed === undefined ? [] : [`${failed} failed`]),
    ];
    return `${parts.join(", ")}.`;
  }
}

function nameFor(names: Names, id: string, where: string): { readonly path: string } | Fault {
  const named = names.take(id, where);
  if ("path" in named) return named;
  if ("taken" in named)
    return {
      code: "second-record",
      message: `${named.taken} already has a record with the id ${id}. Its file is kept. Remove one of the two.`,
    };
  const message = `${id} is too long for the name of a file: ${named.tooLong.length} characters. Leave it out.`;
  return { code: "too-long", message };
}
