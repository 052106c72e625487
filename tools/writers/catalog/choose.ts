// Which models are built in: the most downloaded, the hosted ones, and models for everything that has a page.
import { entries } from "hubsmith/plugins";
import { formatsOf, librariesOf } from "./printed.ts";
import type { Facts, Source } from "./sources.ts";

const MOST_DOWNLOADED = 900;

/** The built-in models, the most downloaded first. */
export function choose({ sources, offers: { models }, picked }: Facts): readonly Source[] {
  const chosen = new Set(sources.slice(0, MOST_DOWNLOADED));
  const offersOf = ({ id }: Source) => models.get(id.toLowerCase())?.offers ?? [];
  for (const source of sources)
    if (picked.has(source.id) || offersOf(source).length > 0) chosen.add(source);
  // What has a page has a model, if the data have one.
  const missing = new Set(
    entries.filter(({ kind }) => kind !== "client").map(({ kind, id }) => `${kind}/${id}`),
  );
  const shownBy = (source: Source): readonly string[] => [
    `task/${source.pipeline_tag ?? ""}`,
    ...offersOf(source).map(({ provider }) => `provider/${provider}`),
    ...librariesOf(source).map((id) => `library/${id}`),
    ...formatsOf(source).map((id) => `quantization/${id}`),
  ];
  for (const source of chosen) for (const name of shownBy(source)) missing.delete(name);
  for (const source of sources) {
    if (missing.size === 0) break;
    const names = shownBy(source).filter((name) => missing.delete(name));
    if (names.length > 0) chosen.add(source);
  }
  return sources.filter((source) => chosen.has(source));
}
