// The routes of tasks: their headings; the rest is loaded when one of them opens.
import type { Entry } from "hubsmith";
// Imported by file: with the index of "hubsmith/catalogue", some builds load all of it, and the kernel, with the
// first page.
import { loadTaskPage } from "#plugins/catalogue/tasks";
import { type ReactNode, useMemo } from "react";
import { ItemRoute } from "../routing/item-route.tsx";
import { LazyPage } from "../routing/lazy-page.tsx";
import { shownIn, TASKS } from "../routing/places.ts";
import { type Host, useEntries, useHost } from "../stores/host.ts";

/** The list of all tasks. */
export function TaskListRoute(): ReactNode {
  const tasks = useTasks();
  return (
    <LazyPage
      title={TASKS.title}
      describe={() => "Tasks of models, with input and output."}
      load={loadList}
      of={useHost()}
    >
      {({ TaskList }) => <TaskList tasks={tasks} />}
    </LazyPage>
  );
}

/** The page of a task, or of an unknown id. */
export function TaskRoute({ step }: { readonly step: string }): ReactNode {
  const tasks = useTasks();
  const host = useHost();
  const load = useMemo(() => loaderFor(host), [host]);
  return (
    <ItemRoute
      place={TASKS}
      step={step}
      items={tasks}
      load={load}
      describe={({ label }, loaded) => loaded?.page?.summary ?? `Models for ${label}.`}
    >
      {(task, { TaskView, ...loaded }) => <TaskView task={task} tasks={tasks} {...loaded} />}
    </ItemRoute>
  );
}

function useTasks(): readonly Entry<"task">[] {
  const entries = useEntries();
  return useMemo(() => shownIn(entries, "task"), [entries]);
}

const loadList = () => import("./task-list.tsx");

const loaderFor = (host: Host) => async (task: Entry<"task">) => {
  const [{ TaskView, firstSnippet, modelsFor, pluginStoreOf }, page] = await Promise.all([
    import("./task-page.tsx"),
    loadTaskPage(task),
    host.models.complete(),
  ]);
  const all = host.models.getState();
  const models = modelsFor(task.id, page?.widgetModels ?? [], all);
  const snippet = await firstSnippet(models, all, pluginStoreOf(host));
  return { TaskView, page, snippet, models, known: new Set(all.map(({ id }) => id)) };
};
