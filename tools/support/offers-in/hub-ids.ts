// Finds the Hub's id of a model from a provider's id for it.
import { groupBy } from "#plugins/kit/formats/group-by";
import type { Sighting } from "./sighting.ts";

export interface HubIds {
  /** Finds the Hub's id: by an offer that is known, by the same id, or by the name of one model alone. */
  readonly find: (provider: string, providerId: string) => string | undefined;
  /** Whether the names may be of one model: not if the owners differ, or if the provider has another id for that model. */
  readonly agree: (provider: string, providerId: string, id: string) => boolean;
}

export function hubIds(known: readonly Sighting[], ids: readonly string[]): HubIds {
  const all = [...new Set([...ids, ...known.map(({ id }) => id)])];
  const byId = new Map(all.map((id) => [id.toLowerCase(), id]));
  const named = known.filter(({ providerId = "" }) => providerId !== "");
  // A provider may have one id for a model and for its quantized version.
  const keyOf = ({ provider, providerId = "" }: Sighting): string => `${provider} ${providerId}`;
  const byOffer = new Map(
    groupBy(named, keyOf).map((rows) => [keyOf(rows[0]!), rows.map(({ id }) => id)]),
  );
  const others = new Set(named.map(({ provider, id }) => `${provider} ${id}`));
  const byName = new Map(groupBy(all, nameOf).map((ids) => [nameOf(ids[0]!), ids]));
  const agree: HubIds["agree"] = (provider, providerId, id) =>
    byOffer.get(`${provider} ${providerId}`)?.includes(id) === true ||
    (!others.has(`${provider} ${id}`) && isOwner(providerId, id));
  const find: HubIds["find"] = (provider, providerId) => {
    const [offered] = byOffer.get(`${provider} ${providerId}`) ?? [];
    const same = offered ?? byId.get(providerId.toLowerCase());
    if (same !== undefined) return same;
    const [id, ...more] = byName.get(nameOf(providerId)) ?? [];
    const isOne = id !== undefined && more.length === 0;
    return isOne && agree(provider, providerId, id) ? id : undefined;
  };
  return { find, agree };
}

// `accounts/fireworks/models/glm-5p1` is GLM-5.1, and Clarifai writes a dot as `_`.
const nameOf = (id: string): string =>
  id
    .slice(id.lastIndexOf("/") + 1)
    .toLowerCase()
    .replaceAll("_", ".")
    .replaceAll(/(?<=\d)p(?=\d)/g, ".");

// The first step of a path is the owner, or the account of the provider itself.
function isOwner(providerId: string, id: string): boolean {
  const [first = "", ...rest] = providerId.toLowerCase().split("/");
  return rest.length === 0 || first === "accounts" || id.toLowerCase().startsWith(first);
}
