// Formats of a quantization by size: a bar of bits per weight for each, file sizes, and the same as a table.
import type { QuantizationSpec } from "hubsmith";
import type { CSSProperties, ReactNode } from "react";
import { LadderTable } from "./ladder-table.tsx";
import { type Ladder as Rungs, ladderOf, LONGEST, type Rung } from "./rungs.ts";
import { weightsText } from "./weights.ts";

interface Props {
  readonly of: QuantizationSpec;
  readonly weights: number;
}

/** The chart. */
export function Ladder({ of: quantization, weights }: Props): ReactNode {
  const { label } = quantization;
  const ladder = ladderOf(quantization, weights);
  const { ordered, others } = ladder;
  return (
    <>
      <p>
        From the most to the least precise format: bits per weight, and the file size for{" "}
        <a href="#weights">{weightsText(weights)} weights</a>.
      </p>
      <Key of={ladder} />
      <Bars
        of={ordered}
        says={`Bars of the bits per weight of ${ordered.length} formats of ${label}, from the most to the least precise.`}
      />
      {others.length > 0 && (
        <details className="more">
          <summary>{others.length} more without a rank</summary>
          <p className="note">
            Types of single tensors, and formats without fixed bits. They have no file size.
          </p>
          <Bars of={others} says={`Bars of the bits per weight of these ${others.length}.`} />
        </details>
      )}
      <details className="more">
        <summary>As a table, with all digits</summary>
        <LadderTable label={label} weights={weights} rungs={[...ordered, ...others]} />
      </details>
    </>
  );
}

interface BarsProps {
  readonly of: readonly Rung[];
  readonly says: string;
}

function Bars({ of: rungs, says }: BarsProps): ReactNode {
  return (
    <figure className="picture">
      <figcaption className="unseen">{says} The table below has the same data.</figcaption>
      {/* Read aloud, bars are noise; the table has all that they say. */}
      <ol className="ladder" aria-hidden="true">
        {rungs.map((rung) => (
          <Bar key={rung.format.name} rung={rung} />
        ))}
      </ol>
    </figure>
  );
}

function Bar({ rung: { format, bits, size, bar } }: { readonly rung: Rung }): ReactNode {
  const shares = bar && ({ "--layout": bar.layout, "--whole": bar.whole } as CSSProperties);
  return (
    <li>
      <span className="rung-name" translate="no">
        {format.name}
      </span>
      <span className="rung-bar" data-bar={lookOf(bar)} style={shares} />
      <span className="rung-bits">{bits}</span>
      <span className="rung-size">{size}</span>
    </li>
  );
}

function lookOf(bar: Rung["bar"]): string {
  if (bar === undefined) return "none";
  return bar.isBroken ? "broken" : "whole";
}

/** The meaning of bars and words that are in the chart. */
function Key({ of: { ordered, others } }: { readonly of: Rungs }): ReactNode {
  const all = [...ordered, ...others];
  const has = (word: string): boolean => all.some(({ bits }) => bits.includes(word));
  return (
    <ul className="key note">
      {has("exactly") && (
        <li>Exactly: all large tensors have one layout, with these bits per weight.</li>
      )}
      {has("mostly") && (
        <li>
          Mostly: most weights have these bits (the full part of the bar). Others have more; the
          striped part shows the measured average.
        </li>
      )}
      {has("unknown") && (
        <li>
          Unknown: the layout is not fixed, so there is no size. The name may have the bits of a
          weight, but not what else is stored.
        </li>
      )}
      {all.some(({ bar }) => bar?.isBroken) && <li>A cut-off bar has more than {LONGEST} bits.</li>}
    </ul>
  );
}
