// Checks every target with every kind of token, for every client, provider and task: which host gets which key.
import {
  type Absence,
  type Call,
  type Hub,
  type InferenceOptions,
  inferenceSnippets,
  type MissingSnippet,
  parseModel,
  isAbsence,
} from "hubsmith";
import { clientCall } from "#core/snippets/inference-snippets";
import { isCallable } from "#core/kinds/task";
import { isEnv, type Value } from "hubsmith/code";
import { isText } from "hubsmith/language";
import { recordFor, routeFor, type Target, variablesFor } from "./routes.ts";

const ENDPOINT_HOST = "mine.example:8443";
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

const PLACEHOLDERS = { hub: "hf_YOUR_TOKEN", provider: "YOUR_API_KEY", endpoint: "YOUR_API_TOKEN" };

interface Wanted {
  readonly hosts: readonly string[];
  readonly key: string;
}

/** The wanted hosts and key, or the code of an absence. */
function wanted(call: Parameters<typeof routeFor>[0], token: Token): Wanted | string {
  const route = routeFor(call, ENDPOINT_HOST);
  if (typeof route === "string") return route;
  const { hosts, owner } = route;
  if (owner === (token === "of the Hub" ? "provider" : token === "of a service" ? "hub" : ""))
    return "token-mismatch";
  if (token === "placeholder") return { hosts, key: PLACEHOLDERS[owner] };
  const isLiteral = token === "of the Hub" || token === "of a service";
  const key = isLiteral ? TOKENS[token].accessToken : `$${variablesFor(call.provider)[owner]}`;
  return { hosts, key };
}

function shown(value: Value): string {
  if (isText(value)) return value.parts.map(shown).join("");
  return isEnv(value) ? `$${value.name}` : String(value);
}

/** The hosts in a program that are not in its input. */
function hostsIn(program: string, { inputs, parameters }: Call): readonly string[] {
  const given = JSON.stringify([inputs, parameters]);
  const hosts = Array.from(program.matchAll(/\bhttps?:\/\/([\w.-]+(:\d+)?)/g), ([, host]) => host!);
  return [...new Set(hosts)].filter((host) => !given.includes(host));
}

function faultOf(call: Call | Absence, program: string, want: Wanted): string | undefined {
  if (isAbsence(call)) return `refused as ${call.code}`;
  const { request, token } = call;
  if (shown(token) !== want.key) return `the key is ${shown(token)}`;
  if (!isAbsence(request)) {
    const url = shown(request.url);
    if (!want.hosts.includes(new URL(url).host)) return `it goes to ${url}`;
    const carried = [...Object.values(request.headers), request.url].map(shown);
    if (!carried.some((secret) => secret.includes(want.key))) return "it carries no key";
  }
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
      const served = provider.tasks.find((handler) => handler.task.id === task.id);
      const model = parseModel(recordFor(provider.id, task.id, served?.models?.[0])).model!;
      for (const target of Object.keys(TARGETS) as Target[])
        for (const token of Object.keys(TOKENS) as Token[]) {
          const options = { ...TARGETS[target], ...TOKENS[token] } as InferenceOptions;
          const request = { model, provider: provider.id, options };
          const { snippets, notOffered } = inferenceSnippets(hub, request);
          for (const client of hub.clients.list) {
            const name = client.id.split("/")[1];
            const isIts = (missing: Pick<MissingSnippet, "client" | "language">): boolean =>
              missing.language === client.language.id && missing.client === name;
            const program = snippets.find(isIts)?.content;
            const absence = notOffered.find(isIts);
            const isDirectClient = client.isDirect === true && provider.id === "fal-ai";
            const want = wanted({ target, provider: provider.id, isDirectClient }, token);
            const where = `${provider.id} | ${task.id} | ${target} | ${token} | ${client.id}`;
            const report = (fault: string): unknown => faults.push(`${where}: ${fault}`);
            if (program !== undefined) printed += 1;
            else if (!absence?.reason || !absence.fix) report("no program, and no reason");
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
