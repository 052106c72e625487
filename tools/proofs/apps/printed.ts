// What an app prints for a trial, and the hash of it.
import { type AppSnippet, appSnippets, type Hub } from "hubsmith";
import { digestOf } from "../../support/record.ts";
import type { AppCase, Step, Trial } from "./case.ts";

/** What is printed for a record. Throws if the app does not run it. */
export function printedFor(hub: Hub, app: string, { model, file }: Trial): AppSnippet {
  const chosen = file === undefined ? {} : { file };
  const { snippets, notOffered } = appSnippets(hub, model, { apps: [app], ...chosen });
  const [snippet] = snippets;
  if (snippet !== undefined) return snippet;
  throw new Error(
    `It does not run ${model.id}: ${notOffered[0]?.reason ?? "there is no such app"}`,
  );
}

/** The command of a step, as it is printed for Linux. Throws if none has its purpose. */
export function commandOf({ commands }: AppSnippet, { purpose, own }: Step): string {
  if (own !== undefined) return own;
  const found = commands.find(
    (command) => command.purpose === purpose && (command.platforms ?? ["linux"]).includes("linux"),
  );
  if (found !== undefined) return found.content;
  const purposes = commands.map((command) => `"${command.purpose}"`).join(", ");
  throw new Error(`No command has the purpose "${purpose}", but ${purposes || "there is none"}.`);
}

/** A hash of the commands of all trials, and of the servers that clients call. */
export function digestIn(hub: Hub, app: string, { trials }: AppCase): string {
  const all = trials.map((trial) => {
    const snippet = printedFor(hub, app, trial);
    const commands = trial.steps.map((step) => commandOf(snippet, step));
    return [trial.model.id, trial.file ?? "", commands, snippet.server ?? ""];
  });
  return digestOf(all);
}
