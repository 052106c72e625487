// The facts of the record in a line, with the host's content next to it.
import { isConversational } from "hubsmith";
import type { ReactNode } from "react";
import { contextOf, quantizationsOf, sizeOf, updatedOf } from "#models/card";
import { labelsOf } from "#models/labels";
import { licenseOf } from "../models/licenses.ts";
import { baseModelOf } from "#plugins/kit/catalog/base-model";
import { languagesText } from "#plugins/kit/catalog/languages";
import { hubUrl } from "#models/hub-url";
import { shownIn } from "#plugins/kit/catalog/shown";
import { itemOf } from "../browser/places.ts";
import { type Linked, useHostContext } from "./parts/host-context.ts";
import { usePanelState } from "./parts/use-panel.ts";

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
  const away = (href: string, text: string, isName = false): ReactNode => (
    <a href={href} rel="noreferrer" translate={isName ? "no" : undefined}>
      {text}
    </a>
  );
  // "other" is the Hub's word for none that it knows.
  const tag = model.pipeline_tag;
  const task = tag === "other" && isConversational(model) ? "conversational" : tag;
  const labels = labelsOf(entries);
  const license = licenseOf(model);
  const base = baseModelOf(model);
  const context = contextOf(model);
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ["Task", task && named("task", task)],
    ["Library", model.library_name && named("library", model.library_name)],
    ["License", license && away(license.url, license.name)],
    ...quantizationsOf(model).map(
      (id) => ["Quantized", linked("quantization", id, labels("quantization", id))] as const,
    ),
    ["Parameters", sizeOf(model)],
    ["Context", context && `${context} tokens`],
    ["Languages", languagesText(model.tags)],
    ["Updated", updatedOf(model)],
    ["Base model", base && away(linkTo?.("model", base) ?? hubUrl("models", base), base, true)],
    [
      "Access",
      model.gated && away(hubUrl("models", model.id), "Gated: accept the terms on the Hub"),
    ],
  ];
  return (
    <div className="small facts">
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([name, value], at) => (
            <div key={at} className={MAJOR.includes(name) ? undefined : "minor"}>
              <dt className="soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {beside}
    </div>
  );
}

// Narrow screens show only these.
const MAJOR = ["Task", "Library", "Quantized", "Access"];
