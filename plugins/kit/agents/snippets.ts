// How agents use a model at a provider, an endpoint or the server of an app.
import {
  absent,
  type Absence,
  type AppCommand,
  type AppRun,
  type AppSnippet,
  type Call,
  type Diagnostic,
  type Hub,
  inferenceCall,
  type InferenceRequest,
  isAbsence,
  type MissingSnippet,
  type Platform,
  type Plugin,
  type SnippetResult,
  type TokenLimits,
} from "hubsmith";
import { isEnv, powershell, sh } from "hubsmith/code";
import { defined } from "#core/base/describe";
import { tryCall } from "#core/base/issue";
import { runOf } from "#core/snippets/app-server";
import { printRun } from "#core/snippets/app-snippets";
import messages from "../../tasks/messages.ts";
import responses from "../../tasks/responses.ts";
import { accessStep } from "../apps/access.ts";
import { longestContext } from "../apps/longest-context.ts";
import { AGENT_CONTEXT } from "../apps/run-locally.ts";
import { OTHER_WIRE, serverSteps } from "./agent.ts";

/** The wire formats that are tried, in order; undefined is the usual one. */
const WIRES = [undefined, responses.id, messages.id];

/**
 * Prints how agents use a model at a provider, an endpoint or the server of an app: settings and commands. Never throws.
 * @param hub - A hub with agents: apps with `configures`.
 * @param request - The model, and where it is called.
 * @param options - The ids of the agents, by default all; and the limits of the model there, if they are known.
 * On the user's machine, the context is what the server is started with: 65,536 tokens by default.
 * @returns The agents by their `order`, each in the first wire format that it and the service have; and the reasons of the
 * others.
 * @example
 * ```ts
 * import { createHub } from "hubsmith";
 * import { agentSnippets } from "hubsmith/agents";
 * import pi from "hubsmith/plugins/apps/pi";
 * import together from "hubsmith/plugins/providers/together";
 *
 * const config = { model_type: "qwen3" };
 * const model = { id: "Qwen/Qwen3-8B", tags: ["conversational"], pipeline_tag: "text-generation", config };
 * const request = { model, provider: "together", providerId: "Qwen/Qwen3-8B" };
 * const { snippets } = agentSnippets(createHub([together, pi]), request);
 * snippets[0]?.commands[2]?.purpose; // → "Add to ~/.pi/agent/models.json"
 * ```
 * @public
 */
export function agentSnippets(
  hub: Hub,
  request: InferenceRequest,
  { apps, ...known }: { readonly apps?: readonly string[] } & TokenLimits = {},
): SnippetResult<AppSnippet> {
  const diagnostics: Diagnostic[] = [];
  const snippets: AppSnippet[] = [];
  const notOffered: MissingSnippet[] = [];
  const calls = WIRES.map((wire, at) =>
    inferenceCall(
      hub,
      wire === undefined
        ? request
        : { ...request, options: { ...request.options, wire } as InferenceRequest["options"] & {} },
      // The problems of a request are the same in each wire format.
      at === 0 ? diagnostics : [],
    ),
  );
  const usual = calls[0]!;
  const server = isAbsence(usual)
    ? undefined
    : serverIn(hub, { ...request, model: usual.model }, known, diagnostics);
  const limits = server === undefined ? known : { ...known, context: server.context };
  const printed = (agent: Plugin<"app">): AppSnippet | Absence => {
    if (agent.configures === undefined) return notAnAgent(agent);
    const reasons = [];
    for (const call of isAbsence(usual) ? [usual] : calls) {
      const snippet = isAbsence(call)
        ? call
        : tryCall(`app/${agent.id}`, "configuring a model", diagnostics, () => {
            const run = agent.configures!(call, limits);
            if (isAbsence(run)) return run;
            const first = server?.run ?? {
              commands: keySteps(hub, call, printRun(agent, run, [])),
            };
            const commands = [...(first.commands ?? []), ...(run.commands ?? [])];
            return printRun(agent, { ...run, ...first, commands }, diagnostics);
          });
      if (!isAbsence(snippet)) return snippet;
      reasons.push(snippet);
    }
    // That a service lacks another wire format says less.
    return (
      reasons.find(({ code }) => code !== OTHER_WIRE && code !== "task-not-served") ?? reasons[0]!
    );
  };
  for (const agent of hub.apps) {
    if (!(apps?.includes(agent.id) ?? agent.configures !== undefined)) continue;
    const snippet = printed(agent);
    if (isAbsence(snippet)) notOffered.push({ app: agent.id, ...snippet });
    else snippets.push(snippet);
  }
  const orderOf = ({ app }: AppSnippet): number => hub.apps.get(app)?.order ?? USUAL_ORDER;
  return {
    snippets: snippets.toSorted((a, b) => orderOf(a) - orderOf(b)),
    notOffered,
    diagnostics,
  };
}

const notAnAgent = ({ label }: Plugin<"app">): Absence =>
  absent({
    code: "not-an-agent",
    reason: `${label} is not a coding agent.`,
    fix: "Choose an agent, or none to see all.",
  });

// The place of an app without `order`.
const USUAL_ORDER = 100;

/** A server that an app starts for agents. */
interface Started {
  readonly context: number;
  readonly run: AppRun;
}

/** The server of an app, with the steps that start it; undefined for a service elsewhere. */
function serverIn(
  hub: Hub,
  { model, provider, file }: InferenceRequest,
  { context: asked = AGENT_CONTEXT }: TokenLimits,
  diagnostics: Diagnostic[],
): Started | undefined {
  const app = hub.apps.get(provider);
  if (app === undefined) return undefined;
  const context = Math.min(asked, longestContext(model));
  const run = runOf(app, model, diagnostics, file, context);
  if (isAbsence(run)) return undefined;
  const { link, platforms = Object.keys(app.installs) as readonly Platform[] } = run;
  // The agent's own link would be another one.
  const download = link && `First download the model in ${app.label}: open ${link}`;
  const note = [run.note, download].filter(Boolean).join(" ") || undefined;
  return { context, run: { ...defined({ note }), platforms, commands: serverSteps(app, run) } };
}

/** The step that sets the key of a call, if the settings of an agent name its variable. */
function keySteps(hub: Hub, call: Call, { commands }: AppSnippet): readonly AppCommand[] {
  const { token, target, role, provider } = call;
  if (!isEnv(token) || !commands.some(({ content }) => content.includes(token.name))) return [];
  const owner = target === "routed" || role === "huggingface" ? "auto" : provider;
  const url = target === "endpoint" ? undefined : hub.providers.get(owner)?.keysUrl;
  const { name } = token;
  return accessStep(
    `Set your key${url === undefined ? "" : ` from ${url.replace("https://", "").split("?")[0]!}`}`,
    sh`export ${sh.name(name)}="YOUR_TOKEN"`,
    powershell`$env:${powershell.name(name)} = "YOUR_TOKEN"`,
  );
}
