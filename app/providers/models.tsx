// The embedded models whose records name a provider.
import type { Plugin } from "hubsmith";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Part } from "../reading/part.tsx";
import { usePanel } from "../use-panel.ts";
import { hostedBy, panelPath } from "./hosted.ts";

/** The models, each with a way to its snippets. */
export function Models({ provider }: { readonly provider: Plugin<"provider"> }): ReactNode {
  const hosted = hostedBy(
    usePanel((state) => state.models),
    provider,
  );
  return (
    <Part id="embedded-models" title="Models here that name it" items={hosted}>
      <ul className="items provider-models">
        {hosted.map(({ model, mapping: { providerId, task }, state }) => (
          <li key={`${model} ${providerId}`}>
            <Link href={panelPath(model, provider.id)} translate="no">
              {model}
            </Link>
            <p>
              as <code translate="no">{providerId}</code>
              {task !== undefined && ` for ${task}`}; {state}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
