// Finds the Hub's id of a model from a provider's id for it.
import { groupBy } from "#plugins/kit/formats/group-by";
import type { Sighting } from "./sighting.ts";

/** Finds the Hub's id of a provider's id: by an offer that is known, by the same id, or by the name of one model alone. */
export function hubIds(
  known: readonly Sighting[],
  ids: readonly string[],
): (provider: string, providerId: string) => string | undefined {
  const all = [...new Set([...ids, ...known.map(({ id }) => id)])];
  const byId = new Map(all.map((id) => [id.toLowerCase(), id]));
  const named = known.filter(({ providerId = "" }) => providerId !== "");
  const keyOf = ({ provider, providerId }: Sighting): string => `${provider} ${providerId}`;
  // A provider may have one id for a model and for its quantized version; the first one counts.
  const byOffer = new Map(named.toReversed().map((row) => [keyOf(row), row.id]));
  const others = new Set(named.map(({ provider, id }) => `${provider} ${id}`));
  const byName = new Map(groupBy(all, nameOf).map((ids) => [nameOf(ids[0]!), ids]));
  return (provider, providerId) => {
    const same = byOffer.get(`${provider} ${providerId}`) ?? byId.get(providerId.toLowerCase());
    if (same !== undefined) return same;
    const [id, ...more] = byName.get(nameOf(providerId)) ?? [];
    const isOne = id !== undefined && more.length === 0;
    // The names are of two models if the owners differ, or if the provider has another id for that model.
    return isOne && !others.has(`${provider} ${id}`) && isOwner(providerId, id) ? id : undefined;
  };
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
