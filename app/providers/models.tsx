// The embedded models whose records name a provider.
import type { Plugin } from "hubsmith";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { modelPath } from "../routing/model-path.ts";
import { Part } from "../routing/part.tsx";
import { type Hosted, hostedBy } from "./hosted.ts";
import { useModels } from "../stores/host.ts";

// More than these are folded, so that the tasks are not far below.
const MOST = 6;

interface Props {
  readonly provider: Plugin<"provider">;
}

/** The models, each with a link to its snippets. */
export function Models({ provider }: Props): ReactNode {
  const hosted = hostedBy(useModels(), provider);
  const [first, more] = [hosted.slice(0, MOST), hosted.slice(MOST)];
  return (
    <Part id="embedded-models" title="Models here" items={hosted}>
      <List hosted={first} provider={provider} />
      {more.length > 0 && (
        <details className="provider-fold">
          <summary>
            {more.length} more <span className="unseen">models that name it</span>
          </summary>
          <List hosted={more} provider={provider} />
        </details>
      )}
    </Part>
  );
}

function List({ hosted, provider }: Props & { readonly hosted: readonly Hosted[] }): ReactNode {
  return (
    <ul className="items provider-models">
      {hosted.map(({ model, mapping: { providerId, task }, state }) => (
        <li key={`${model} ${providerId}`}>
          <Link href={modelPath(model, { provider: provider.id })} translate="no">
            {model}
          </Link>
          <p>
            as <code translate="no">{providerId}</code>
            {task !== undefined && ` for ${task}`}; {state}
          </p>
        </li>
      ))}
    </ul>
  );
}
