// The found models, each with its distinguishing facts; the first of many, and more on demand.
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { modelPath } from "../routing/model-path.ts";
import type { ModelCard } from "../catalog/card.ts";
import type { Labels } from "../catalog/labels.ts";

interface Props {
  readonly cards: readonly ModelCard[];
  readonly labels: Labels;
}

const STEP = 50;

/** The list; it is reset for another result. */
export function Results({ cards, labels }: Props): ReactNode {
  const [shown, setShown] = useState({ cards, count: STEP });
  const count = shown.cards === cards ? shown.count : STEP;
  return (
    <>
      <ul className="results">
        {cards.slice(0, count).map((card) => (
          <li key={card.id}>
            <Result card={card} labels={labels} />
          </li>
        ))}
      </ul>
      {cards.length > count && (
        <button
          type="button"
          className="button"
          onClick={() => setShown({ cards, count: count + STEP })}
        >
          Show {Math.min(STEP, cards.length - count)} more
        </button>
      )}
    </>
  );
}

function Result({
  card,
  labels,
}: {
  readonly card: ModelCard;
  readonly labels: Labels;
}): ReactNode {
  const { id, facets, model } = card;
  const owner = id.slice(0, id.indexOf("/") + 1);
  const providers = facets.provider.length;
  const facts = [
    ...facets.task.map((task) => labels("task", task)),
    ...facets.library.map((library) => labels("library", library)),
    ...facets.quantization.map((one) => labels("quantization", one)),
    ...(providers === 0 ? [] : [providers === 1 ? "1 provider" : `${providers} providers`]),
    ...(model.gated === true ? ["gated"] : []),
  ];
  return (
    <>
      <Link href={modelPath(id)} translate="no">
        <span className="owner">{owner}</span>
        {id.slice(owner.length)}
      </Link>
      <p className="note">{facts.length === 0 ? "No metadata" : facts.join(" · ")}</p>
    </>
  );
}
