// Compares the requests of a provider with its contract, without a language or a process.
import { isAbsence } from "#core/base/issue";
import type { Value, ValueObject } from "#core/code/value";
import {
  type Diagnostic,
  inferenceCall,
  type InferenceOptions,
  type InferenceRequest,
  type Plugin,
  type Task,
} from "hubsmith";
import { ROUTER } from "#core/snippets/route";
import type { ParameterType } from "#core/kinds/parameters";
import type { Target } from "#core/http/request";
import { isPolicy } from "#core/kinds/provider";
import type { Finding } from "../../checks/check.ts";
import type { Contract, Exchange, Reply } from "../../../contract/index.ts";
import {
  type CallVariant,
  examplesOf,
  hostileInputs,
  largestAccepted,
  requiredOf,
} from "./test-calls.ts";
import { converse, type Described, STILL_WAITS, type Talk } from "./follow.ts";
import { NO_ROUTE } from "./mock.ts";
import {
  exchangesOf,
  handlerOf,
  hasRoute,
  isRouters,
  keyOf,
  requestFor,
  routesOf,
  savedFrom,
  servedBy,
  shownFrom,
  mentions,
  targetOf,
  withKnownParameters,
} from "./exchanges.ts";

export interface MatchOptions {
  /** Tasks that it serves in addition to those that it lists. */
  readonly companions?: readonly unknown[];
  /** Sample responses of Hugging Face's own servers, by the id of the task. */
  readonly replies?: Readonly<Record<string, Reply>>;
  /** The contract of the router's own API; without it, such calls are left out. */
  readonly router?: Contract;
}

/** A task of a provider, and what the contract says about it. */
interface ServedTask extends Described {
  readonly provider: Plugin<"provider">;
  readonly task: Task;
  /** The task with the parameters that are tested. */
  readonly known: Task;
  readonly exchanges: readonly Exchange[];
}

/**
 * Sends the requests of every task of a provider, on every route and with all parameters, to a mock of its contract. Finds
 * rejected requests, lost values and responses that were not read.
 * @internal
 */
export function matchRequests(
  provider: Plugin<"provider">,
  contract: Contract,
  options: MatchOptions = {},
): readonly Finding[] {
  const { companions = [], replies = {} } = options;
  const router = options.router ?? (isPolicy(provider) ? contract : undefined);
  const { hub, listed, served } = servedBy(provider, companions);
  const unserved = contract.tasks.filter(
    ({ task }) => !isPolicy(provider) && !served.some(({ id }) => id === task.id),
  );
  return [
    ...unserved.map(({ task }) => ({
      message: `The contract has ${task.id}, which the provider does not serve. Serve it with \`serves\`, or remove it.`,
    })),
    ...served.flatMap((task) => {
      const exchanges = exchangesOf(contract, task, replies[task.id]);
      if (exchanges.length > 0) {
        const known = withKnownParameters(provider, task, exchanges);
        return ofTask({ hub, provider, task, known, exchanges, contract, replies, router });
      }
      if (!listed.includes(task)) return [];
      const message = `The contract does not have ${task.id}. Add takes(${keyOf(task)}, …) with the requests and responses of the service.`;
      return [{ message }];
    }),
  ];
}

/** A note for each parameter of a task that neither the provider nor its contract names: it is not tested. @internal */
export function untestedParameters(
  provider: Plugin<"provider">,
  contract: Contract,
  { companions = [], replies = {} }: MatchOptions,
): readonly Finding[] {
  return servedBy(provider, companions).served.flatMap((task) => {
    const exchanges = exchangesOf(contract, task, replies[task.id]);
    if (exchanges.length === 0) return [];
    const { parameters: known } = withKnownParameters(provider, task, exchanges);
    const names = Object.keys(task.parameters).filter((name) => !Object.hasOwn(known, name));
    return names.map((name) => ({
      where: task.id,
      isNote: true,
      message: `The task has the parameter ${name}, which neither the provider nor its contract names, so it is not tested. Add it to the contract, or map it to \`false\` in the provider.`,
    }));
  });
}

function ofTask(served: ServedTask): readonly Finding[] {
  const { provider, task, known, exchanges, router } = served;
  const findings: Finding[] = [];
  // Without a sample response, a failed job cannot be tested.
  if (handlerOf(provider, task)?.job !== undefined && !exchanges.some(({ failed }) => failed))
    findings.push({ where: task.id, message: NO_FAILURE });
  const reported = new Set<string>();
  const absences: Finding[] = [];
  let isMade = false;
  for (const [route, options] of Object.entries(routesOf(provider))) {
    const where = `${task.id}, ${route}`;
    const target = targetOf(options, provider);
    const absence = absenceOf(served, { name: "plain", options });
    if (isRouters(target, task) && router === undefined) continue;
    if (!isRouters(target, task) && !hasRoute(exchanges, target, provider)) {
      if (absence === undefined) findings.push({ where, message: missingUrl(provider, target) });
      continue;
    }
    const isMadeWith = (parameters: ValueObject): boolean =>
      absenceOf(served, { name: "plain", options: { ...options, parameters } }) === undefined;
    if (isMadeWith(requiredOf(provider, task, [], examplesOf(known), isMadeWith))) isMade = true;
    else absences.push({ where, message: `No request was built: ${absence}` });
    for (const variant of variantsOf(served, options))
      for (const message of faultsOf(served, variant)) {
        const unreported = unreportedPart(message, reported);
        if (unreported !== undefined)
          findings.push({ where: `${where}, ${variant.name}`, ...unreported });
      }
  }
  // A route may be absent with a reason, e.g. if only SDKs support it; a task may not.
  return isMade || findings.length > 0 ? findings : absences;
}

const NO_FAILURE =
  "The task has a job, and no exchange of the contract has `failed`, so no failure is tested. " +
  "Add `failed: [reply.json({ … })]` to the exchange that is polled.";

function missingUrl({ id, baseUrl }: Plugin<"provider">, target: Target): string {
  const isDirect = target === "direct";
  const [kind, base] = isDirect ? ["Direct", baseUrl!] : ["Routed", `${ROUTER}/${id}`];
  return (
    `${kind} requests are not checked, because no \`post\` of the contract is below ${base}. ` +
    `Add url("${base}/…") to it, or make its URLs with bases("${baseUrl ?? "https://…"}", "${ROUTER}/${id}")` +
    (isDirect ? "." : '; or set `role: "direct"` if the router does not know the provider.')
  );
}

function variantsOf(served: ServedTask, options: InferenceOptions): readonly CallVariant[] {
  const { task, known, exchanges } = served;
  const examples = examplesOf(known);
  const withParameters = (parameters: ValueObject): CallVariant => ({
    name: `parameters ${Object.keys(parameters).join(", ")}`,
    options: { ...options, parameters },
  });
  const isOffered = (some: ValueObject): boolean =>
    absenceOf(served, withParameters(some)) === undefined;
  const all = withParameters(largestAccepted(examples, isOffered));
  const speaks = (what: Parameters<typeof mentions>[0]): boolean =>
    exchanges.some((exchange) => mentions(what, exchange));
  return [
    { name: "plain", options },
    { ...all, name: "all parameters" },
    ...Object.entries(examples).map(([name, example]) => withParameters({ [name]: example })),
    { ...withParameters(largestAccepted(othersOf(known), isOffered)), name: "other values" },
    ...zeroesOf(known).map(withParameters),
    ...(task.streams === true
      ? [
          { name: "streaming", options: { ...options, streaming: true } },
          { name: "streaming, all parameters", options: { ...all.options, streaming: true } },
        ]
      : []),
    ...(["lora", "version"] as const)
      .filter(speaks)
      .map((about) => ({ name: about, options, about })),
    ...(["slow", "failed"] as const)
      .filter(speaks)
      .map((injectedFault) => ({ name: injectedFault, options, injectedFault })),
    { name: "hostile", options, isHostile: true },
    { name: "billed", options: { ...options, billTo: "acme-org" } },
  ];
}

// A conversion that returns a constant may fit the examples.
function othersOf({ parameters }: Task): ValueObject {
  const others: [string, Value][] = [];
  for (const [name, { type, example, range }] of Object.entries(parameters)) {
    if (type === "size") others.push([name, { width: 640, height: 384 }]);
    if (typeof example !== "number") continue;
    const other = type === "number" ? example / 2 : example + 3;
    others.push([name, Math.min(other, range?.[1] ?? Infinity)]);
  }
  return Object.fromEntries(others);
}

// A zero value proves nothing.
function zeroesOf({ parameters }: Task): readonly ValueObject[] {
  const zeroes: Partial<Record<ParameterType, Value>> = {
    count: 0,
    number: 0,
    seed: 0,
    boolean: false,
  };
  return Object.entries(parameters).flatMap(([name, { type }]) =>
    zeroes[type] === undefined ? [] : [{ [name]: zeroes[type] }],
  );
}

function requestOf(
  { provider, task }: ServedTask,
  { options, about, isHostile }: CallVariant,
): InferenceRequest {
  const request = requestFor(provider, task, options, about);
  if (isHostile === undefined) return request;
  return { ...request, options: { ...options, inputs: hostileInputs(task, request.model) } };
}

function absenceOf(served: ServedTask, variant: CallVariant): string | undefined {
  const call = inferenceCall(served.hub, requestOf(served, variant));
  const absence = isAbsence(call) ? call : isAbsence(call.request) ? call.request : undefined;
  return absence && `${absence.reason} ${absence.fix}`;
}

function faultsOf(served: ServedTask, variant: CallVariant): readonly string[] {
  const diagnostics: Diagnostic[] = [];
  const request = requestOf(served, variant);
  const talk = converse(served, request, diagnostics, variant.injectedFault);
  const threw = diagnostics
    .filter(({ code }) => code === "plugin-threw")
    .map(({ message }) => message);
  if (talk === undefined) return threw;
  const { faults } = talk.happened;
  return [...threw, ...(faults.length > 0 ? faults : readFaults(talk, variant))];
}

const UNREAD = "The response could not be read.";

/** Is a finding about reading a response, and not about a wrong request? @internal */
export const isUnread = (message: string): boolean =>
  /^The response could not be read\.|of the response was not found where `answer` looks|^The job failed, but/.test(
    message,
  );

function readFaults(
  { outcome, happened }: Talk,
  { injectedFault }: CallVariant,
): readonly string[] {
  const fault = "fault" in outcome ? outcome.fault : undefined;
  if (injectedFault === "failed") {
    const isTried = [...happened.used].some(({ failed }) => failed !== undefined);
    if (!isTried || (fault !== undefined && !fault.startsWith(STILL_WAITS))) return [];
    return [
      fault === undefined
        ? "The job failed, but its response was read as a result. Point `answer` at a field that only results have."
        : `The job failed, but a client would keep polling. Remove the state of a failed job from \`waiting\`. ${fault}`,
    ];
  }
  if (fault !== undefined) return [`${UNREAD} ${fault}`];
  const read = "text" in outcome ? outcome.text : undefined;
  const reply = happened.replies.at(-1)!;
  const wanted = savedFrom(reply);
  if (wanted !== undefined) {
    const isIt = "file" in outcome && wanted.equals(outcome.file);
    return isIt ? [] : ["The file of the response was not found where `answer` looks for it."];
  }
  const shows = shownFrom(reply);
  if (shows === undefined) {
    const [lacking, more] =
      read === undefined
        ? ["`saves`, the file that every client must save", 'saves: "…" }), the file as base64']
        : ["`shows`, the string that every client must print", `shows: ${shownIn(read)} })`];
    return [`The last response has no ${lacking}. Write reply.json({ … }, { ${more}.`];
  }
  const lost = shows.find((text) => read?.includes(text) !== true);
  return lost === undefined
    ? []
    : [`"${lost}" of the response was not found where \`answer\` looks for it.`];
}

// One number or word of a read value, as it would be printed.
function shownIn(text: string): string {
  const [word = text] = /-?\d+(\.\d+)?|[\p{L}\p{N}]+/u.exec(text) ?? [];
  return JSON.stringify(word);
}

/** The part of a message that no earlier case of the task reported; undefined if there is none. Adds it to `reported`. */
function unreportedPart(
  message: string,
  reported: Set<string>,
): Omit<Finding, "where"> | undefined {
  const [head = "", ...lines] = message.split("\n    ");
  const kinds = lines.map((line) =>
    line.replace(/: (expected|unexpected value|missing)\b.*$/s, ": $1"),
  );
  const method = head.split(" ", 1)[0]!;
  const isNowhere = lines[0]?.startsWith(NO_ROUTE) === true;
  if (lines.length === 0 || isNowhere) {
    const key = isNowhere ? `${method} ${NO_ROUTE}` : message;
    if (reported.has(key)) return undefined;
    reported.add(key);
    return { message };
  }
  const unreported = lines.filter((_, at) => !reported.has(kinds[at]!));
  if (unreported.length === 0) return undefined;
  for (const kind of kinds) reported.add(kind);
  // The key is sent in the same way for every task.
  const isOfHeaders = kinds.every((kind) => /^[\w-]+: /.test(kind) && !kind.startsWith("body"));
  return {
    message: [head, ...unreported].join("\n    "),
    ...(isOfHeaders ? { cause: kinds.join("\n") } : {}),
  };
}
