// The page of an unknown id.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { nearestOf } from "./nearest.ts";
import { type Named, pathOf, type Place } from "./places.ts";
import "../ui/pages.css";

interface Props {
  readonly id: string;
  readonly place: Place;
  readonly items: readonly Named[];
}

/** A link to the item with the most similar name, if there is one. */
export function DidYouMean({ id, place, items }: Props): ReactNode {
  const nearest = nearestOf(items, id);
  return (
    nearest !== undefined && (
      <p>
        Did you mean <Link href={pathOf(place, nearest.id)}>{nearest.label}</Link>?
      </p>
    )
  );
}

/** Suggests a similar one. */
export function Unknown({ id, place, items }: Props): ReactNode {
  return (
    <div className="prose">
      <DidYouMean id={id} place={place} items={items} />
      <p>
        There are {items.length} {place.many} here: <Link href={place.path}>see them all</Link>.
      </p>
    </div>
  );
}
