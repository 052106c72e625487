// Checks every target with every kind of token, for every client, provider and task: which host gets which key.
import {
  type Absence,
  type Call,
  type Hub,
  type InferenceOptions,
  inferenceSnippets,
  type Model,
  type NotOffered,
  parseModel,
  type Plugin,
  type Task,
} from "hubsmith";
import { clientCall } from "#core/snippets/inference";
import { isCallable } from "#core/http/task";
import { isEnv, type Value } from "hubsmith/code";
import { isText } from "hubsmith/code/language";
import { HOSTS, ROUTER_HOST } from "./routes.ts";

const ENDPOINT_HOST = "mine.example:8443";
export type Target = "routed" | "direct" | "endpoint";
const TARGETS: Readonly<Record<Target, InferenceOptions>> = {
  routed: {},
  direct: { directRequest: true },
  endpoint: { endpointUrl: `https://${ENDPOINT_HOST}/v1` },
};
const TOKENS = {
  environment: {},
  empty: { accessToken: "" },
  "of the Hub": { accessToken: "hf_literal" },
  "of a service": { accessToken: "literal-of-a-service" },
  placeholder: { tokenPlaceholder: true },
} as const;
type Token = keyof typeof TOKENS;
type Provider = Plugin<"provider">;

/** The code of an absence, or the hosts that get a key. */
type Wanted = string | { readonly hosts: readonly string[]; readonly key: string };

/** Written from the documentation, not from `routeOf`. */
function wanted({ id }: Provider, target: Target, token: Token, isFal: boolean): Wanted {
  const isPolicy = id === "auto";
  const isHubs = id === "hf-inference";
  if (target === "endpoint") {
    if (!isPolicy && !isHubs) return "endpoint-with-provider";
    const key = keyOf(token, "API_TOKEN", "YOUR_API_TOKEN");
    return { hosts: [ENDPOINT_HOST], key };
  }
  if (target === "direct" && isPolicy) return "direct-policy";
  const isDirect = target === "direct" || isFal || OFF_HUB.includes(id);
  const hosts = isDirect ? HOSTS[id]! : [ROUTER_HOST];
  if (!isDirect || isHubs)
    return token === "of a service"
      ? "token-mismatch"
      : { hosts, key: keyOf(token, "HF_TOKEN", "hf_YOUR_TOKEN") };
  const variable = `${id.toUpperCase().replaceAll("-", "_")}_API_KEY`;
  return token === "of the Hub"
    ? "token-mismatch"
    : { hosts, key: keyOf(token, variable, "YOUR_API_KEY") };
}

const OFF_HUB = ["black-forest-labs", "clarifai", "hyperbolic", "nebius", "openai", "sambanova"];

const keyOf = (token: Token, variable: string, placeholder: string): string =>
  token === "placeholder"
    ? placeholder
    : token === "of the Hub" || token === "of a service"
      ? TOKENS[token].accessToken
      : `$${variable}`;

const shown = (value: Value): string => (isEnv(value) ? `$${value.name}` : String(value));

function modelFor(provider: Provider, task: Task): Model {
  const served = provider.tasks.find((one) => one.task.id === task.id);
  const providerId = served?.models?.[0] ?? "vendor/lighthouse";
  const mapping = { [provider.id]: { status: "live", providerId, task: task.id } };
  const isChat = task.id === "conversational";
  const { model } = parseModel({
    id: "acme/lighthouse",
    pipeline_tag: isChat ? "text-generation" : task.id,
    tags: isChat ? ["conversational"] : [],
    ...(provider.id === "auto" ? {} : { inferenceProviderMapping: mapping }),
  });
  return model!;
}

/** The hosts in a program that are not in its input. */
function hostsIn(program: string, { inputs, parameters }: Call): readonly string[] {
  const given = JSON.stringify([inputs, parameters]);
  const found = Array.from(program.matchAll(/\bhttps?:\/\/([\w.-]+(:\d+)?)/g), ([, host]) => host!);
  return [...new Set(found)].filter((host) => !given.includes(host));
}

function faultOf(
  call: Call | Absence,
  program: string | undefined,
  want: Exclude<Wanted, string>,
): string | undefined {
  if ("reason" in call) return `refused as ${call.code}`;
  const { request: wire, token } = call;
  if (shown(token) !== want.key) return `the key is ${shown(token)}`;
  if (!("reason" in wire)) {
    const url = isText(wire.url) ? wire.url.parts.map(shown).join("") : wire.url;
    if (!want.hosts.includes(new URL(url).host)) return `it goes to ${url}`;
    const carried = [...Object.values(wire.headers), wire.url].map((one) =>
      isText(one) ? one.parts.map(shown).join("") : shown(one),
    );
    if (!carried.some((one) => one.includes(want.key))) return "it carries no key";
  }
  if (program === undefined) return undefined;
  if (!program.includes(want.key.replace("$", ""))) return "the program has no key";
  const odd = hostsIn(program, call).find((host) => !want.hosts.includes(host));
  return odd && `the program names ${odd}`;
}

export function checkTargets(hub: Hub): {
  readonly printed: number;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  let printed = 0;
  for (const provider of hub.providers.list)
    for (const task of [...hub.tasks].filter(isCallable)) {
      const model = modelFor(provider, task);
      for (const target of Object.keys(TARGETS) as Target[])
        for (const token of Object.keys(TOKENS) as Token[]) {
          const options = { ...TARGETS[target], ...TOKENS[token] } as InferenceOptions;
          const request = { model, provider: provider.id, options };
          const { snippets, notOffered } = inferenceSnippets(hub, request);
          for (const client of hub.clients.list) {
            const name = client.id.split("/")[1];
            const isIts = (one: Pick<NotOffered, "client" | "language">): boolean =>
              one.language === client.language.id && one.client === name;
            const program = snippets.find(isIts)?.content;
            const absence = notOffered.find(isIts);
            const isFal = client.isDirect === true && provider.id === "fal-ai";
            const want = wanted(provider, target, token, isFal);
            const where = `${provider.id} | ${task.id} | ${target} | ${token} | ${client.id}`;
            const report = (fault: string): unknown => faults.push(`${where}: ${fault}`);
            if (program !== undefined) printed += 1;
            else if (!absence?.reason || !absence.change) report("no program, and no reason");
            if (absence?.code === "task-not-served") continue;
            if (typeof want === "string") {
              // A client for one provider has its own reasons.
              if (absence === undefined || (absence.code !== want && client.isDirect !== true))
                report(`wanted ${want}, got ${absence?.code ?? "a program"}`);
            } else if (program !== undefined) {
              const fault = faultOf(clientCall(hub, client, request), program, want);
              if (fault !== undefined) report(fault);
            }
          }
        }
    }
  return { printed, faults };
}
