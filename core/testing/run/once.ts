// Of several cases that would show the same, the first is run.

/** A question that is answered with yes once for each key. @internal */
export function once(): (...key: readonly string[]) => boolean {
  const seen = new Set<string>();
  return (...key) => {
    const text = key.join("\n");
    return !seen.has(text) && seen.add(text).has(text);
  };
}
