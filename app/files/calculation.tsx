// The calculation of each size and of the memory for a model, with the paths of its files.
import type { Fit } from "hubsmith/formats";
import type { ReactNode } from "react";
import { Words } from "../quantizations/words.tsx";
import { PathList } from "./path-list.tsx";
import { isEstimated, type Row } from "./rows.ts";
import { boundsText } from "./sizes.ts";
import { ShowMore } from "./show-more.tsx";
import { labelOf, wordOf } from "./verdicts.ts";

interface Props {
  readonly rows: readonly Row[];
  readonly gb: number | undefined;
  readonly counted: ReadonlySet<string>;
}

/** The folded calculation. */
export function Calculation({ rows, gb, counted }: Props): ReactNode {
  return (
    <details className="folded">
      <summary>Calculation, by file</summary>
      <ShowMore items={rows.flatMap(({ fits }) => fits)} many="of these" className="worked">
        {(fit) => (
          <>
            <p>
              <strong>{labelOf(fit.files) ?? "no label"}</strong>
            </p>
            <PathList paths={fit.set.paths} counted={counted} />
            <Working fit={fit} gb={gb} />
          </>
        )}
      </ShowMore>
    </details>
  );
}

function Working({ fit, gb }: { readonly fit: Fit; readonly gb: number | undefined }): ReactNode {
  const { needs, bytes, reason } = fit;
  return (
    <>
      {reason !== undefined && (
        <p className="note">
          <Words>{reason}</Words>
        </p>
      )}
      {needs.length > 0 && (
        <dl className="needs">
          {needs.map((need, at) => (
            <div key={at}>
              <dt>{need.part}</dt>
              <dd>
                {boundsText(need)}
                <span className="note">
                  {at === 0 && isEstimated(fit) && "estimated: "}
                  {need.how}
                </span>
              </dd>
            </div>
          ))}
          {bytes !== undefined && (
            <div>
              <dt>total</dt>
              <dd>
                {boundsText(bytes)}
                {gb !== undefined && (
                  <span className="note">
                    {wordOf(fit)} {fit.fits !== "unknown" && `into ${gb} GB`}
                  </span>
                )}
              </dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
