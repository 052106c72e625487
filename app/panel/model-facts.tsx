// What the record says of its model, in a line, and how much there is below.
import type { ReactNode } from "react";
import { panelOf } from "./state/panel.ts";
import { usePanel } from "./state/use-panel.ts";

/** The facts on which the snippets are decided. */
export function ModelFacts(): ReactNode {
  const { model, call, load, isReady } = usePanel(panelOf);
  const license = model.tags.find((tag) => tag.startsWith("license:"))?.slice("license:".length);
  const facts = [
    ["Task", model.pipeline_tag ?? "none named"],
    ...(call.task === undefined || call.task === model.pipeline_tag
      ? []
      : [["Called as", call.task]]),
    ["Library", model.library_name ?? "none named"],
    ...(license === undefined ? [] : [["Licence", license]]),
  ];
  return (
    <div className="facts">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isReady && (
        <nav aria-label="On this page">
          <a href="#code">Call it{counted(call.count)}</a>
          <a href="#load">Load it{counted(load.count)}</a>
        </nav>
      )}
    </div>
  );
}

function counted(count: number): string {
  return count === 0 ? ": nothing" : `: ${count} ${count === 1 ? "snippet" : "snippets"}`;
}
