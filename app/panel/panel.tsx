// The usage panel as a component: code that calls a model with its providers, and code that loads it.
import { type Model, parseModel } from "hubsmith";
import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import type { PanelProps, Theme } from "./parts/host-context.ts";
import { PanelView } from "./panel-view.tsx";
import { Fault } from "../ui/load-fault.tsx";
import { idle } from "../browser/scheduling.ts";
import { choosing } from "./data/choosing.ts";
import type { PanelChoice } from "./data/choice.ts";
import { createPanelStore } from "./data/store.ts";
import { pluginsOf } from "../models/plugins.ts";

/**
 * The usage panel of a model as a React component: code that calls the model with its providers, and code that loads
 * it. An invalid record shows an error instead. Import `hubsmith/panel/style.css` once. Never throws.
 * @param props - `hub` and `model` are enough. Pass the same `hub` each time.
 * @returns The panel.
 * @example
 * ```tsx
 * import { Panel } from "hubsmith/panel";
 * import { entries } from "hubsmith/plugins";
 *
 * const record = { id: "google/gemma-2-2b-it", pipeline_tag: "text-generation" };
 * export const usage = <Panel hub={entries} model={record} theme="dark" />;
 * ```
 * @public
 */
export function Panel({ model: record, ...props }: PanelProps): ReactNode {
  const read = useMemo(() => parseModel(record), [record]);
  if (read.model !== undefined) return <Known {...props} model={read.model} />;
  return <Unreadable theme={props.theme} why={read.diagnostics[0]?.message ?? ""} />;
}

interface UnreadableProps {
  readonly theme: Theme | undefined;
  readonly why: string;
}

/** The content instead of a panel if the model is invalid. */
export function Unreadable({ theme, why }: UnreadableProps): ReactNode {
  return (
    <div className="panel hubsmith-panel" data-theme={theme}>
      <Fault title="Invalid model record.">{why}</Fault>
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
  // A record or selection that is written inside a component is a new object with equal content at each render.
  const shown = useSame(model);
  const chosen = useSame(initial);
  useEffect(() => {
    const showAll = async (): Promise<void> => {
      await store.actions.show(shown, choosing(shown.id, chosen));
      // The other languages are one click away.
      await idle();
      await store.actions.loadBeside();
    };
    void showAll();
  }, [store, shown, chosen]);
  return <PanelView {...view} store={store} ids={ids} />;
}

const NOTHING: Partial<PanelChoice> = {};

/** The first value that was given, as long as later ones are equal. */
function useSame<T>(value: T): T {
  const [stable, keep] = useState(value);
  if (stable === value) return stable;
  if (JSON.stringify(stable) === JSON.stringify(value)) return stable;
  keep(value);
  return value;
}
