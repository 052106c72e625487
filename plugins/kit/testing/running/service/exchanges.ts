// The tasks and routes of a provider, and the exchanges of contracts for them.
import { createCheckedHub } from "#core/checked/index";
import type { Hub, InferenceOptions, InferenceRequest, Plugin, Task } from "hubsmith";
import { isPolicy, roleOf, TARGETS, type TaskHandler } from "#core/kinds/provider";
import { isCallable } from "#core/kinds/task";
import { ROUTER } from "#core/snippets/route";
import type { Target } from "#core/http/request";
import { attempt } from "../../checks/check.ts";
import type { Contract, Exchange, Reply } from "../../../contract/index.ts";
import { isMap } from "./received.ts";
import { type About, modelOf, recordOf } from "./test-calls.ts";

/** The hub of a provider, and the tasks that it serves: those that it lists, and others of its companions. @internal */
export function servedBy(
  provider: Plugin<"provider">,
  companions: readonly unknown[],
): { readonly hub: Hub; readonly listed: readonly Task[]; readonly served: readonly Task[] } {
  const listed = provider.tasks.map(({ task }) => task);
  const hub = createCheckedHub([provider, ...companions, ...listed]);
  // The hub has copies of the tasks.
  const isListed = ({ id }: Task): boolean => listed.some((task) => task.id === id);
  const others = [...hub.tasks].filter(isCallable).filter((task) => !isListed(task));
  // A policy of the router is for all providers; its own requests are those that the router accepts.
  const isServed = (task: Task): boolean =>
    handlerOf(provider, task) !== undefined || (isPolicy(provider) && task.routerApi !== undefined);
  return { hub, listed, served: [...listed, ...others].filter(isServed) };
}

export function requestFor(
  provider: Plugin<"provider">,
  task: Task,
  options: InferenceOptions,
  about?: About,
): InferenceRequest {
  const fields = { id: `acme/${task.id}-7b`, pipeline_tag: task.id, tags: [task.id] };
  return {
    model: modelOf(recordOf(fields, task, [provider], about)),
    provider: provider.id,
    options,
  };
}

/** The handler of a task; undefined if there is none, or the provider throws. @internal */
export function handlerOf(
  { tasks, handlerOf: handles }: Plugin<"provider">,
  task: Task,
): TaskHandler | undefined {
  return attempt(() => tasks.find((handler) => handler.task.id === task.id) ?? handles?.(task));
}

export function routesOf(
  provider: Plugin<"provider">,
): Readonly<Partial<Record<Target, InferenceOptions>>> {
  const all: Readonly<Record<Target, InferenceOptions>> = {
    routed: {},
    direct: { directRequest: true },
    endpoint: { endpointUrl: "https://sample.endpoints.huggingface.cloud" },
  };
  // At an endpoint, a policy is Hugging Face itself.
  const targets = TARGETS[roleOf(provider)].filter(
    (target) => !isPolicy(provider) || target === "routed",
  );
  return Object.fromEntries(targets.map((target) => [target, all[target]]));
}

/** The target of calls with these options, except those of a client with only one target. @internal */
export function targetOf(
  { endpointUrl, directRequest = false }: InferenceOptions,
  provider: Plugin<"provider">,
): Target {
  if (endpointUrl !== undefined) return "endpoint";
  return directRequest ? "direct" : TARGETS[roleOf(provider)][0];
}

/** The exchanges of a provider for a task; `reply` is a sample response of Hugging Face's servers. @internal */
export function exchangesOf(
  contract: Contract | undefined,
  task: Task,
  reply?: Reply,
): readonly Exchange[] {
  const listed = contract?.tasks.find((candidate) => candidate.task.id === task.id);
  if (listed !== undefined)
    return listed.exchanges.flatMap((one) => (one.next === undefined ? [one] : [one, one.next]));
  return reply === undefined ? [] : (contract?.hosted?.(task, reply) ?? []);
}

/** Does the router handle this call itself? @internal */
export const isRouters = (target: Target, { routerApi: routed }: Task): boolean =>
  target === "routed" && routed !== undefined;

/** Is this response printed as text, and not saved as a file? @internal */
export const isText = (reply: Reply): boolean => "base64" in reply && reply.type === "text/plain";

/** The file that a client must save after this response. @internal */
export function savedFrom(reply: Reply): Buffer | undefined {
  if (isText(reply)) return undefined;
  const base64 = "base64" in reply ? reply.base64 : reply.saves;
  return base64 === undefined ? undefined : Buffer.from(base64, "base64");
}

/** The strings that a client must print after this response. @internal */
export function shownFrom(reply: Reply): readonly string[] | undefined {
  if ("base64" in reply)
    return isText(reply) ? [Buffer.from(reply.base64, "base64").toString()] : undefined;
  return reply.shows === undefined ? undefined : [reply.shows, ...(reply.alsoShows ?? [])];
}

/** Is one of these requests for this route? @internal */
export const hasRoute = (
  exchanges: readonly Exchange[],
  target: Target,
  { role }: Plugin<"provider">,
): boolean =>
  exchanges.some(({ post = [] }) =>
    post.some(({ path: [root] }) => {
      const isRouted = typeof root === "string" && root.startsWith(`${ROUTER}/`);
      return target === "routed" || role === "huggingface" ? isRouted : !isRouted;
    }),
  );

/** Is this exchange about a LoRA, versions, a slow job, or a failed job? @internal */
export function mentions(what: About | "slow" | "failed", exchange: Exchange): boolean {
  if (what === "slow" || what === "failed") return exchange[what] !== undefined;
  const text = JSON.stringify(exchange);
  const marks = what === "lora" ? ['"~":"lora"', '"fact":"weights"'] : ['"fact":"version"'];
  return marks.some((mark) => text.includes(mark));
}

/** The parameters that the body of an exchange has, by the task's names. @internal */
export function parametersIn({ json, form }: Exchange): ReadonlySet<string> {
  const names = new Set<string>();
  JSON.stringify(json ?? form ?? null, (_, value: unknown) => {
    if (!isMap(value)) return value;
    if (value["~"] === "parameter") names.add(value["name"] as string);
    if (value["~"] === "parameters")
      for (const name of value["names"] as readonly string[]) names.add(name);
    return value;
  });
  return names;
}

/** The task with the parameters that the provider or its contract names: others may be added later. @internal */
export function withKnownParameters(
  provider: Plugin<"provider">,
  task: Task,
  exchanges: readonly Exchange[],
): Task {
  const mapped = handlerOf(provider, task)?.parameters ?? {};
  const named = exchanges.map(parametersIn);
  const isKnown = (name: string): boolean =>
    Object.hasOwn(mapped, name) || named.some((names) => names.has(name));
  const known = Object.entries(task.parameters).filter(([name]) => isKnown(name));
  return { ...task, parameters: Object.fromEntries(known) };
}

/** The name of a task in programs: `textToImage`, as in `hubsmith/tasks`. @internal */
export const keyOf = ({ id }: { readonly id: string }): string =>
  id.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());
