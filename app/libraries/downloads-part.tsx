// The downloads that the Hub counts for a library's models: in words, and as the Hub's query.
import type { DownloadRule } from "hubsmith";
import { downloadQuery, defaultDownloads } from "#plugins/catalogue/downloads";
import { Fragment, type ReactNode } from "react";
import { CodeBlock } from "../ui/code-block.tsx";
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
            ? `${label} has no custom rule. The Hub’s default rule applies.`
            : `${label} has a custom rule, which replaces the Hub’s default rule.`}
        </p>
      </div>
      <div className="prose main">
        {phrases === undefined ? (
          <p>A request counts if the query below finds the file.</p>
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
          Each of several such files of a model counts. Other files do not count. See{" "}
          <a href={EXPLAINED} rel="noreferrer">
            how the Hub counts
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
