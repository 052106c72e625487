// The contract of a provider exists and can be met: it has responses, and its placeholders are known.
import type { Plugin, Task } from "hubsmith";
import { closestName } from "#core/base/describe";
import { isCallable } from "#core/kinds/task";
import { type Check, type CheckContext, isMisused, onlyOf } from "./check.ts";
import { createCheckedHub } from "#core/checked/index";
import { arrayOf, optional, type Schema, type Schemas, strictObject } from "#core/checked/schema";
import { isPolicy } from "#core/kinds/provider";
import { suggestion } from "#core/snippets/options";
import { ofKind } from "../subjects/companions.ts";
import { unknownFieldIssues } from "./fields.ts";
import { type Contract, type Exchange, fact, type Reply } from "../../contract/index.ts";
import type { ErrorReply, Errors, Url } from "../../contract/contract.ts";
import { exchangesOf, keyOf } from "../running/service/exchanges.ts";

/** An optional object with these fields, of which some have a schema. */
const fields = <T>(names: readonly (keyof T & string)[], inner: Partial<Schemas<T>> = {}): Schema =>
  optional(
    strictObject<object>({
      ...Object.fromEntries(names.map((name) => [name, () => undefined])),
      ...inner,
    }),
  );
const error = fields<ErrorReply>(["status", "json", "headers"]);
const contractShape = fields<Contract>(["provider", "sources", "hosted"], {
  key: fields<Record<string, unknown>>(["header", "scheme", "query"]),
  errors: fields<Errors>([], { wrongKey: error, wrongBody: error }),
  tasks: arrayOf(fields<Contract["tasks"][number]>(["task", "exchanges"])),
});
const urls = optional(arrayOf(fields<Url>(["path", "query"])));
type AnyReply = Extract<Reply, { json: unknown }> & Extract<Reply, { base64: unknown }>;
const replies = optional(
  arrayOf(
    fields<AnyReply>([
      "json",
      "shows",
      "alsoShows",
      "saves",
      "when",
      "events",
      "lines",
      "failure",
      "base64",
      "type",
    ]),
  ),
);
const BODIES = ["json", "form", "file"] as const;
const exchangeShape: Schema = fields<Exchange>(["secret", "headers", "isUpload", ...BODIES], {
  post: urls,
  get: urls,
  put: urls,
  replies,
  also: replies,
  next: (value, ...more) => exchangeShape(value, ...more),
  slow: replies,
  failed: replies,
});

const TEXTS: readonly string[] = Object.entries(fact).flatMap(([name, value]) =>
  typeof value === "function" ? [] : [name],
);

/** The problems of a contract, independent of the provider's requests; each with its fix. */
function* contractFlaws(
  contract: Contract,
  provider: Plugin<"provider">,
  { companions, replies }: CheckContext,
): Iterable<string> {
  if (contract.tasks.length === 0 && contract.hosted === undefined) {
    yield "The contract has no tasks. Add takes(task, { post, json, replies }) for each.";
    return;
  }
  yield* unknownFieldIssues(contractShape, contract, "the contract");
  // A name that its module does not export is undefined.
  for (const name of ["wrongKey", "wrongBody"] as const)
    if ((contract.errors as Partial<Errors> | undefined)?.[name] === undefined)
      yield `\`errors.${name}\` of the contract is undefined, so no refused request is tried. Write openAiErrors or errorsOf(…).`;
  const hub = createCheckedHub([provider, ...ofKind(companions, "task")]);
  for (const task of [...hub.tasks].filter(isCallable)) {
    const exchanges = exchangesOf(contract, task, replies[task.id]);
    const isListed = contract.tasks.some((handler) => handler.task.id === task.id);
    if (exchanges.length === 0 && isListed)
      yield `The contract has no exchange for ${task.id}. Add the request and the responses to takes(…).`;
    for (const [at, exchange] of exchanges.entries())
      for (const flaw of exchangeFlaws(exchange, task))
        yield `Exchange ${at + 1} of ${task.id}: ${flaw}`;
  }
}

/** The contract of a provider; undefined if another check reports it, or the provider. @internal */
export function soundContract(
  provider: Plugin<"provider">,
  context: CheckContext,
): Contract | undefined {
  const contract = context.contracts.get(provider.id);
  if (contract === undefined || isMisused(context.subjects)) return undefined;
  return [...contractFlaws(contract, provider, context)].length > 0 ? undefined : contract;
}

function* exchangeFlaws(exchange: Exchange, task: Task): Iterable<string> {
  const { post = [], get = [], put = [], json, form, file, replies } = exchange;
  const requests = [...post, ...get, ...put];
  yield* unknownFieldIssues(exchangeShape, exchange, "it");
  if (!Array.isArray(replies))
    yield "it has no `replies`. Add the responses of the service: reply.json({ … }).";
  if (requests.length === 0) yield "it has no URL. Add `post` or `get` with an array of url(…).";
  const bodies = Object.entries({ json, form, file }).filter(([, body]) => body !== undefined);
  if (bodies.length > 1)
    yield `it has ${bodies.map(([name]) => name).join(" and ")} together. Remove all but one.`;
  for (const { path, query = {} } of requests) {
    for (const piece of path) yield* unknownIn(piece, task, "the URL");
    yield* unknownIn(query, task, "the query");
  }
  for (const [name, body] of bodies) yield* unknownIn(body, task, name);
}

/** Placeholders that no call of the task has values for. */
function* unknownIn(pattern: unknown, task: Task, at: string): Iterable<string> {
  if (pattern === undefined)
    yield `at ${at} is undefined, such as a fact that does not exist. Use one of fact.${TEXTS.join(", fact.")}, fact.input() or fact.parameter("…").`;
  if (typeof pattern !== "object" || pattern === null) return;
  const members = pattern as Readonly<Record<string, unknown>>;
  const mark = members["~"];
  if (mark === undefined) {
    for (const [name, member] of Object.entries(members))
      yield* unknownIn(member, task, Array.isArray(pattern) ? `${at}[${name}]` : `${at}.${name}`);
    return;
  }
  const flaw = markFlaw(members as Mark, mark as string, task);
  const inner = members["parts"] ?? members["values"] ?? members["pattern"] ?? members["members"];
  if (flaw !== undefined) yield `at ${at} ${flaw}`;
  else if (inner !== undefined) yield* unknownIn(inner, task, at);
}

/** What a placeholder says. */
interface Mark {
  readonly name?: string;
  readonly names?: readonly string[];
  readonly as?: string;
}

function markFlaw({ name, names = [], as }: Mark, mark: string, task: Task): string | undefined {
  const known = [...Object.keys(task.parameters), ...(task.streams === true ? ["stream"] : [])];
  const named = mark === "parameter" ? [name] : names;
  const odd = named.map(String).find((key) => !known.includes(key));
  if (odd !== undefined)
    return `is fact.parameter("${odd}"), which ${task.id} does not have.${suggestion(known, odd)} Its parameters are ${known.join(", ") || "none"}.`;
  if (mark !== "input") return undefined;
  const { inputs } = task;
  const all = typeof inputs === "string" ? [] : Object.keys(inputs);
  if (name !== undefined && !all.includes(name))
    return `is fact.input("${name}"), which ${task.id} does not have.${suggestion(all, name)} ${all.length === 0 ? "It has one input: fact.input()." : `Its inputs are ${all.join(", ")}.`}`;
  const types = typeof inputs === "string" ? [inputs] : Object.values(inputs);
  const type = name === undefined ? undefined : types[all.indexOf(name)];
  const isMedia = (type === undefined ? types : [type]).some((inputType) =>
    ["image", "audio", "video", "json"].includes(inputType),
  );
  return as === undefined || isMedia
    ? undefined
    : `is a file as ${as}, but ${task.id} has no file. Use fact.input().`;
}

export const wholeContractCheck: Check = {
  id: "contract-is-whole",
  what: "The provider has a contract with responses, known fields and known placeholders.",
  why: "Without a contract, wrong requests are not found.",
  fix: "Write what the service accepts and returns, from its documentation, with hubsmith/contract.",
  find: onlyOf("provider", function* (provider, context) {
    const { id, tasks } = provider;
    const contract = context.contracts.get(id);
    const near = closestName(context.contracts.keys(), id);
    if (contract !== undefined)
      for (const message of contractFlaws(contract, provider, context)) yield { message };
    // A policy sends nothing itself.
    else if (isPolicy(provider) && tasks.length === 0) return;
    else if (near !== undefined) {
      const message = `The contract is for "${near}", but the provider is "${id}". Write \`provider: "${id}"\`.`;
      yield { message };
    } else {
      const task = tasks[0] === undefined ? "task" : keyOf(tasks[0].task);
      const message =
        "There is no contract, so its requests are not checked. Write what the service accepts and " +
        `returns, from its documentation, with "hubsmith/contract": defineContract({ provider: "${id}", ` +
        `key: { header: "Authorization", scheme: "Bearer" }, errors: openAiErrors, tasks: [takes(${task}, { post: [url("…")], json: open({ … }), replies: [reply.json({ … })] })] }). ` +
        "Pass it as `contract`.";
      yield { message };
    }
  }),
};
