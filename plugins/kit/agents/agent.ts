// Agents: they have no models of their own, and call one at a provider, an endpoint or a server on the user's machine.
import {
  absent,
  type Absence,
  type AppCommand,
  type AppRun,
  type AppServer,
  type AppSpec,
  type Call,
  defineApp,
  isAbsence,
  type Model,
  type Platform,
  type Plugin,
  type Task,
  type TokenLimits,
} from "hubsmith";
import { type Code, env, isEnv, sh, type Value } from "hubsmith/code";
import { defined } from "#core/base/describe";
import { oncePer, oncePerText } from "#core/base/freeze";
import { type CodeNode, codeOf } from "#core/code/tag";
import llamaCpp from "../../apps/llama.cpp.ts";
import mlxLm from "../../apps/mlx-lm.ts";
import vllm from "../../apps/vllm.ts";
import conversational from "../../tasks/conversational.ts";
import { anthropicCall, refuseUnlessAnthropic } from "../clients/anthropic-sdk.ts";
import { openAiCall, refuseUnlessOpenAi } from "../clients/openai-sdk.ts";
import { isChat } from "../clients/refusals.ts";
import type { Runs } from "../apps/either.ts";
import { longestContext } from "../apps/longest-context.ts";
import { toolParserOf } from "../apps/tool-parsers.ts";
import { templatesOf } from "../tasks/chats.ts";
import { refuseTemplates } from "./templates.ts";

/** A wire format of chats: OpenAI's Chat Completions or Responses, or Anthropic's Messages. @public */
export type AgentWire = "chat" | "responses" | "messages";

/** A model that an agent calls, and where. @public */
export interface AgentModel {
  /** The name of the model there. */
  readonly model: string;
  /** A name of the service for settings, such as `together` or `local-vllm`. */
  readonly id: string;
  /** The display name of the service. */
  readonly label: string;
  /** The wire format of its requests. */
  readonly wire: AgentWire;
  /** The base URL without a trailing slash, with `/v1`; for `messages`, without `/v1`. */
  readonly url: string;
  /** The environment variable with the key; undefined if the service needs none. */
  readonly key?: string;
  /** The headers besides that of the key. */
  readonly headers: Readonly<Record<string, string>>;
  /** It reads pictures. */
  readonly sees: boolean;
  /** The longest context, in tokens, if it is known. */
  readonly context?: number;
  /** The longest answer, in tokens, if it is known: at most a quarter of the context. */
  readonly output?: number;
}

/** An agent, for `defineAgent`: an app without models of its own. @public */
export interface AgentSpec extends Omit<AppSpec, "runs" | "configures"> {
  /** The wire formats that it has. */
  readonly wires: readonly AgentWire[];
  /** The shortest context with which it works, in tokens; by default 32,768. */
  readonly leastContext?: number;
  /** Whether it works with models that call no tools. */
  readonly worksWithoutTools?: boolean;
  /**
   * The template syntax that it replaces in values of its settings, such as `/\{(?:env|file):/`, if it has one. Values with it
   * are rejected, as are those with a syntax of other agents: records and links could read secrets of the user's machine.
   */
  readonly expands?: RegExp;
  /** What to add to its settings, and how to start it, for a model: with `startAgent`, which checks the key. */
  steps(model: AgentModel): readonly AppCommand[] | Absence;
}

/** What an agent needs, and its steps. */
type AgentRules = Pick<
  AgentSpec,
  "label" | "wires" | "leastContext" | "worksWithoutTools" | "expands" | "steps"
>;

/**
 * Steps that add settings to a configuration file. Never throws.
 * @param path - The path of the file on Linux and macOS, and on Windows unless it has another there.
 * @param code - The settings.
 * @param windowsPath - The path of the file on Windows.
 * @returns One step, or one for each path.
 * @example
 * ```ts
 * import { addTo } from "hubsmith/agents";
 * import { json } from "hubsmith/code";
 *
 * addTo("~/.nib.json", json`${{ model: "owner/name" }}`)[0]?.purpose; // → "Add to ~/.nib.json"
 * ```
 * @public
 */
export function addTo(path: string, code: Code, windowsPath?: string): readonly AppCommand[] {
  const step = { purpose: `Add to ${path}`, code };
  if (windowsPath === undefined) return [step];
  return [
    { ...step, platforms: ["linux", "macos"] },
    { purpose: `Add to ${windowsPath}`, code: asFile(code), platforms: ["windows"] },
  ];
}

// A file is the same on each operating system, even if commands of its language are not.
function asFile(code: Code): Code {
  const { language, shape, holes } = code as CodeNode;
  const { windows: _, ...plain } = language;
  return codeOf(plain, shape, holes);
}

/**
 * The command that starts an agent: it ends with a message if the key of the model is not set, so the agent cannot send
 * another key instead. Never throws.
 * @param key - The environment variable with the key; undefined if the model needs none.
 * @param command - One command, in one line.
 * @param otherKeys - The variables of other keys that the agent would send to the place of the model. It starts without them.
 * @returns The command, with its check of the key.
 * @example
 * ```ts
 * import { startAgent } from "hubsmith/agents";
 * import { render, sh } from "hubsmith/code";
 *
 * render(startAgent("HF_TOKEN", sh`nib`, ["NIB_KEY"])); // → ': "${HF_TOKEN:?}" && env -u NIB_KEY nib'
 * ```
 * @public
 */
export function startAgent(
  key: string | undefined,
  command: Code<"sh">,
  otherKeys: readonly string[] = [],
): Code<"sh"> {
  const others = otherKeys.filter((name) => name !== key).map((name) => sh`-u ${sh.name(name)} `);
  const start = others.length === 0 ? command : sh`env ${sh.join(others, "")}${command}`;
  return key === undefined ? start : sh`: ${env(key)} && ${start}`;
}

/** The code of the reason that an agent does not have the wire format of a call. @internal */
export const OTHER_WIRE = "other-wire";

const LEAST_CONTEXT = 32_768;
const LONG_CONTEXT = 65_536;

/**
 * Defines an agent: an app that uses a model at a provider, at an endpoint, or on a server of the user's machine, which
 * its `runs` starts. Never throws; `checkPlugin` of `hubsmith/testing` reports invalid fields.
 * @returns The plugin of the kind app.
 * @example
 * ```ts
 * import { defineAgent } from "hubsmith/agents";
 * import { sh } from "hubsmith/code";
 *
 * const nib = defineAgent({
 *   id: "nib",
 *   label: "Nib",
 *   summary: "Writes code.",
 *   docsUrl: "https://nib.example/docs",
 *   readOn: "2026-11-29",
 *   installs: { linux: { npm: ["nib"] } },
 *   wires: ["chat"],
 *   steps: ({ url, model }) => [{ purpose: "Start Nib", code: sh`nib --api ${url} --model ${model}` }],
 * });
 * nib.id; // → "nib"
 * ```
 * @public
 */
export function defineAgent(spec: AgentSpec): Plugin<"app"> {
  const {
    wires: _,
    steps: __,
    expands: ___,
    leastContext: ____,
    worksWithoutTools: _____,
    ...app
  } = spec;
  return defineApp({
    ...app,
    runs: runsAgent(spec),
    configures: (call, limits) => {
      const model = agentModel(call, spec, limits);
      const commands = isAbsence(model) ? model : stepsFor(spec, model);
      return isAbsence(commands) ? commands : { commands };
    },
  });
}

/** The steps of an agent, or why a value cannot be in its settings. */
function stepsFor(
  { expands, steps }: AgentRules,
  model: AgentModel,
): readonly AppCommand[] | Absence {
  const { id, label, url, headers } = model;
  const values = [
    ["name of the model", model.model],
    ["name of the service", id],
    ["name of the service", label],
    ["URL", url],
    ...Object.entries(headers)
      .flat()
      .map((text) => ["header", text] as const),
  ] as const;
  return refuseTemplates(values, expands) ?? steps(model);
}

/** The model of a call for an agent, or why it cannot use it. */
function agentModel(call: Call, spec: AgentSpec, limits: TokenLimits): AgentModel | Absence {
  const { label, wires } = spec;
  const { model: record, token, providerLabel, role, task, mapping } = call;
  if (!isChat(call)) return no("no-chat", `${label} needs a chat model.`, "Choose a chat model.");
  const wire = wireOf(task)!;
  if (!wires.includes(wire))
    return no(
      OTHER_WIRE,
      `${label} needs ${wires.map((one) => WIRES[one]).join(" or ")}, which ${role === "local" ? `${providerLabel} is not known to have` : `${providerLabel} does not have for this model`}.`,
      "Choose another agent, or another provider.",
    );
  const refusal =
    wire === "messages" ? refuseUnlessAnthropic(call, label) : refuseUnlessOpenAi(call, label);
  if (refusal !== undefined) return refusal;
  const {
    baseUrl,
    headers,
    arguments: sent,
  } = wire === "messages" ? anthropicCall(call) : openAiCall(call);
  if (Object.values<Value>({ baseUrl, ...headers }).some((value) => typeof value !== "string"))
    return no(
      "agent-needs-plain-url",
      `${label} cannot read a part of the URL or of the headers from an environment variable.`,
      "Choose another provider, or the router.",
    );
  if (token !== NO_KEY && !isEnv(token))
    return no(
      "agent-needs-variable",
      `${label} reads the key from an environment variable.`,
      "Leave out the token.",
    );
  // The router may choose any provider.
  const hosts = call.role === "policy" ? (record.inferenceProviderMapping ?? []) : [mapping];
  const known = hosts.flatMap((host) => host?.features?.["toolCalling"] ?? []);
  const hasTools = known.length === 0 ? callsTools(record) : known.includes(true);
  const { context, output } = limits;
  const reason = unfit(spec, record, { context, service: providerLabel, hasTools });
  if (reason !== undefined) return reason;
  return {
    ...serviceOf(call),
    model: sent["model"] as string,
    wire,
    url: baseUrl as string,
    ...(isEnv(token) ? { key: token.name } : {}),
    headers: headers as AgentModel["headers"],
    sees: seesPictures(record),
    ...limitsOf({ context: context ?? finite(longestContext(record)), output }),
  };
}

// An answer as long as the context leaves no room for a question, and services refuse such a request.
const MOST_OF_CONTEXT = 0.25;

function limitsOf({
  context,
  output,
}: { [K in keyof TokenLimits]: number | undefined }): TokenLimits {
  const most = context && Math.floor(context * MOST_OF_CONTEXT);
  return defined({ context, output: output && Math.min(output, most ?? output) });
}

const no = (code: string, reason: string, fix: string): Absence => absent({ code, reason, fix });

/** What is known of a model where an agent calls it. */
interface There {
  readonly context: number | undefined;
  readonly service: string;
  readonly hasTools: boolean;
}

/** Why a model is no help to an agent. */
function unfit(
  { label, leastContext = LEAST_CONTEXT, worksWithoutTools = false }: AgentRules,
  model: Model,
  { context, service, hasTools }: There,
): Absence | undefined {
  const longest = longestContext(model);
  const tokens = context ?? longest;
  if (tokens < leastContext)
    return no(
      "short-context",
      `${label} needs a context of ${leastContext.toLocaleString("en")} tokens, and it is ${tokens.toLocaleString("en")} at ${service}.`,
      longest < leastContext
        ? "Choose another model."
        : `Choose a longer context: \`--context ${LONG_CONTEXT}\`.`,
    );
  if (!hasTools && !worksWithoutTools)
    return no(
      "no-tools",
      `${label} calls tools, and neither the chat template of ${model.id} nor ${service} is known to have them.`,
      "Choose another model.",
    );
  return undefined;
}

// The token of a call to a server that needs none.
const NO_KEY = "none";

/** The name of a service in settings. */
function serviceOf(call: Call): Pick<AgentModel, "id" | "label"> {
  const { role, target, provider, providerLabel: label } = call;
  if (role === "local") return { id: `local-${provider}`, label };
  if (target === "endpoint") return { id: "endpoint", label: "Endpoint" };
  return role === "policy" ? { id: "huggingface", label: "Hugging Face" } : { id: provider, label };
}

const WIRES: Readonly<Record<AgentWire, string>> = {
  chat: "Chat Completions",
  responses: "Responses",
  messages: "Messages",
};

/** The wire format of a chat; undefined for other tasks. */
const wireOf = ({ id, wireOf: chat }: Task): AgentWire | undefined =>
  id === conversational.id ? "chat" : chat === conversational.id ? (id as AgentWire) : undefined;

const finite = (tokens: number): number | undefined =>
  Number.isFinite(tokens) ? tokens : undefined;

const seesPictures = (model: Model): boolean => model.pipeline_tag === "image-text-to-text";

const callsTools = (model: Model): boolean =>
  templatesOf(model).some((template) => /\btools\b/.test(template)) ||
  toolParserOf(model) !== undefined;

// The servers of models on the user's machine, the first that runs a model.
const SERVERS = [llamaCpp, mlxLm, vllm];

/** How an app runs a model as a server. */
interface Served {
  readonly app: Plugin<"app">;
  readonly run: AppRun & { readonly server: AppServer };
}

// All agents ask for the same models.
const servedOf = oncePer((model: Model) =>
  oncePerText((chosen) => {
    const [file, ...sizes] = JSON.parse(chosen) as [string | null, ...(number | null)[]];
    const [context, gpu] = sizes.map((size) => size ?? undefined);
    return SERVERS.flatMap((app): readonly Served[] => {
      const run = app.runs(model, file ?? undefined, context, gpu);
      return isAbsence(run) || run.server === undefined
        ? []
        : [{ app, run: { ...run, server: run.server } }];
    });
  }),
);

/** The function `runs` of an agent: start the server that runs the model, then the steps of the agent. @internal */
export const runsAgent =
  (spec: AgentRules): Runs =>
  (model, file, context, gpu) => {
    const chosen = JSON.stringify([file ?? null, context ?? null, gpu ?? null]);
    for (const { app, run } of servedOf(model)(chosen)) {
      const { url, model: name, tasks } = run.server;
      const wire = spec.wires.find((one) => tasks.some(({ task }) => wireOf(task) === one));
      if (wire === undefined) continue;
      const hasTools = callsTools(model);
      const reason = unfit(spec, model, { context, service: "its server", hasTools });
      if (reason !== undefined) return reason;
      const steps = stepsFor(spec, {
        model: name,
        id: `local-${app.id}`,
        label: app.label,
        wire,
        url: wire === "messages" ? url : `${url}/v1`,
        headers: {},
        sees: app !== mlxLm && seesPictures(model),
        ...defined({ context }),
      });
      if (isAbsence(steps)) return steps;
      return {
        commands: [...serverSteps(app, run), ...steps],
        platforms: run.platforms ?? platformsOf(app),
        // Its memory is that of the server.
        ...defined({ file: run.file, note: run.note }),
      };
    }
    return NO_CHAT;
  };

const platformsOf = ({ installs }: Plugin<"app">): readonly Platform[] =>
  Object.keys(installs) as readonly Platform[];

/** How the server of an app is installed and started. @internal */
export function serverSteps(app: Plugin<"app">, { commands = [] }: AppRun): readonly AppCommand[] {
  const served = commands.filter(({ purpose }) => !BESIDE.test(purpose));
  const start = served.at(-1);
  return [
    ...platformsOf(app).flatMap((platform) => installOf(app, platform)),
    ...served.slice(0, -1),
    ...(start === undefined ? [] : [{ ...start, purpose: startOf(start, app) }]),
  ];
}

// Commands of an app that start no server.
const BESIDE = /^(?:Chat|Remove|Show) /;

const startOf = ({ purpose }: AppCommand, { label }: Plugin<"app">): string =>
  purpose === "Start a server" ? `Start ${label}` : purpose;

/** How a server is installed by a package manager or by its script, if it has one. */
function installOf({ label, installs }: Plugin<"app">, platform: Platform): readonly AppCommand[] {
  const { brew, winget, pip, script = [] } = installs[platform]!;
  const purpose = `Install ${label}`;
  const platforms = [platform];
  // On Linux, Homebrew is rarely installed.
  const from = platform === "linux" ? `${purpose} with Homebrew, from brew.sh` : purpose;
  if (brew !== undefined) return [{ purpose: from, code: sh`brew install ${brew[0]!}`, platforms }];
  const [, flags, url] = /^curl (-\w+) (https:\S+) \| sh$/.exec(script[0] ?? "") ?? [];
  if (flags !== undefined && url !== undefined)
    return [
      { purpose: `${purpose} with its script`, code: sh`curl ${flags} ${url} | sh`, platforms },
    ];
  if (winget !== undefined) return [{ purpose, code: sh`winget install ${winget[0]!}`, platforms }];
  if (pip !== undefined)
    return [{ purpose, code: sh`pip install -U ${pip[0] as string}`, platforms }];
  return [];
}

const NO_CHAT = absent({
  code: "no-chat",
  reason: "It needs a chat that llama.cpp, MLX LM or vLLM serves.",
  fix: "Choose a chat model.",
});
