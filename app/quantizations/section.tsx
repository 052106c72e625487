// One quantization: a summary, its chart and the calculations, its families, the order and the codes.
import type { Plugin } from "hubsmith";
import type { ReactNode } from "react";
import { Codes } from "./codes.tsx";
import { Ladder } from "./ladder.tsx";
import { NearestFormat } from "./nearest-format.tsx";
import { Source, Words } from "./words.tsx";
import { Calculation } from "./calculation.tsx";

interface Props {
  readonly of: Plugin<"quantization">;
  readonly weights: number;
}

/** The section. */
export function QuantizationSection({ of: quantization, weights }: Props): ReactNode {
  const { id, label, summary, source, families = {}, preference } = quantization;
  return (
    <section className="part" aria-labelledby={id}>
      <div className="about">
        <h2 id={id}>{label}</h2>
        {summary !== undefined && (
          <p className="note">
            <Words>{summary}</Words>
          </p>
        )}
        {source !== undefined && (
          <p className="note">
            Defined in <Source url={source} />
          </p>
        )}
      </div>
      <div className="chapters">
        <Chapter id={`${id}-ladder`} title="Formats by size">
          <Ladder of={quantization} weights={weights} />
        </Chapter>
        <Chapter id={`${id}-numbers`} title="Calculation">
          <Calculation of={quantization} weights={weights} />
        </Chapter>
        <Chapter id={`${id}-families`} title="Families" has={Object.keys(families).length}>
          <dl className="uses">
            {Object.entries(families).map(([family, { label: name, description }]) => (
              <div key={family}>
                <dt>{name}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </Chapter>
        <Chapter id={`${id}-order`} title="Replacements" has={preference.length}>
          <NearestFormat of={quantization} />
        </Chapter>
        <Chapter id={`${id}-sets`} title="Codes and names">
          <Codes of={quantization} />
        </Chapter>
      </div>
    </section>
  );
}

interface ChapterProps {
  readonly id: string;
  readonly title: string;
  /** The heading is left out if this is empty. */
  readonly has?: number;
  readonly children: ReactNode;
}

function Chapter({ id, title, has = 1, children }: ChapterProps): ReactNode {
  if (has === 0) return null;
  return (
    <div className="chapter prose">
      <h3 id={id}>{title}</h3>
      {children}
    </div>
  );
}
