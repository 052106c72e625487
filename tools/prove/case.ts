// A case is one snippet, everything its services know of the call, and what lies around where it runs.
import {
  type Contract,
  type Hub,
  type InferenceRequest,
  type InferenceSnippet,
  type Plugin,
  type Target,
  type Task,
} from "hubsmith";
import type { Value } from "hubsmith/code";
import type { Media } from "./match.ts";
import { type OptionSet, SECRETS } from "./option-sets.ts";
import * as records from "./records.ts";
import { ROUTER_CONTRACTS } from "./router.ts";
import type { Situation } from "./request.ts";

/** A snippet to run, and what must happen. */
export interface Case {
  readonly name: string;
  /** The client as `language/name`. */
  readonly client: string;
  readonly language: string;
  readonly content: string;
  readonly situation: Situation;
  readonly files: ReadonlyMap<string, Media>;
  readonly env: Readonly<Record<string, string>>;
}

/** A provider. */
export type Provider = Plugin<"provider">;

/** What is asked for: a model in the form of a task, a provider or a policy, and options. */
export interface Cell {
  readonly hub: Hub;
  readonly draft: records.Draft;
  readonly key: Task;
  readonly asked: Provider;
  readonly set: OptionSet;
}

/** Is this a choice that somebody else makes, rather than a server? */
export const isPolicy = ({ baseUrl }: Provider): boolean => baseUrl === undefined;

/** The contracts of a provider for a task. */
export const contractsOf = (provider: Provider, { id }: Task): readonly Contract[] =>
  provider.tasks.find(({ task }) => task.id === id)?.contract ?? [];

/** The name of a cell. */
export function titleOf({ draft, key, asked, set }: Cell): string {
  const task = draft.pipeline_tag === key.id ? key.id : `${draft.pipeline_tag} as ${key.id}`;
  return `${task} | ${asked.id} | ${set.name}`;
}

/** What the generator is asked. */
export function requestOf(cell: Cell): InferenceRequest {
  const { draft, key, asked, set } = cell;
  const providers = isPolicy(asked) ? [] : [{ id: asked.id, modelId: modelIdAt(asked, cell) }];
  const record = records.recordOf(draft, key, providers, set.about === "lora");
  const model = records.modelOf(record);
  const target = targetOf(set);
  const toProvider = target === "direct" && !asked.isHub;
  const seer = target === "endpoint" ? "endpoint" : toProvider ? "provider" : "hub";
  return {
    model,
    provider: set.policy ?? asked.id,
    options: {
      ...set.options,
      ...(set.token === "literal" ? { accessToken: SECRETS.literal[seer] } : {}),
      ...(set.token === "placeholder" ? { tokenPlaceholder: true } : {}),
      ...(set.hostile ? { inputs: records.hostileInputs(key, model) } : {}),
    },
  };
}

/** The case of a snippet; `server` is who serves, which for a policy is another than who is asked. */
export function caseOf(
  cell: Cell,
  { language, client, content }: InferenceSnippet,
  server: Provider | undefined,
): Case {
  const { key, asked, set } = cell;
  const { model, options } = requestOf(cell);
  const inputs = (options?.inputs ?? key.sample(model)) as Value;
  const { billTo } = set.options;
  const by = server === asked || server === undefined ? "" : ` by ${server.id}`;
  return {
    name: `${titleOf(cell)}${by} | ${language}/${client}`,
    client: `${language}/${client}`,
    language,
    content,
    situation: {
      contracts: contractsAt(cell, server),
      facts: { texts: textsOf(cell, server), inputs: records.withContents(inputs) },
      target: targetOf(set),
      tokens: SECRETS[set.token ?? "environment"],
      ...(billTo === undefined ? {} : { billTo }),
      ...(key.streamKind === undefined ? {} : { members: set.chat ?? {} }),
      ...(set.about === undefined ? {} : { about: set.about }),
      record: hubRecord(cell, server),
      hubTokenAround: SECRETS.environment.hub,
    },
    files: records.contentsOf(inputs),
    env: {
      HF_TOKEN: SECRETS.environment.hub,
      API_TOKEN: SECRETS.environment.endpoint,
      [keyVariable(asked)]: SECRETS.environment.provider,
    },
  };
}

function targetOf({ options }: OptionSet): Target {
  if (options.endpointUrl !== undefined) return "endpoint";
  return options.directRequest ? "direct" : "routed";
}

// Another one than the hub's wherever a provider has its own, so that a mix-up is seen.
function modelIdAt(provider: Provider, { draft, key, set }: Cell): string {
  if (provider.isHub) return draft.id;
  const id = `vendor/${provider.id}-${key.id}`;
  return set.about === "version" ? `${id}:5a1e9c0d` : id;
}

function contractsAt({ hub, key, set }: Cell, server: Provider | undefined): readonly Contract[] {
  const target = targetOf(set);
  const routers = ROUTER_CONTRACTS[key.id];
  if (target === "routed" && routers !== undefined) return routers;
  const owners = target === "endpoint" ? [...hub.providers].filter(({ isHub }) => isHub) : [server];
  return owners.flatMap((owner) => (owner === undefined ? [] : contractsOf(owner, key)));
}

function textsOf(cell: Cell, server: Provider | undefined): Readonly<Record<string, string>> {
  const { draft, asked, set } = cell;
  const model = server === undefined ? draft.id : modelIdAt(server, cell);
  const [, version] = model.split(":");
  const behind = set.policy ?? (isPolicy(asked) ? undefined : asked.id);
  const { endpointUrl } = set.options;
  return {
    model,
    hub: draft.id,
    routed: behind === undefined ? draft.id : `${draft.id}:${behind}`,
    ...(version === undefined ? {} : { version }),
    ...(set.about === "lora" ? { weights: records.WEIGHTS } : {}),
    ...(endpointUrl === undefined ? {} : { endpoint: endpointUrl }),
  };
}

// `auto` takes the first of the list; who is asked for by name stands behind another.
function hubRecord(cell: Cell, server: Provider | undefined): Situation["record"] {
  const { hub, draft, key, asked, set } = cell;
  const other = [...hub.providers].find((one) => one !== server && !isPolicy(one));
  const listed = isPolicy(asked) ? [server, other] : [other, server];
  const mapped = listed
    .filter((one) => one !== undefined)
    .map((one) => ({ id: one.id, modelId: modelIdAt(one, cell) }));
  return records.recordOf(draft, key, mapped, set.about === "lora");
}

function keyVariable({ id }: Provider): string {
  const name = id.toUpperCase().replace(/[^A-Z0-9]/g, "_");
  return `${/^\d/.test(name) ? "_" : ""}${name}_API_KEY`;
}
