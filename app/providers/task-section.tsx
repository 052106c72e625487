// A task of a provider: a summary, and when it is opened its requests.
import { isAbsence } from "hubsmith";
import { pollText, requestHead, requestText } from "#plugins/kit/catalog/request-text";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { RequestRoute } from "../panel/choice/choice.ts";
import { pathOf, TASKS } from "../routing/places.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { Code, Facts } from "../ui/page-parts.tsx";
import type { TaskFacts } from "./facts.ts";

export const WAYS: Readonly<Record<RequestRoute, string>> = {
  routed: "Hugging Face router",
  direct: "Direct",
  endpoint: "Custom endpoint",
};

interface Props {
  readonly facts: TaskFacts;
  readonly isOpen: boolean;
}

/** The section; its id is that of the task. */
export function TaskSection({ facts, isOpen }: Props): ReactNode {
  const { task, call, shape, only, routes, clients } = facts;
  const title = `${task.id}-title`;
  const absences = routes.flatMap(({ wire }) => (isAbsence(wire) ? [wire.reason] : []));
  const job = call?.request.job;
  return (
    <section className="stack part provider-task" id={task.id} aria-labelledby={title}>
      <div className="stack snug about">
        <h2 id={title}>{task.label}</h2>
        <p className="note">
          <Link href={pathOf(TASKS, task.wireOf ?? task.id)}>About this task</Link>
        </p>
      </div>
      <div className="stack main">
        <Facts
          facts={{
            Request:
              call === undefined ? (
                absences.join(" ")
              ) : (
                <Code>{requestHead(call.request).split("\n")[0]}</Code>
              ),
            Response: shape && <Code>{shape}</Code>,
            Job: job && (
              <>
                {call?.isJob === true ? "Always: " : "Only if the result takes too long: "}
                <Code>{pollText(job.status)}</Code>
              </>
            ),
            "Only models": only && <Code>{only.join(", ")}</Code>,
            Clients: clients.join(", "),
          }}
        />
        <details className="folded" open={isOpen}>
          <summary>
            Requests<span className="unseen"> of {task.label}</span>
          </summary>
          <div className="stack main">
            <Requests facts={facts} />
          </div>
        </details>
      </div>
    </section>
  );
}

const Requests = ({ facts: { task, routes } }: Pick<Props, "facts">): ReactNode =>
  routes.map(({ route: way, wire }) =>
    isAbsence(wire) ? (
      <p key={way}>
        {WAYS[way]}: {wire.reason} {wire.fix}
      </p>
    ) : (
      <CodeBlock
        key={way}
        title={WAYS[way]}
        what={`request for ${task.label}, ${WAYS[way]}`}
        highlight="http"
        content={requestText(wire)}
      />
    ),
  );
