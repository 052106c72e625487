// The panel of a store: the facts, how to call the model, how to load it. Each part fails separately.
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { Boundary } from "../ui/boundary.tsx";
import { LiveRegion } from "../ui/live-region.tsx";
import { shadowOf, TreeContext } from "../ui/root-of.ts";
import { SayContext } from "../ui/say.ts";
import { createNoticeStore } from "../stores/notice.ts";
import { HostContext } from "./host-context.ts";
import { CallSection } from "./call-section.tsx";
import { Facts } from "./facts.tsx";
import { Faults } from "./faults.tsx";
import { LoadSection } from "./load-section.tsx";
import type { ViewProps } from "./props.ts";
import type { PanelStore } from "./state/store.ts";
import { PanelContext, usePanel } from "./state/use-panel.ts";
import { useChanges } from "./use-changes.ts";

interface Props extends ViewProps {
  readonly store: PanelStore;
  /** The prefix of element ids. */
  readonly ids: string;
}

/** The panel. */
export function PanelView(props: Props): ReactNode {
  const { store, ids, onChange, say, theme, beside, linkTo, linkOf, proofs, answers } = props;
  const [notice] = useState(createNoticeStore);
  const [tree, setTree] = useState<ShadowRoot>();
  const found = useCallback(
    (root: Element | null) => setTree(root ? shadowOf(root) : undefined),
    [],
  );
  const around = useMemo(
    () => ({ ids, linkTo, linkOf, proofs, answers }),
    [ids, linkTo, linkOf, proofs, answers],
  );
  useChanges(store, onChange);
  return (
    <PanelContext value={store}>
      <HostContext value={around}>
        <SayContext value={say ?? notice.say}>
          <TreeContext value={tree}>
            <Root theme={theme} found={found}>
              <Parts beside={beside} />
              {say === undefined && <LiveRegion notice={notice} />}
            </Root>
          </TreeContext>
        </SayContext>
      </HostContext>
    </PanelContext>
  );
}

interface RootProps extends Pick<ViewProps, "theme"> {
  readonly found: (root: Element | null) => void;
  readonly children: ReactNode;
}

function Root({ theme, found, children }: RootProps): ReactNode {
  const { isReady } = usePanel();
  return (
    <div className="panel hubsmith-panel" data-theme={theme} aria-busy={!isReady} ref={found}>
      {children}
    </div>
  );
}

function Parts({ beside }: Pick<ViewProps, "beside">): ReactNode {
  const { model } = usePanel();
  return (
    <>
      <Facts beside={beside} />
      <Faults />
      <Boundary part="The API section" resetOn={model}>
        <CallSection />
      </Boundary>
      <Boundary part="The local section" resetOn={model}>
        <LoadSection />
      </Boundary>
    </>
  );
}
