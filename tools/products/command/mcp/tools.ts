// The tools of the Model Context Protocol server: questions about a model, answered as short Markdown.
import {
  type Entry,
  type Hub,
  inferenceSnippets,
  type InferenceSnippet,
  isAbsence,
  loadSnippets,
  type MissingSnippet,
  type Model,
  parseModel,
} from "hubsmith";
import { platformNames } from "hubsmith/apps";
import { deviceOf, type NamedDevices } from "hubsmith/devices";
import { amountNeeded, memoryOf } from "hubsmith/formats";
import type { OfferList } from "hubsmith/offers";
import { z } from "zod";
import type { Facts } from "#models/card";
import { loadModel, similarIds } from "#models/records";
import { namedModel, ollamaModel, versionsOf } from "#models/versions";
import { EVERYTHING, searchOf } from "#models/search/search";
import { WISHES } from "#models/search/wishes";
import { closedIn, type Typed } from "#models/search/query";
import { closestName, defined } from "#core/base/describe";
import { USUAL_CALL } from "#plugins/kit/offers/offer";
import { mappingsOf, offersIn } from "#plugins/kit/offers/offers";
import { priceText } from "#plugins/kit/offers/text";
import * as agents from "../agents.ts";
import { bytesOf, rangeText } from "../files.ts";
import { counted } from "../io.ts";
import * as offers from "../offers.ts";
import * as run from "../run.ts";
import { reasons, textOf } from "../snippets.ts";
import { MARKDOWN } from "./markdown.ts";

const { sentence, value } = MARKDOWN;

/** What the tools answer from. */
export interface Knowledge {
  readonly hub: Hub;
  readonly entries: readonly Entry[];
  readonly offers: OfferList;
  /** The built-in models, the most downloaded first. */
  readonly facts: readonly Facts[];
}

/** About 2,000 tokens. */
const MOST_CHARACTERS = 7000;

const name = (description: string) => z.string().min(1).max(100).optional().describe(description);
const model = z
  .string()
  .min(1)
  .max(200)
  .describe('The id of a model on the Hugging Face Hub, such as "Qwen/Qwen3-8B".');
const record = z
  .record(z.string(), z.unknown())
  .optional()
  .describe(
    "The model's JSON from https://huggingface.co/api/models/{id}, for models that are not built in.",
  );
const provider = name(
  'A provider, such as "together" or "fal-ai"; "auto" (the default) lets the router of Hugging Face choose; or an app on the user\'s machine, such as "ollama".',
);
const platform = z
  .enum(["linux", "macos", "windows"])
  .optional()
  .describe("The operating system; by default that of the device, or Linux.");

const SNIPPET = {
  model,
  record,
  provider,
  client: name(
    'A language or a client, such as "python", "go" or "js/openai"; by default the shortest program.',
  ),
  library: name('Instead of a call: load the model with this library, such as "transformers".'),
  agent: name('Instead of a call: configure this coding agent, such as "codex".'),
  endpoint: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .optional()
    .describe('The URL of an own endpoint instead of a provider, such as "http://localhost:8080".'),
  direct: z
    .boolean()
    .optional()
    .describe("Whether the provider is called with its own key, not through the router."),
  recipe: z
    .enum(["tools", "structured", "reasoning"])
    .optional()
    .describe("What a chat does besides answering."),
  streaming: z.boolean().optional().describe("Whether the answer is streamed."),
  platform,
};
type Snippet = z.infer<z.ZodObject<typeof SNIPPET>>;
const LOCAL = {
  model,
  record,
  memory: name('The memory or the device, such as "16GiB", "RTX 4090" or "M4 Max 64GB".'),
  app: name('Print the commands of this app, such as "ollama".'),
  platform,
};

/** A tool, as the server registers it. */
export interface Tool {
  readonly title: string;
  readonly description: string;
  readonly inputSchema: z.ZodObject;
  /** The answer as Markdown, for input of the schema; throws a TypeError that says what is wrong with it. */
  answer(input: never, knowledge: Knowledge): string;
}

/** Types the input of an answer by its schema, which has no other arguments. */
function tool<S extends z.ZodRawShape>(
  title: string,
  description: string,
  shape: S,
  answer: (input: z.infer<z.ZodObject<S>>, knowledge: Knowledge) => string,
): Tool {
  const known = Object.keys(shape).join(", ");
  const inputSchema = z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `Unknown argument: ${issue.keys.join(", ")}. Known: ${known}.`
        : undefined,
  });
  return { title, description, inputSchema, answer };
}

/** The model of a call: the given record, or a built-in one. */
function modelIn(
  { model: id, record: given }: { readonly model: string; readonly record?: unknown },
  { offers: list }: Knowledge,
): Model {
  const found =
    given === undefined
      ? (loadModel(ollamaModel(id) ?? id) ?? namedModel(id))
      : parseModel(given).model;
  if (found === undefined && given !== undefined)
    throw new TypeError("`record` is not a model record: it needs an `id`.");
  if (found === undefined) {
    const near = similarIds(id);
    const similar = near.length === 0 ? "" : ` Similar: ${near.join(", ")}.`;
    throw new TypeError(
      `${JSON.stringify(id)} is not built in.${similar} Use find_models, or pass \`record\`, the JSON of https://huggingface.co/api/models/${id}.`,
    );
  }
  const mappings = mappingsOf(offersIn(list, found).offers);
  return found.inferenceProviderMapping !== undefined || mappings.length === 0
    ? found
    : { ...found, inferenceProviderMapping: mappings };
}

/** A plugin, as far as an argument may name it. */
type Nameable = Hub["libraries" | "providers" | "apps" | "clients"]["list"][number];

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function namesOf(plugin: Nameable): readonly string[] {
  const { id, aliases = [] } = plugin;
  const label = "label" in plugin ? plugin.label : plugin.prettyLabel;
  if (!("language" in plugin)) return [id, label, ...aliases];
  const { language } = plugin;
  return [id, id.slice(id.indexOf("/") + 1), label, language.id, language.label, ...aliases];
}

/** The plugins that an argument names, by an id, a label or, for clients, a language. */
function named<P extends Nameable>(
  argument: string,
  wanted: string,
  all: readonly P[],
): readonly P[] {
  const found = all.filter((one) => namesOf(one).some((known) => same(known, wanted)));
  if (found.length > 0) return found;
  const [first, ids] = [wanted.toLowerCase(), all.map(({ id }) => id)];
  const started = all.find((one) =>
    namesOf(one).some((known) => known.toLowerCase().startsWith(first) || first.startsWith(known)),
  );
  const near = closestName(all.flatMap(namesOf), wanted) ?? started?.id;
  throw new TypeError(
    `${argument}: ${JSON.stringify(wanted)} is not known. ${near === undefined ? `Known: ${ids.join(", ")}.` : `Did you mean ${near}?`}`,
  );
}

/** Where a call goes: the id of a provider, of an app, or of the servers that have the API of an endpoint. */
function placeOf(hub: Hub, wanted: string | undefined, endpoint?: string): string {
  if (endpoint !== undefined) return ENDPOINT;
  if (wanted === undefined) return AUTO;
  return named("provider", wanted, [...hub.providers.list, ...hub.apps.list])[0]!.id;
}

const AUTO = "auto";
const ENDPOINT = "hf-inference";

const idOf = ({ language, client }: Pick<MissingSnippet, "language" | "client">): string =>
  `${language}/${client}`;

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join("\n\n");

/** The reasons, each once; one that all clients have is that of their place. */
function absences(hub: Hub, all: readonly MissingSnippet[]): string {
  const calls = all.filter(({ client }) => client !== undefined);
  const isOfAll =
    calls.length === hub.clients.size && new Set(calls.map(({ reason }) => reason)).size === 1;
  const nameOf = ({ library, app, provider: at = "", ...one }: MissingSnippet): string =>
    one.client !== undefined && !isOfAll ? idOf(one) : (library ?? app ?? at);
  return reasons(all, nameOf, sentence).join("\n");
}

function hostsAdvice({ id, inferenceProviderMapping = [] }: Model): string {
  const hosts = [...new Set(inferenceProviderMapping.map((host) => host.provider))];
  return hosts.length === 0 ? "" : sentence(`Providers that host ${id}: ${hosts.join(", ")}.`);
}

function foundText({ id, task, size, providers, downloads, hosting }: Facts): string {
  const { cheapest, context, features = [] } = hosting ?? {};
  const cells = [
    task,
    size,
    downloads > 0 && `${downloads.toLocaleString("en")} downloads`,
    providers.length > 0 && `hosted by ${providers.join(", ")}`,
    cheapest?.input !== undefined &&
      `from ${priceText(cheapest.input)} in, ${priceText(cheapest.output ?? 0)} out a million tokens at ${cheapest.provider}`,
    context !== undefined && `context ${context.toLocaleString("en")}`,
    ...features,
  ].filter((cell) => cell !== undefined && cell !== false);
  return `- ${value(id)} · ${sentence(cells.join(" · "))}`;
}

/** How the words of a query were read. */
function understood(read: Typed<Facts>): string {
  const { named: subjects, wishes, rest } = read;
  const closed = closedIn(read);
  const parts = [
    ...subjects.map(({ kind, phrase }) => `${kind} "${phrase}"`),
    ...wishes.map(
      ({ phrase, label }) => `fact "${phrase}"${label === phrase ? "" : ` (${label})`}`,
    ),
    ...rest
      .split(" ")
      .filter(Boolean)
      .map((word) => `"${word}"`),
  ];
  return joined(
    closed === undefined ? "" : sentence(`"${closed}" is not on the Hub. These are open models.`),
    parts.length === 0 ? "" : sentence(`Understood: ${parts.join(", ")}.`),
  );
}

/** A program that loads a model with a library, or the reason why there is none. */
function loadAnswer(hub: Hub, found: Model, wanted: string): string {
  const ids = named("library", wanted, hub.libraries.list).map(({ id }) => id);
  const { snippets, notOffered } = loadSnippets(hub, found);
  const isWanted = ({ library = "" }: { readonly library?: string }): boolean =>
    ids.includes(library);
  const load = snippets.filter(isWanted).map((one) => ({ ...one, install: one.install }));
  if (load.length > 0) return textOf({ id: found.id, load }, MARKDOWN);
  const others = [...new Set(snippets.map(({ library }) => library))].join(", ") || "none";
  const why = absences(hub, notOffered.filter(isWanted));
  return joined(
    why || sentence(`${ids.join(", ")} does not load ${found.id}.`),
    `Libraries that load it: ${others}.`,
  );
}

/** The shortest program that calls a model, or the reason why there is none. */
function callAnswer(hub: Hub, found: Model, input: Snippet): string {
  const { client, endpoint, recipe, streaming, direct: directRequest } = input;
  const all = hub.clients.list;
  const clients = (client === undefined ? all : named("client", client, all)).map(({ id }) => id);
  const options = defined({ endpointUrl: endpoint, recipe, streaming, directRequest }) as object;
  const at = placeOf(hub, input.provider, endpoint);
  const served = (hub.apps.has(at) ? agents.versionAt(hub, found, at) : undefined) ?? found;
  const callAt = (place: string) =>
    inferenceSnippets(hub, { model: served, provider: place, options }, { clients });
  const { snippets, notOffered } = callAt(at);
  // Without a provider, the first one that has the program: the router serves few tasks over HTTP.
  const isFree = input.provider === undefined && endpoint === undefined && snippets.length === 0;
  const hosts = isFree ? (found.inferenceProviderMapping ?? []) : [];
  const elsewhere = hosts.flatMap((host) => callAt(host.provider).snippets);
  const shortest = shortestOf(hub, [...snippets, ...elsewhere]);
  if (shortest === undefined) return joined(absences(hub, notOffered), hostsAdvice(found));
  const isUnhosted = at === AUTO && found.inferenceProviderMapping === undefined;
  return joined(
    isUnhosted
      ? "No provider of the built-in list hosts this model: the call may fail."
      : undefined,
    textOf({ id: found.id, inference: [shortest] }, MARKDOWN),
  );
}

function shortestOf(hub: Hub, all: readonly InferenceSnippet[]): InferenceSnippet | undefined {
  const isFramework = (one: InferenceSnippet): boolean =>
    hub.clients.get(idOf(one))?.isFramework === true;
  const own = all.filter((one) => !isFramework(one));
  return (own.length > 0 ? own : all).toSorted((a, b) => a.content.length - b.content.length)[0];
}

/** The settings of a coding agent, or the reason why it cannot use the model. */
function agentAnswer(
  { hub, offers: list }: Knowledge,
  found: Model,
  wanted: string,
  input: Snippet,
): string {
  const { endpoint, direct: directRequest, platform: on = "linux" } = input;
  const all = hub.apps.list.filter(({ configures }) => configures !== undefined);
  const [agent] = named("agent", wanted, all);
  const place = placeOf(hub, input.provider, endpoint);
  const app = hub.providers.has(place) ? undefined : place;
  const question = {
    provider: place,
    platform: on,
    agent: agent!.id,
    ...(defined({ app, endpointUrl: endpoint, directRequest }) as object),
  };
  const report = agents.reportOf(hub, { model: found, diagnostics: [] }, question, list);
  return agents.textOf(hub, report, question, MARKDOWN);
}

/** The apps and libraries that run a model in some memory, or how to start one of them. */
function localAnswer(hub: Hub, found: Model, input: z.infer<z.ZodObject<typeof LOCAL>>): string {
  const { memory: amount, app, platform } = input;
  const budget = amount === undefined ? {} : memoryIn(amount);
  const memory = budget.memory ?? budget.device?.bytes;
  const on = platform ?? budget.device?.platform ?? "linux";
  const id = app === undefined ? undefined : named("app", app, hub.apps.list)[0]!.id;
  const question = {
    platform: on,
    context: CONTEXT,
    clients: ["python/openai"],
    ...(defined({ ...budget, app: id }) as object),
  };
  const report = run.reportOf(hub, { model: found, diagnostics: [] }, question);
  const isList = id === undefined && report.apps.length > 0;
  const elsewhere = report.notOffered.filter(({ code }) => code === "other-platform");
  const notOffered = isList ? [] : elsewhere.length > 0 ? elsewhere : report.notOffered;
  const text = run.textOf(hub, { ...report, notOffered }, question, MARKDOWN);
  const fitsNone =
    memory !== undefined && report.apps.every(({ memory: { fits } }) => fits === "no");
  const isSmall = fitsNone || report.apps.length === 0;
  return joined(
    text,
    isList
      ? `The memory is for the weights and a context of ${CONTEXT.toLocaleString("en")} tokens on ${platformNames[on]}.`
      : undefined,
    fitsNone && report.apps.length > 0 ? "Nothing fits." : undefined,
    isSmall ? smallerOf(found.id) : undefined,
    report.apps.length === 0 && found.siblings === undefined
      ? "The built-in record lists no files: pass `record`, with files, for a complete answer."
      : undefined,
    id === undefined ? librariesText(hub, found, memory) : undefined,
  );
}

const CONTEXT = 8192;

/** The quantized versions of a model, which are smaller and are what many apps run. */
function smallerOf(id: string): string {
  const versions = versionsOf(id).slice(0, 5);
  const all = `https://huggingface.co/models?other=base_model:quantized:${encodeURI(id)}`;
  const some = versions.map((version) => `${value(version.id)}, `).join("");
  return `Quantized versions (GGUF, AWQ, MLX) are smaller: ${some}all: ${sentence(all)}`;
}

/** The libraries that load a model, and the memory that they need. */
function librariesText(hub: Hub, found: Model, memory = Infinity): string {
  const libraries = new Set(loadSnippets(hub, found).snippets.map(({ library }) => library));
  if (libraries.size === 0) return "";
  const fit = memoryOf(found, { memory, tokens: CONTEXT });
  const bytes = amountNeeded(fit);
  const verdict = memory === Infinity ? "" : `, fits: ${fit.fits}`;
  const needed = bytes === undefined ? "" : `, ${rangeText(bytes)}${verdict}`;
  return `Libraries (\`snippet\` with \`library\`): ${[...libraries].join(", ")}${needed}.`;
}

function memoryIn(text: string): { readonly device?: NamedDevices; readonly memory?: number } {
  const device = deviceOf(text);
  if (!isAbsence(device)) return { device };
  try {
    return { memory: bytesOf(text) };
  } catch {
    throw new TypeError(
      `memory: ${JSON.stringify(text)} is neither an amount such as 16GiB nor a known device.`,
    );
  }
}

/** What a model lacks at a place: all of it, or what concerns a plugin of a name. */
function missingOf(
  { hub, offers: list }: Knowledge,
  found: Model,
  place: string,
  what: string | undefined,
): readonly MissingSnippet[] {
  const read = { model: found, diagnostics: [] };
  const { clients, libraries, apps, providers } = hub;
  const all = [...providers.list, ...clients.list, ...libraries.list, ...apps.list];
  const meant = what === undefined ? undefined : named("what", what, all);
  const isMeant = (id: string): boolean => meant?.some((one) => one.id === id) ?? true;
  const of = providers.list.find(({ id }) => meant !== undefined && isMeant(id));
  const calls = inferenceSnippets(hub, { model: found, provider: of?.id ?? place }).notOffered;
  if (of !== undefined) return calls;
  const question = { provider: place, platform: "linux", context: CONTEXT } as const;
  return [
    ...calls.filter((one) => isMeant(idOf(one))),
    ...loadSnippets(hub, found).notOffered.filter(({ library = "" }) => isMeant(library)),
    ...run.reportOf(hub, read, question).notOffered.filter(({ app = "" }) => isMeant(app)),
    ...agents.reportOf(hub, read, question, list).notOffered.filter(({ app = "" }) => isMeant(app)),
  ];
}

export const TOOLS: Readonly<Record<string, Tool>> = {
  find_models: tool(
    "Find models",
    'Finds models of the Hugging Face Hub by name, task, library, provider, size or price: the best matches first, hosted ones before others. Example: {"query": "speech to text whisper"}.',
    {
      query: z
        .string()
        .max(300)
        .describe('Words of a name, a task, a library or a provider, such as "speech to text".'),
      hosted: z
        .boolean()
        .default(false)
        .describe("Whether only models that a provider hosts are found."),
      offset: z.number().int().min(0).default(0).describe("The number of results to skip."),
      limit: z.number().int().min(1).max(50).default(10).describe("The most results."),
    },
    ({ query, hosted, offset, limit }, { facts, entries }) => {
      const search = searchOf(facts, entries, WISHES);
      const { models: all, isSimilar, read } = search({ ...EVERYTHING, text: query });
      const models = hosted ? all.filter(({ providers }) => providers.length > 0) : all;
      const reading = understood(read);
      if (models.length === 0)
        return joined(
          "No built-in model matches. Use fewer words, or the name of a task.",
          reading,
        );
      const count = counted(models.length, "built-in model");
      if (offset >= models.length) return `${count}: \`offset\` ${offset} is past the end.`;
      const shown = models.slice(offset, offset + limit);
      const isMore = models.length > offset + limit;
      const rest = isMore ? `, ${shown.length} of them; more with \`offset\`` : "";
      const head = `${count}${isSimilar ? ", only similar" : ""}${rest}:`;
      return joined([head, ...shown.map(foundText)].join("\n"), reading);
    },
  ),
  show_model: tool(
    "Show a model",
    'Shows the task of a model, who hosts it at which price, which apps run it, and which libraries load it. Example: {"model": "Qwen/Qwen3-8B"}.',
    { model, record },
    (input, knowledge) => {
      const { hub, offers: list } = knowledge;
      const found = modelIn(input, knowledge);
      const read = { model: found, diagnostics: [] };
      const report = offers.reportOf(list, read, USUAL_CALL);
      const { apps } = run.reportOf(hub, read, { platform: "linux", context: CONTEXT });
      const { pipeline_tag: task, library_name: library, gated } = found;
      return joined(
        offers.textOf(report, USUAL_CALL, MARKDOWN),
        task && `Task: ${value(task)}`,
        library && `Library: ${value(library)}`,
        gated === true ? "It is gated: accept its terms on the Hub." : undefined,
        `Apps on Linux: ${
          apps
            .slice(0, 15)
            .map(({ app }) => app)
            .join(", ") || "none"
        }`,
        librariesText(hub, found),
      );
    },
  ),
  snippet: tool(
    "Code for a model",
    'Prints a program that calls a hosted model, that loads it with a library, or the settings of a coding agent for it. Keys are read from environment variables. Examples: {"model": "openai/whisper-large-v3", "provider": "fal-ai", "client": "go"}, {"model": "Qwen/Qwen3-8B", "library": "transformers"}, {"model": "Qwen/Qwen3-Coder-480B-A35B-Instruct", "provider": "together", "agent": "codex"}.',
    SNIPPET,
    (input, knowledge) => {
      const { library, agent } = input;
      const found = modelIn(input, knowledge);
      if (library !== undefined) return loadAnswer(knowledge.hub, found, library);
      if (agent !== undefined) return agentAnswer(knowledge, found, agent, input);
      return callAnswer(knowledge.hub, found, input);
    },
  ),
  run_locally: tool(
    "Run a model on the user's machine",
    'Lists the apps that run a model, with the memory that each needs; with `app`, how to install and start it. Example: {"model": "Qwen/Qwen3-8B", "memory": "RTX 4090", "app": "vllm"}.',
    LOCAL,
    (input, knowledge) => localAnswer(knowledge.hub, modelIn(input, knowledge), input),
  ),
  explain_absence: tool(
    "Why something is not offered",
    'Says why a model has no program for a provider, a client, a library, an app or an agent, and what to choose instead. Example: {"model": "Qwen/Qwen3-8B", "provider": "together", "what": "sh/curl"}.',
    {
      model,
      record,
      provider,
      what: name(
        'The provider, client, library, app or agent that is missing, such as "sh/curl" or "vllm".',
      ),
    },
    (input, knowledge) => {
      const { hub } = knowledge;
      const { what } = input;
      const found = modelIn(input, knowledge);
      const missing = missingOf(knowledge, found, placeOf(hub, input.provider), what);
      if (missing.length > 0) return absences(hub, missing);
      return sentence(
        `${what ?? "Everything"} is offered for ${found.id}. The tools snippet and run_locally print it.`,
      );
    },
  ),
};

/** An answer that is not too long for a context. */
export function bounded(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.slice(0, text.lastIndexOf("\n", MOST_CHARACTERS));
  const [fence] = openFence(cut);
  return `${cut}${fence === undefined ? "" : `\n${fence}`}\n\n(The rest is left out. Ask for less, such as one client, app or provider.)`;
}

/** The fence that a text leaves open, which may be longer than three marks. */
const openFence = (text: string): readonly string[] =>
  [...text.matchAll(/^`{3,}/gm)].reduce<readonly string[]>(
    ([open], [fence]) => (open === undefined ? [fence] : open === fence ? [] : [open]),
    [],
  );
