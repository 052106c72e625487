// The libraries for a task's models, from their cards.
import { librariesFor } from "#plugins/catalogue/tasks";
import type { ReactNode } from "react";
import { modelsUrl } from "../routing/hub-url.ts";
import { Part } from "../routing/part.tsx";
import { useEntries } from "../stores/host.ts";

/** The libraries; a link if the Hub has a filter for one. */
export function Libraries({ task }: { readonly task: string }): ReactNode {
  const entries = useEntries();
  const libraries = librariesFor(
    entries.filter((entry) => entry.kind === "library"),
    task,
  );
  return (
    <Part id="libraries" title="Libraries" items={libraries}>
      <ul className="row">
        {libraries.map(({ id, label, filter }) => (
          <li key={id}>
            {filter ? (
              <a href={modelsUrl({ pipeline_tag: task, library: id })} rel="noreferrer">
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
