// The places check asks that what an answer, or a job, is read by stands in what the service is said to reply.
import { createHub } from "../checked/index.ts";
import type { Plugin, TaskHandler, Task } from "../index.ts";
import { isCallable } from "../host.ts";
import type { Check, CheckContext, Finding } from "./check.ts";
import { ofKind } from "./companions.ts";
import { contractFlaws } from "./contract-flaws.ts";
import { isMisused } from "./misuse-check.ts";
import { deadEnds, jsonIn, unreadIn } from "./service/dead-ends.ts";
import { exchangesOf } from "./service/exchanges.ts";

/** Every path of an answer and of a job leads somewhere in the replies of the contract. @public */
export const placesCheck: Check = {
  id: "paths-lead",
  asks: "Does every path of an answer and of a job lead somewhere in the replies of the contract?",
  why: "A snippet that reads the wrong place prints nothing, or waits for ever.",
  mend: "Mend the path, or give the contract a reply that has it, among `also` where no sample request gets it.",
  run: (plugin, context) => {
    const { kind } = plugin["~hub"];
    if (kind === "provider") return placesOf(plugin as Plugin<"provider">, context);
    const { hfInference: hosted, id } = plugin as Plugin<"task">;
    const reply = context.replies[id];
    if (kind !== "task" || hosted?.answer === undefined || reply === undefined) return [];
    // One sample has one of the places; the others are for other replies.
    const lost = unreadIn(hosted.answer, jsonIn([reply]));
    const isRead = "at" in hosted.answer && lost.length < hosted.answer.at.length;
    return isRead ? [] : lost.map((message) => ({ message }));
  },
};

/** The dead ends of a provider; `where` is the id of the task. @internal */
export function placesOf(
  provider: Plugin<"provider">,
  context: Pick<CheckContext, "companions" | "contracts" | "replies" | "subjects">,
): readonly Finding[] {
  const { companions, contracts, replies, subjects } = context;
  const contract = contracts.get(provider.id);
  if (contract === undefined || isMisused(subjects)) return [];
  if (contractFlaws(contract, provider, context).length > 0) return [];
  return servedBy(provider, companions).flatMap((served) => {
    const { task } = served;
    const exchanges = exchangesOf(contract, task, replies[task.id]);
    return deadEnds(provider, served, exchanges).map((message) => ({ where: task.id, message }));
  });
}

function servedBy(
  provider: Plugin<"provider">,
  companions: readonly Plugin[],
): readonly TaskHandler[] {
  const listed = new Set(provider.tasks.map(({ task }) => task.id));
  const tasks = [...createHub(ofKind(companions, "task")).tasks].filter(isCallable);
  const more = tasks.filter(({ id }) => !listed.has(id));
  return [...provider.tasks, ...more.flatMap((task) => servedAs(provider, task))];
}

function servedAs(provider: Plugin<"provider">, task: Task): readonly TaskHandler[] {
  try {
    return [provider.serves?.(task) ?? []].flat();
  } catch {
    // Its requests say so, with a reason.
    return [];
  }
}
