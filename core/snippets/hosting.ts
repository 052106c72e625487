// Which provider hosts a model, by its record, and why another does not.
import { abbreviate } from "../base/describe.ts";
import type { Hub } from "../hub/hub.ts";
import { absent, type Absence, type Diagnostic, tryCallOrAbsent } from "../base/issue.ts";
import type { ProviderSpec } from "../http/provider.ts";
import type { Model, ProviderMapping } from "../record/model.ts";
import type { Route } from "../http/route.ts";
import { isCallable, type Task } from "../http/task.ts";
import type { InferenceRequest } from "./options.ts";

/** How a provider hosts a model. @internal */
export interface Hosting {
  /** The mapping of the model to the provider; undefined if the provider's id is unknown. */
  readonly mapping?: ProviderMapping;
  /** The record does not say who hosts the model. */
  readonly isUnverified: boolean;
}

/** How a provider hosts a model as a task, or why it does not. @internal */
export function resolveHosting(
  hub: Hub,
  model: Model,
  provider: ProviderSpec,
  task: Task,
  { providerId }: InferenceRequest,
  { target }: Route,
  diagnostics: Diagnostic[],
): Hosting | Absence {
  const { isOffHub = false, isHuggingFace = false, baseUrl } = provider;
  const mapped = (id: string, known?: ProviderMapping): Hosting => ({
    mapping: { ...known, provider: provider.id, providerId: id },
    isUnverified: false,
  });
  if (target === "endpoint") {
    const id = providerId ?? (isHuggingFace ? model.id : undefined);
    return id === undefined ? { isUnverified: false } : mapped(id);
  }
  const own = mappingsOf(hub, model, provider);
  const matching = own.filter((one) => matchesTask(hub, one, provider, task));
  // The caller's id counts more than the record.
  if (providerId !== undefined) return mapped(providerId, matching[0]);
  const live = matching.find(isLive);
  if (live !== undefined) return mapped(live.providerId, live);
  const isPolicy = baseUrl === undefined;
  const listed = model.inferenceProviderMapping;
  if (listed === undefined) {
    const isUnsure = !isPolicy && !isOffHub;
    if (isHuggingFace) return { ...mapped(model.id), isUnverified: isUnsure };
    const name = `provider/${provider.id}`;
    const found = tryCallOrAbsent(name, "looking up its model id", diagnostics, () =>
      provider.providerIdOf?.(model),
    );
    if (!("value" in found)) return found;
    return found.value === undefined
      ? { isUnverified: isUnsure }
      : { ...mapped(found.value), isUnverified: isUnsure };
  }
  // A router policy chooses among the providers that the router knows.
  const isRouted = ({ provider: id }: ProviderMapping): boolean =>
    hub.providers.get(id)?.isOffHub !== true;
  const others = hostsOf(hub, listed, provider, task);
  if (isPolicy && others.some(isRouted)) return { isUnverified: false };
  const names = listFew(others.map((one) => one.provider));
  return notHosted(model, provider, task, own, matching, names);
}

/** Does the record say that a provider hosts a model as a task? @internal */
export const isHostedAs = (hub: Hub, model: Model, provider: ProviderSpec, task: Task): boolean =>
  mappingsOf(hub, model, provider).some(
    (one) => isLive(one) && matchesTask(hub, one, provider, task),
  );

const isLive = ({ status }: ProviderMapping): boolean => status === undefined || status === "live";

// A mapping may name a provider by an alias.
const providerIdOf = (hub: Hub, { provider: id }: ProviderMapping): string =>
  hub.providers.get(id)?.id ?? id;

const mappingsOf = (hub: Hub, model: Model, { id }: ProviderSpec): readonly ProviderMapping[] =>
  model.inferenceProviderMapping?.filter((one) => providerIdOf(hub, one) === id) ?? [];

// A mapping names the model's task, or the task that it is called as.
function matchesTask(
  hub: Hub,
  mapping: ProviderMapping,
  provider: ProviderSpec,
  task: Task,
): boolean {
  const { task: id } = mapping;
  if (id === undefined || id === task.id) return true;
  const isOwn = provider.isHuggingFace && providerIdOf(hub, mapping) === provider.id;
  if (isOwn && task.hfInference?.alsoServes?.includes(id)) return true;
  const named = hub.tasks.get(id);
  if (named === undefined || !isCallable(named)) return false;
  const called = tryCallOrAbsent(`task/${id}`, "choosing the task to call", [], () =>
    named.callAs?.({ id: "any", tags: [] }),
  );
  return "value" in called && called.value?.id === task.id;
}

// The first few of a long list are enough for a sentence.
function hostsOf(
  hub: Hub,
  listed: readonly ProviderMapping[],
  provider: ProviderSpec,
  task: Task,
): readonly ProviderMapping[] {
  const first = new Map<string, ProviderMapping>();
  for (const one of listed) {
    const key = `${one.task} ${one.provider}`;
    if (isLive(one) && !first.has(key)) first.set(key, one);
  }
  return [...first.values()].filter((one) => matchesTask(hub, one, provider, task));
}

function notHosted(
  { id }: Model,
  { label, baseUrl }: ProviderSpec,
  task: Task,
  own: readonly ProviderMapping[],
  matching: readonly ProviderMapping[],
  others: string,
): Absence {
  const change =
    others === ""
      ? "Request it from a provider, or run it with its library."
      : `Choose a provider that hosts it, such as ${others}.`;
  if (baseUrl === undefined) {
    const nobody = others === "" ? "No provider" : "No provider that the router knows";
    return absent("not-mapped", `${nobody} hosts ${id} for ${task.id}.`, change);
  }
  const [staged] = matching;
  if (staged !== undefined) {
    const status = abbreviate(String(staged.status));
    const reason = `${label} does not host ${id} publicly: the status of its mapping is "${status}".`;
    return absent("not-live", reason, change);
  }
  const tasks = listFew(own.map((one) => one.task));
  return own.length > 0
    ? absent("other-task", `${label} hosts ${id} for ${tasks}, not for ${task.id}.`, change)
    : absent("not-mapped", `${label} is not among the providers that host ${id}.`, change);
}

/** The first three different names, for a sentence. */
const listFew = (names: readonly (string | undefined)[]): string =>
  [...new Set(names.flatMap((name) => (name === undefined ? [] : abbreviate(name))))]
    .slice(0, 3)
    .join(", ");
