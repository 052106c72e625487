// The panel of a store: the facts, how to call the model, how to load it. Each part fails separately.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { LiveRegion } from "../ui/live-region.tsx";
import { Fault } from "../ui/load-fault.tsx";
import { SayContext } from "../browser/say.ts";
import { createNoticeStore } from "../browser/notice.ts";
import { HostContext, type PageHost, type ViewProps } from "./parts/host-context.ts";
import { CallSection } from "./api/call-section.tsx";
import { Facts } from "./facts.tsx";
import { choiceOf } from "./data/choosing.ts";
import type { PanelChoice } from "./data/choice.ts";
import { panelOf } from "./data/panel-data.ts";
import type { PanelStore } from "./data/store.ts";
import { PanelContext, useActions, usePanelState } from "./parts/use-panel.ts";
import { Agents, Apps, Libraries } from "./later.tsx";
import { Ways, WaySection } from "./ways.tsx";
import "./style.css";

interface Props extends ViewProps, Pick<PageHost, "quantized"> {
  readonly store: PanelStore;
  /** The prefix of element ids. */
  readonly ids: string;
  /** The file that local programs run, above them. */
  readonly file?: ReactNode;
}

export function PanelView(props: Props): ReactNode {
  const { store, onChange, say, theme, beside, file, ...host } = props;
  const [notice] = useState(createNoticeStore);
  useChanges(store, onChange);
  const isReady = useStore(store, (state) => panelOf(state).isReady);
  const model = useStore(store, (state) => state.model);
  return (
    <PanelContext value={store}>
      <HostContext value={host}>
        <SayContext value={say ?? notice.say}>
          <div className="panel hubsmith-panel" data-theme={theme} aria-busy={!isReady}>
            <Facts beside={beside} />
            <Faults />
            <Ways />
            <WaySection way="api" part="The API section">
              <CallSection key={model.id} />
            </WaySection>
            <WaySection way="app" part="The list of apps" before={file}>
              <Apps />
            </WaySection>
            <WaySection way="library" part="The list of libraries" before={file}>
              <Libraries />
            </WaySection>
            <WaySection way="agent" part="The list of agents">
              <Agents />
            </WaySection>
            {say === undefined && <LiveRegion notice={notice} />}
          </div>
        </SayContext>
      </HostContext>
    </PanelContext>
  );
}

/** The errors, with a retry button; nothing if there are none. */
function Faults(): ReactNode {
  const faults = usePanelState(useShallow((state) => panelOf(state).faults));
  const { load } = useActions();
  return faults.length > 0 && <Fault items={faults} again={() => void load()} />;
}

// Reports changes of the selection to the host. The initial selection is not a change, and plugins that are loading are awaited.
function useChanges(
  { getState, subscribe }: PanelStore,
  onChange: ((choice: PanelChoice) => void) | undefined,
): void {
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  });
  useEffect(() => {
    let before: string | undefined;
    const follow = (): void => {
      const state = getState();
      if (!panelOf(state).isReady) return;
      const now = JSON.stringify(choiceOf(state));
      const isChange = before !== undefined && now !== before;
      before = now;
      if (isChange) listener.current?.(JSON.parse(now) as PanelChoice);
    };
    follow();
    return subscribe(follow);
  }, [getState, subscribe]);
}
