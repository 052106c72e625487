// Decides from the record of a model whether a provider hosts it.
import { abbreviate } from "../base/describe.ts";
import type { Hub } from "../hub/hub.ts";
import { absent, type Absence, type Diagnostic, isAbsence, tryCall } from "../base/issue.ts";
import type { ProviderSpec, TaskHandler } from "../kinds/provider.ts";
import type { Callee } from "./app-server.ts";
import type { Model, ProviderMapping } from "../record/model.ts";
import type { Route } from "./route.ts";
import { isCallable, type Task } from "../kinds/task.ts";

/** How a provider hosts a model. @internal */
export interface Hosting {
  /** The mapping of the model to the provider; undefined if the provider's model id is unknown. */
  readonly mapping?: ProviderMapping;
  /** Whether the record does not list the providers that host the model. */
  readonly isUnverified: boolean;
}

/** What a provider may host: a model, for the task that it is called as. @internal */
export interface Hosted {
  readonly hub: Hub;
  readonly model: Model;
  readonly provider: Callee;
  readonly task: Task;
}

/** Returns how a provider hosts a model for a task, or why it does not. @internal */
export function resolveHosting(
  { hub, model, provider, task }: Hosted,
  { target }: Route,
  providerId: string | undefined,
  diagnostics: Diagnostic[],
): Hosting | Absence {
  const { isDirectOnly = false, isHuggingFace = false, isLocal = false, baseUrl } = provider;
  const mapped = (id: string, known?: ProviderMapping): Hosting => ({
    mapping: { ...known, provider: provider.id, providerId: id },
    isUnverified: false,
  });
  if (target === "endpoint") {
    const served = isLocal ? (provider.providerIdOf!(model) as string) : undefined;
    const id = providerId ?? served ?? (isHuggingFace ? model.id : undefined);
    return id === undefined ? { isUnverified: false } : mapped(id);
  }
  const mappings = mappingsOf(hub, model, provider);
  const matching = mappings.filter((mapping) => matchesTask(hub, mapping, provider, task));
  // The id that the caller passes overrides the record.
  if (providerId !== undefined) return mapped(providerId, matching[0]);
  const listed = model.inferenceProviderMapping;
  const name = `provider/${provider.id}`;
  // The Hub maps some models to a task in which Hugging Face's own servers cannot be called for them.
  const isAsked = listed === undefined || isHuggingFace;
  const id = tryCall(name, "looking up its model id", diagnostics, () =>
    isAsked ? provider.providerIdOf?.(model) : undefined,
  );
  if (isAbsence(id)) return id;
  const live = matching.find(isLive);
  if (live !== undefined) return mapped(live.providerId, live);
  const isPolicy = baseUrl === undefined;
  if (listed === undefined) {
    const isUnverified = !isPolicy && !isDirectOnly;
    if (isHuggingFace) return { ...mapped(model.id), isUnverified };
    return { ...(id === undefined ? {} : mapped(id)), isUnverified };
  }
  // A router policy selects one of the providers that the router supports.
  const isRouted = ({ provider: id }: ProviderMapping): boolean =>
    hub.providers.get(id)?.isDirectOnly !== true;
  const others = hostsOf(hub, listed, provider, task);
  if (isPolicy && others.some(isRouted)) return { isUnverified: false };
  const names = listFew(others.map((mapping) => mapping.provider));
  return notHosted(model, provider, task, mappings, matching, names);
}

/** Whether the record says that a provider hosts a model for a task. @internal */
export const isHostedAs = (hub: Hub, model: Model, provider: ProviderSpec, task: Task): boolean =>
  mappingsOf(hub, model, provider).some(
    (mapping) => isLive(mapping) && matchesTask(hub, mapping, provider, task),
  );

/** How the first provider that hosts a model handles a task. A policy of the router may choose it. @internal */
export const firstHandler = (
  hub: Hub,
  model: Model,
  policy: ProviderSpec,
  task: Task,
): TaskHandler | undefined => {
  const [first] = hostsOf(hub, model.inferenceProviderMapping ?? [], policy, task);
  return hub.providers
    .get(first?.provider ?? "")
    ?.tasks.find((handler) => handler.task.id === task.id);
};

/** The task of a model whose record names none: the first task that a provider hosts it for. @internal */
export function mappedTask(hub: Hub, model: Model, provider: ProviderSpec): string | undefined {
  const isPolicy = provider.baseUrl === undefined;
  // The router may choose any provider.
  const listed = isPolicy ? model.inferenceProviderMapping : mappingsOf(hub, model, provider);
  return listed?.find((mapping) => isLive(mapping) && mapping.task !== undefined)?.task;
}

const isLive = ({ status }: ProviderMapping): boolean => status === undefined || status === "live";

// A mapping may use an alias of a provider.
const providerIdOf = (hub: Hub, { provider: id }: ProviderMapping): string =>
  hub.providers.get(id)?.id ?? id;

const mappingsOf = (hub: Hub, model: Model, { id }: ProviderSpec): readonly ProviderMapping[] =>
  model.inferenceProviderMapping?.filter((mapping) => providerIdOf(hub, mapping) === id) ?? [];

// A mapping has the model's task, or the task that the model is called as.
function matchesTask(
  hub: Hub,
  mapping: ProviderMapping,
  provider: ProviderSpec,
  task: Task,
): boolean {
  const { task: id } = mapping;
  if (id === undefined || id === task.id || id === task.wireOf) return true;
  const isOwn = provider.isHuggingFace && providerIdOf(hub, mapping) === provider.id;
  if (isOwn && task.hubServers?.alsoServes?.includes(id)) return true;
  const mapped = hub.tasks.get(id);
  if (mapped === undefined || !isCallable(mapped)) return false;
  const called = tryCall(`task/${id}`, "choosing the task to call", [], () =>
    mapped.callAs?.({ id: "any", tags: [] }),
  );
  return !isAbsence(called) && called !== undefined && [task.id, task.wireOf].includes(called.id);
}

// The live mappings that match a task. Duplicates are removed first, because the array may be long.
function hostsOf(
  hub: Hub,
  listed: readonly ProviderMapping[],
  provider: ProviderSpec,
  task: Task,
): readonly ProviderMapping[] {
  const first = new Map<string, ProviderMapping>();
  for (const mapping of listed) {
    const key = `${mapping.task} ${mapping.provider}`;
    if (isLive(mapping) && !first.has(key)) first.set(key, mapping);
  }
  return [...first.values()].filter((mapping) => matchesTask(hub, mapping, provider, task));
}

function notHosted(
  { id }: Model,
  { label, baseUrl }: ProviderSpec,
  task: Task,
  mappings: readonly ProviderMapping[],
  matching: readonly ProviderMapping[],
  others: string,
): Absence {
  const fix =
    others === ""
      ? "Request it from a provider, or run it with its library."
      : `Choose a provider that hosts it, such as ${others}.`;
  if (baseUrl === undefined) {
    const subject = others === "" ? "No provider" : "No provider of the router";
    return absent({ code: "not-mapped", reason: `${subject} hosts ${id} for ${task.id}.`, fix });
  }
  const [staged] = matching;
  if (staged !== undefined) {
    const status = abbreviate(String(staged.status));
    const reason = `${label} does not host ${id} publicly (mapping status: "${status}").`;
    return absent({ code: "not-live", reason, fix });
  }
  const tasks = listFew(mappings.map((mapping) => mapping.task));
  return mappings.length > 0
    ? absent({
        code: "other-task",
        reason: `${label} hosts ${id} for ${tasks}, not for ${task.id}.`,
        fix,
      })
    : absent({
        code: "not-mapped",
        reason: `${label} is not among the providers that host ${id}.`,
        fix,
      });
}

// The first three distinct names, for a message.
const listFew = (names: readonly (string | undefined)[]): string =>
  [...new Set(names.flatMap((name) => (name === undefined ? [] : abbreviate(name))))]
    .slice(0, 3)
    .join(", ");
