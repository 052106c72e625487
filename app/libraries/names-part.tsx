// The names of a library, and links to its documentation.
import type { Plugin } from "hubsmith";
import type { ReactNode } from "react";
import { modelsUrl } from "../routing/hub-url.ts";

interface Props {
  readonly library: Plugin<"library">;
}

/** The component. */
export function NamesPart({ library }: Props): ReactNode {
  const { id, aliases = [], filter, prettyLabel: label, repoName } = library;
  const repository = webAddress(library.repoUrl);
  const documentation = webAddress(library.docsUrl);
  return (
    <section className="part" aria-labelledby="names">
      <h2 id="names">Names and links</h2>
      <dl className="about-library">
        <div>
          <dt>In a model’s record</dt>
          <dd>
            <code translate="no">library_name: {id}</code>
          </dd>
        </div>
        {aliases.length > 0 && (
          <div>
            <dt>Aliases</dt>
            <dd>
              {aliases.map((alias, at) => (
                <span key={alias}>
                  {at > 0 && ", "}
                  <code translate="no">{alias}</code>
                </span>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>Repository</dt>
          <dd>
            {repository === undefined ? (
              repoName
            ) : (
              <a href={repository} rel="noreferrer">
                {repoName}
              </a>
            )}
          </dd>
        </div>
        <div>
          <dt>Documentation</dt>
          <dd>
            {documentation === undefined ? (
              "None listed, except the repository."
            ) : (
              <a href={documentation} rel="noreferrer">
                {shortened(documentation)}
              </a>
            )}
          </dd>
        </div>
        <div>
          <dt>Models</dt>
          <dd>
            {filter ? (
              <a href={modelsUrl({ library: id })} rel="noreferrer">
                Models for {label} on the Hub
              </a>
            ) : (
              "The Hub has no filter for this library."
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}

// A plugin's URL becomes a link, and a link can contain a program.
const webAddress = (address: string | undefined): string | undefined =>
  address !== undefined && /^https?:\/\//i.test(address) ? address : undefined;

const shortened = (address: string): string => address.replace(/^https?:\/\/|\/$/gi, "");
