// Agents run no models: they call one that a provider hosts, through the router.
import type { AppSnippet, Entry, Model } from "hubsmith";
import { agentSnippets } from "hubsmith/agents";
import { AUTO, isLive } from "../../models/providers.ts";
import { loadHub } from "../../models/plugins.ts";

export async function agentSnippetOf(
  agent: Entry<"app">,
  entries: readonly Entry[],
): Promise<(model: Model) => AppSnippet | undefined> {
  const { hub } = await loadHub([agent, ...routerIn(entries)]);
  return (model) =>
    model.inferenceProviderMapping?.some(isLive)
      ? agentSnippets(hub, { model, provider: AUTO }).snippets[0]
      : undefined;
}

/** The router, and the tasks that it has in several wire formats. */
function routerIn(entries: readonly Entry[]): readonly Entry[] {
  const wires = entries.flatMap((entry) =>
    entry.kind === "task" && entry.wireOf !== undefined ? [entry.id, entry.wireOf] : [],
  );
  return entries.filter(
    ({ kind, id }) =>
      (kind === "provider" && id === AUTO) || (kind === "task" && wires.includes(id)),
  );
}
