// The agents subcommand: how coding agents use a model at a provider, an endpoint or an app on the user's machine.
import type { Command } from "commander";
import {
  type AppSnippet,
  type Diagnostic,
  type Entry,
  type Hub,
  installText,
  type MissingSnippet,
  type Platform,
  type Plugin,
} from "hubsmith";
import { defined } from "#core/base/describe";
import { limitsAt, mappingsOf, offersIn } from "#plugins/kit/offers/offers";
import { agentSnippets } from "hubsmith/agents";
import { platformNames } from "hubsmith/apps";
import { loadOffers, type OfferList } from "hubsmith/offers";
import type { Answer, Answerer, Subcommand } from "./context.ts";
import { type RecordRead, recordAnswerer } from "./files.ts";
import { aligned, oneLine } from "./io.ts";
import { EXIT, integer, oneOf } from "./options.ts";
import { idNamed, providerNamed } from "./plugins.ts";
import { addPlaceOptions, type PlaceFlags } from "./request.ts";
import { commandsOn, FOR_POWERSHELL, HERE, PLATFORMS, section, shellOf } from "./run.ts";
import { reasons } from "./snippets.ts";
import { defineStream, type StreamFlags } from "./stream.ts";

interface AgentFlags extends StreamFlags, PlaceFlags {
  readonly agent?: string;
  readonly context?: number;
  readonly platform: Platform;
}

const needed = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ kind }) => ["app", "provider", "task"].includes(kind));

const answerer: Answerer<AgentFlags> = async (entries, screen, flags, isWhole) => {
  const list = await loadOffers();
  const known = named(entries, flags);
  const answering = recordAnswerer<AgentFlags>(needed, (hub, read) =>
    answerOf(hub, read, known, list),
  );
  return answering(entries, screen, flags, isWhole);
};

export const agents: Subcommand = {
  answerer,
  define: (command: Command, context) =>
    addPlaceOptions(defineStream(command, context, answerer))
      .option("--agent <id>", "print how this agent uses the model, such as codex")
      .option(
        "--context <tokens>",
        "the context of the server that --app starts (default: 32768)",
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
   "agents": [{"app", "installs", "commands": [{"purpose", "language", "content",
     "platforms"?}]}],
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

function answerOf(
  hub: Hub,
  { model, diagnostics }: RecordRead,
  flags: AgentFlags & { provider: string },
  list: OfferList,
): Answer {
  const { agent, app, provider, providerId, platform, context } = flags;
  const { endpointUrl, directRequest, billTo } = flags;
  const { offers } = offersIn(list, model);
  const mappings = offers.length === 0 ? undefined : mappingsOf(offers);
  const record = {
    ...model,
    ...defined({ inferenceProviderMapping: model.inferenceProviderMapping ?? mappings }),
  };
  const options = defined({ endpointUrl, directRequest, billTo }) as object;
  const found = agentSnippets(
    hub,
    { model: record, provider, ...defined({ providerId }), options },
    {
      ...(endpointUrl === undefined && app === undefined ? limitsAt(offers, provider) : {}),
      ...defined({ context: app === undefined ? undefined : context }),
      ...(agent === undefined ? {} : { apps: [agent] }),
    },
  );
  const json = {
    id: model.id,
    provider,
    agents: found.snippets,
    notOffered: found.notOffered,
    diagnostics: [...diagnostics, ...found.diagnostics],
  };
  const isFailed =
    agent !== undefined && !found.snippets.some(({ installs }) => platform in installs);
  const server = app === undefined ? undefined : hub.apps.get(provider);
  return { json, text: () => textOf(json, agent, platform, server), isFailed };
}

interface Report {
  readonly id: string;
  readonly agents: readonly AppSnippet[];
  readonly notOffered: readonly MissingSnippet[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The purpose of the step that tells an agent of the model. */
function mainStep(snippet: AppSnippet, platform: Platform): string {
  const steps = commandsOn(snippet, platform).map(({ purpose }) => purpose);
  return steps.find((purpose) => purpose.startsWith("Add to ")) ?? steps.at(-1) ?? "";
}

function textOf(
  { id, agents: all, notOffered }: Report,
  agent: string | undefined,
  platform: Platform,
  server: Plugin<"app"> | undefined,
): string {
  const here = all.filter(({ installs }) => platform in installs);
  const elsewhere = all.filter((one) => !here.includes(one)).map(({ app }) => app);
  const [only] = here;
  const parts = [`# ${oneLine(id)}`];
  if (agent === undefined && only !== undefined)
    parts.push(
      aligned([
        ["agent", "settings, or start"],
        ...here.map((one) => [one.app, oneLine(mainStep(one, platform))]),
      ]).join("\n"),
    );
  if (agent !== undefined && only !== undefined)
    parts.push(
      ...(platform === "windows" ? [FOR_POWERSHELL] : []),
      ...(server === undefined
        ? []
        : section(
            `Install ${server.label}`,
            shellOf(platform),
            installText(server.installs[platform]),
          )),
      ...(only.note === undefined ? [] : [only.note]),
      ...section(
        server === undefined ? "Install" : "Install the agent",
        shellOf(platform),
        only.installs[platform],
      ),
      ...commandsOn(only, platform).flatMap(({ purpose, language, content }) =>
        section(purpose, language === "sh" ? shellOf(platform) : language, content),
      ),
    );
  const missing = [
    ...(elsewhere.length === 0
      ? []
      : [
          `- ${elsewhere.join(", ")}: It, or its server, does not run on ${platformNames[platform]}. Choose another app, or a provider.`,
        ]),
    ...reasons(notOffered, ({ app: of = id }) => of),
  ];
  if (missing.length > 0) parts.push("## Not offered", missing.join("\n"));
  return parts.join("\n\n");
}
