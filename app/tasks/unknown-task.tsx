// What stands at the address of a task that there is not.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { nearestTask } from "./nearest.ts";
import { pathOf, type TaskEntry } from "./tasks.ts";
import "./tasks.css";

interface Props {
  readonly id: string;
  readonly tasks: readonly TaskEntry[];
}

/** Says which task may be meant. */
export function UnknownTask({ id, tasks }: Props): ReactNode {
  const nearest = nearestTask(tasks, id);
  return (
    <div className="prose">
      {nearest !== undefined && (
        <p>
          Did you mean <Link href={pathOf(nearest.id)}>{nearest.label}</Link>?
        </p>
      )}
      <p>
        There are {tasks.length} tasks here: <Link href="/tasks">see them all</Link>.
      </p>
    </div>
  );
}
