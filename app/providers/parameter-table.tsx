// How each parameter of a task is sent in a request to a provider.
import type { ReactNode } from "react";
import { Scroller } from "../routing/scroller.tsx";
import type { Fate, Row } from "./parameters.ts";
import { WAYS } from "./requests.tsx";
import { SentenceText } from "./sentence.tsx";
import type { TaskFacts } from "./task-facts.ts";

/** The table; a sentence if there are no parameters. */
export function ParameterTable({ facts }: { readonly facts: TaskFacts }): ReactNode {
  const { task, parameters, columns } = facts;
  return (
    <div>
      <h3>Parameters</h3>
      {parameters.length === 0 ? (
        <p>This task has no known parameters.</p>
      ) : (
        <Scroller label={`Parameters of ${task.label}`} className="provider-parameters">
          <table>
            <caption className="unseen">
              Parameters of {task.label}, and their place in the request
            </caption>
            <thead>
              <tr>
                <th scope="col">Parameter</th>
                <th scope="col">Name</th>
                {columns.map((way) => (
                  <th scope="col" key={way}>
                    {columns.length === 1 ? "In the request" : WAYS[way]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{parameters.map((row) => rowOf(row, columns))}</tbody>
          </table>
        </Scroller>
      )}
      <p className="note">{othersOf(facts)}</p>
    </div>
  );
}

function rowOf({ name, label, fates }: Row, columns: TaskFacts["columns"]): ReactNode {
  return (
    <tr key={name}>
      <th scope="row">{label}</th>
      <td>
        <code translate="no">{name}</code>
      </td>
      {fates.map((fate, at) => (
        <td key={columns[at]}>{fateOf(fate)}</td>
      ))}
    </tr>
  );
}

function fateOf(fate: Fate): ReactNode {
  if (fate === "dropped") return <em>not supported</em>;
  if ("unknown" in fate) return fate.unknown;
  const { at, together } = fate;
  const places = at.flatMap((code, index) => (index === 0 ? [{ code }] : [", ", { code }]));
  return (
    <>
      <SentenceText words={places} />
      {together !== undefined && (
        <>
          , only with <code translate="no">{together}</code>
        </>
      )}
    </>
  );
}

// A chat through the router has the router's parameter names, for any provider.
function othersOf({ task, takesOthers, requests }: TaskFacts): string {
  const sent = "Any other parameter is sent unchanged";
  if (takesOthers === true) return `${sent}.`;
  const isRouters = task.routerApi !== undefined && requests.some(({ way }) => way === "routed");
  const directly = isRouters ? "in direct requests" : "";
  return takesOthers === false
    ? `No other parameter is sent${directly}.`
    : `${sent}, except ${takesOthers.but.join(", ")}${directly}.`;
}
