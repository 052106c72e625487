// The plan: every snippet that the generator offers, for each model, provider and option set.
import { type Hub, inferenceSnippets, type InferenceSnippet, type Task } from "hubsmith";
import {
  type Case,
  caseOf,
  type Cell,
  contractsOf,
  isPolicy,
  type Provider,
  requestOf,
  titleOf,
} from "./case.ts";
import { formOf, printsWire } from "./exchange.ts";
import { OPTION_SETS, speaksOf } from "./option-sets.ts";
import { draftsOf } from "./records.ts";
import { ROUTER_CONTRACTS } from "./router.ts";

/** What is planned, and what the generator could not even print. */
export interface Plan {
  readonly cases: readonly Case[];
  readonly faults: readonly string[];
}

/** Which clients can call a provider by name, and so also where `auto` has chosen it. */
type Callers = Map<Provider, ReadonlySet<string>>;

/**
 * Plans for every task and every provider of a hub. A quick plan has the option sets that have nothing to do with who
 * serves once for each form of exchange that a client prints.
 */
export function planOf(hub: Hub, quick: boolean): Plan {
  const cases: Case[] = [];
  const faults: string[] = [];
  const keys = new Set<Task>();
  const forms = new Set<string>();
  for (const { draft, key } of [...hub.tasks].flatMap((task) =>
    task.key ? draftsOf(task.key) : [],
  )) {
    // Another model that is called in the same form differs in its sample inputs alone.
    const sets = OPTION_SETS.filter(({ reach }) => reach === "samples" || !keys.has(key));
    keys.add(key);
    const callers: Callers = new Map();
    for (const asked of [...hub.providers].sort((a, b) => rank(a) - rank(b))) {
      for (const set of sets) {
        const cell = { hub, draft, key, asked, set };
        if (!applies(cell)) continue;
        const { snippets, diagnostics } = inferenceSnippets(hub, requestOf(cell));
        const threw = diagnostics.filter(({ code }) => code === "plugin-threw");
        faults.push(...threw.map(({ message }) => `${titleOf(cell)}: ${message}`));
        if (set.name === "plain" && !isPolicy(asked)) {
          callers.set(asked, new Set(snippets.map(nameOf)));
          if (snippets.length === 0 && contractsOf(asked, key).length > 0)
            faults.push(`${titleOf(cell)}: it is served, and no client is offered.`);
        }
        const made = snippets.flatMap((snippet) => casesOf(cell, snippet, callers));
        cases.push(
          ...made.filter((one) => !quick || set.reach !== "forms" || isNew(forms, one, set.name)),
        );
      }
    }
  }
  return { cases, faults };
}

const rank = (provider: Provider): number => Number(isPolicy(provider));
const nameOf = ({ language, client }: InferenceSnippet): string => `${language}/${client}`;

function isNew(forms: Set<string>, one: Case, set: string): boolean {
  const form = `${set} ${one.client} ${formOf(one)}`;
  return !forms.has(form) && forms.add(form).has(form);
}

function applies({ key, asked, set }: Cell): boolean {
  if (set.chat !== undefined && key.streamKind === undefined) return false;
  if (set.policy !== undefined && !isPolicy(asked)) return false;
  return set.about === undefined || contractsOf(asked, key).some((one) => speaksOf(set.about, one));
}

function casesOf(cell: Cell, snippet: InferenceSnippet, callers: Callers): readonly Case[] {
  const { key, asked, set } = cell;
  const servers = isPolicy(asked) ? chosenFor(snippet, key, callers) : [asked];
  const made = servers
    .slice(0, set.reach === "samples" ? servers.length : 1)
    .map((server) => caseOf(cell, snippet, server));
  // A client that hides the exchange waits, and fails, as its SDK does.
  const isOwnAffair = set.about === "slow" || set.about === "failed";
  return isOwnAffair ? made.filter(printsWire) : made;
}

// What the router takes itself is nobody's in particular; anything else is done by one of those a client can call.
function chosenFor(
  snippet: InferenceSnippet,
  key: Task,
  callers: Callers,
): readonly (Provider | undefined)[] {
  const able = [...callers].filter(([, clients]) => clients.has(nameOf(snippet)));
  const isRouters = ROUTER_CONTRACTS[key.id] !== undefined || able.length === 0;
  return isRouters ? [undefined] : able.map(([provider]) => provider);
}
