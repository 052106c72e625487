// The results of the search dialog: everything that has a page, by kind.
import { type Findable, finderOf } from "../search/find.ts";
import type { Subject } from "../search/subjects.ts";

/** The kinds of pages, in their order among equal results. */
export const KINDS = ["model", "task", "library", "provider", "app", "device", "page"] as const;

/** A kind of pages. */
export type TargetKind = (typeof KINDS)[number];

/** A page that can be opened. */
export interface Target extends Findable {
  readonly kind: TargetKind;
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** The task of a model. */
  readonly task?: string;
}

/** The results of a kind. */
export interface TargetGroup {
  readonly kind: TargetKind;
  readonly targets: readonly Target[];
}

const MOST_RESULTS = 7;

/** Creates the search over these targets: without a text, it finds the pages that are no items. */
export function searchOf(
  targets: readonly Target[],
  subjects: readonly Subject[],
): (text: string) => readonly TargetGroup[] {
  const find = finderOf(targets, (target) => target, subjects);
  return (text) => {
    const matches = find(text).filter(({ item }) => text.trim() !== "" || item.kind === "page");
    return KINDS.map((kind) => matches.filter(({ item }) => item.kind === kind))
      .filter((those) => those.length > 0)
      .toSorted(([a], [b]) => a!.rank - b!.rank)
      .map((those) => ({
        kind: those[0]!.item.kind,
        targets: those.slice(0, MOST_RESULTS).map(({ item }) => item),
      }));
  };
}
