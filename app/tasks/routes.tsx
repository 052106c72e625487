// The pages of tasks as the frame knows them: their headings; all else comes when one of them opens.
import type { TaskPage } from "hubsmith";
import { type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { LazyPage } from "../lazy-page.tsx";
import { usePanel } from "../use-panel.ts";
import { idOf, type TaskEntry, taskOf, tasksOf } from "./tasks.ts";

/** The list of all tasks. */
export function TaskListRoute(): ReactNode {
  const tasks = useTasks();
  return (
    <LazyPage
      title="Tasks"
      describe={() => "What models can do, task by task: what goes in, and what comes out."}
      load={loadList}
      of={tasks}
    >
      {({ TaskList }) => <TaskList tasks={tasks} />}
    </LazyPage>
  );
}

/** The page of a task, or of an id that none has. */
export function TaskRoute({ step }: { readonly step: string }): ReactNode {
  const tasks = useTasks();
  const id = idOf(step);
  const task = taskOf(tasks, id);
  if (task === undefined)
    return (
      <LazyPage
        title={`There is no task “${id}”`}
        above={<Above />}
        describe={() => "There is no task of this name."}
        load={loadUnknown}
        of={id}
      >
        {({ UnknownTask }) => <UnknownTask id={id} tasks={tasks} />}
      </LazyPage>
    );
  return (
    <LazyPage
      title={task.label}
      above={<Above />}
      describe={(loaded) => loaded?.page?.summary ?? `Models for ${task.label}.`}
      load={loadTask}
      of={task}
    >
      {({ TaskView, page }) => <TaskView task={task} page={page} tasks={tasks} />}
    </LazyPage>
  );
}

function Above(): ReactNode {
  return (
    <p className="above">
      <Link href="/tasks">All tasks</Link>
    </p>
  );
}

function useTasks(): readonly TaskEntry[] {
  const entries = usePanel((state) => state.entries);
  return useMemo(() => tasksOf(entries), [entries]);
}

const loadList = () => import("./task-list.tsx");
const loadUnknown = () => import("./unknown-task.tsx");

async function loadTask(task: TaskEntry) {
  const [{ TaskView }, page] = await Promise.all([import("./task-page.tsx"), task.page?.()]);
  return { TaskView, page: page?.default satisfies TaskPage | undefined };
}
