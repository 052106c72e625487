// The cases: programs for hostile ids, URLs, parameters and variables, each with the hosts that may get its key.
import { type Hub, type InferenceOptions, inferenceSnippets, parseModel } from "hubsmith";
import type { Value } from "hubsmith/code";
import type { WatchedProgram } from "#plugins/kit/testing/running/run/watch-programs";
import { ENDPOINTS, FOREIGN_KEYS, HUB_IDS, IDS, NETRC, PARAMETERS, VARIABLES } from "./hostile.ts";
import { type Owner, recordFor, routeFor, SECRETS, variablesFor } from "./routes.ts";

/** A program, and the secrets that each host may receive. */
export interface Case {
  readonly program: WatchedProgram;
  readonly by: "id" | "endpoint" | "parameter" | "variable";
  readonly client: string;
  /** The only secret that it sends. */
  readonly key: Owner;
  readonly hosts: readonly string[];
  /** The model as the Hub's API returns it. */
  readonly record: Readonly<Record<string, unknown>>;
  /** The variable that its client reads, according to the list. */
  readonly honors?: string;
  /** Whether its key is not set. */
  readonly lacksKey: boolean;
}

export interface PreparedCases {
  readonly cases: readonly Case[];
  /** Calls that were neither printed nor rejected with a reason. */
  readonly faults: string[];
}

type Pairs = readonly (readonly [provider: string, task: string, wire?: string])[];
const PAIRS: Pairs = [
  ["together", "conversational"],
  ["sambanova", "conversational", "messages"],
  ["fal-ai", "text-to-image"],
  ["hf-inference", "text-to-image"],
  ["replicate", "text-to-image"],
  ["hf-inference", "conversational"],
  ["wavespeed", "text-to-image"],
  ["openai", "conversational"],
  ["together", "text-to-image"],
];
const ROUTES: readonly InferenceOptions[] = [{}, { directRequest: true }];

interface Trial {
  readonly by: Case["by"];
  /** A hostile value, and its index, so that each is tried with a different pair. */
  readonly what: string;
  readonly provider: string;
  readonly task: string;
  readonly options: InferenceOptions;
  readonly id?: string;
  readonly providerId?: string;
  /** For an endpoint, the host of its URL; undefined if it must be rejected. */
  readonly host?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  readonly honored?: readonly string[];
  readonly isAlone?: boolean;
}

/** Prints a case for each hostile value, client and route, with one pair of a provider and a task, or with each. */
export function prepareCases(hub: Hub, isWhole = false, pairs: Pairs = PAIRS): PreparedCases {
  const faults: string[] = [];
  const groups = new Map<string, Case[]>();
  for (const trial of trials(pairs)) {
    const { provider, task, options } = trial;
    // It has the id, because the SDKs of Hugging Face get it from the Hub.
    const record = recordFor(provider, task, trial.providerId, trial.id);
    const model = parseModel(record).model!;
    const { snippets, notOffered } = inferenceSnippets(hub, {
      model,
      provider,
      options,
    });
    const where = `${trial.by} ${JSON.stringify(trial.what.slice(0, 60))}, ${provider}, ${task}`;
    for (const { code, reason, fix } of notOffered)
      if (reason === "" || fix === "") faults.push(`${where}: ${code} has no reason.`);
    if (trial.by === "endpoint" && trial.host === undefined && snippets.length > 0)
      faults.push(`${where}: programs were printed for a URL that is not an endpoint.`);
    for (const { language, client, content } of snippets) {
      const id = `${language}/${client}`;
      const isDirectClient = hub.clients.get(id)?.isDirect === true;
      const testCase = caseOf(trial, record, id, isDirectClient, {
        language,
        content,
      });
      // The SDKs of Hugging Face would send the key to it. A routed chat has the id on the Hub instead.
      const isChat = testCase.key === "hub" && trial.task === "conversational";
      if (trial.by === "id" && /hugging/.test(id) && /^https?:\/\//i.test(trial.what) && !isChat)
        faults.push(`${where}: ${id} gets a URL as the id of a model.`);
      // Each variable needs a process of its own, and a framework takes seconds to start, so its keys are tried in turn.
      const inTurn = trial.by === "variable" && hub.clients.get(id)?.isFramework === true;
      const key = inTurn ? "" : testCase.key;
      const group = [trial.by, trial.isAlone, trial.what, id, key].join("\n");
      groups.set(group, [...(groups.get(group) ?? []), testCase]);
    }
  }
  const cases = [...groups.values()].flatMap((group, at) =>
    isWhole ? group : group[at % group.length]!,
  );
  return { cases, faults };
}

function caseOf(
  trial: Trial,
  record: Case["record"],
  client: string,
  isDirectClient: boolean,
  { language, content }: { readonly language: string; readonly content: string },
): Case {
  const { by, host = "nobody", honored = [], options, provider, task, what } = trial;
  const { isAlone: lacksKey = false } = trial;
  const target =
    options.endpointUrl !== undefined ? "endpoint" : options.directRequest ? "direct" : "routed";
  const { hosts, owner: key } = routeFor(target, provider, isDirectClient, host);
  const owners = lacksKey ? [] : (Object.entries(variablesFor(provider)) as [Owner, string][]);
  const env = {
    ...Object.fromEntries(owners.map(([owner, variable]) => [variable, SECRETS[owner]])),
    ...trial.env,
  };
  const name = `${by}${lacksKey ? "-alone" : ""} ${JSON.stringify(what.slice(0, 60))} | ${task} | ${provider} | ${key} | ${client}`;
  const files = { netrc: Buffer.from(NETRC) };
  const program = { name, language, content, env, files };
  const honors = honored.includes(client) ? { honors: what } : {};
  return { program, by, client, key, hosts, record, lacksKey, ...honors };
}

type Call = Pick<Trial, "provider" | "task" | "options">;

function trials(pairs: Pairs): readonly Trial[] {
  const calls = pairs.flatMap(([provider, task, wire]) =>
    ROUTES.map((options): Call => ({
      provider,
      task,
      options: { ...options, ...(wire === undefined ? {} : { wire }) },
    })),
  );
  const endpoints = ["conversational", "text-to-image"].map((task): Call => ({
    provider: "auto",
    task,
    options: {},
  }));
  const few = calls.slice(0, 3 * ROUTES.length);
  const tried = (
    by: Case["by"],
    values: readonly (readonly [what: string, more: Partial<Trial>])[],
    some: readonly Call[],
  ): readonly Trial[] =>
    values.flatMap(([what, more]) =>
      some.map((call) => {
        const options = { ...call.options, ...more.options } as InferenceOptions;
        return { ...call, ...more, by, what, options };
      }),
    );
  const ids = IDS.map((providerId) => [providerId, { providerId }] as const);
  const hubIds = HUB_IDS.map((id) => [id, { id }] as const);
  const addresses = ENDPOINTS.map(
    ([endpointUrl, host]) => [endpointUrl, { host, options: { endpointUrl } }] as const,
  );
  const parameters = Object.entries(PARAMETERS).map(([name, value]) => {
    const options = { parameters: Object.fromEntries([[name, value as Value]]) };
    return [name, { options }] as const;
  });
  const keys = FOREIGN_KEYS.map(
    (name) => [name, { env: { [name]: "of-somebody-else" }, isAlone: true }] as const,
  );
  const variables = VARIABLES.map(
    ([name, value, ...honored]) => [name, { env: { [name]: value }, honored }] as const,
  );
  return [
    ...tried("id", [...ids, ...hubIds], calls),
    ...tried("endpoint", addresses, endpoints),
    ...tried("parameter", parameters, calls),
    ...tried("variable", [...keys, ...variables], few),
  ];
}
