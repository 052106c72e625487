// Decides from the record of a model whether a provider hosts it.
import { abbreviate } from "../base/describe.ts";
import type { Hub } from "../hub/hub.ts";
import { absent, type Absence, isAbsence, tryCall } from "../base/issue.ts";
import { roleOf, type TaskHandler } from "../kinds/provider.ts";
import type { Call } from "../kinds/call.ts";
import type { Callee, PlanInput } from "./app-server.ts";
import type { Model, ProviderMapping } from "../record/model.ts";
import type { Route } from "./route.ts";
import { isCallable, type Recipe, type Task } from "../kinds/task.ts";

/** How a provider hosts a model. Without a mapping, the provider's model id is unknown. @internal */
export type Hosting = Pick<Call, "mapping" | "hostingUnverified">;

/** A model that a provider may host, and the task that it is called as. @internal */
export interface Hosted extends Pick<PlanInput, "hub" | "model"> {
  readonly provider: Callee;
  readonly task: Task;
}

export function resolveHosting(hosted: Hosted & PlanInput, { target }: Route): Hosting | Absence {
  const { hub, model, provider, diagnostics } = hosted;
  const { role } = provider;
  const { providerId } = hosted.request;
  const mapped = (id: string | undefined, known?: ProviderMapping): Hosting =>
    id ? { mapping: { ...known, provider: provider.id, providerId: id } } : {};
  if (target === "endpoint") {
    const served = role === "local" ? (provider.providerIdOf!(model) as string) : undefined;
    return mapped(providerId ?? served ?? (role === "huggingface" ? model.id : undefined));
  }
  const mappings = mappingsOf(hub, model, provider);
  const matching = mappings.filter((mapping) => matchesTask(hosted, mapping));
  // The id that the caller passes overrides the record.
  if (providerId !== undefined) return mapped(providerId, matching[0]);
  const listed = model.inferenceProviderMapping;
  // The Hub maps some models to a task in which Hugging Face's own servers cannot be called for them.
  const isAsked = listed === undefined || role === "huggingface";
  const id = tryCall(`provider/${provider.id}`, "looking up its model id", diagnostics, () =>
    isAsked ? provider.providerIdOf?.(model) : undefined,
  );
  if (isAbsence(id)) return id;
  const live = matching.find(isLive);
  if (live !== undefined) return mapped(live.providerId, live);
  if (listed === undefined) {
    const hosting = mapped(role === "huggingface" ? model.id : id);
    const isUnverified = role === "routed" || role === "huggingface";
    return isUnverified ? { ...hosting, hostingUnverified: true } : hosting;
  }
  const others = hostsOf(hosted);
  if (role === "policy" && others.some((mapping) => isOnRouter(hub, mapping))) return {};
  return notHosted(hosted, mappings, matching, others);
}

// A policy of the router selects one of the providers that the router knows.
function isOnRouter(hub: Hub, mapping: ProviderMapping): boolean {
  const provider = hub.providers.get(mapping.provider);
  return provider === undefined || roleOf(provider) !== "direct";
}

/** Whether the record says that a provider hosts a model for a task. @internal */
export const isHostedAs = (hosted: Hosted): boolean =>
  mappingsOf(hosted.hub, hosted.model, hosted.provider).some(
    (mapping) => isLive(mapping) && matchesTask(hosted, mapping),
  );

/** Why a provider has no recipe for a model, if the record says so. The router may choose any that hosts it. @internal */
export function recipeIssue(hosted: Hosted, { feature = "", label }: Recipe): Absence | undefined {
  const { hub, model, provider } = hosted;
  const has = ({ features }: ProviderMapping): unknown => features?.[feature];
  const hosts = hostsOf(hosted);
  const own = hosts.filter(
    (host) => provider.role === "policy" || providerIdOf(hub, host) === provider.id,
  );
  if (own.length === 0 || own.some((host) => has(host) !== false)) return undefined;
  const others = listFew(hosts.filter(has).map((host) => host.provider));
  return absent({
    code: "recipe-not-supported",
    reason: `${provider.label} does not support ${label.toLowerCase()} for ${model.id}.`,
    fix: others === "" ? "Choose another model." : `Choose another provider, such as ${others}.`,
  });
}

/** How the first provider that hosts a model handles a task. A policy of the router may choose it. @internal */
export function firstHandler(hosted: Hosted): TaskHandler | undefined {
  const [first] = hostsOf(hosted);
  const provider = hosted.hub.providers.get(first?.provider ?? "");
  return provider?.tasks.find(({ task }) => task.id === hosted.task.id);
}

/** The first task that a provider hosts a model for, or else that any provider does. @internal */
export function mappedTask(hub: Hub, model: Model, provider: Callee): string | undefined {
  const isKnown = (mapping: ProviderMapping): boolean =>
    isLive(mapping) && mapping.task !== undefined;
  const own = mappingsOf(hub, model, provider).find(isKnown);
  return (own ?? model.inferenceProviderMapping?.find(isKnown))?.task;
}

const isLive = ({ status }: ProviderMapping): boolean => status === undefined || status === "live";

// A mapping may use an alias of a provider.
const providerIdOf = (hub: Hub, { provider: id }: ProviderMapping): string =>
  hub.providers.get(id)?.id ?? id;

const mappingsOf = (hub: Hub, model: Model, { id }: Callee): readonly ProviderMapping[] =>
  model.inferenceProviderMapping?.filter((mapping) => providerIdOf(hub, mapping) === id) ?? [];

// A mapping has the model's task, or the task that the model is called as.
function matchesTask({ hub, provider, task }: Hosted, mapping: ProviderMapping): boolean {
  const { task: id } = mapping;
  if (id === undefined || id === task.id || id === task.wireOf) return true;
  const isOwn = provider.role === "huggingface" && providerIdOf(hub, mapping) === provider.id;
  if (isOwn && task.hubServers?.alsoServes?.includes(id)) return true;
  const mapped = hub.tasks.get(id);
  if (mapped === undefined || !isCallable(mapped)) return false;
  const called = tryCall(`task/${id}`, "choosing the task to call", [], () =>
    mapped.callAs?.({ id: "any", tags: [] }),
  );
  return !isAbsence(called) && called !== undefined && [task.id, task.wireOf].includes(called.id);
}

// The live mappings that match a task. Duplicates are removed first, because the array may be long.
function hostsOf(hosted: Hosted): readonly ProviderMapping[] {
  const first = new Map<string, ProviderMapping>();
  for (const mapping of hosted.model.inferenceProviderMapping ?? []) {
    const key = `${mapping.task} ${mapping.provider}`;
    if (isLive(mapping) && !first.has(key)) first.set(key, mapping);
  }
  return [...first.values()].filter((mapping) => matchesTask(hosted, mapping));
}

function notHosted(
  { model: { id }, provider: { label, role }, task }: Hosted,
  mappings: readonly ProviderMapping[],
  matching: readonly ProviderMapping[],
  hosts: readonly ProviderMapping[],
): Absence {
  const others = listFew(hosts.map(({ provider }) => provider));
  const fix =
    others === ""
      ? "Request it from a provider, or run it with its library."
      : `Choose a provider that hosts it, such as ${others}.`;
  const because = (code: string, reason: string): Absence => absent({ code, reason, fix });
  if (role === "policy") {
    const subject = others === "" ? "No provider" : "No provider of the router";
    return because("not-mapped", `${subject} hosts ${id} for ${task.id}.`);
  }
  const [staged] = matching;
  if (staged !== undefined) {
    const status = abbreviate(String(staged.status));
    return because(
      "not-live",
      `${label} does not host ${id} publicly (mapping status: "${status}").`,
    );
  }
  if (mappings.length === 0)
    return because("not-mapped", `${label} is not among the providers that host ${id}.`);
  const tasks = listFew(mappings.map((mapping) => mapping.task));
  return because("other-task", `${label} hosts ${id} for ${tasks}, not for ${task.id}.`);
}

const listFew = (names: readonly (string | undefined)[]): string =>
  [...new Set(names.flatMap((name) => (name === undefined ? [] : abbreviate(name))))]
    .slice(0, 3)
    .join(", ");
