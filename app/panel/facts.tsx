// The facts of the record in a line, with the host's content next to it.
import type { ReactNode } from "react";
import { contextOf, quantizationsOf, sizeOf, updatedOf } from "../catalog/card.ts";
import { labelsOf } from "../catalog/labels.ts";
import { licenseOf } from "../catalog/licenses.ts";
import { baseModelOf } from "#plugins/kit/catalog/base-model";
import { languagesText } from "#plugins/kit/catalog/languages";
import { hubUrl } from "../routing/hub-url.ts";
import { itemOf, shownIn } from "../routing/places.ts";
import { type Linked, useHostContext } from "./host-context.ts";
import { usePanelState } from "./use-panel.ts";
import "./facts.css";

export function Facts({ beside }: { readonly beside?: ReactNode }): ReactNode {
  const model = usePanelState((state) => state.model);
  const entries = usePanelState((state) => state.entries);
  const { linkTo } = useHostContext();
  const linked = (kind: Linked, id: string, label: string) => {
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
  const context = contextOf(model);
  return (
    <div className="small facts">
      <dl>
        <Fact name="Task">{model.pipeline_tag && named("task", model.pipeline_tag)}</Fact>
        <Fact name="Library">{model.library_name && named("library", model.library_name)}</Fact>
        <Fact name="License">
          {license && (
            <a href={license.url} rel="noreferrer">
              {license.name}
            </a>
          )}
        </Fact>
        {quantizationsOf(model).map((name) => (
          <Fact key={name} name="Quantized">
            {linked("quantization", name, labels("quantization", name))}
          </Fact>
        ))}
        <Fact name="Parameters">{sizeOf(model)}</Fact>
        <Fact name="Context">{context && `${context} tokens`}</Fact>
        <Fact name="Languages">{languagesText(model.tags)}</Fact>
        <Fact name="Updated">{updatedOf(model)}</Fact>
        <Fact name="Base model">
          {base && (
            <a href={hubUrl("models", base)} rel="noreferrer" translate="no">
              {base}
            </a>
          )}
        </Fact>
        <Fact name="Access">
          {model.gated && (
            <a href={hubUrl("models", model.id)} rel="noreferrer">
              Gated: accept the terms on the Hub
            </a>
          )}
        </Fact>
      </dl>
      {beside}
    </div>
  );
}

// Not shown on narrow screens.
const MINOR = ["License", "Parameters", "Context", "Languages", "Updated", "Base model"];

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Nothing if its content is unknown. */
function Fact({ name, children }: FactProps): ReactNode {
  if (!children) return null;
  return (
    <div className={MINOR.includes(name) ? "minor" : undefined}>
      <dt className="soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
