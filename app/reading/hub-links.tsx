// Links that lead to the Hub; nothing is loaded from there, and it is not told where a visitor comes from.
import { type CatalogueItem, encodePath } from "hubsmith";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { modelPath } from "../panel/state/choice.ts";

const HUB = "https://huggingface.co/";

/** What stands on the Hub: below which path it does. */
export type HubKind = "models" | "datasets" | "spaces";
const FOLDERS: Readonly<Record<HubKind, string>> = {
  models: "",
  datasets: "datasets/",
  spaces: "spaces/",
};

/** The address of a model, a dataset or a space. */
export const hubUrl = (kind: HubKind, id: string): string => HUB + FOLDERS[kind] + encodePath(id);

/** The address of the list of models that a filter leaves. */
export const modelsUrl = (filter: Readonly<Record<string, string>>): string =>
  `${HUB}models?${new URLSearchParams(filter)}`;

interface Props {
  readonly kind: HubKind;
  readonly items: readonly CatalogueItem[];
  /** Ids of models that have a page here, too. */
  readonly known?: ReadonlySet<string>;
}

/** Models, datasets or spaces, each with why it is there. */
export function HubItems({ kind, items, known }: Props): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className="items">
      {items.map(({ id, description }) => (
        <li key={id}>
          <a href={hubUrl(kind, id)} rel="noreferrer" translate="no">
            {id}
          </a>
          {known?.has(id) && (
            <Link href={modelPath(id)} className="beside">
              Code<span className="unseen"> for {id}</span>
            </Link>
          )}
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
