// The routes on which a provider is asked, and whether it is asked at all.
import type { InferenceOptions, Plugin, Task } from "../../index.ts";
import type { Target } from "../../types.ts";

/** Does it serve this task? A policy stands for whoever does; of its own it has what the router takes itself. @internal */
export function isServed({ baseUrl, tasks, handles }: Plugin<"provider">, task: Task): boolean {
  if (tasks.some((one) => one.task.id === task.id)) return true;
  if (baseUrl === undefined) return task.routerApi !== undefined;
  try {
    return handles?.(task) !== undefined;
  } catch {
    return false;
  }
}

/** The routes to a provider. @internal */
export function routesOf({
  baseUrl,
  isHuggingFace,
}: Plugin<"provider">): Readonly<Record<string, InferenceOptions>> {
  return {
    routed: {},
    ...(baseUrl === undefined ? {} : { direct: { directRequest: true } }),
    ...(isHuggingFace === true
      ? { endpoint: { endpointUrl: "https://sample.endpoints.huggingface.cloud" } }
      : {}),
  };
}

/** Where these options lead. @internal */
export const targetOf = ({ endpointUrl, directRequest }: InferenceOptions): Target =>
  endpointUrl !== undefined ? "endpoint" : directRequest ? "direct" : "routed";
