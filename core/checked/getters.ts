// Getters are refused: what one gives may be something else, or throw, each time that it is asked, and plugins are read once.

/** How fields are written that can be read once and for all. @internal */
export const PLAIN = "Write its fields as plain values, without getters and proxies.";

/**
 * The first getter of a plugin, outside of what was looked at before. None is asked: one that gives a promise that fails
 * would end the application.
 * @internal
 */
export function getterFlaw(plugin: object, before: WeakMap<object, unknown>): string | undefined {
  const seen = new Set<object>();
  const open: { readonly value: object; readonly at: string }[] = [{ value: plugin, at: "" }];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { value, at } = one;
    if (seen.has(value)) continue;
    seen.add(value);
    const below = (name: string): string => {
      if (Array.isArray(value)) return `${at}[${name}]`;
      return at === "" ? name : `${at}.${name}`;
    };
    for (const name of Object.keys(value)) {
      const { get, value: held } = Object.getOwnPropertyDescriptor(value, name) ?? {};
      if (get !== undefined) return `${below(name)} is a getter. ${PLAIN}`;
      if (typeof held === "object" && held !== null && !before.has(held as object))
        open.push({ value: held as object, at: below(name) });
    }
  }
  return undefined;
}
