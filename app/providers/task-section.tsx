// A task of a provider: a summary, and the request, the parameters and the clients when it is opened.
import { pollText, requestBody, requestHead, requestText } from "#plugins/catalogue/request-text";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Way } from "../panel/state/choice.ts";
import { pathOf, TASKS } from "../routing/places.ts";
import { Scroller } from "../routing/scroller.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import type { TaskFacts } from "./facts.ts";
import type { Fate } from "./parameters.ts";

/** The labels of the routes. */
export const WAYS: Readonly<Record<Way, string>> = {
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
  const { task, call, shape, only, requests } = facts;
  const title = `${task.id}-title`;
  const absences = requests.flatMap(({ wire }) => ("reason" in wire ? [wire.reason] : []));
  return (
    <section className="part provider-task" id={task.id} aria-labelledby={title}>
      <div className="about">
        <h2 id={title}>{task.label}</h2>
        <p className="note">
          <Link href={pathOf(TASKS, task.id)}>About this task</Link>
        </p>
      </div>
      <div className="provider-body">
        <dl className="fact-list">
          <div>
            <dt>Request</dt>
            <dd>
              {call === undefined ? (
                absences.join(" ")
              ) : (
                <code>{requestHead(call.request).split("\n")[0]}</code>
              )}
            </dd>
          </div>
          {shape !== undefined && (
            <div>
              <dt>Response</dt>
              <dd>
                <code>{shape}</code>
              </dd>
            </div>
          )}
          {call?.request.job !== undefined && (
            <div>
              <dt>Job</dt>
              <dd>
                {call.isJob ? "Always: " : "Only if the result takes too long: "}
                <code>{pollText(call.request.job.status)}</code>
              </dd>
            </div>
          )}
          {only !== undefined && (
            <div>
              <dt>Models</dt>
              <dd>
                Only <code translate="no">{only.join(", ")}</code>
              </dd>
            </div>
          )}
        </dl>
        <details open={isOpen}>
          <summary>
            {call === undefined ? "Clients" : "Request, parameters and clients"}
            <span className="unseen"> of {task.label}</span>
          </summary>
          <div className="provider-more">
            {call !== undefined && (
              <>
                <Requests facts={facts} />
                <ParameterTable facts={facts} />
              </>
            )}
            <Clients facts={facts} />
          </div>
        </details>
      </div>
    </section>
  );
}

// A body that was just shown is not repeated.
function Requests({ facts: { task, requests } }: Pick<Props, "facts">): ReactNode {
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
        const isKnown = request !== first && requestBody(wire) === seen;
        return (
          <CodeBlock
            key={way}
            title={WAYS[way]}
            note={isKnown ? "same body" : undefined}
            what={`request for ${task.label}, ${WAYS[way]}`}
            highlight=""
            content={isKnown ? requestHead(wire) : requestText(wire)}
          />
        );
      })}
    </div>
  );
}

function ParameterTable({ facts }: Pick<Props, "facts">): ReactNode {
  const { task, parameters, columns } = facts;
  if (parameters.length === 0) return null;
  return (
    <div>
      <h3>Parameters</h3>
      <Scroller label={`Parameters of ${task.label}`} className="provider-parameters">
        <table>
          <caption className="unseen">Parameters of {task.label}</caption>
          <thead>
            <tr>
              <th scope="col">Parameter</th>
              {columns.map((way) => (
                <th scope="col" key={way}>
                  {columns.length === 1 ? "In the request" : WAYS[way]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parameters.map(({ name, fates }) => (
              <tr key={name}>
                <th scope="row">
                  <code translate="no">{name}</code>
                </th>
                {fates.map((fate, at) => (
                  <td key={columns[at]}>{fateOf(fate)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <p className="note">{othersOf(facts)}</p>
    </div>
  );
}

function fateOf(fate: Fate): ReactNode {
  if (fate === "dropped") return <em>not supported</em>;
  if ("unknown" in fate) return fate.unknown;
  return (
    <>
      <code translate="no">{fate.at.join(", ")}</code>
      {fate.together !== undefined && (
        <>
          , only with <code translate="no">{fate.together}</code>
        </>
      )}
    </>
  );
}

// A chat through the router has the router's parameter names, for any provider.
function othersOf({ task, takesOthers, requests }: TaskFacts): string {
  if (takesOthers === true) return "Other parameters are sent unchanged.";
  const isRouters = task.routerApi !== undefined && requests.some(({ way }) => way === "routed");
  const where = isRouters ? " in direct requests" : "";
  return takesOthers === false
    ? `Other parameters are not sent${where}.`
    : `Other parameters are sent unchanged, except ${takesOthers.but.join(", ")}${where}.`;
}

function Clients({ facts: { clients, way } }: Pick<Props, "facts">): ReactNode {
  const languages = [...new Set(clients.map(({ language }) => language))];
  return (
    <div>
      <h3>Clients ({WAYS[way]})</h3>
      <dl className="fact-list">
        {languages.map((language) => (
          <div key={language}>
            <dt>{language}</dt>
            <dd>
              {clients
                .filter((one) => one.language === language)
                .map(({ label }) => label)
                .join(", ")}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
