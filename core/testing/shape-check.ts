// The shape check compares the responses of a contract with the schemas of answers.
import { type Plugin, valueIn } from "../index.ts";
import type { TaskHandler } from "../http/provider.ts";
import type { Check, Finding } from "./check.ts";
import type { Contract, Reply } from "./contract/index.ts";
import { soundContract } from "./whole-contract-check.ts";
import { mismatch } from "./schema-mismatch.ts";
import { misnames } from "./run/judge.ts";
import { placesOf } from "./places-check.ts";
import { exchangesOf } from "./service/exchanges.ts";

/** The responses of the service match the schemas of the provider's answers. @public */
export const shapeCheck: Check = {
  id: "replies-fit",
  what: "The responses of the contract have the shape and the file type that the answer declares.",
  why: "The page shows readers the shape in advance, and the program names the saved file after the type.",
  fix: "Look at a real response. Fix the answer or the contract.",
  find: (plugin, context) => {
    const { kind } = plugin["~hub"];
    if (kind === "task") return ofTask(plugin as Plugin<"task">, context.replies[plugin.id]);
    if (kind !== "provider") return [];
    const provider = plugin as Plugin<"provider">;
    const contract = soundContract(provider, context);
    if (contract === undefined) return [];
    // A missing value has no schema.
    const lost = new Set(placesOf(provider, context).map(({ where }) => where));
    return provider.tasks
      .filter(({ task }) => !lost.has(task.id))
      .flatMap((served) => ofServed(served, contract));
  },
};

function ofTask({ hfInference }: Plugin<"task">, reply: Reply | undefined): readonly Finding[] {
  if (hfInference?.answer === undefined || reply === undefined) return [];
  return findings(hfInference.answer, [reply], "Hugging Face's servers");
}

function ofServed(served: TaskHandler, contract: Contract): readonly Finding[] {
  const all = exchangesOf(contract, served.task).flatMap(({ replies, also = [] }) => [
    ...replies,
    ...also,
  ]);
  return findings(served.answer(false, "routed"), all, served.task.id);
}

function findings(
  answer: ReturnType<TaskHandler["answer"]>,
  replies: readonly Reply[],
  where: string,
): readonly Finding[] {
  if ("type" in answer) return typeFindings(answer.type, replies, where);
  if (answer.as !== "json" || answer.holds === undefined) return [];
  const { at, holds } = answer;
  // A response without an expected result is a ticket.
  const final = replies.filter((reply) => "json" in reply && reply.shows !== undefined);
  const read = final.map((reply) => {
    const { json } = reply as Extract<Reply, { readonly json: unknown }>;
    const all = at.map((path) => valueIn(json, ...path));
    const first = all.findIndex((value) => value != null);
    return { found: all[first], holds: holds?.[first] ?? holds?.at(-1) ?? "json" };
  });
  // An SDK may read another response; but one response is that of the printed request.
  const its = read.filter(({ found }) => found !== undefined);
  return (its.length > 0 ? its : read).flatMap(({ found, holds }) => {
    const place = mismatch(holds, found);
    if (place === undefined) return [];
    const message =
      `The response has another shape than the answer declares, at ${place}: ` +
      `${JSON.stringify(found)?.slice(0, 200)}. Fix the shape, or the response in the contract.`;
    return [{ where, message }];
  });
}

// The name of the saved file depends on the type of the answer.
function typeFindings(type: string, replies: readonly Reply[], where: string): readonly Finding[] {
  const [family, format] = type.split("/") as [string, string];
  const types = replies.flatMap((reply) => ("base64" in reply ? [reply.type] : []));
  const its = types.filter((one) => one.startsWith(`${family}/`));
  const name = `file.${format === "mpeg" ? "mp3" : format}`;
  const isOther = replies.some(
    (reply) =>
      "saves" in reply && misnames(name, Buffer.from(reply.saves ?? "", "base64")).length > 0,
  );
  if (!isOther && (its.length === 0 || its.includes(type))) return [];
  const found = its.length > 0 && !its.includes(type) ? its[0] : "another type of file";
  const message = `The response in the contract is ${found}, and \`answer\` says ${type}. Fix the type in the answer or in the contract.`;
  return [{ where, message }];
}
