// All libraries: a search field, those that the Hub has a filter for, and the others.
import type { Entry } from "hubsmith";
import { type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import { Link } from "wouter";
import { nearestOf } from "../routing/nearest.ts";
import { LIBRARIES, pathOf, shownIn } from "../routing/places.ts";
import { useInAddress } from "../routing/use-in-address.ts";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { type Found, librariesLike } from "./search.ts";
import "../routing/routing.css";
import "./libraries.css";
import { useEntries } from "../stores/host.ts";

const GROUPS = [
  { id: "filtered", title: "With a filter on the Hub", filter: true },
  { id: "others", title: "Other libraries", filter: false },
] as const;
const ABOUT: Readonly<Record<(typeof GROUPS)[number]["id"], string>> = {
  filtered: "The Hub’s model list has a filter for them.",
  others: "The Hub’s model list has no filter for them.",
};

interface Props {
  readonly libraries: readonly Entry<"library">[];
}

/** The list. */
export function LibraryList({ libraries }: Props): ReactNode {
  const entries = useEntries();
  const tasks = useMemo(() => shownIn(entries, "task"), [entries]);
  const [text, change, settle] = useInAddress(readText, writeText);
  const field = useRef<HTMLInputElement>(null);
  const wanted = useDeferredValue(text.trim());
  const found = useMemo(() => librariesLike(libraries, tasks, wanted), [libraries, tasks, wanted]);
  const count =
    wanted === ""
      ? `${libraries.length} libraries`
      : `${found.length} of ${libraries.length} libraries`;
  useAnnouncement(`${count}.`);
  const all = (): void => {
    change("");
    field.current?.focus();
  };
  return (
    <>
      <p className="lead">
        A library loads models on your machine. Its page shows the installation, a sample program,
        and the files that count as downloads.
      </p>
      <search className="find">
        <label htmlFor="find">Search libraries</label>
        <input
          ref={field}
          id="find"
          type="search"
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="find-how"
          onChange={({ target }) => change(target.value)}
          onBlur={settle}
        />
        <p id="find-how" className="note">
          By name, alias or task, such as <em>gguf</em> or <em>image segmentation</em>.
        </p>
        <p className="count">{count}</p>
      </search>
      {found.length === 0 && <Nothing wanted={wanted} libraries={libraries} onAll={all} />}
      {GROUPS.map(({ id, title, filter }) => (
        <Group
          key={id}
          id={id}
          title={title}
          about={ABOUT[id]}
          found={found.filter(({ library }) => library.filter === filter)}
        />
      ))}
    </>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly found: readonly Found[];
}

function Group({ id, title, about, found }: GroupProps): ReactNode {
  if (found.length === 0) return null;
  return (
    <section className="part" aria-labelledby={id}>
      <div className="about">
        <h2 id={id}>{title}</h2>
        <p className="note">{about}</p>
      </div>
      <ul className="names">
        {found.map(({ library: { id, label }, via }) => (
          <li key={id}>
            <Link href={pathOf(LIBRARIES, id)}>{label}</Link>
            {via !== undefined && <span className="note"> {via}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NothingProps extends Props {
  readonly wanted: string;
  readonly onAll: () => void;
}

function Nothing({ wanted, libraries, onAll }: NothingProps): ReactNode {
  const near = nearestOf(libraries, wanted);
  return (
    <div className="empty nothing">
      {near !== undefined && (
        <p>
          Did you mean <Link href={pathOf(LIBRARIES, near.id)}>{near.label}</Link>?
        </p>
      )}
      <p>
        No library matches “{wanted}”. Check the spelling, or search for fewer words. Few libraries
        list their tasks here; a model’s record names its library.
      </p>
      <button type="button" className="button" onClick={onAll}>
        Show all libraries
      </button>
    </div>
  );
}

const readText = (search: string): string => new URLSearchParams(search).get("q") ?? "";
const writeText = (text: string): string =>
  text === "" ? "" : `?${new URLSearchParams({ q: text })}`;
