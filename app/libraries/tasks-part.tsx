// The tasks of a library: those that it supports, and those for which the Hub's own servers run its models.
import type { Plugin } from "hubsmith";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { itemOf, pathOf, shownIn, TASKS } from "../reading/places.ts";
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
          <p>
            No tasks are named for this library. What one of its models does, the model says itself.
          </p>
        ) : (
          <>
            <h3>What it is for</h3>
            <TaskLinks ids={tasks} />
          </>
        )}
        {hosted.length > 0 && (
          <>
            <h3>Run by the Hub’s own servers</h3>
            <p className="note">
              For these tasks, Hugging Face’s servers can run models of this library. Whether one
              model is run, its page on the Hub says.
            </p>
            <TaskLinks ids={hosted} />
          </>
        )}
        {hosted.length === 0 && (
          <p>No task is named for which the Hub’s own servers run its models.</p>
        )}
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
