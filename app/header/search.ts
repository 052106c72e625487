// The results of the search dialog: everything that has a page, by kind.
import { modelPath } from "../routing/model-path.ts";
import { idIn, isSameId } from "../routing/hub-url.ts";
import type { Facts } from "../catalog/card.ts";
import { WISHES } from "../catalog/wishes.ts";
import { type Findable, finderOf, SIMILAR } from "../search/find.ts";
import type { Subject } from "../search/subjects.ts";

/** The kinds of pages, in their order among equal results. */
export const KINDS = ["model", "task", "library", "provider", "app", "device", "page"] as const;

export type TargetKind = (typeof KINDS)[number];

export interface Target extends Findable<Facts> {
  readonly kind: TargetKind;
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly task?: string;
}

export interface TargetGroup {
  readonly kind: TargetKind;
  readonly targets: readonly Target[];
  /** Nothing matches; these are similar. */
  readonly isSimilar: boolean;
}

const MOST_RESULTS = 7;

const newModel = (id: string): Target => {
  return { kind: "model", id, label: `Use ${id}`, href: modelPath(id), names: [id], subjects: [] };
};

/**
 * Creates the search over these targets: without a query, it finds the pages that are not items. If the query is the id of
 * a model, this model is first, also if it is not among the targets.
 */
export function searchOf(
  targets: readonly Target[],
  subjects: readonly Subject[],
): (text: string) => readonly TargetGroup[] {
  const find = finderOf(targets, (target) => target, subjects, WISHES);
  return (text) => {
    const matches = find(text).filter(({ item }) => text.trim() !== "" || item.kind === "page");
    const typed = idIn(text);
    const isTyped = ({ kind, id }: Target): boolean =>
      kind === "model" && typed !== undefined && isSameId(id, typed);
    const isServed = ({ otherIds = [] }: Target): boolean =>
      otherIds.some((id) => isSameId(id, text.trim()));
    const known = targets.find(isTyped) ?? targets.find(isServed);
    const item = known ?? (typed === undefined ? undefined : newModel(typed));
    const all = [
      ...(item ? [{ item, rank: -1 }] : []),
      ...matches.filter((match) => match.item !== item),
    ];
    return KINDS.map((kind) => all.filter(({ item }) => item.kind === kind))
      .filter((those) => those.length > 0)
      .toSorted(([a], [b]) => a!.rank - b!.rank)
      .map((those) => ({
        kind: those[0]!.item.kind,
        isSimilar: those[0]!.rank === SIMILAR,
        targets: those.slice(0, MOST_RESULTS).map(({ item }) => item),
      }));
  };
}
