// The plan: every snippet for each model, provider and option set, and the injected faults.
import type { ValueObject } from "../../code/value.ts";
import type { Task } from "../../index.ts";
import { isCallable } from "../../http/task.ts";
import { examplesOf, largestAccepted } from "../service/test-calls.ts";
import { exchangesOf, hasRoute, isRouters, mentions } from "../service/exchanges.ts";
import type { Case, RunCell, RunPlan } from "./case.ts";
import {
  caseOf,
  type Cell,
  draftsOf,
  isPolicy,
  type Known,
  placeOf,
  type Printed,
  printedFor,
  printsWire,
  type Provider,
  type Run,
  targetOf,
  titleOf,
} from "./cell.ts";
import { formOf, once } from "./form.ts";
import { injectedFaults } from "./injected-faults.ts";
import { isCompatibleWith, OPTION_SETS } from "./option-sets.ts";

/** What a case covers. Forms of programs are not included: they would take three times as long. */
const featuresOf = ({
  task,
  provider,
  client,
  options,
  mishap = "none",
}: Case): readonly string[] => [
  `task ${task}`,
  `provider ${provider}`,
  `client ${client}`,
  `option ${options}`,
  `mishap ${mishap} in ${client}`,
];

/** Chooses cases that together cover everything, by repeatedly taking the one that adds most. @internal */
export function coverOf(cases: readonly Case[]): readonly Case[] {
  const rest = new Map(cases.map((one) => [one, featuresOf(one)]));
  const met = new Set<string>();
  const chosen: Case[] = [];
  while (rest.size > 0) {
    let best: Case | undefined;
    let most = 0;
    for (const [one, its] of rest) {
      const adds = its.filter((what) => !met.has(what)).length;
      if (adds === 0) rest.delete(one);
      if (adds <= most) continue;
      best = one;
      most = adds;
    }
    if (best === undefined) break;
    for (const what of rest.get(best)!) met.add(what);
    chosen.push(best);
  }
  return chosen;
}

/** The planned cases, and the diagnostics of the generator. @internal */
export interface Plan extends RunPlan {
  readonly cases: readonly Case[];
  readonly faults: readonly string[];
}

/** The clients that can call a provider by name, and so also if `auto` chooses it. */
type Callers = Map<Provider, ReadonlySet<string>>;

/** Plans for every task and every provider of a hub; a quick plan has a few cases that cover all of these. @internal */
export function planOf(known: Known, quick: boolean): Plan {
  const faults: string[] = [];
  const runs: Run[] = [];
  const offered: RunCell[] = [];
  const callers = new Map<string, Callers>();
  const isNew = once();
  for (const cell of cellsIn(known, faults)) {
    const { draft, requested, set } = cell;
    const { printed, faults: thrown } = printedFor(cell);
    faults.push(...thrown);
    const able: Callers = callers.get(draft.id) ?? new Map();
    callers.set(draft.id, able);
    if (set.name === "plain") offered.push(...printed.map(placeOf));
    if (set.name === "plain" && !isPolicy(requested)) {
      able.set(requested, new Set(printed.map(clientOf)));
      if (printed.length === 0 && hasContract(cell))
        faults.push(`${titleOf(cell)}: its contract speaks of it, and no client is offered.`);
    }
    for (const one of printed.filter((some) => isMeant(some, cell))) {
      if (!isNew(set.name, clientOf(one), reachOf(one))) continue;
      const servers = serversOf(one, able);
      const some = set.name === "plain" ? servers : servers.slice(0, 1);
      runs.push(...some.map((server) => ({ printed: one, case: caseOf(one, server) })));
    }
  }
  const shown = runs.filter(({ printed }) => printsWire(printed));
  const wires = new Set(shown.map((run) => run.case.client));
  const cases = [...runs.map((run) => run.case), ...injectedFaults(runs, wires)];
  return { cases: quick ? coverOf(cases) : cases, offered, wires, faults };
}

const clientOf = ({ snippet: { language, client } }: Printed): string => `${language}/${client}`;

/** The key of a case among those of its set and its client. */
function reachOf(one: Printed): string {
  const { set } = one.cell;
  const { content } = one.snippet;
  if (set.reach === "clients") return "";
  // The host that an SDK uses for a provider is not in its snippet.
  const isPair = set.reach === "pairs" && !(set.name === "direct" && printsWire(one));
  return isPair ? content : formOf(content);
}

/** Cells of providers are before those of a policy, which uses one of them. */
function cellsIn(known: Known, faults: string[]): readonly Cell[] {
  const { list } = known.hub.providers;
  const providers = [...list.filter((one) => !isPolicy(one)), ...list.filter(isPolicy)];
  const tasks = new Set<Task>();
  return [...known.hub.tasks]
    .filter(isCallable)
    .flatMap(draftsOf)
    .flatMap(({ draft, task }) => {
      // Another model that is called as the same task differs only in its sample inputs.
      const sets = tasks.has(task) ? OPTION_SETS.slice(0, 1) : OPTION_SETS;
      tasks.add(task);
      return providers.flatMap((requested) =>
        sets.flatMap((set) => {
          const named = set.library === undefined ? {} : { library_name: set.library };
          return cellsOf({ known, draft: { ...draft, ...named }, task, requested, set }, faults);
        }),
      );
    });
}

/** A cell with or without a contract; several if clients support different parameters. */
function cellsOf(cell: Cell, faults: string[]): readonly Cell[] {
  const { known, task, requested, set } = cell;
  if (!isCompatibleWith(set, task) || (set.policy !== undefined && !isPolicy(requested))) return [];
  const { about, injectedFault } = set;
  const what = about ?? injectedFault;
  const exchanges = exchangesOf(known.contracts[requested.id], task, known.replies[task.id]);
  if (what !== undefined && !exchanges.some((one) => mentions(what, one))) return [];
  if (set.hasParameters !== true) return [cell];
  // The provider that `auto` chooses has its own parameter names, which are unknown here.
  if (isPolicy(requested) && !isRouters(targetOf(set, requested), task)) return [];
  return withParameters(cell, faults);
}

function withParameters(cell: Cell, faults: string[]): readonly Cell[] {
  const examples = examplesOf(cell.task, cell.set.isHostile);
  const offered = new Map<string, ReadonlySet<string>>();
  const clientsFor = (parameters: ValueObject): ReadonlySet<string> => {
    const key = JSON.stringify(Object.keys(parameters).sort());
    const known = offered.get(key);
    if (known !== undefined) return known;
    const { printed, faults: thrown } = printedFor({ ...cell, parameters });
    faults.push(...thrown);
    const clients = new Set(printed.map(clientOf));
    offered.set(key, clients);
    return clients;
  };
  return [...clientsFor({})].flatMap((client) => {
    const parameters = largestAccepted(examples, (some) => clientsFor(some).has(client));
    return Object.keys(parameters).length === 0 ? [] : [{ ...cell, parameters, for: client }];
  });
}

function isMeant(one: Printed, { for: client, set }: Cell): boolean {
  // A client that hides the exchange waits, and fails, as its SDK does.
  if (set.injectedFault !== undefined && !printsWire(one)) return false;
  return client === undefined || clientOf(one) === client;
}

function hasContract({ known, requested, task, set }: Cell): boolean {
  const exchanges = exchangesOf(known.contracts[requested.id], task, known.replies[task.id]);
  return hasRoute(exchanges, targetOf(set, requested), requested);
}

// The router itself serves some tasks; the others need a provider that a client can call.
function serversOf(one: Printed, callers: Callers): readonly (Provider | undefined)[] {
  const { requested, task } = one.cell;
  if (!isPolicy(requested)) return [requested];
  const { target } = one.call;
  if (target === "endpoint" || isRouters(target, task)) return [undefined];
  const able = [...callers].filter(([, clients]) => clients.has(clientOf(one)));
  return able.length === 0 ? [undefined] : able.map(([provider]) => provider);
}
