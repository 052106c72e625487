// Groups of items, for files and for messages.

/** Groups items by a key, in the order in which the keys come first. @internal */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
