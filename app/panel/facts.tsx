// The facts of the record in a line, with the host's content next to it.
import type { ReactNode } from "react";
import { contextOf, quantizationsOf, sizeOf } from "../catalog/card.ts";
import { labelsOf } from "../catalog/labels.ts";
import { licenseOf } from "../catalog/licenses.ts";
import { baseModelOf } from "#plugins/kit/catalog/base-model";
import { languagesText } from "#plugins/kit/catalog/languages";
import { hubUrl } from "../routing/hub-url.ts";
import { itemOf, shownIn } from "../routing/places.ts";
import { useHostContext } from "./host-context.ts";
import { panelOf } from "./state/panel.ts";
import { usePanelState } from "./state/use-panel.ts";

/** The facts that decide the snippets. */
export function Facts({ beside }: { readonly beside?: ReactNode }): ReactNode {
  const model = usePanelState((state) => state.model);
  const called = usePanelState((state) => panelOf(state).call.task);
  const entries = usePanelState((state) => state.entries);
  const ofCalled = entries.find(({ kind, id }) => kind === "task" && id === called);
  // A wire format is no task of its own.
  const apiTask = (ofCalled && "wireOf" in ofCalled ? ofCalled.wireOf : undefined) ?? called;
  const { linkTo } = useHostContext();
  const linked = (kind: "task" | "library" | "quantization", id: string, label: string) => {
    const href = linkTo?.(kind, id);
    return href === undefined ? label : <a href={href}>{label}</a>;
  };
  const named = (kind: "task" | "library", id: string): ReactNode => {
    const item = itemOf(shownIn(entries, kind), id);
    return item === undefined ? id : linked(kind, item.id, item.label);
  };
  const labels = labelsOf(entries);
  const license = licenseOf(model);
  const base = baseModelOf(model);
  const [size, context] = [sizeOf(model), contextOf(model)];
  const languages = languagesText(model.tags);
  // The day: the time has no use here.
  const updated = model.lastModified?.slice(0, 10);
  return (
    <div className="facts">
      <dl>
        {model.pipeline_tag !== undefined && (
          <Fact name="Task">{named("task", model.pipeline_tag)}</Fact>
        )}
        {apiTask !== undefined && apiTask !== model.pipeline_tag && (
          <Fact name="API task" isMinor>
            {named("task", apiTask)}
          </Fact>
        )}
        {model.library_name !== undefined && (
          <Fact name="Library">{named("library", model.library_name)}</Fact>
        )}
        {license !== undefined && (
          <Fact name="License" isMinor>
            <a href={license.url} rel="noreferrer">
              {license.name}
            </a>
          </Fact>
        )}
        {quantizationsOf(model).map((name) => (
          <Fact key={name} name="Quantized">
            {linked("quantization", name, labels("quantization", name))}
          </Fact>
        ))}
        {size !== undefined && (
          <Fact name="Parameters" isMinor>
            {size}
          </Fact>
        )}
        {context !== undefined && (
          <Fact name="Context" isMinor>
            {context} tokens
          </Fact>
        )}
        {languages !== undefined && (
          <Fact name="Languages" isMinor>
            {languages}
          </Fact>
        )}
        {updated !== undefined && (
          <Fact name="Updated" isMinor>
            {updated}
          </Fact>
        )}
        {base !== undefined && (
          <Fact name="Base model" isMinor>
            <a href={hubUrl("models", base)} rel="noreferrer" translate="no">
              {base}
            </a>
          </Fact>
        )}
        {model.gated === true && <Fact name="Access">Gated</Fact>}
      </dl>
      {beside}
    </div>
  );
}

interface FactProps {
  readonly name: string;
  /** Not shown on narrow screens. */
  readonly isMinor?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isMinor, children }: FactProps): ReactNode {
  return (
    <div className={isMinor ? "minor" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
