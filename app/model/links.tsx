// The links of a model's page: in its header, and of its panel, which are followed without reloading.
import type { Model } from "hubsmith";
import { type ReactNode, type RefObject, useCallback, useDeferredValue, useEffect } from "react";
import { useLocation, useRouter } from "wouter";
import { loadFiles } from "../files/files-part.tsx";
import { useMachine } from "../formats/machine.ts";
import type { PanelHost } from "../panel/host-context.ts";
import { LIBRARIES, pathOf, FORMATS, TASKS } from "../routing/places.ts";
import { usePanelState } from "../panel/use-panel.ts";
import { useEntries, useHost } from "../stores/host.ts";
import { ManualCopy } from "../ui/manual-copy.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Optional } from "../ui/later.tsx";
import { useCopy } from "../ui/use-copy.ts";
import { hubUrl } from "../routing/hub-url.ts";
import { modelPath } from "../routing/model-path.ts";

/** What fits into the memory of the user, the links, and a button that copies the id. */
export function HeaderLinks(): ReactNode {
  const model = usePanelState((state) => state.model);
  const { copying, copy } = useCopy(model.id, "id");
  return (
    <div className="ways">
      <FitChip model={model} />
      <a href={hubUrl("models", model.id)} rel="noreferrer">
        On the Hub
      </a>
      <CopyButton what="id" isNamed copying={copying} onCopy={copy} />
      <span className="note keys">
        <kbd>Alt+C</kbd> copies the code
      </span>
      {copying === "refused" && <ManualCopy what="The id" text={model.id} />}
    </div>
  );
}

/** What of a model fits into the computer of the user; nothing while its memory is unknown. */
function FitChip({ model }: { readonly model: Model }): ReactNode {
  const entries = useEntries();
  const machine = useDeferredValue(useMachine());
  if (machine.gb === undefined) return null;
  return (
    <Optional load={loadFiles} of={model} version={entries}>
      {({ fitText, hub, model: read }) => {
        const text = fitText(hub, read, machine);
        return (
          text !== "" && (
            <span className="chip" title={text}>
              {text}
            </span>
          )
        );
      }}
    </Optional>
  );
}

type LinkTo = PanelHost["linkTo"] & object;

/** The URLs; a click on one of them inside an element navigates in the app. */
export function useLinks(around: RefObject<HTMLElement | null>): LinkTo {
  const { base } = useRouter();
  const { models } = useHost();
  const [, navigate] = useLocation();
  useEffect(() => {
    const element = around.current;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
      const href = link?.getAttribute("href") ?? "";
      if (event.defaultPrevented || event.button !== 0 || !isPlain || !href.startsWith(`${base}/`))
        return;
      event.preventDefault();
      navigate(href.slice(base.length));
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [around, base, navigate]);
  return useCallback<LinkTo>(
    (kind, id) => {
      if (kind === "quantization") return base + FORMATS.path;
      if (kind === "model") return models.hasPage(id) ? base + modelPath(id) : undefined;
      return base + pathOf(kind === "task" ? TASKS : LIBRARIES, id);
    },
    [base, models],
  );
}
