// Tasks for which a policy chooses a provider: there is no request, so an SDK has to make it.
import type { ReactNode } from "react";
import { Part } from "../reading/part.tsx";
import type { TaskFacts } from "./task-facts.ts";

/** The tasks, by the clients that support policies. */
export function Chosen({ tasks }: { readonly tasks: readonly TaskFacts[] }): ReactNode {
  const clientsOf = ({ clients }: TaskFacts): string =>
    clients.map(({ label }) => label).join(", ");
  const groups = [...new Set(tasks.map(clientsOf))];
  return (
    <Part id="by-an-sdk" title="Through an SDK alone" items={tasks}>
      <p>
        Plain HTTP must name a provider for these tasks. An SDK asks the Hub which providers host
        the model, and takes one of them.
      </p>
      <dl className="provider-chosen">
        {groups.map((clients) => (
          <div key={clients}>
            <dt>{clients === "" ? "No client yet" : clients}</dt>
            <dd>
              <ul className="row">
                {tasks
                  .filter((one) => clientsOf(one) === clients)
                  .map(({ task }) => (
                    <li key={task.id} id={task.id}>
                      {task.label}
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
