// Groups: printed lists in brackets that are broken over lines where needed.
import {
  type Doc,
  type Group,
  type GroupNode,
  groupOf,
  type GroupOptions,
  joinedOf,
} from "#core/code/doc";

/** Makes a bracketed list that is broken over lines if it is too long for one. @internal */
export const group = (
  open: string,
  items: readonly (string | Group)[],
  close: string,
  options?: GroupOptions,
): Group => groupOf(open, items as readonly Doc[], close, options);

/** The same group with a quote before and after it. @internal */
export function wrapGroup(target: Group, quote: string): Group {
  const node = target as GroupNode;
  return groupOf(quote + node.open, node.items, node.close + quote, node);
}

/** Parts below each other, each on lines of its own. */
export const stacked = (
  first: string | Group,
  others: readonly (string | Group)[],
  indent = "",
): Group => joinedOf([first, ...others] as readonly Doc[], `\n${indent}`) as Doc as Group;
