// What the record says of its model, in a line, and how much there is below.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { licenceOf, quantizationsOf } from "../models/card.ts";
import { labelsOf } from "../models/labels.ts";
import { CopyButton } from "../parts/copy-button.tsx";
import { useCopy } from "../parts/use-copy.ts";
import { hubUrl } from "../reading/hub-links.tsx";
import {
  itemOf,
  LIBRARIES,
  pathOf,
  type Place,
  QUANTIZATIONS,
  shownIn,
  TASKS,
} from "../reading/places.ts";
import { useEntries } from "../stores/host.ts";
import { usePanel } from "./state/use-panel.ts";

/** The facts on which the snippets are decided. */
export function ModelFacts(): ReactNode {
  const { model, call, load, isReady } = usePanel();
  const { copying, copy } = useCopy(model.id, "id");
  const licence = licenceOf(model);
  const labels = labelsOf(useEntries());
  return (
    <div className="facts">
      <dl>
        <Fact name="Task">
          <Thing place={TASKS} kind="task" id={model.pipeline_tag} />
        </Fact>
        {call.task !== undefined && call.task !== model.pipeline_tag && (
          <Fact name="Called as">
            <Thing place={TASKS} kind="task" id={call.task} />
          </Fact>
        )}
        <Fact name="Library">
          <Thing place={LIBRARIES} kind="library" id={model.library_name} />
        </Fact>
        {licence !== undefined && <Fact name="Licence">{licence}</Fact>}
        {quantizationsOf(model).map((name) => (
          <Fact key={name} name="Quantized">
            <Link href={QUANTIZATIONS.path} className="chip">
              {labels("quantization", name)}
            </Link>
          </Fact>
        ))}
        {model.gated === true && <Fact name="Access">terms to accept first</Fact>}
      </dl>
      <div className="ways">
        {isReady && (
          <nav aria-label="On this page">
            <a href="#code">Call it{counted(call.count)}</a>
            <a href="#load">Load it{counted(load.count)}</a>
            <a href="#files">Files</a>
          </nav>
        )}
        <a href={hubUrl("models", model.id)} rel="noreferrer">
          On the Hub
        </a>
        <CopyButton what="id" isNamed copying={copying} onCopy={copy} />
      </div>
    </div>
  );
}

function Fact({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ThingProps {
  readonly place: Place;
  readonly kind: "task" | "library";
  readonly id: string | undefined;
}

/** A thing that the record names, with a way to its page where it has one. */
function Thing({ place, kind, id }: ThingProps): ReactNode {
  const items = shownIn(useEntries(), kind);
  if (id === undefined) return "none named";
  const item = itemOf(items, id);
  return item === undefined ? id : <Link href={pathOf(place, item.id)}>{item.label}</Link>;
}

function counted(count: number): string {
  return count === 0 ? ": nothing" : `: ${count} ${count === 1 ? "snippet" : "snippets"}`;
}
