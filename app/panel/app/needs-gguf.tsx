// Which apps need a GGUF file, of which no repository is known here.
import type { ReactNode } from "react";
import { modelsUrl } from "#models/hub-url";
import { usePanelState } from "../parts/use-panel.ts";
import { Away } from "../../ui/away.tsx";

const NAMED = 3;

export function NeedsGguf({ apps }: { readonly apps: readonly string[] }): ReactNode {
  const id = usePanelState((state) => state.model.id);
  const more = apps.length > NAMED ? [`${apps.length - NAMED} more`] : [];
  return (
    <p className="note">
      {LIST.format([...apps.slice(0, NAMED), ...more])} need a GGUF file, and none is known for this
      model:{" "}
      <Away href={modelsUrl({ other: `base_model:quantized:${id}`, library: "gguf" })}>
        search the Hub
      </Away>
      .
    </p>
  );
}

const LIST = new Intl.ListFormat("en-GB");
