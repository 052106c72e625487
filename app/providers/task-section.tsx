// A task of a provider: a summary, and when it is opened its parameters, requests and clients.
import { isAbsence } from "hubsmith";
import { pollText, requestHead, requestText } from "#plugins/kit/catalog/request-text";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { RequestRoute } from "../panel/choice/choice.ts";
import { pathOf, TASKS } from "../routing/places.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { Code, Facts } from "../ui/page-parts.tsx";
import { Table } from "../ui/table.tsx";
import type { TaskFacts } from "./facts.ts";
import type { Fate } from "./parameters.ts";

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
            Parameters and requests<span className="unseen"> of {task.label}</span>
          </summary>
          <div className="stack main">
            <Parameters facts={facts} />
            <Requests facts={facts} />
          </div>
        </details>
      </div>
    </section>
  );
}

function Parameters({ facts }: Pick<Props, "facts">): ReactNode {
  const { task, parameters, ways } = facts;
  if (parameters.length === 0 || ways.length === 0) return null;
  return (
    <>
      <Table
        label={`Parameters of ${task.label}`}
        className="provider-parameters"
        head={["Parameter", ...ways.map((way) => WAYS[way])]}
        rows={parameters.map(({ name, fates }) => ({
          key: name,
          name: <Code>{name}</Code>,
          cells: fates.map(fateOf),
        }))}
      />
      <p className="note">{othersOf(facts)}</p>
    </>
  );
}

function fateOf(fate: Fate): ReactNode {
  if (fate === "dropped") return <em>not supported</em>;
  if ("unknown" in fate) return fate.unknown;
  return (
    <>
      <Code>{fate.at.join(", ")}</Code>
      {fate.together !== undefined && (
        <>
          , only with <Code>{fate.together}</Code>
        </>
      )}
    </>
  );
}

// A chat through the router has the router's parameter names, for any provider.
function othersOf({ task, acceptsUnknown, routes }: TaskFacts): string {
  if (acceptsUnknown === true) return "Other parameters are sent unchanged.";
  const isRouters =
    task.routerApi !== undefined && routes.some(({ route: way }) => way === "routed");
  const where = isRouters ? " in direct requests" : "";
  return acceptsUnknown === false
    ? `Other parameters are not sent${where}.`
    : `Other parameters are sent unchanged, except ${acceptsUnknown.but.join(", ")}${where}.`;
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
