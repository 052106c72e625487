// The keys check: a task that providers and clients refer to is the registered plugin.
import { isDeepStrictEqual } from "node:util";
import { createHub } from "../checked/index.ts";
import type { Hub, Plugin, Task } from "../index.ts";
import { closestName } from "../base/describe.ts";
import { isCallable } from "../http/task.ts";
import { isPromise } from "../checked/return-schemas.ts";
import type { Check, Finding } from "./check.ts";
import { ofKind } from "./companions.ts";
import { fixture, type FixtureModel } from "./fixtures.ts";

/** The tasks of providers and clients are the registered ones. @public */
export const keysCheck: Check = {
  id: "keys-are-tasks",
  what: "Every task that the plugin refers to is a registered task.",
  why: "A handler of an unknown task is never used. A task of another shape gets unexpected inputs.",
  fix: 'Import the task from "hubsmith/tasks", or pass your own task plugin in `companions`.',
  find: (plugin, { companions, fixtures }) => {
    const { kind } = plugin["~hub"];
    const hub = createHub(ofKind(companions, "task"));
    if (kind === "provider") return keysIn("tasks", (plugin as Plugin<"provider">).tasks, hub);
    if (kind === "client") return keysIn("templates", (plugin as Plugin<"client">).templates, hub);
    const task = plugin as Plugin<"task">;
    if (kind !== "task" || task.callAs === undefined) return [];
    const bare = fixture("Any model", { id: "example-org/model" });
    return [bare, ...fixtures].flatMap((one) => insteadFlaw(task, hub, one));
  },
};

function keysIn(
  list: string,
  named: readonly { readonly task: Task }[],
  hub: Hub,
): readonly Finding[] {
  return named.flatMap(({ task }, at) => {
    const flaw = keyFlaw(task, hub);
    return flaw === undefined ? [] : [{ where: `${list}[${at}]`, message: flaw }];
  });
}

function keyFlaw(key: Task, hub: Hub): string | undefined {
  const { id } = key;
  const found = hub.tasks.get(id);
  if (found === undefined) {
    const near = closestName(
      hub.tasks.list.map((one) => one.id),
      id,
    );
    return (
      near &&
      `The task has the id "${id}", and the registered task has "${near}". Pass the registered task to \`serves\` or \`template\`, or give your own task another id.`
    );
  }
  if (found.id !== id)
    return `The task has the id "${id}", which is an alias of the plugin "${found.id}", so it is never used. Pass that plugin to \`serves\` or \`template\`.`;
  const { inputs, output } = found;
  if (isDeepStrictEqual([inputs, output], [key.inputs, key.output])) return undefined;
  const shape = (one: Plugin<"task">): string =>
    `${JSON.stringify(one.inputs)} → ${JSON.stringify(one.output)}`;
  return `The task "${id}" differs from the registered task: ${shape(key)} instead of ${shape(found)}. Pass the registered task to \`serves\` or \`template\`.`;
}

function insteadFlaw(
  task: Plugin<"task">,
  hub: Hub,
  { name, model }: FixtureModel,
): readonly Finding[] {
  const other = turned(task, model);
  // The kernel reports values that are not tasks.
  if (other === undefined || other === null || typeof other !== "object" || isPromise(other))
    return [];
  const { id } = other as Task;
  const isKnown = id === task.id || hub.tasks.get(id)?.id === id;
  // Without companion tasks, the known tasks are unknown.
  if (typeof id !== "string" || isKnown || (hub.tasks.size === 0 && isCallable(other as Task)))
    return [];
  const near = closestName(
    hub.tasks.list.map((one) => one.id),
    id,
  );
  const suggestion = near === undefined ? "" : ` Did you mean "${near}"?`;
  const message = `\`callAs\` returned the task "${id}", which is not registered.${suggestion} Return a task plugin, and pass it in \`companions\`.`;
  return [{ where: name, cause: id, message }];
}

// Errors are reported where the function is called.
function turned(task: Plugin<"task">, model: FixtureModel["model"]): unknown {
  try {
    return task.callAs?.(model);
  } catch {
    return undefined;
  }
}
