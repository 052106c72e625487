// Which plugins of a kind stay, and by which names each is found: one place for plugins and for the cards of an index.
import type { Diagnostic } from "./diagnostic.ts";
import type { Common } from "./plugin.ts";
import {
  type Deciding,
  holdersOf,
  inOrder,
  type Knowing,
  nothingToReplace,
  report,
} from "./rivals.ts";

/** What became of the items. @internal */
export interface Resolved<T> {
  readonly kept: readonly T[];
  /** Finds by id or alias; a name as it is written counts before one that differs in case. */
  find(name: string): T | undefined;
  /** What stands where this item would: itself, or what replaced it, or the rival that holds its id. */
  placeOf(item: T): T;
  readonly faults: readonly Diagnostic[];
}

/** Decides between the items, whatever their order in the list. @internal */
export function resolve<T extends Common>(items: readonly T[], knowing: Knowing<T>): Resolved<T> {
  const deciding: Deciding<T> = { ...knowing, next: new Map(), faults: [] };
  const groups = holdersOf(items, deciding);
  const standing = groups.flat().sort(inOrder(deciding));
  const holders = new Map(groups.map((group) => [group[0]!.id, group.at(-1)!]));
  replace(standing, holders, deciding);
  breakCircles(standing, deciding);
  const [exact, folded] = namesOf(standing, holders, deciding);
  const placeOf = (item: T): T => endOf(item, deciding);
  return {
    kept: standing.filter((one) => placeOf(one) === one),
    find: (name) => exact.get(name) ?? folded.get(name.toLowerCase())?.place,
    placeOf,
    faults: deciding.faults,
  };
}

function replace<T extends Common>(
  standing: readonly T[],
  holders: ReadonlyMap<string, T>,
  deciding: Deciding<T>,
): void {
  const meant = new Map<string, T>();
  const mean = (name: string, item: T): void => {
    if (!meant.has(name.toLowerCase())) meant.set(name.toLowerCase(), item);
  };
  for (const one of holders.values()) mean(one.id, one);
  for (const one of standing) one.aliases?.forEach((alias) => mean(alias, one));
  for (const one of standing) {
    const { id, replaces } = one;
    if (replaces === undefined || replaces === id) continue;
    const target = holders.get(replaces) ?? meant.get(replaces.toLowerCase());
    const taker = target && deciding.next.get(target);
    if (target === undefined || target === one) nothingToReplace(one, deciding);
    else if (taker === undefined) deciding.next.set(target, one);
    else {
      const message = `Two plugins replace ${deciding.kind}/${target.id}: ${taker.id} takes its place, and ${id} stands beside it. Let ${id} replace "${taker.id}", or leave \`replaces\` out.`;
      report(deciding, "duplicate-replaces", one, message);
    }
  }
}

function breakCircles<T extends Common>(standing: readonly T[], deciding: Deciding<T>): void {
  const seen = new Set<T>();
  for (const start of standing) {
    const trail = new Set<T>();
    let at: T | undefined = start;
    for (; at !== undefined && !seen.has(at); at = deciding.next.get(at)) {
      seen.add(at);
      trail.add(at);
    }
    if (at === undefined || !trail.has(at)) continue;
    const circle = [...trail].slice([...trail].indexOf(at));
    for (const one of circle) deciding.next.delete(one);
    const names = circle.map(({ id }) => `${deciding.kind}/${id}`).sort();
    const message = `${names.join(", ")} replace each other in a circle, so that none takes another's place. Leave \`replaces\` out of one of them.`;
    report(deciding, "circular-replaces", circle[0]!, message);
  }
}

function endOf<T>(item: T, { next }: Deciding<T>): T {
  const passed: T[] = [];
  let at = item;
  for (let to = next.get(at); to !== undefined; to = next.get(at)) {
    passed.push(at);
    at = to;
  }
  for (const one of passed) next.set(one, at);
  return at;
}

interface Found<T> {
  readonly name: string;
  readonly place: T;
}

// By the name as it is written, and by the name in lower case.
function namesOf<T extends Common>(
  standing: readonly T[],
  holders: ReadonlyMap<string, T>,
  deciding: Deciding<T>,
): readonly [exact: ReadonlyMap<string, T>, folded: ReadonlyMap<string, Found<T>>] {
  const { kind } = deciding;
  const exact = new Map<string, T>();
  const folded = new Map<string, Found<T>>();
  const take = (name: string, one: T): void => {
    const place = endOf(one, deciding);
    const plain = name.toLowerCase();
    const [same, alike] = [exact.get(name), folded.get(plain)];
    if (same === undefined) exact.set(name, place);
    if (alike === undefined) folded.set(plain, { name, place });
    else if (same !== undefined && same !== place) {
      const message = `${kind}/${one.id} has the alias "${name}", which finds ${same.id}. Leave it out of one of the two.`;
      report(deciding, "duplicate-alias", one, message);
    } else if (same === undefined && alike.place !== place) {
      const message = `"${name}" finds ${kind}/${place.id}, and "${alike.name}" ${kind}/${alike.place.id}: names must differ in more than case. Rename one, or set \`replaces\`.`;
      report(deciding, "same-but-case", place, message);
    }
  };
  for (const [id, one] of holders) take(id, one);
  for (const one of standing) one.aliases?.forEach((alias) => take(alias, one));
  return [exact, folded];
}
