// The plugins of a kind by their names. Only those that share a name have to do with each other, so that between them is
// decided group by group, and one plugin more costs what its group does.
import type { Diagnostic } from "./diagnostic.ts";
import { laidOver, type Layers, readIn } from "./layers.ts";
import { relisted } from "./listed.ts";
import { resolve, type Resolved } from "./lookup.ts";
import { inOrder, type Knowing } from "./rivals.ts";
import type { Known } from "./validate.ts";

/** Plugins of which each shares a name with another, and what was decided between them. */
interface Group extends Resolved<Known> {
  readonly members: ReadonlySet<Known>;
  /** The first of them, which tells the group's place among others. */
  readonly first: Known;
}

/** What has a name: a plugin that shares none of its own, or a group. */
type Holder = Known | Group;

/** The plugins of a kind, found by name. @internal */
export interface NameIndex {
  /** By each name in lower case: ids, aliases, and what is to be replaced. */
  readonly holders: Layers<string, Holder>;
  /** The plugins that are found, by label. */
  readonly kept: readonly Known[];
  /** The groups that are at fault. */
  readonly faulty: readonly Group[];
}

/** An index of nothing. @internal */
export const NO_NAMES: NameIndex = { holders: [], kept: [], faulty: [] };

const isGroup = (holder: Holder): holder is Group => "members" in holder;
const membersOf = (holder: Holder): Iterable<Known> =>
  isGroup(holder) ? holder.members : [holder];
const keptOf = (holder: Holder): readonly Known[] => (isGroup(holder) ? holder.kept : [holder]);

// As they are written, and what it replaces among them.
const namesOf = ({ id, aliases = [], replaces = id }: Known): readonly string[] =>
  aliases.length === 0 && replaces === id ? [id] : [id, replaces, ...aliases];
const foldedOf = (one: Known): readonly string[] => namesOf(one).map((name) => name.toLowerCase());

/** The plugin that a name finds. @internal */
export function foundIn({ holders }: NameIndex, name: string): Known | undefined {
  const holder = readIn(holders, name.toLowerCase());
  return holder === undefined || !isGroup(holder) ? holder : holder.find(name);
}

/** Whether a plugin has this very name, found by it or not. @internal */
export function isNamed({ holders }: NameIndex, name: string): boolean {
  const holder = readIn(holders, name.toLowerCase());
  if (holder === undefined) return false;
  return [...membersOf(holder)].some((one) => namesOf(one).includes(name));
}

/** Whether a plugin is in the index, found or not. @internal */
export function isIn({ holders }: NameIndex, one: Known): boolean {
  const holder = readIn(holders, one.id.toLowerCase());
  return holder !== undefined && (isGroup(holder) ? holder.members.has(one) : holder === one);
}

/** What is wrong with the plugins. @internal */
export const faultsIn = ({ faulty }: NameIndex): readonly Diagnostic[] =>
  faulty.flatMap(({ faults }) => faults);

/** An index and plugins that are not in it. @internal */
export function indexedWith(
  index: NameIndex,
  more: readonly Known[],
  knowing: Knowing<Known>,
): NameIndex {
  if (more.length === 0) return index;
  const { lone, meetings, left } = met(index, more);
  const alone = new Set(lone.values());
  const holders: Map<string, Holder> = lone;
  const groups = [...meetings].map((members): Group => {
    const all = [...members].sort(inOrder(knowing));
    const group = { ...resolve(all, knowing), members, first: all[0]! };
    for (const one of all) for (const name of foldedOf(one)) holders.set(name, group);
    return group;
  });
  const gone = new Set([...left].flatMap(keptOf));
  const added = [...alone, ...groups.flatMap(keptOf)];
  const byFirst = inOrder(knowing);
  return {
    holders: laidOver(index.holders, holders),
    kept: relisted(index.kept, gone, added),
    faulty: [
      ...index.faulty.filter((group) => !left.has(group)),
      ...groups.filter(({ faults }) => faults.length > 0),
    ].sort((a, b) => byFirst(a.first, b.first)),
  };
}

/** Which plugins come together by a name. */
interface Met {
  /** By name, those that share none. */
  readonly lone: Map<string, Known>;
  readonly meetings: ReadonlySet<ReadonlySet<Known>>;
  /** What held names in the index, and does so no longer. */
  readonly left: ReadonlySet<Holder>;
}

function met(index: NameIndex, more: readonly Known[]): Met {
  const lone = new Map<string, Known>();
  const meetingAt = new Map<string, Set<Known>>();
  const left = new Set<Holder>();
  const join = (meeting: Set<Known>, one: Known): void => {
    meeting.add(one);
    for (const name of foldedOf(one)) {
      lone.delete(name);
      meetingAt.set(name, meeting);
    }
  };
  const othersAt = (name: string): Set<Known> | undefined => {
    const meeting = meetingAt.get(name);
    if (meeting !== undefined) return meeting;
    const alone = lone.get(name);
    const before = alone ?? readIn(index.holders, name);
    if (before === undefined) return undefined;
    if (alone === undefined) left.add(before);
    const others = new Set<Known>();
    for (const one of membersOf(before)) join(others, one);
    return others;
  };
  for (const one of more) {
    const names = foldedOf(one);
    const others = new Set(names.map(othersAt).filter((meeting) => meeting !== undefined));
    if (others.size === 0 && one.replaces === undefined) {
      for (const name of names) lone.set(name, one);
      continue;
    }
    // The larger takes in the smaller, so that nobody moves often.
    const [largest = new Set<Known>(), ...rest] = [...others].sort((a, b) => b.size - a.size);
    for (const meeting of rest) for (const other of meeting) join(largest, other);
    join(largest, one);
  }
  return { lone, meetings: new Set(meetingAt.values()), left };
}
