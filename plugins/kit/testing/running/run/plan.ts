// The plan: every snippet for each model, provider and option set, and the injected faults.
import type { ValueObject } from "#core/code/value";
import type { Task } from "hubsmith";
import { isCallable } from "#core/kinds/task";
import { isPolicy } from "#core/kinds/provider";
import { examplesOf, largestAccepted, requiredOf } from "../service/test-calls.ts";
import {
  exchangesOf,
  hasRoute,
  isRouters,
  mentions,
  targetOf,
  withKnownParameters,
} from "../service/exchanges.ts";
import {
  type Case,
  type CaseKey,
  caseKeyOf,
  caseOf,
  draftsOf,
  type Known,
  printedFor,
  type PrintedTrial,
  printsWire,
  type Provider,
  type RunPlan,
  type Trial,
} from "./case.ts";
import { formOf, once } from "./form.ts";
import { injectedFaults, USUAL } from "./injected-faults.ts";
import { STREAM_FORMATS } from "../service/setup.ts";
import { OPTION_SETS, type OptionSet } from "./option-sets.ts";

const FEW = 2;

/** The planned cases, and the diagnostics of the generator. @internal */
export interface Plan extends RunPlan {
  readonly cases: readonly Case[];
  readonly faults: readonly string[];
  /** The tasks of contracts that no client offers. */
  readonly notOffered: readonly string[];
}

/** Plans for every task and every provider of a hub; a quick plan has a few cases that cover all of these. @internal */
export function planOf(known: Known, quick: boolean): Plan {
  const faults: string[] = [];
  const plain: Case[] = [];
  const wires = new Set<string>();
  const offered: CaseKey[] = [];
  const notOffered = new Set<string>();
  // The providers of each model that a client can call by name, and so also if `auto` chooses one.
  const servers = new Map<string, Provider[]>();
  const isNew = once();
  for (const trial of trialsIn(known, quick, faults)) {
    const { draft, requested, set } = trial;
    const printed = printedFor(trial, faults);
    const isPlain = set.name === "plain";
    if (isPlain) offered.push(...printed.map(caseKeyOf));
    if (isPlain && !isPolicy(requested)) {
      // A client of `auto` does not know which parameters its provider requires.
      for (const { client } of trial.parameters === undefined ? printed : []) {
        const key = `${draft.id} ${client}`;
        servers.set(key, [...(servers.get(key) ?? []), requested]);
      }
      if (
        printed.length === 0 &&
        hasRoute(trial.exchanges, targetOf(set.options, requested), requested)
      )
        notOffered.add(`${trial.task.id} | ${requested.id}`);
    }
    for (const program of printed.filter(isMeant)) {
      if (!isNew(set.name, program.client, reachOf(program))) continue;
      const able = isServed(program) ? servers.get(`${draft.id} ${program.client}`) : undefined;
      const all = isPolicy(requested) ? (able ?? [undefined]) : [requested];
      plain.push(...(isPlain ? all : all.slice(0, 1)).map((server) => caseOf(program, server)));
      if (printsWire(program)) wires.add(program.client);
    }
  }
  const streamed = inAllFormats(plain);
  const cases = [...streamed, ...injectedFaults(streamed, wires)];
  return {
    cases: quick ? coverOf(cases, quickFeaturesOf(rawOf(wires))) : cases,
    offered,
    faults,
    notOffered: [...notOffered],
  };
}

/** The cases of each client with the stream formats in turn; for SDKs, one case in four has another format than the first. */
function inAllFormats(cases: readonly Case[]): readonly Case[] {
  const counts = new Map<string, number>();
  return cases.map((testCase) => {
    const { client, isWire, kind, setup } = testCase;
    if (kind !== "stream") return testCase;
    const count = counts.get(client) ?? 0;
    counts.set(client, count + 1);
    const turn = isWire ? count : count % 4 === 3 ? (count + 1) / 4 : 0;
    const stream = STREAM_FORMATS[turn % STREAM_FORMATS.length]!;
    return {
      ...testCase,
      name: `${testCase.name} (${stream})`,
      setup: { ...setup, manners: { ...setup.manners!, stream } },
    };
  });
}

/** The key of a case among those of its set and its client. */
function reachOf(printed: PrintedTrial): string {
  const { set, snippet } = printed;
  const { content } = snippet;
  if (set.reach === "clients") return "";
  // The host that an SDK uses for a provider is not in its snippet.
  const isPair = set.reach === "pairs" && !(set.name === "direct" && printsWire(printed));
  return isPair ? content : formOf(content);
}

// A client that hides the exchange waits for a slow job, and fails, as its SDK does.
const isMeant = (printed: PrintedTrial): boolean =>
  printed.set.injectedFault === undefined || printsWire(printed);

// The router itself serves some tasks; the others need a provider.
const isServed = ({ call: { target }, task }: PrintedTrial): boolean =>
  target !== "endpoint" && !isRouters(target, task);

/**
 * Trials of providers are before those of a policy, which uses one of them. A quick plan tries an option that makes no
 * other kind of program with the first providers that offer it.
 */
function* trialsIn(known: Known, quick: boolean, faults: string[]): Generator<Trial> {
  const { hub, contracts, replies } = known;
  const { list } = hub.providers;
  const providers = [...list.filter((provider) => !isPolicy(provider)), ...list.filter(isPolicy)];
  const tasks = new Set<Task>();
  for (const { draft, task } of [...hub.tasks].filter(isCallable).flatMap(draftsOf)) {
    // Another model that is called as the same task differs only in its sample inputs.
    const sets = tasks.has(task) ? OPTION_SETS.slice(0, 1) : OPTION_SETS;
    tasks.add(task);
    const offers = new Map<OptionSet, number>();
    for (const requested of providers) {
      const exchanges = exchangesOf(contracts[requested.id], task, replies[task.id]);
      for (const set of sets) {
        if (quick && !USUAL.includes(set.name) && offers.get(set) === FEW) continue;
        const named = set.library === undefined ? {} : { library_name: set.library };
        const shared = { known, draft: { ...draft, ...named }, task, requested, set, exchanges };
        const trials = trialsOf(shared, faults);
        yield* trials;
        if (trials.some((trial) => printedFor(trial, faults).length > 0))
          offers.set(set, (offers.get(set) ?? 0) + 1);
      }
    }
  }
}

/** A trial with or without a contract; several if clients support different parameters. */
function trialsOf(trial: Trial, faults: string[]): readonly Trial[] {
  const { exchanges, task, requested, set } = trial;
  if (set.isChat && task.streams !== true) return [];
  if (set.policy !== undefined && !isPolicy(requested)) return [];
  const what = set.about ?? set.injectedFault;
  if (what !== undefined && !exchanges.some((exchange) => mentions(what, exchange))) return [];
  const required = requiredBy(trial, faults);
  if (!set.hasParameters) return [withParameters(trial, required)];
  // The provider that `auto` chooses has its own parameter names, which are unknown here.
  if (isPolicy(requested) && !isRouters(targetOf(set.options, requested), task)) return [];
  const named = withKnownParameters(requested, task, exchanges);
  const examples = examplesOf(named, set.isHostile, set.options.streaming);
  // All clients at once, because most accept all parameters.
  const withAll = new Set(clientsOf(withParameters(trial, examples), faults));
  return clientsOf(withParameters(trial, required), faults).flatMap((client) => {
    const forClient = { ...trial, for: client };
    const isOffered = (parameters: ValueObject): boolean =>
      clientsOf(withParameters(forClient, parameters), faults).length > 0;
    const parameters = withAll.has(client) ? examples : largestAccepted(examples, isOffered);
    return Object.keys(parameters).length === 0 ? [] : [{ ...forClient, parameters }];
  });
}

const clientsOf = (trial: Trial, faults: string[]): readonly string[] =>
  printedFor(trial, faults).map(({ client }) => client);

const withParameters = (trial: Trial, parameters: ValueObject): Trial =>
  Object.keys(parameters).length === 0 ? trial : { ...trial, parameters };

/** The parameter without which a provider accepts no call; empty if it needs none. */
function requiredBy(trial: Trial, faults: string[]): ValueObject {
  const { exchanges, requested, set, task } = trial;
  if (isPolicy(requested) || !hasRoute(exchanges, targetOf(set.options, requested), requested))
    return {};
  return requiredOf(
    requested,
    task,
    trial.known.hub.clients.list,
    examplesOf(withKnownParameters(requested, task, exchanges), set.isHostile),
    (parameters) => printedFor(withParameters(trial, parameters), faults).length > 0,
  );
}

// Many JavaScript programs run in one process.
const rawOf = (wires: ReadonlySet<string>): string | undefined =>
  [...wires].toSorted((a, b) => Number(b.startsWith("js/")) - Number(a.startsWith("js/")))[0];

/** Few cases that cover everything: the next one adds most. `featuresOf` tells what a case covers. @internal */
export function coverOf<C>(
  cases: readonly C[],
  featuresOf: (testCase: C) => readonly string[],
): readonly C[] {
  const met = new Set<string>();
  const chosen: C[] = [];
  const isNew = (what: string): boolean => !met.has(what);
  const rest = cases.map((testCase) => ({ testCase, adds: featuresOf(testCase) }));
  // What a case adds only becomes less, so those that add most are chosen in one pass, then those that add one less.
  const most = rest.reduce((max, { adds }) => Math.max(max, adds.length), 0);
  for (let count = most; count > 0; count -= 1)
    for (const entry of rest) {
      entry.adds = entry.adds.filter(isNew);
      if (entry.adds.length < count) continue;
      for (const what of entry.adds) met.add(what);
      chosen.push(entry.testCase);
    }
  return chosen;
}

/**
 * The cases that cover each task of each provider with each client without options, and all pairs of an option with a
 * client, a provider or a task. @internal
 */
export const pairsOf = (cases: readonly Case[]): readonly Case[] =>
  coverOf(cases, (testCase) => {
    const { task, provider, client, options, injected } = testCase;
    if (injected !== undefined) return fewFeaturesOf(testCase);
    const pairs = [client, provider, task].map((other) => `${options} with ${other}`);
    const plain = options === "plain" ? [`${task} of ${provider} in ${client}`] : [];
    return [...fewFeaturesOf(testCase), ...pairs, ...plain];
  });

/** What a case of a quick plan covers: the tasks of each provider only with the client `raw`. */
const quickFeaturesOf =
  (raw: string | undefined) =>
  (testCase: Case): readonly string[] => {
    const { task, provider, client, injected } = testCase;
    const isRaw = client === raw && injected === undefined;
    return [...fewFeaturesOf(testCase), ...(isRaw ? [`${task} of ${provider}`] : [])];
  };

/** What each case covers. Forms of programs are not included: they would take three times as long. @internal */
export function fewFeaturesOf(testCase: Case): readonly string[] {
  const { task, provider, client, options, injected, kind, isWire } = testCase;
  if (injected === undefined) {
    const format = kind === "stream" ? ` ${testCase.setup.manners!.stream}` : "";
    return [
      `task ${task}`,
      `provider ${provider}`,
      `option ${options}`,
      `${kind}${format} in ${client}`,
      ...(/choices|tools/.test(options) ? [`${options} in ${client}`] : []),
    ];
  }
  // One error response is enough for each kind of a program.
  const group = injected.replace(/^(wrong key|refused) .*/, "refusal").replace(/ \(\d+\)/, "");
  const isOfKind = isWire && !injected.startsWith("with");
  return [
    `injected ${injected.replace(/ \(\d+\)/, "")} in ${client}`,
    ...(isOfKind ? [`injected ${group} of ${kind} in ${client}`] : []),
  ];
}
