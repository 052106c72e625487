// The clients that have a snippet for a task of a provider.
import type { ReactNode } from "react";
import { WAYS } from "./requests.tsx";
import type { TaskFacts } from "./task-facts.ts";

interface Props {
  readonly facts: TaskFacts;
  /** The label of the provider. */
  readonly label: string;
}

/** The clients, by language. */
export function Clients({ facts: { clients, way }, label }: Props): ReactNode {
  const languages = [...new Set(clients.map(({ language }) => language))];
  return (
    <div>
      <h3>Clients {WAYS[way].toLowerCase()}</h3>
      {clients.length === 0 ? (
        <p>No client supports this call.</p>
      ) : (
        <dl className="provider-facts">
          {languages.map((language) => (
            <div key={language}>
              <dt>{language}</dt>
              <dd>
                {clients
                  .filter((one) => one.language === language)
                  .map((one) =>
                    one.isDirect ? `${one.label} (calls ${label} directly)` : one.label,
                  )
                  .join(", ")}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
