// Who holds an id that several plugins claim: never decided by their order in a list, and always said.
import { cut } from "./anything.ts";
import type { Diagnostic, DiagnosticCode } from "./diagnostic.ts";
import type { Common } from "./plugin.ts";

/** What is known of items beside their names. @internal */
export interface Knowing<T> {
  readonly kind: string;
  /** When it came into the hub: what was there first is not displaced by what comes later. */
  timeOf(item: T): number;
  /** What it says, field by field; it decides between two that came at the same time. */
  contentOf(item: T): Readonly<Record<string, string>>;
}

/** The items of one kind while it is decided between them. @internal */
export interface Deciding<T> extends Knowing<T> {
  /** What stands where another would: its replacement, or the rival that holds its id. */
  readonly next: Map<T, T>;
  readonly faults: Diagnostic[];
}

/** Reports a fault of an item. @internal */
export function report<T extends Common>(
  { kind, faults }: Deciding<T>,
  code: DiagnosticCode,
  { id }: T,
  message: string,
): void {
  faults.push({ code, message, plugin: `${kind}/${id}` });
}

/** By time, then by id. @internal */
export const inOrder =
  <T extends Common>({ timeOf }: Knowing<T>) =>
  (a: T, b: T): number =>
    timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Of each id, the item that has it, and before it the one it replaces; all others are reported. @internal */
export function holdersOf<T extends Common>(
  items: readonly T[],
  deciding: Deciding<T>,
): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items.toSorted(inOrder(deciding))) {
    const group = groups.get(item.id);
    if (group === undefined) groups.set(item.id, [item]);
    else group.push(item);
  }
  return [...groups].map(([id, group]) => {
    const old = foremost(
      group.filter(({ replaces }) => replaces !== id),
      deciding,
    );
    const own = foremost(
      group.filter(({ replaces }) => replaces === id),
      deciding,
    );
    if (old !== undefined && own !== undefined) deciding.next.set(old, own);
    if (old === undefined) nothingToReplace(own!, deciding);
    return [old, own].filter((one) => one !== undefined);
  });
}

/** Reports a `replaces` that finds nothing. @internal */
export function nothingToReplace<T extends Common>(item: T, deciding: Deciding<T>): void {
  const message = `${deciding.kind}/${item.id} replaces "${item.replaces}", and no other ${deciding.kind} here has that name. Check the id, or leave \`replaces\` out.`;
  report(deciding, "nothing-to-replace", item, message);
}

function foremost<T extends Common>(rivals: readonly T[], deciding: Deciding<T>): T | undefined {
  if (rivals.length < 2) return rivals[0];
  const [first, ...others] = rivals.toSorted((a, b) => ruling(a, b, deciding).order);
  for (const other of others) {
    deciding.next.set(other, first!);
    const { why } = ruling(first!, other, deciding);
    const message = `Two plugins share the id ${deciding.kind}/${other.id}; rename one or set \`replaces\`. ${why}`;
    report(deciding, "duplicate-id", other, message);
  }
  return first;
}

/** Which of two counts, where both cannot: the first where `order` is negative; and why, as a sentence. @internal */
export function ruling<T>(
  a: T,
  b: T,
  { timeOf, contentOf }: Knowing<T>,
): { readonly order: number; readonly why: string } {
  const byTime = timeOf(a) - timeOf(b);
  if (byTime !== 0)
    return { order: byTime, why: "The one that was in the hub before the other is kept." };
  const [one, other] = [contentOf(a), contentOf(b)];
  const fields = [...Object.keys(one), ...Object.keys(other)].sort();
  const field = fields.find((name) => one[name] !== other[name]);
  if (field === undefined) return { order: 0, why: "They read the same, so one of them is kept." };
  const [x = "nothing", y = "nothing"] = [one[field], other[field]];
  const why = `They were given together: kept is the one whose ${field} is ${short(x)}, and not ${short(y)}.`;
  return { order: x < y ? -1 : 1, why };
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, " ");
  return cut(line, 60);
};
