// All models: search, facets with counts, an order, and custom records.
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { useInAddress } from "../routing/use-in-address.ts";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { CustomRecords } from "./custom-records.tsx";
import { cardOf, FACETS } from "../catalog/card.ts";
import { FacetGroup } from "./facet-group.tsx";
import { finderOf } from "./find.ts";
import { useMatcher } from "./use-matcher.ts";
import { labelsOf, modalitiesOf } from "../catalog/labels.ts";
import { EVERYTHING, readQuery, type Sort, SORTS, toggled, writeQuery } from "./query.ts";
import { Results } from "./results.tsx";
import "../routing/routing.css";
import "./models.css";
import { useEntries, useModels } from "../stores/host.ts";

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  match: "Best match",
  name: "Name",
  providers: "Most providers",
};
/** The list. */
export function ModelList(): ReactNode {
  const models = useModels();
  const entries = useEntries();
  const [query, ask] = useInAddress(readQuery, writeQuery);
  const field = useRef<HTMLInputElement>(null);
  // On wide screens the filters are open at first.
  const [isWide] = useState(() => globalThis.matchMedia?.("(width >= 52rem)").matches ?? false);
  const labels = useMemo(() => labelsOf(entries), [entries]);
  const [matcher, wantMatcher] = useMatcher(query.text !== "");
  const all = useMemo(() => {
    const modalityOf = modalitiesOf(entries);
    return models.map((model) => cardOf(model, modalityOf));
  }, [models, entries]);
  const find = useMemo(() => finderOf(all, matcher), [all, matcher]);
  const wanted = useDeferredValue(query);
  const { cards, counts } = useMemo(() => find(wanted), [find, wanted]);
  const count =
    cards.length === models.length
      ? `${models.length.toLocaleString("en")} models`
      : `${cards.length.toLocaleString("en")} of ${models.length.toLocaleString("en")} models`;
  useAnnouncement(`${count}.`);
  const chosen = FACETS.reduce((sum, facet) => sum + query.wanted[facet].length, 0);
  const showAll = (): void => {
    ask(EVERYTHING);
    field.current?.focus();
  };
  return (
    <>
      <p className="lead">
        Find a model, and get code that loads or calls it. You can add the record of any other
        model.
      </p>
      <CustomRecords />
      <search className="finding">
        <div className="field">
          <label htmlFor="find">Search models</label>
          <input
            ref={field}
            id="find"
            type="search"
            value={query.text}
            onFocus={wantMatcher}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => ask({ ...query, text: target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor="sort">Order</label>
          <select
            id="sort"
            value={query.sort}
            onChange={({ target }) => ask({ ...query, sort: target.value as Sort })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_LABELS[sort]}
              </option>
            ))}
          </select>
        </div>
      </search>
      <div className="found">
        <details className="narrowing" open={isWide}>
          <summary>Filters{chosen > 0 && `: ${chosen} chosen`}</summary>
          <div className="facets">
            {FACETS.map((facet) => (
              <FacetGroup
                key={facet}
                facet={facet}
                counts={counts[facet]}
                wanted={query.wanted[facet]}
                labels={labels}
                onToggle={(value) => ask(toggled(query, facet, value))}
              />
            ))}
          </div>
        </details>
        <section aria-labelledby="found">
          <h2 id="found" className="count">
            {count}
          </h2>
          {cards.length === 0 && (
            <div className="empty nothing">
              <p>
                No models found. Search for fewer words, remove a filter, or add your model’s
                record.
              </p>
              <button type="button" className="button" onClick={showAll}>
                Show all models
              </button>
            </div>
          )}
          <Results cards={cards} labels={labels} />
        </section>
      </div>
    </>
  );
}
