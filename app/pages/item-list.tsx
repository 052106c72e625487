// A list page: a search field, and a tile for each item that matches.
import { type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import { shownIn } from "#plugins/kit/catalog/shown";
import { type Named, pathOf, type Place } from "../browser/places.ts";
import { DidYouMean } from "./unknown.tsx";
import { useAnnouncement } from "../browser/use-announcement.ts";
import { useTyped } from "../browser/use-in-address.ts";
import { useEntries } from "../models/host.ts";
import { itemsLike } from "../models/items-like.ts";
import { itemTile, Tiles } from "../ui/page-parts.tsx";

// A phone is ten screens long with these.
const MOST = 60;

interface Item extends Named {
  readonly tasks?: readonly string[];
}

interface Props<T extends Item> {
  readonly place: Place;
  readonly items: readonly T[];
  readonly tasksOf?: (item: T) => readonly string[];
  readonly noteOf?: (item: T) => string;
}

export function ItemList<T extends Item>({
  place,
  items,
  tasksOf = ownTasks,
  noteOf,
}: Props<T>): ReactNode {
  const entries = useEntries();
  const [text, change, settle] = useTyped("q");
  const field = useRef<HTMLInputElement>(null);
  const wanted = useDeferredValue(text.trim());
  const find = useMemo(
    () => itemsLike(items, tasksOf, shownIn(entries, "task")),
    [items, tasksOf, entries],
  );
  const matches = useMemo(() => find(wanted), [find, wanted]);
  const count = `${wanted === "" ? "" : `${matches.length} of `}${items.length} ${place.many}`;
  useAnnouncement(`${count}.`);
  return (
    <>
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
        items={matches.map((item) => itemTile(item, pathOf(place, item.id), noteOf?.(item)))}
      />
    </>
  );
}

const ownTasks = ({ tasks = [] }: Item): readonly string[] => tasks;
