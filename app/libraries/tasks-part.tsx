// The tasks of a library: those that it supports, and those for which the Hub's own servers run its models.
import type { Plugin } from "hubsmith";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { itemOf, pathOf, shownIn, TASKS } from "../routing/places.ts";
import { nameOf } from "./search.ts";
import { useEntries } from "../stores/host.ts";

interface Props {
  readonly library: Plugin<"library">;
}

/** The component. */
export function TasksPart({ library }: Props): ReactNode {
  const { tasks = [], hostedInferenceTasks: hosted = [] } = library;
  return (
    <section className="part" aria-labelledby="tasks">
      <h2 id="tasks">Tasks</h2>
      <div className="prose">
        {tasks.length === 0 ? (
          <p>No tasks are listed for this library. Each model’s record has its own task.</p>
        ) : (
          <>
            <h3>Supported tasks</h3>
            <TaskLinks ids={tasks} />
          </>
        )}
        {hosted.length > 0 && (
          <>
            <h3>Served by HF Inference</h3>
            <p className="note">
              For these tasks, Hugging Face’s servers can run models of this library. A model’s page
              on the Hub shows whether they run it.
            </p>
            <TaskLinks ids={hosted} />
          </>
        )}
        {hosted.length === 0 && <p>Hugging Face’s servers run none of its models.</p>}
      </div>
    </section>
  );
}

function TaskLinks({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const entries = useEntries();
  const tasks = shownIn(entries, "task");
  return (
    <ul className="row">
      {ids.map((id) => (
        <li key={id}>
          {itemOf(tasks, id) === undefined ? (
            id
          ) : (
            <Link href={pathOf(TASKS, id)}>{nameOf(tasks, id)}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}
