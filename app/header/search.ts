// Searches everything that has a page: names before other words, and exact names first.

/** The kinds of pages, in their order among equal results. */
export const KINDS = ["model", "task", "library", "provider", "format", "page"] as const;

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
  /** Other words that find it, such as aliases. */
  readonly words?: string;
}

/** The results of a kind. */
export interface TargetGroup {
  readonly kind: TargetKind;
  readonly targets: readonly Target[];
}

const MOST: Readonly<Record<TargetKind, number>> = {
  model: 7,
  task: 4,
  library: 4,
  provider: 4,
  format: 3,
  page: 7,
};

/** Creates the search over these targets; equal results keep their order. */
export function searchOf(targets: readonly Target[]): (text: string) => readonly TargetGroup[] {
  const indexed = targets.map((target) => ({
    target,
    // The name of a model is after its owner.
    names: [target.id, target.label, target.id.slice(target.id.indexOf("/") + 1)].map(flat),
    all: flat(`${target.id} ${target.label} ${target.task ?? ""} ${target.words ?? ""}`),
  }));
  return (text) => {
    const wanted = flat(text.trim().replace(ADDRESS, ""));
    if (wanted === "")
      return [{ kind: "page", targets: targets.filter(({ kind }) => kind === "page") }];
    const words = wanted.split(" ").slice(0, MOST_WORDS);
    const found = indexed.flatMap(({ target, names, all }) => {
      if (!words.every((word) => all.includes(word))) return [];
      return [{ target, rank: Math.min(...names.map((name) => rankOf(name, wanted))) }];
    });
    return KINDS.map((kind) => {
      const those = found
        .filter(({ target }) => target.kind === kind)
        .toSorted((one, other) => one.rank - other.rank);
      return { kind, rank: those[0]?.rank ?? 0, targets: those.map(({ target }) => target) };
    })
      .filter(({ targets: those }) => those.length > 0)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ kind, targets: those }) => ({ kind, targets: those.slice(0, MOST[kind]) }));
  };
}

// The URL of a model's page on the Hub contains its id.
const ADDRESS = /^https?:\/\/(?:www\.)?(?:huggingface\.co|hf\.co)\//i;
const MOST_WORDS = 8;

/** 0: the name itself, 1: its start, 2: the start of a word, 3: in a word, 4: in other words. */
function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  const at = ` ${name}`.indexOf(` ${wanted}`);
  if (at >= 0) return at === 0 ? 1 : 2;
  return name.includes(wanted) ? 3 : 4;
}

// Hyphens, slashes and spaces are the same: "text to image" is as common a search as "text-to-image".
const flat = (text: string): string => text.toLowerCase().replace(/[\s_/-]+/g, " ");
