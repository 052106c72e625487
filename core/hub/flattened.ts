// Plugins come one by one or in lists of lists.
import { guard } from "./guard.ts";

/** The items of nested lists. A list that holds itself ends, and a proxy that cannot even be asked is an item. @internal */
export function flattened(plugins: readonly unknown[]): readonly unknown[] {
  const seen = new Set<unknown>();
  const found: unknown[] = [];
  const open: unknown[] = [plugins];
  while (open.length > 0) {
    const item = open.pop();
    if (seen.has(item)) continue;
    seen.add(item);
    const asked = guard("A plugin", "be read", () =>
      Array.isArray(item) ? Array.from(item as readonly unknown[]) : undefined,
    );
    if (!("value" in asked) || asked.value === undefined) found.push(item);
    else for (const one of asked.value.reverse()) open.push(one);
  }
  return found;
}
