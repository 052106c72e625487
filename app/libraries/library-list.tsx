// All libraries, with a search field.
import type { Entry } from "hubsmith";
import { type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import { Link } from "wouter";
import { nearestOf } from "../routing/nearest.ts";
import { LIBRARIES, pathOf, shownIn } from "../routing/places.ts";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { useInAddress } from "../routing/use-in-address.ts";
import { useEntries } from "../stores/host.ts";
import { Monogram } from "../ui/monogram.tsx";
import { Tile } from "../ui/tile.tsx";
import { librariesLike } from "./search.ts";
import "../routing/routing.css";
import "./libraries.css";

/** The list. */
export function LibraryList({
  libraries,
}: {
  readonly libraries: readonly Entry<"library">[];
}): ReactNode {
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
  const near = found.length === 0 ? nearestOf(libraries, wanted) : undefined;
  return (
    <>
      <search className="find">
        <input
          ref={field}
          type="search"
          aria-label="Search libraries"
          placeholder="Search by name, alias or task"
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
          onBlur={settle}
        />
        <p className="count">{count}</p>
      </search>
      {found.length === 0 && (
        <div className="empty nothing">
          {near !== undefined && (
            <p>
              Did you mean <Link href={pathOf(LIBRARIES, near.id)}>{near.label}</Link>?
            </p>
          )}
          <p>No library matches “{wanted}”.</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              change("");
              field.current?.focus();
            }}
          >
            Show all libraries
          </button>
        </div>
      )}
      <ul className="tiles names">
        {found.map(({ library: { id, label }, via }) => (
          <Tile
            key={id}
            href={pathOf(LIBRARIES, id)}
            icon={<Monogram id={id} label={label} />}
            label={label}
            note={via}
          />
        ))}
      </ul>
    </>
  );
}

const readText = (search: string): string => new URLSearchParams(search).get("q") ?? "";
const writeText = (text: string): string =>
  text === "" ? "" : `?${new URLSearchParams({ q: text })}`;
