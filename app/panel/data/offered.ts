// Which ways there are to use a model, and the fact that decides for each; with all plugins.
import { type Entry, type Hub, loadSnippets, type Model } from "hubsmith";
import { agentSnippets } from "hubsmith/agents";
import { runLocally } from "hubsmith/apps";
import { amountNeeded, memoryOf } from "hubsmith/formats";
import type { ModelOffers } from "hubsmith/offers";
import { bestFirst, compareCosts } from "#plugins/kit/offers/offers";
import { priceText } from "#plugins/kit/offers/text";
import { labelsOf } from "#models/labels";
import { boundsText, TOKENS } from "../../models/amounts.ts";
import { isKnown } from "../../models/offers/offers.ts";
import { AUTO, isLive } from "../../models/providers.ts";
import type { WayFact } from "../../models/ways.ts";

/** The ways that exist for a model: a hosted one is called first. */
export function waysIn(
  hub: Hub,
  entries: readonly Entry[],
  model: Model,
  offers: ModelOffers | undefined,
  versions: readonly Model[] = [],
): readonly WayFact[] {
  const hosts = (model.inferenceProviderMapping ?? []).filter(isLive);
  const { snippets: apps } = runLocally(hub, model, { tokens: TOKENS, versions });
  const libraries = new Set(
    loadSnippets(hub, model).snippets.map(
      ({ library }) => hub.libraries.get(library)?.prettyLabel ?? library,
    ),
  );
  const server = apps.find((app) => app.server !== undefined);
  const place =
    hosts.length > 0
      ? { model, provider: AUTO }
      : server && { model: server.version ?? model, provider: server.app };
  const agents = place === undefined ? [] : agentSnippets(hub, place).snippets;
  const nameOf = (id: string): string => hub.apps.get(id)?.label ?? id;
  const needed = apps[0] && amountNeeded(apps[0].memory);
  // The files of a GGUF repository are versions of one model.
  const isWhole = !apps.some(
    ({ version, file = "" }) => version === undefined && file.endsWith(".gguf"),
  );
  const whole = isWhole ? memoryOf(model, { memory: Infinity, tokens: TOKENS }).bytes : undefined;
  const ways: readonly (WayFact | undefined)[] = [
    {
      id: "api",
      fact: hosts.length === 0 ? "no known provider" : hostsText(hosts, offers, entries),
    },
    fact(
      "app",
      apps.map(({ app }) => nameOf(app)),
      needed && boundsText(needed),
    ),
    fact("library", [...libraries], whole && boundsText(whole)),
    fact(
      "agent",
      agents.map(({ app }) => nameOf(app)),
    ),
  ];
  const known = ways.filter((way) => way !== undefined);
  return hosts.length > 0 ? known : [...known.slice(1), known[0]!];
}

/** The first names, how many more there are, and the memory; undefined if there are none. */
function fact(id: WayFact["id"], names: readonly string[], memory?: string): WayFact | undefined {
  if (names.length === 0) return undefined;
  // More do not fit into a line.
  const most = memory === undefined ? 2 : 1;
  const more = names.length - most;
  const named = [names.slice(0, most).join(", "), ...(more > 0 ? [`${more} more`] : [])];
  return { id, fact: [memory, named.join(" and ")].filter(Boolean).join(", ") };
}

function hostsText(
  hosts: readonly { readonly provider: string }[],
  offers: ModelOffers | undefined,
  entries: readonly Entry[],
): string {
  const ids = [...new Set(hosts.map(({ provider }) => provider))];
  const [only] = ids;
  const who = ids.length === 1 ? labelsOf(entries)("provider", only!) : `${ids.length} providers`;
  const known = (offers?.offers ?? []).filter((offer) => isKnown(offer, "input"));
  const cheap = known.toSorted((a, b) => compareCosts(a.input, b.input));
  const prices = bestFirst(cheap, offers?.routerDate ?? "").flatMap(({ input }) => input ?? []);
  return prices.length === 0 ? who : `${who}, from ${priceText(prices[0]!)}/M tokens`;
}
