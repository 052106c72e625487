// Which exchanges a call has to do with: those of the router, or of the provider.
import type { Plugin, Task } from "../../index.ts";
import { ROUTER } from "../../host.ts";
import type { Target } from "../../types.ts";
import type { Contract, Exchange, Reply } from "../contract/index.ts";

/** The exchanges of a provider for a task; `reply` is a sample of what Hugging Face's servers reply. @internal */
export function exchangesOf(
  contract: Contract | undefined,
  task: Task,
  reply?: Reply,
): readonly Exchange[] {
  const listed = contract?.tasks.find((one) => one.task.id === task.id);
  if (listed !== undefined) return listed.exchanges;
  return reply === undefined ? [] : (contract?.hosted?.(task, reply) ?? []);
}

/** Does the router take this call itself? @internal */
export const isRouters = (target: Target, { routerApi: routed }: Task): boolean =>
  target === "routed" && routed !== undefined;

/** Is there a request of these that goes this way? @internal */
export const goes = (
  exchanges: readonly Exchange[],
  target: Target,
  { isHuggingFace = false }: Plugin<"provider">,
): boolean =>
  exchanges.some(({ post = [] }) =>
    post.some(({ path: [root] }) => {
      const isRouted = typeof root === "string" && root.startsWith(`${ROUTER}/`);
      return target === "routed" || isHuggingFace ? isRouted : !isRouted;
    }),
  );
