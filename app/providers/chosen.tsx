// Tasks for which a policy chooses a provider: there is no request, so an SDK has to make it.
import type { ReactNode } from "react";
import { Part } from "../routing/part.tsx";
import type { TaskFacts } from "./task-facts.ts";

/** The tasks, by the clients that support policies. */
export function Chosen({ tasks }: { readonly tasks: readonly TaskFacts[] }): ReactNode {
  const clientsOf = ({ clients }: TaskFacts): string =>
    clients.map(({ label }) => label).join(", ");
  const groups = [...new Set(tasks.map(clientsOf))];
  return (
    <Part id="by-an-sdk" title="Only with an SDK" items={tasks}>
      <p>
        HTTP requests for these tasks need a provider. An SDK looks up the providers of the model,
        and selects one.
      </p>
      <dl className="provider-chosen">
        {groups.map((clients) => (
          <div key={clients}>
            <dt>{clients === "" ? "No client" : clients}</dt>
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
