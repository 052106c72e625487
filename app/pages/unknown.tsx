// The page of an unknown id, and suggestions for a misspelled one.
import { closestName } from "#core/base/describe";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { type Named, pathOf, type Place } from "../browser/places.ts";
import "../ui/pages.css";

/** The item whose id, label or alias is nearest; undefined if none is near. */
export function nearestOf<T extends Named>(items: readonly T[], wanted: string): T | undefined {
  const namesOf = ({ id, label, aliases = [] }: T): readonly string[] => [id, label, ...aliases];
  const near = closestName(items.flatMap(namesOf), wanted);
  return near === undefined ? undefined : items.find((item) => namesOf(item).includes(near));
}

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
