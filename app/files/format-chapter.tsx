// The formats of a repository in a table, with the best that fits above and the calculation below.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { weightsText } from "../quantizations/weights.ts";
import { Words } from "../quantizations/words.tsx";
import { QUANTIZATIONS } from "../routing/places.ts";
import { Scroller } from "../routing/scroller.tsx";
import type { FormatTable, Row } from "./rows.ts";
import { Calculation } from "./calculation.tsx";

interface Props {
  readonly table: FormatTable;
  readonly gb: number | undefined;
  readonly counted: ReadonlySet<string>;
  /** The number of weights of the model, if its record has it. */
  readonly weights: number | undefined;
}

// Nobody publishes as many formats; more are in the list below the table.
const MOST = 100;

/** The section. */
export function FormatChapter({ table, gb, counted, weights }: Props): ReactNode {
  const { id, label, rows, best } = table;
  const title = `Files in ${label}`;
  const query = weights === undefined ? "" : `?weights=${weightsText(weights)}`;
  const reason = onlyReason(rows);
  return (
    <div className="chapter">
      <h3>{title}</h3>
      {best !== undefined && <p className="best">{best}</p>}
      <Scroller label={title}>
        <table>
          <caption className="unseen">{title}, the most precise format first</caption>
          <thead>
            <tr>
              <th scope="col">Format</th>
              <th scope="col">Size</th>
              {gb !== undefined && <th scope="col">Into {gb} GB</th>}
              <th scope="col">Bits per weight</th>
              <th scope="col">Files</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST).map((row, at) => (
              <FormatRow key={at} row={row} />
            ))}
          </tbody>
        </table>
      </Scroller>
      {rows.length > MOST && (
        <p className="note">
          {(rows.length - MOST).toLocaleString("en")} more formats are only in the list below.
        </p>
      )}
      {reason !== undefined && (
        <p className="note">
          <Words>{reason}</Words>
        </p>
      )}
      {rows.some(({ isEstimate }) => isEstimate) && (
        <p className="note">
          Estimated: the record has no size, so it is calculated from the number of weights and
          their bits. See the calculation below.
        </p>
      )}
      {rows.some(({ fits }) => fits.length > 1) && (
        <p className="note">
          Several files of a format are several models or parts of one model. Each model is compared
          with the memory separately.
        </p>
      )}
      <Calculation rows={rows} gb={gb} counted={counted} />
      <p className="note">
        <Link href={`${QUANTIZATIONS.path}${query}#${id}-ladder`}>
          What the formats of {label} are
          {weights !== undefined && ", with sizes for as many weights"}
        </Link>
      </p>
    </div>
  );
}

function FormatRow({ row }: { readonly row: Row }): ReactNode {
  const { label, bits, files, size, isEstimate, verdict } = row;
  return (
    <tr data-fits={verdict?.fits}>
      <th scope="row">{label === undefined ? "no label" : <span translate="no">{label}</span>}</th>
      <td className="words">
        {size ?? "unknown"}
        {isEstimate && ", estimated"}
      </td>
      {verdict !== undefined && (
        <td className="verdict words">
          {verdict.says}
          {verdict.isBest && <strong> – most precise format</strong>}
        </td>
      )}
      <td>{bits}</td>
      <td>{files}</td>
    </tr>
  );
}

/** The reason why all of them are unknown, if it is the same. */
function onlyReason(rows: readonly Row[]): string | undefined {
  const reasons = new Set(rows.flatMap(({ fits }) => fits.map((fit) => fit.reason)));
  return reasons.size === 1 ? [...reasons][0] : undefined;
}
