// The hub that a command asks.
import { createHub, type Entry, type Hub, loadPlugins } from "hubsmith";
import type { Terminal } from "./io.ts";

/** The hub of these plugins; what is wrong with them is said. */
export async function hubOf(
  entries: readonly Entry[],
  terminal: Terminal,
  error: (message: string) => void,
): Promise<Hub> {
  const { plugins, diagnostics } = await loadPlugins(entries);
  const hub = createHub(plugins, { logger: { error } });
  // What a plugin replaces is left out where its cards say that it is not shown.
  const faults = hub.diagnostics.filter(({ code }) => code !== "nothing-to-replace");
  for (const { message } of [...diagnostics, ...faults]) await terminal.say(message);
  return hub;
}
