// Layers are a map that is a value: what is added lies over what was there, which others may still read.

/** Maps, each over the one before it, and at most half as large. @internal */
export type Layers<K, V> = readonly ReadonlyMap<K, V>[];

/** What the uppermost layer that knows a key says of it. @internal */
export function readIn<K, V>(layers: Layers<K, V>, key: K): V | undefined {
  for (let at = layers.length - 1; at >= 0; at--) {
    const value = layers[at]!.get(key);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The layers and more over them. Those of like size become one, so that few are to be looked through. @internal */
export function laidOver<K, V>(layers: Layers<K, V>, more: ReadonlyMap<K, V>): Layers<K, V> {
  if (more.size === 0) return layers;
  const below = [...layers];
  let top = more;
  while (below.length > 0 && below.at(-1)!.size < 2 * top.size) {
    const merged = new Map(below.pop());
    for (const [key, value] of top) merged.set(key, value);
    top = merged;
  }
  return [...below, top];
}
