// What is behind the current snippet, folded: its HTTP request, a sample response, and what is not available.
import { type ReactNode, useEffect, useRef } from "react";
import { Boundary } from "../../ui/boundary.tsx";
import { Later } from "../../ui/later.tsx";
import { useHostContext } from "../host-context.ts";
import { useActions, usePanelState } from "../use-panel.ts";
import type { CallView } from "./call-data.ts";
import { loadViews } from "./load-views.ts";

export function More({ call }: { readonly call: CallView }): ReactNode {
  const isOpen = usePanelState((state) => state.view === "more");
  const { choose } = useActions();
  const { answers } = useHostContext();
  const details = useRef<HTMLDetailsElement>(null);
  // A reader may have opened the prerendered one before this.
  useEffect(() => {
    if (details.current!.open) choose({ view: "more" });
  }, [choose]);
  return (
    <details
      ref={details}
      className="folded more"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) choose({ view: open ? "more" : "code" });
      }}
    >
      <summary>More: HTTP request, response, what is not available</summary>
      {isOpen && (
        <Boundary part="This part" resetOn={call.client?.content}>
          <Later what="This part" load={loadViews} of="views">
            {({ Answer, RequestView, WhyNotView }) => (
              <>
                <RequestView call={call} />
                {answers !== undefined && <Answer call={call} of={answers} />}
                <WhyNotView call={call} />
              </>
            )}
          </Later>
        </Boundary>
      )}
    </details>
  );
}
