// The agents subcommand: how coding agents use a model at a provider, an endpoint or an app on the user's machine.
import type { Command } from "commander";
import {
  type AppSnippet,
  type Diagnostic,
  type Entry,
  type Hub,
  installText,
  type MissingSnippet,
  type Model,
  type Platform,
} from "hubsmith";
import { versionsOf } from "#models/versions";
import { defined } from "#core/base/describe";
import { limitsAt, mappingsOf, offersIn } from "#plugins/kit/offers/offers";
import { agentSnippets } from "hubsmith/agents";
import { platformNames, runLocally } from "hubsmith/apps";
import { loadOffers, type OfferList } from "hubsmith/offers";
import type { Answer, Answerer, Subcommand } from "./context.ts";
import { type RecordRead, recordAnswerer } from "./files.ts";
import { oneLine } from "./io.ts";
import type { Printer } from "./printer.ts";
import { EXIT, integer, oneOf } from "./options.ts";
import { idNamed, providerNamed } from "./plugins.ts";
import { addPlaceOptions, type PlaceFlags } from "./request.ts";
import { commandsOn, HERE, PLATFORMS, section, shellOf, stepsOf } from "./run.ts";
import { reasons } from "./snippets.ts";
import { defineStream, type StreamFlags } from "./stream.ts";

interface AgentFlags extends StreamFlags, PlaceFlags {
  readonly agent?: string;
  readonly context?: number;
  readonly platform: Platform;
}

const needed = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ kind }) => ["app", "provider", "task"].includes(kind));

const answerer: Answerer<AgentFlags> = async (entries, screen, flags) => {
  const list = await loadOffers();
  const known = named(entries, flags);
  const answering = recordAnswerer<AgentFlags>(needed, (hub, read) =>
    answerOf(hub, read, known, list),
  );
  return answering(entries, screen, flags);
};

export const agents: Subcommand = {
  define: (command: Command, context) =>
    addPlaceOptions(defineStream(command, context, answerer))
      .option("--agent <id>", "print how this agent uses the model, such as codex")
      .option(
        "--context <tokens>",
        "the context of the server that --app starts (default: 65536)",
        integer(1, 1e15),
      )
      .option("--platform <name>", "linux, macos or windows", oneOf(PLATFORMS), HERE)
      .addHelpText("after", HELP),
};

const HELP = `
Without --agent, prints a line for each agent that can use the model there, and
why the others cannot. With --agent, prints what to add to its settings, and how
to start it; the exit code is 1 if it cannot use the model. Keys are read from
environment variables.

With --json, the output is one JSON line for each record, in order:
  {"line", "id", "provider",
   "agents": [{"app", "installs",
     "commands": [{"purpose", "language", "content", "platforms"?}]}],
   "notOffered": [{"app", "code", "reason", "fix"}], "diagnostics": […]}

Examples:
  $ hubsmith agents model.json --provider together
  $ hubsmith agents model.json --agent claude-code --app ollama --context 65536
  $ hubsmith agents model.json --agent codex --endpoint-url https://example.org
${EXIT}`;

/** The flags with the ids of the plugins that they name. */
function named(entries: readonly Entry[], flags: AgentFlags): AgentFlags & { provider: string } {
  const { agent } = flags;
  return {
    ...flags,
    ...(agent === undefined ? {} : { agent: idNamed(entries, "app", agent, "agent") }),
    provider: providerNamed(entries, flags) ?? "auto",
  };
}

/** What is asked for a model. */
export type AgentQuestion = Omit<AgentFlags, keyof StreamFlags> & { readonly provider: string };

function answerOf(hub: Hub, read: RecordRead, flags: AgentQuestion, list: OfferList): Answer {
  const json = reportOf(hub, read, flags, list);
  const { agent, platform } = flags;
  const isFailed = agent !== undefined && !json.agents.some(({ installs }) => platform in installs);
  return { json, text: (printer) => textOf(hub, json, flags, printer), isFailed };
}

/** How agents use a model at a place, and why others cannot. */
export function reportOf(
  hub: Hub,
  { model, diagnostics }: RecordRead,
  question: AgentQuestion,
  list: OfferList,
): Report {
  const { agent, app, provider, providerId, context } = question;
  const { endpointUrl, directRequest, billTo } = question;
  const version = app === undefined ? undefined : versionAt(hub, model, app);
  const { offers } = offersIn(list, model);
  const mappings = offers.length === 0 ? undefined : mappingsOf(offers);
  const record = {
    ...model,
    ...defined({ inferenceProviderMapping: model.inferenceProviderMapping ?? mappings }),
  };
  const options = defined({ endpointUrl, directRequest, billTo }) as object;
  const found = agentSnippets(
    hub,
    { model: version ?? record, provider, ...defined({ providerId }), options },
    {
      ...(endpointUrl === undefined && app === undefined ? limitsAt(offers, provider) : {}),
      ...defined({ context: app === undefined ? undefined : context }),
      ...(agent === undefined ? {} : { apps: [agent] }),
    },
  );
  return {
    id: model.id,
    ...defined({ version: version?.id }),
    provider,
    agents: found.snippets,
    notOffered: found.notOffered,
    diagnostics: [...diagnostics, ...found.diagnostics],
  };
}

/** The quantized version that an app runs; undefined if it runs the model itself, or none. */
export const versionAt = (hub: Hub, model: Model, app: string): Model | undefined =>
  runLocally(hub, model, { apps: [app], versions: versionsOf(model.id) }).snippets[0]?.version;

interface Report {
  readonly id: string;
  /** The quantized version that the app serves. */
  readonly version?: string;
  readonly provider: string;
  readonly agents: readonly AppSnippet[];
  readonly notOffered: readonly MissingSnippet[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The purpose of the step that tells an agent of the model. */
function mainStep(snippet: AppSnippet, platform: Platform): string {
  const steps = commandsOn(snippet, platform).map(({ purpose }) => purpose);
  return steps.find((purpose) => purpose.startsWith("Add to ")) ?? steps.at(-1) ?? "";
}

export function textOf(
  hub: Hub,
  { id, version, agents: all, notOffered, provider }: Report,
  { agent, app, platform }: AgentQuestion,
  printer: Printer,
): string {
  const here = all.filter(({ installs }) => platform in installs);
  const elsewhere = all.filter((one) => !here.includes(one)).map((one) => one.app);
  const server = app === undefined ? undefined : hub.apps.get(provider);
  const [only] = here;
  const parts = [`# ${printer.value(id)}`];
  if (version !== undefined) parts.push(`Runs as ${printer.value(version)}.`);
  if (agent === undefined && only !== undefined)
    parts.push(
      printer.table([
        ["agent", "settings, or start"],
        ...here.map((one) => [one.app, oneLine(mainStep(one, platform))]),
      ]),
    );
  if (agent !== undefined && only !== undefined) {
    if (server !== undefined)
      parts.push(
        ...section(
          `Install ${server.label}`,
          shellOf(platform),
          installText(server.installs[platform]),
          printer,
        ),
      );
    const title = server === undefined ? "Install" : "Install the agent";
    // The server is installed above.
    const isOther = ({ purpose }: { readonly purpose: string }): boolean =>
      server === undefined || !purpose.startsWith(`Install ${server.label}`);
    const commands = only.commands.filter(isOther);
    parts.push(...stepsOf({ ...only, commands }, platform, printer, title));
  }
  const missing = [
    ...(elsewhere.length === 0
      ? []
      : [
          `- ${elsewhere.join(", ")}: It, or its server, does not run on ${platformNames[platform]}. Choose another app, or a provider.`,
        ]),
    ...reasons(notOffered, ({ app: of = id }) => of, printer.sentence),
  ];
  if (missing.length > 0) parts.push("## Not offered", missing.join("\n"));
  return parts.join("\n\n");
}
