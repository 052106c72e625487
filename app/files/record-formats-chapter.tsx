// The formats in the fields of a record, as a table: the field, the number of weights, and their size.
import type { ReactNode } from "react";
import { Scroller } from "../routing/scroller.tsx";
import type { RecordFormat } from "./record-formats.ts";

interface Props {
  readonly formats: readonly RecordFormat[];
}

// A config may have any name.
const MOST = 50;

/** The section; nothing if no field has a format. */
export function RecordFormatsChapter({ formats }: Props): ReactNode {
  if (formats.length === 0) return null;
  const title = "Formats in the record";
  const hasWeights = formats.some(({ weights }) => weights !== undefined);
  return (
    <div className="chapter">
      <h3>{title}</h3>
      <p className="note">
        Read from the fields of the record, not from file names.
        {hasWeights && " Sizes are those of the weights, without file headers."}
      </p>
      <Scroller label={title}>
        <table>
          <caption className="unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Format</th>
              <th scope="col">Kind</th>
              <th scope="col">Source</th>
              {hasWeights && <th scope="col">Weights</th>}
              {hasWeights && <th scope="col">Size</th>}
            </tr>
          </thead>
          <tbody>
            {formats
              .slice(0, MOST)
              .map(({ quantization, format, isKnown, from, weights, size }, at) => (
                <tr key={at}>
                  <th scope="row">
                    <span translate="no">{format}</span>
                    {!isKnown && " (not in the table)"}
                  </th>
                  <td>{quantization}</td>
                  <td>
                    <code translate="no">{from}</code>
                  </td>
                  {hasWeights && <td>{weights ?? "unknown"}</td>}
                  {hasWeights && (
                    <td className="words">
                      {size === undefined ? (
                        "unknown"
                      ) : (
                        <>
                          {size.says} <span className="note">= {size.how}</span>
                        </>
                      )}
                    </td>
                  )}
                </tr>
              ))}
          </tbody>
        </table>
      </Scroller>
      {formats.length > MOST && (
        <p className="note">{(formats.length - MOST).toLocaleString("en")} more are not shown.</p>
      )}
    </div>
  );
}
