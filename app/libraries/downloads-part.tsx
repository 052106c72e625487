// The downloads that the Hub counts for a library's models: in words, and as the Hub's query.
import type { DownloadRule } from "hubsmith";
import { downloadQuery, defaultDownloads } from "#plugins/catalogue/downloads";
import { Fragment, type ReactNode } from "react";
import { CodeBlock } from "../parts/code-block.tsx";
import { type Phrase, phrasesOf } from "./counted.ts";

const EXPLAINED = "https://huggingface.co/docs/hub/models-download-stats";

interface Props {
  /** The library's own rule; without one, the Hub's is used. */
  readonly rule: DownloadRule | undefined;
  readonly label: string;
}

/** The component. */
export function DownloadsPart({ rule, label }: Props): ReactNode {
  const held = rule ?? defaultDownloads;
  const phrases = phrasesOf(held);
  return (
    <section className="part" aria-labelledby="downloads">
      <div className="about">
        <h2 id="downloads">What counts as a download</h2>
        <p className="note">
          {rule === undefined
            ? `${label} has no rule of its own, so the Hub’s rule for all models holds.`
            : `A rule of its own for models of ${label}, in place of the Hub’s rule for all.`}
        </p>
      </div>
      <div className="prose main">
        {phrases === undefined ? (
          <p>A request counts if the file is one that the query below finds.</p>
        ) : (
          <>
            <p>A request counts as one download if it asks for</p>
            <ul className="advice counted">
              {phrases.map((phrase, at) => (
                <li key={at}>
                  {at > 0 && "or "}
                  <Words phrase={phrase} />
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="note">
          A download of several such files of one model counts once for each. Other files count for
          nothing. How the Hub counts,{" "}
          <a href={EXPLAINED} rel="noreferrer">
            its documentation
          </a>{" "}
          says.
        </p>
        <CodeBlock
          title="The Hub’s query"
          what="download query"
          highlight=""
          content={downloadQuery(held)}
        />
      </div>
    </section>
  );
}

function Words({ phrase: { before, names, after } }: { readonly phrase: Phrase }): ReactNode {
  return (
    <>
      {before}
      {names.map((name, at) => (
        <Fragment key={name}>
          {at === 0 ? " " : at === names.length - 1 ? " or " : ", "}
          <code translate="no">{name}</code>
        </Fragment>
      ))}
      {after !== "" && `, ${after}`}
    </>
  );
}
