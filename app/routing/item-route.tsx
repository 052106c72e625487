// The page of an item of a kind, or of an unknown id; its content is loaded when it opens.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { LazyPage } from "./lazy-page.tsx";
import { idOf, itemOf, type Named, type Place } from "./places.ts";

interface Props<E extends Named, T> {
  readonly place: Place;
  /** The last segment of the URL. */
  readonly step: string;
  readonly items: readonly E[];
  /** Loads the content; the same function for the life of the page. */
  readonly load: (item: E) => Promise<T>;
  /** The description of the document, at first without loaded data. */
  readonly describe: (item: E, value?: T) => string;
  readonly children: (item: E, value: T) => ReactNode;
}

/** The page. */
export function ItemRoute<E extends Named, T>({
  place,
  step,
  items,
  load,
  describe,
  children,
}: Props<E, T>): ReactNode {
  const id = idOf(step);
  const item = itemOf(items, id);
  const above = (
    <p className="above">
      <Link href={place.path}>All {place.many}</Link>
    </p>
  );
  if (item === undefined)
    return (
      <LazyPage
        title={`There is no ${place.one} “${id}”`}
        above={above}
        describe={() => `There is no ${place.one} with this name.`}
        load={loadUnknown}
        of={id}
      >
        {({ Unknown }) => <Unknown id={id} place={place} items={items} />}
      </LazyPage>
    );
  return (
    <LazyPage
      title={item.label}
      above={above}
      describe={(value) => describe(item, value)}
      load={load}
      of={item}
    >
      {(value) => children(item, value)}
    </LazyPage>
  );
}

const loadUnknown = () => import("./unknown.tsx");
