// The links of a model's page: in its header, and of its panel, which are followed without reloading.
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from "react";
import { useLocation, useRouter } from "wouter";
import type { PanelHost } from "../../panel/parts/host-context.ts";
import { LIBRARIES, pathOf, FORMATS, TASKS } from "../../browser/places.ts";
import { usePanelState } from "../../panel/parts/use-panel.ts";
import { useHost } from "../../models/host.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useCopy } from "../../ui/use-copy.ts";
import { hubUrl } from "#models/hub-url";
import { modelPath } from "../../browser/model-path.ts";
import { useCopyKey } from "./use-copy-key.ts";
import { Away } from "../../ui/away.tsx";

const COPY_KEY = { idle: "copies", copied: "copied", refused: "did not copy" } as const;

/** The link to the Hub, and a button that copies the id. */
export function HeaderLinks(): ReactNode {
  const model = usePanelState((state) => state.model);
  // The heading of the page is the id.
  const heading = useRef<HTMLElement>(null);
  useEffect(() => {
    heading.current = document.querySelector("h1");
  }, []);
  const { copying, copy } = useCopy(model.id, "id", heading);
  const byKey = useCopyKey();
  return (
    <div className="ways">
      <Away href={hubUrl("models", model.id)}>On the Hub</Away>
      <CopyButton what="id" isNamed copying={copying} onCopy={copy} />
      <span className="note keys">
        <kbd>Alt+C</kbd> {COPY_KEY[byKey]} the code
      </span>
    </div>
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
