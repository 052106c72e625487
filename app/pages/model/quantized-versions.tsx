// The quantized versions of a model: each on its page here or on the Hub, and a link to all of them.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { hubUrl, modelsUrl } from "#models/hub-url";
import { modelPath } from "../../browser/model-path.ts";
import { useHost } from "../../models/host.ts";
import { Away } from "../../ui/away.tsx";
import { Optional } from "../../ui/later.tsx";

const MOST = 3;

/** The fact; nothing if no version is known. */
export function QuantizedVersions({ id }: { readonly id: string }): ReactNode {
  const { models } = useHost();
  return (
    <Optional load={models.quantized} of={id}>
      {(versions) =>
        versions.length > 0 && (
          <dl className="minor">
            <div>
              <dt>Quantized versions</dt>
              <dd className="row links">
                {versions.slice(0, MOST).map(({ id: version }) =>
                  models.hasPage(version) ? (
                    <Link key={version} href={modelPath(version)} translate="no">
                      {version}
                    </Link>
                  ) : (
                    <Away key={version} href={hubUrl("models", version)} isName>
                      {version}
                    </Away>
                  ),
                )}
                <Away href={modelsUrl({ other: `base_model:quantized:${id}` })}>
                  All on the Hub
                </Away>
              </dd>
            </div>
          </dl>
        )
      }
    </Optional>
  );
}
