// The keys check asks that the key of a task, which providers and clients name, is the plugin that the hub has of it.
import { isDeepStrictEqual } from "node:util";
import { createHub } from "../checked/index.ts";
import { type Hub, closestName, type Plugin, type Task } from "../index.ts";
import { isCallable } from "../host.ts";
import { isPromise } from "../checked/return-schemas.ts";
import type { Check, Finding } from "./check.ts";
import { ofKind } from "./companions.ts";
import { fixture, type FixtureModel } from "./fixtures.ts";

/** The keys of tasks are those of the tasks that are registered. @public */
export const keysCheck: Check = {
  id: "keys-are-tasks",
  asks: "Is the key of every task the plugin that is registered under its id?",
  why: "A task of another id is never asked for, and one of another shape gets inputs that it does not know.",
  mend: 'Import the task from "hubsmith/tasks", or give the kit the plugin of your own among `companions`.',
  run: (plugin, { companions, fixtures }) => {
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
      `The key of the task has the id "${id}", and the plugin that is registered has "${near}". Give \`on\` and \`template\` that plugin itself, or another id to a task of your own.`
    );
  }
  if (found.id !== id)
    return `The key of the task has the id "${id}", under which the plugin "${found.id}" is registered, so that it is never asked for. Give \`on\` and \`template\` that plugin itself.`;
  const { inputs, output } = found;
  if (isDeepStrictEqual([inputs, output], [key.inputs, key.output])) return undefined;
  const shape = (one: Plugin<"task">): string =>
    `${JSON.stringify(one.inputs)} → ${JSON.stringify(one.output)}`;
  return `The key of the task "${id}" is another than the plugin that is registered: ${shape(key)} instead of ${shape(found)}. Give \`on\` and \`template\` that plugin itself.`;
}

function insteadFlaw(
  task: Plugin<"task">,
  hub: Hub,
  { name, model }: FixtureModel,
): readonly Finding[] {
  const other = turned(task, model);
  // What is no task at all, the kernel says.
  if (other === undefined || other === null || typeof other !== "object" || isPromise(other))
    return [];
  const { id } = other as Task;
  const isKnown = id === task.id || hub.tasks.get(id)?.id === id;
  // Without a companion that is a task nobody knows which there are.
  if (typeof id !== "string" || isKnown || (hub.tasks.size === 0 && isCallable(other as Task)))
    return [];
  const near = closestName(
    hub.tasks.list.map((one) => one.id),
    id,
  );
  const meant = near === undefined ? "" : ` Did you mean "${near}"?`;
  const message = `\`instead\` gives the task "${id}", which no plugin is.${meant} Give the plugin of a task, and give the kit that plugin among \`companions\`.`;
  return [{ where: name, cause: id, message }];
}

// What throws is said where it is asked for.
function turned(task: Plugin<"task">, model: FixtureModel["model"]): unknown {
  try {
    return task.callAs?.(model);
  } catch {
    return undefined;
  }
}
