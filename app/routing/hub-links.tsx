// Links to the Hub; nothing is loaded from there, and it gets no referrer.
import type { CatalogItem } from "#plugins/kit/catalog/task-page";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { modelPath } from "./model-path.ts";
import { type HubKind, hubUrl } from "./hub-url.ts";

interface Props {
  readonly kind: HubKind;
  readonly items: readonly CatalogItem[];
  /** Ids of models that also have a page here. */
  readonly known?: ReadonlySet<string>;
}

/** Models, datasets or spaces, each with its reason. */
export function HubItems({ kind, items, known }: Props): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className="stack loose items">
      {items.map(({ id, description }) => (
        <li key={id}>
          <a href={hubUrl(kind, id)} rel="noreferrer" translate="no">
            {id}
          </a>
          {known?.has(id) && (
            <Link href={modelPath(id)} className="small beside">
              Code<span className="unseen"> for {id}</span>
            </Link>
          )}
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
