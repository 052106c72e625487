// The HTTP request of a task's sample on each of the routes.
import { requestBody, requestHead, requestText } from "#plugins/catalogue/request-text";
import type { ReactNode } from "react";
import { CodeBlock } from "../ui/code-block.tsx";
import type { Way } from "../panel/state/choice.ts";
import type { TaskFacts } from "./task-facts.ts";

/** The labels of the routes. */
export const WAYS: Readonly<Record<Way, string>> = {
  routed: "Through the router",
  direct: "Directly",
  endpoint: "Custom endpoint",
};

/** The requests; a body that was just shown is not repeated. */
export function Requests({ facts: { task, requests } }: { readonly facts: TaskFacts }): ReactNode {
  const first = requests.find(({ wire }) => !("reason" in wire));
  const seen = first === undefined || "reason" in first.wire ? "" : requestBody(first.wire);
  return (
    <div className="provider-requests">
      <h3>Request</h3>
      {requests.map((request) => {
        const { way, wire } = request;
        if ("reason" in wire)
          return (
            <p key={way}>
              {WAYS[way]}: {wire.reason} {wire.change}
            </p>
          );
        const body = requestBody(wire);
        const isKnown = request !== first && body === seen;
        return (
          <CodeBlock
            key={way}
            title={WAYS[way]}
            note={isKnown ? "with the same body" : undefined}
            what={`request for ${task.label}, ${WAYS[way].toLowerCase()}`}
            highlight=""
            content={isKnown ? requestHead(wire) : requestText(wire)}
          />
        );
      })}
    </div>
  );
}
