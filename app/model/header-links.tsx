// Links in the header of a model's page: to its parts, with counts, and to the Hub.
import type { ReactNode } from "react";
import { hasFiles } from "../files/has-files.ts";
import { panelOf } from "../panel/state/panel.ts";
import { usePanelState } from "../panel/state/use-panel.ts";
import { ManualCopy } from "../ui/manual-copy.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { useCopy } from "../ui/use-copy.ts";
import { hubUrl } from "../routing/hub-url.ts";

/** The links, and a button that copies the id. */
export function HeaderLinks(): ReactNode {
  const model = usePanelState((state) => state.model);
  const isReady = usePanelState((state) => panelOf(state).isReady);
  const { copying, copy } = useCopy(model.id, "id");
  return (
    <div className="ways">
      {isReady && (
        <nav aria-label="On this page">
          <a href="#call">Use the API</a>
          <a href="#load">Run locally</a>
          {hasFiles(model) && <a href="#files">Files</a>}
        </nav>
      )}
      <a href={hubUrl("models", model.id)} rel="noreferrer">
        On the Hub
      </a>
      <CopyButton what="id" isNamed copying={copying} onCopy={copy} />
      {copying === "refused" && <ManualCopy what="The id" text={model.id} />}
    </div>
  );
}
