// The usage panel as a component: code that calls a model through its providers, and code that loads it.
import { type Entry, type Hub, type Model, parseModel } from "hubsmith";
import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { PanelView, type ViewProps } from "./panel-view.tsx";
import { choosing, type PanelChoice } from "./state/panel-choice.ts";
import { pluginsOf } from "./state/plugins-of.ts";
import { createPanelStore } from "./state/store.ts";

/** What a panel is given; `hub` and `model` suffice. */
export interface PanelProps extends ViewProps {
  /** A hub with all plugins in it, or entries, of which those are loaded that a choice needs. Keep the same one. */
  readonly hub: Hub | readonly Entry[];
  /** The model, as `parseModel` gives it, or its record, as the Hub's API returns it. */
  readonly model: Model | object;
  /** What is chosen at first. Given with something else in it later, it is chosen then. */
  readonly initial?: Partial<PanelChoice> | undefined;
}

/** The panel of a model; a record that cannot be read is said in its place. */
export function Panel({ model: record, ...props }: PanelProps): ReactNode {
  const read = useMemo(() => parseModel(record), [record]);
  if (read.model !== undefined) return <Known {...props} model={read.model} />;
  return (
    <div className="panel hubsmith-panel" data-theme={props.theme}>
      <div className="fault" role="alert">
        <p>
          <strong>This model cannot be shown.</strong> {read.diagnostics[0]?.message}
        </p>
      </div>
    </div>
  );
}

interface KnownProps extends Omit<PanelProps, "model"> {
  readonly model: Model;
}

function Known({ hub, model, initial = NOTHING, ...view }: KnownProps): ReactNode {
  const ids = `${useId()}-`;
  const plugins = pluginsOf(hub);
  const [first] = useState({ model, initial });
  const store = useMemo(
    () => createPanelStore(first.model, plugins, choosing(first.model.id, first.initial)),
    [first, plugins],
  );
  // Who writes a record or a choice into their own component gives another object with the same in it each time.
  const shown = useSame(model);
  const chosen = useSame(initial);
  useEffect(() => {
    void store.actions.show(shown, choosing(shown.id, chosen));
  }, [store, shown, chosen]);
  return <PanelView {...view} store={store} ids={ids} />;
}

const NOTHING: Partial<PanelChoice> = {};

/** The value as it was first given, for as long as what comes has the same in it. */
function useSame<T>(value: T): T {
  const [kept, keep] = useState(value);
  if (kept === value) return kept;
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
