// The whole contract check asks for a contract, and that it can be met: something is replied, and each placeholder is known.
import { closestName, type Plugin } from "../index.ts";
import type { Check } from "./check.ts";
import { contractFlaws } from "./contract-flaws.ts";
import { keyOf } from "./service/written.ts";

/** There is a contract, it has replies, and its placeholders stand for what calls have. @public */
export const wholeContractCheck: Check = {
  id: "contract-is-whole",
  asks: "Is there a contract of the service that says what is replied, in fields that are read and facts that calls have?",
  why: "Requests that are held against nothing are right whatever they are.",
  mend: "Write what the service takes and replies, from its documentation, with hubsmith/contract.",
  run: (plugin, context) => {
    if (plugin["~hub"].kind !== "provider") return [];
    const provider = plugin as Plugin<"provider">;
    const { id, baseUrl, tasks } = provider;
    const contract = context.contracts.get(id);
    if (contract !== undefined)
      return contractFlaws(contract, provider, context).map((message) => ({ message }));
    // A policy sends nothing itself.
    if (baseUrl === undefined && tasks.length === 0) return [];
    const near = closestName(context.contracts.keys(), id);
    if (near !== undefined)
      return [
        {
          message: `A contract is given for "${near}", and the provider is "${id}". Write \`provider: "${id}"\` in it.`,
        },
      ];
    const task = tasks[0] === undefined ? "task" : keyOf(tasks[0].task);
    const message =
      "There is no contract to hold its requests against, so that nobody knows whether the service takes them. Write what the service takes and " +
      `replies, from its documentation, with "hubsmith/contract": defineContract({ provider: "${id}", ` +
      `key: { header: "Authorization", scheme: "Bearer" }, errors: openAiErrors, tasks: [takes(${task}, { post: [url("…")], json: open({ … }), replies: [reply.json({ … })] })] }). ` +
      "Give it as `contract`.";
    return [{ message }];
  },
};
