// Leaves out the facts that change nothing: a row is shorter, and its page prints the same.
import type { Offer } from "hubsmith/offers";
import { entries } from "hubsmith/plugins";
import { isLanguageTag } from "#plugins/kit/catalog/languages";
import { namedTypeOf } from "#plugins/kit/libraries/transformers/evidence";
import { printed, recordOf } from "./printed.ts";
import { modelOf } from "../../support/offers.ts";
import type { HubRecord } from "../../support/hub-records.ts";
import { defined } from "./sources.ts";

// Tags of papers, data sets and deployment are not searched.
const NOT_SEARCHED =
  /^(?:region|arxiv|doi|dataset|datasets|deploy|model-index|has_space|new_version|template|co2_eq_emissions|autotrain_compatible|autonlp_compatible|infinity_compatible|endpoints_compatible|eval-results|text-generation-inference|text-embeddings-inference|generated_from_trainer)/;
// Rare, and shown on the page.
const SHOWN = /^(?:license|base_model):/;
// `2026-08-22` of `2026-08-22T09:12:45.000Z`.
const DAY = 10;

// The records list at most so many files, so a list of this length may be cut.
const CUT: ReadonlySet<number> = new Set([40, 60]);
const isGguf = ({ tags = [] }: HubRecord): boolean => tags.includes("gguf");

/** The tags that more than two models have, or that a plugin or a task knows. */
export function commonTags(sources: readonly HubRecord[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const tag of sources.flatMap(({ tags = [] }) => tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const ids = new Set<string>(entries.map(({ id }) => id));
  return new Set(
    [...counts]
      .filter(([tag, count]) => count > 2 || tag.startsWith("diffusers:") || ids.has(tag))
      .map(([tag]) => tag),
  );
}

/** A model with only the facts that its pages need. */
export function needed(
  source: HubRecord,
  offers: readonly Offer[],
  common: ReadonlySet<string>,
): HubRecord {
  const { siblings, widgetData, createdAt, lastModified, tags = [] } = source;
  const [widget] = widgetData ?? [];
  const whole = defined({
    ...source,
    lastModified: lastModified?.slice(0, DAY),
    siblings: CUT.has(siblings?.length ?? 0)
      ? undefined
      : siblings?.filter(({ rfilename }) => rfilename !== ".gitattributes"),
    widgetData: widget && JSON.stringify(widget).length < 700 ? [widget] : undefined,
  }) as HubRecord;
  const text = printed(recordOf(whole, offers));
  const isSame = (fewer: HubRecord): boolean => printed(recordOf(fewer, offers)) === text;
  let kept = whole;
  const without = (fields: Partial<Record<keyof HubRecord, unknown>>): void => {
    const fewer = defined({ ...kept, ...fields }) as HubRecord;
    if (isSame(fewer)) kept = fewer;
  };
  const withoutTags = (isLeftOut: (tag: string) => boolean): void => {
    if ((kept.tags ?? []).some(isLeftOut))
      without({ tags: kept.tags?.filter((tag) => !isLeftOut(tag)) });
  };
  if (tags.length > 0) {
    // Local apps and memory are by the type, which few models may share.
    const type = namedTypeOf(modelOf(source));
    const isKept = (tag: string): boolean => tag === type || common.has(tag) || SHOWN.test(tag);
    withoutTags((tag) => NOT_SEARCHED.test(tag));
    withoutTags((tag) => !isKept(tag) && !isLanguageTag(tag));
  }
  if (!isGguf(source)) without({ siblings: undefined });
  if (createdAt !== undefined) without({ createdAt: undefined });
  without({ widgetData: undefined });
  without({ cardData: undefined });
  without({ transformersInfo: undefined });
  return kept;
}
