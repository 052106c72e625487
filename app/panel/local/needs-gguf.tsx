// Which apps need a GGUF file, which the repository does not have, and where there are some.
import { Fragment, type ReactNode } from "react";
import { boundsText } from "../../formats/amounts.ts";
import { modelsUrl } from "../../routing/hub-url.ts";
import { Optional } from "../../ui/later.tsx";
import { useHostContext } from "../host-context.ts";
import { usePanelState } from "../use-panel.ts";

const NAMED = 3;

export function NeedsGguf({ apps }: { readonly apps: readonly string[] }): ReactNode {
  const { quantized, linkTo } = useHostContext();
  const id = usePanelState((state) => state.model.id);
  const more = apps.length > NAMED ? [`${apps.length - NAMED} more`] : [];
  return (
    <p className="note">
      {LIST.format([...apps.slice(0, NAMED), ...more])} need a GGUF file:{" "}
      {quantized !== undefined && (
        <Optional load={quantized} of={id}>
          {(versions) =>
            versions.map(
              ({ id: version, gguf }) =>
                gguf !== undefined && (
                  <Fragment key={version}>
                    <a href={linkTo?.("model", version)} translate="no">
                      {version}
                    </a>
                    {gguf.length > 0 && ` (${sizeOf(gguf)})`},{" "}
                  </Fragment>
                ),
            )
          }
        </Optional>
      )}
      <a
        href={modelsUrl({ other: `base_model:quantized:${id}`, library: "gguf" })}
        rel="noreferrer"
      >
        all versions on the Hub
      </a>
      .
    </p>
  );
}

const LIST = new Intl.ListFormat("en-GB");

const sizeOf = (bytes: readonly number[]): string =>
  boundsText({ min: Math.min(...bytes), max: Math.max(...bytes) });
