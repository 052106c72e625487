// A list page: a search field, and a tile for each item that matches. A task's page lists the providers of the task.
import type { Entry } from "hubsmith";
import { isPolicy } from "#core/kinds/provider";
import { type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import { Link } from "wouter";
import { APPS, DEVICES, pathOf, type Place, shownIn } from "../browser/places.ts";
import { tasksOf } from "./providers/matrix.ts";
import { DidYouMean } from "./unknown.tsx";
import { useAnnouncement } from "../browser/use-announcement.ts";
import { useTyped } from "../browser/use-in-address.ts";
import { subjectsIn } from "../models/search/subjects.ts";
import { useEntries } from "../models/host.ts";
import { itemsLike } from "../models/search/items-like.ts";
import { itemTile, Tiles } from "../ui/page-parts.tsx";

// A phone is ten screens long with these.
const MOST = 60;

export type Item = Entry<"library"> | Entry<"provider"> | Entry<"app">;

interface Props {
  readonly place: Place;
  readonly items: readonly Item[];
}

export function ItemList({ place, items }: Props): ReactNode {
  const entries = useEntries();
  const [text, change, settle] = useTyped("q");
  const field = useRef<HTMLInputElement>(null);
  const wanted = useDeferredValue(text.trim());
  const find = useMemo(
    () => itemsLike(items, tasksIn, shownIn(entries, "task"), subjectsIn(entries)),
    [items, entries],
  );
  const matches = useMemo(() => find(wanted), [find, wanted]);
  const count = `${wanted === "" ? "" : `${matches.length} of `}${items.length} ${place.many}`;
  useAnnouncement(`${count}.`);
  return (
    <>
      {place === APPS && (
        <p>
          Programs that run models on your machine, and agents that call models.{" "}
          <Link href={DEVICES.path}>See what your device runs</Link>
        </p>
      )}
      <search className="row find">
        <input
          ref={field}
          type="text"
          enterKeyHint="search"
          aria-label={`Search ${place.many}`}
          placeholder="Search by name, alias or task"
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
          onBlur={settle}
        />
        <p className="note">{count}</p>
      </search>
      {matches.length === 0 && (
        <div className="empty">
          <DidYouMean id={wanted} place={place} items={items} />
          <p>
            No {place.one} matches “{wanted}”.
          </p>
          <button
            type="button"
            className="button"
            onClick={() => {
              change("");
              field.current?.focus();
            }}
          >
            Show all {place.many}
          </button>
        </div>
      )}
      <Tiles
        most={MOST}
        items={matches.map(({ item, via }) =>
          itemTile(item, pathOf(place, item.id), via?.label ?? noteOf(item)),
        )}
      />
    </>
  );
}

/** The tasks by which an item is found. */
const tasksIn = (item: Item): readonly string[] =>
  item.kind === "provider" ? tasksOf(item) : ("tasks" in item && item.tasks) || [];

function noteOf(item: Item): string | undefined {
  if (item.kind !== "provider") return "summary" in item ? item.summary : undefined;
  if (isPolicy(item)) return "Selects a provider";
  return item.tasks.length === 1 ? "1 task" : `${item.tasks.length} tasks`;
}
