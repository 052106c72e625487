// The hub that a command asks.
import { createHub, type Entry, type Hub, loadPlugins } from "hubsmith";
import { createHub as createCheckedHub } from "hubsmith/checked";
import { entries as own } from "hubsmith/plugins";

/** The hub of these plugins, and what is wrong with them. */
export async function hubOf(
  entries: readonly Entry[],
  error: (message: string) => void,
): Promise<{ readonly hub: Hub; readonly messages: readonly string[] }> {
  const { plugins, diagnostics } = await loadPlugins(entries);
  const isOwn = entries.every((entry) => (own as readonly Entry[]).includes(entry));
  const hub = (isOwn ? createHub : createCheckedHub)(plugins, { logger: { error } });
  // What a plugin replaces is left out where its cards say that it is not shown.
  const faults = hub.diagnostics.filter(({ code }) => code !== "nothing-to-replace");
  return { hub, messages: [...diagnostics, ...faults].map(({ message }) => message) };
}

/** The same at once, with what is wrong said to the person. */
export async function toldHubOf(
  entries: readonly Entry[],
  say: (message: string) => Promise<unknown>,
  error: (message: string) => void,
): Promise<Hub> {
  const { hub, messages } = await hubOf(entries, error);
  for (const message of messages) await say(message);
  return hub;
}
