// Searches everything that has a page: names before other words, and exact names first.
import { HUB_START } from "../routing/hub-url.ts";
import { flat } from "../ui/items-like.ts";

/** The kinds of pages, in their order among equal results. */
export const KINDS = ["model", "task", "library", "provider", "app", "device", "page"] as const;

/** A kind of pages. */
export type TargetKind = (typeof KINDS)[number];

/** A page that can be opened. */
export interface Target {
  readonly kind: TargetKind;
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** The task of a model. */
  readonly task?: string;
  /** Other names that find it. */
  readonly aliases?: readonly string[];
}

/** The results of a kind. */
export interface TargetGroup {
  readonly kind: TargetKind;
  readonly targets: readonly Target[];
}

const MOST_WORDS = 8;
const MOST_RESULTS = 7;

/** Creates the search over these targets; equal results keep their order. */
export function searchOf(targets: readonly Target[]): (text: string) => readonly TargetGroup[] {
  const indexed = targets.map((target) => {
    const { id, label, task = "", aliases = [] } = target;
    return {
      target,
      // The name of a model is after its owner.
      names: [id, label, id.slice(id.indexOf("/") + 1)].map(flat),
      all: flat([id, label, task, ...aliases].join(" ")),
    };
  });
  return (text) => {
    const wanted = flat(text.trim().replace(HUB_START, ""));
    const words = wanted.split(" ").slice(0, MOST_WORDS);
    const matches = indexed
      .filter(({ target, all }) =>
        wanted === "" ? target.kind === "page" : words.every((word) => all.includes(word)),
      )
      .map(({ target, names }) => ({
        target,
        rank: Math.min(...names.map((name) => rankOf(name, wanted))),
      }))
      .toSorted((a, b) => a.rank - b.rank);
    return KINDS.map((kind) => matches.filter(({ target }) => target.kind === kind))
      .filter((those) => those.length > 0)
      .toSorted(([a], [b]) => a!.rank - b!.rank)
      .map((those) => ({
        kind: those[0]!.target.kind,
        targets: those.slice(0, MOST_RESULTS).map(({ target }) => target),
      }));
  };
}

/** 0: the name itself, 1: its start, 2: the start of a word, 3: in a word, 4: in other words. */
function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  const at = ` ${name}`.indexOf(` ${wanted}`);
  if (at >= 0) return at === 0 ? 1 : 2;
  return name.includes(wanted) ? 3 : 4;
}
