// The first page: search, tasks, filters, and the models, hosted and most downloaded ones first.
import { SlidersHorizontal, X } from "lucide-react";
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Link, useLocation } from "wouter";
import type { Facts } from "#models/card";
import { FACET_LABELS, FACETS, type FacetId, type Labels, labelsOf } from "#models/labels";
import { allFacts, catalogDate, hostedFactsOf } from "#models/records";
import { type Count, EVERYTHING, type Query, searchOf, SORTS } from "#models/search/search";
import { modelPath } from "../../browser/model-path.ts";
import { shownIn } from "#plugins/kit/catalog/shown";
import { ITEM_PLACES, itemOf, pathOf, TASKS } from "../../browser/places.ts";
import { useAnnouncement } from "../../browser/use-announcement.ts";
import { useInAddress } from "../../browser/use-in-address.ts";
import { closedIn, type Typed, type WishReader, without } from "#models/search/query";
import { flat } from "#models/search/words";
import { useEntries, useHost, useModels } from "../../models/host.ts";
import { Boundary } from "../../ui/boundary.tsx";
import { Later } from "../../ui/later.tsx";
import { Moved } from "../../ui/page-head.tsx";
import { taskTile, Tiles } from "../../ui/page-parts.tsx";
import { optionsOf, Select } from "../../ui/select.tsx";
import { readQuery, toggled, writeQuery } from "./query.ts";
import { foundPath, Rows } from "./rows.tsx";
import styles from "./home.module.css";

const loadForm = () => import("./add-model.tsx");
// With the devices and languages, which only searches need.
const loadWishes = () => import("#models/search/wishes");

const SORT_LABELS: Readonly<Record<Query["sort"], string>> = {
  downloads: "Downloads",
  likes: "Likes",
  name: "Name",
  providers: "Providers",
};
// The tasks that most people look for; on a phone the first eight.
const FIRST_TASKS = [
  "conversational",
  "image-text-to-text",
  "text-to-image",
  "automatic-speech-recognition",
  "text-to-speech",
  "feature-extraction",
  "text-to-video",
  "image-to-image",
  "text-classification",
  "translation",
  "summarization",
  "object-detection",
];

const date = new Date(catalogDate).toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });
const builtIn = allFacts();

export function Home(): ReactNode {
  const { models: store } = useHost();
  const models = useModels();
  const entries = useEntries();
  const hasMoved = useContext(Moved);
  const [, navigate] = useLocation();
  const [query, ask, settle] = useInAddress(readQuery, writeQuery);
  const [isAdding, setAdding] = useState(false);
  const [hasFilters, setFilters] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  useEffect(() => store.restore(), [store]);
  useEffect(() => {
    // After another link the heading has the focus, and a reload keeps the place (`first.js`).
    const [visit] = performance.getEntriesByType("navigation");
    const isFirst =
      !hasMoved && (visit as PerformanceNavigationTiming | undefined)?.type === "navigate";
    if (isFirst || location.hash === "#find") field.current!.focus({ preventScroll: true });
  }, [hasMoved]);
  useEffect(() => {
    // What was typed before the page was hydrated is searched now.
    const { value, defaultValue } = field.current!;
    if (value !== defaultValue) field.current!.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  const [wishes, setWishes] = useState<WishReader<Facts>>();
  const isSearch = query.text !== "";
  useEffect(() => {
    if (isSearch)
      loadWishes().then(
        ({ WISHES }) => setWishes(WISHES),
        () => undefined,
      );
  }, [isSearch]);
  const labels = useMemo(() => labelsOf(entries), [entries]);
  const tasks = shownIn(entries, "task");
  const firstTasks = FIRST_TASKS.flatMap((id) => itemOf(tasks, id) ?? []);
  const ownModels = useMemo(
    () => models.filter(({ id }) => store.isOwn(id)).map(hostedFactsOf),
    [models, store],
  );
  const find = useMemo(() => {
    const ids = new Set(ownModels.map(({ id }) => id));
    const all = [...ownModels, ...builtIn.filter(({ id }) => !ids.has(id))];
    return searchOf(all, entries, wishes);
  }, [ownModels, entries, wishes]);
  const wanted = useDeferredValue(query);
  const found = useMemo(() => find(wanted), [find, wanted]);
  const { models: matches, isSimilar, read, newId, opens, subjects, counts } = found;
  const kind = `${isSimilar && subjects.length === 0 ? "similar " : ""}${matches.length === 1 ? "model" : "models"}`;
  const count = `${matches.length.toLocaleString("en")} ${kind}`;
  useAnnouncement(`${count}.`);
  const isFiltered = FACETS.some((facet) => query.wanted[facet].length > 0);
  const stops = (): readonly HTMLElement[] => [
    field.current!,
    ...list.current!.querySelectorAll<HTMLElement>("li > a"),
  ];
  const focusRow = (at: number): void => stops()[at]?.focus();
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, currentTarget } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) {
      event.preventDefault();
      focusRow(stops().indexOf(currentTarget as HTMLElement) + step);
    } else if (key === "Enter" && currentTarget === field.current && query.text.trim() !== "") {
      event.preventDefault();
      // The results may still be those of an earlier text.
      const { opens: id, models: found, named } = find(query);
      settle();
      const model = found.find((one) => one.id === id);
      if (model !== undefined) navigate(foundPath(model, named));
      else if (id !== undefined) navigate(modelPath(id));
      else focusRow(1);
    }
  };
  return (
    <>
      <p className={styles["intro"]}>
        Code that runs a model, ready to copy: through a provider, with a library, or in an app on
        your machine.
      </p>
      <search className={styles["search"]}>
        <input
          ref={field}
          id="find"
          type="search"
          aria-label="Search models"
          placeholder="Search by name or task"
          value={query.text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => ask({ ...query, text: target.value })}
          onKeyDown={onKeyDown}
        />
      </search>
      <Understood
        read={read}
        onRemove={(phrase) => {
          ask({ ...query, text: without(flat(query.text), phrase) });
          field.current?.focus();
        }}
      />
      {query.text === "" && !isFiltered && (
        <nav aria-label="Tasks" className={styles["tasks"]}>
          <Tiles items={firstTasks.map((task) => taskTile(task))} />
        </nav>
      )}
      <div className={`row compact ${styles["bar"]}`}>
        <h2 id="found" aria-describedby="source">
          {count}
        </h2>
        <p id="source" className="note">
          Hugging Face Hub, {date}
          <NamedPages ids={[...subjects, ...read.named.flatMap(({ ids }) => ids)]} />
        </p>
        <button
          type="button"
          className="button"
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          Use another model, by id or URL
        </button>
        <button
          type="button"
          className="button on-phone"
          aria-expanded={hasFilters}
          aria-controls="filters"
          onClick={() => setFilters(!hasFilters)}
        >
          <SlidersHorizontal aria-hidden /> Filters
        </button>
        <label className="row small">
          <input
            type="checkbox"
            checked={query.hostedFirst}
            onChange={({ target }) => ask({ ...query, hostedFirst: target.checked })}
          />
          Hosted first
        </label>
        <Select
          label="Sort"
          value={query.sort}
          onChange={(sort) => ask({ ...query, sort: sort as Query["sort"] })}
        >
          {optionsOf(SORTS.map((id) => ({ id, label: SORT_LABELS[id] })))}
        </Select>
      </div>
      {isAdding && (
        <Boundary part="The form">
          <Later what="The form" load={loadForm} of="form">
            {({ AddModel }) => <AddModel />}
          </Later>
        </Boundary>
      )}
      <div className={styles["columns"]}>
        <aside id="filters" aria-label="Filters" data-open={hasFilters || undefined}>
          {FACETS.map((facet) => (
            <Facet
              key={facet}
              facet={facet}
              counts={counts[facet]}
              wanted={query.wanted[facet]}
              labels={labels}
              onToggle={(value) => ask(toggled(query, facet, value))}
            />
          ))}
        </aside>
        <section
          ref={list}
          aria-labelledby="found"
          data-enter={opens === (newId ?? matches[0]?.id) || undefined}
        >
          {newId !== undefined && (
            <ul className={`results ${styles["rows"]}`}>
              <li>
                <Link href={modelPath(newId)} onKeyDown={onKeyDown}>
                  Use <span translate="no">{newId}</span>
                </Link>
                <span className="note">Not built in: choose its task, or paste its record</span>
              </li>
            </ul>
          )}
          {matches.length === 0 ? (
            <div className="empty">
              <p>
                No models found. <Link href={TASKS.path}>Browse the tasks</Link>
              </p>
              <button
                type="button"
                className="button"
                onClick={() => {
                  ask(EVERYTHING);
                  field.current?.focus();
                }}
              >
                Show all models
              </button>
            </div>
          ) : (
            <Rows models={matches} named={found.named} labels={labels} onKeyDown={onKeyDown} />
          )}
        </section>
      </div>
    </>
  );
}

interface UnderstoodProps {
  readonly read: Typed<Facts>;
  readonly onRemove: (phrase: string) => void;
}

/** What the query names and wishes, to be removed from it. */
function Understood({ read, onRemove }: UnderstoodProps): ReactNode {
  const { named, wishes } = read;
  const closed = closedIn(read);
  const chips = [
    ...named.map(({ phrase }) => ({ phrase, label: phrase })),
    ...wishes.map(({ phrase, label }) => ({
      phrase,
      label: label === phrase ? label : `${phrase}: ${label}`,
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <>
      {closed !== undefined && (
        <p>“{closed}” is not on the Hub. Only its maker hosts it. These are open models.</p>
      )}
      <ul className={`row compact ${styles["understood"]}`} aria-label="Understood">
        {chips.map(({ phrase, label }) => (
          <li key={phrase}>
            <button
              type="button"
              className="button"
              aria-label={`Remove ${label}`}
              onClick={() => onRemove(phrase)}
            >
              {label} <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Links to the tasks, providers, libraries and apps that the query names or is for. */
function NamedPages({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const entries = useEntries();
  const named = ITEM_PLACES.flatMap(([kind, place]) =>
    shownIn(entries, kind)
      .filter(({ id }) => ids.includes(id))
      .map(({ id, label }) => ({ id, label, place })),
  );
  return named.map(({ id, label, place }) => (
    <Fragment key={pathOf(place, id)}>
      {" · "}
      <Link href={pathOf(place, id)}>{label}</Link> ({place.one})
    </Fragment>
  ));
}

interface FacetProps {
  readonly facet: FacetId;
  readonly counts: readonly Count[];
  readonly wanted: readonly string[];
  readonly labels: Labels;
  readonly onToggle: (value: string) => void;
}

const FIRST = 6;
const MOST = 40;

/** A filter: its values with the number of models, the frequent ones first and the others in a disclosure. */
function Facet({ facet, counts, wanted, labels, onToggle }: FacetProps): ReactNode {
  if (counts.length === 0) return null;
  // Selected values are never hidden.
  const isFirst = ({ value }: Count, at: number): boolean => at < FIRST || wanted.includes(value);
  const others = counts.filter((count, at) => !isFirst(count, at)).slice(0, MOST);
  const box = ({ value, count }: Count): ReactNode => (
    <li key={value}>
      <label>
        <input type="checkbox" checked={wanted.includes(value)} onChange={() => onToggle(value)} />
        <span>{labels(facet, value)}</span>
        <span className="note">
          {count}
          <span className="unseen"> models</span>
        </span>
      </label>
    </li>
  );
  return (
    <fieldset className={`choices ${styles["facet"]}`}>
      <legend>{FACET_LABELS[facet]}</legend>
      <ul>{counts.filter(isFirst).map(box)}</ul>
      {others.length > 0 && (
        <details className="folded">
          <summary>{others.length} more</summary>
          <ul>{others.map(box)}</ul>
        </details>
      )}
    </fieldset>
  );
}
