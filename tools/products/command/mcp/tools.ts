// The tools of the Model Context Protocol server: questions about a model, answered as short Markdown.
import {
  type AppSnippet,
  type Entry,
  type Hub,
  inferenceSnippets,
  type InferenceSnippet,
  installText,
  loadSnippets,
  type MissingSnippet,
  type Model,
  parseModel,
  type Platform,
} from "hubsmith";
import { agentSnippets } from "hubsmith/agents";
import { platformNames, runLocally } from "hubsmith/apps";
import { deviceOf } from "hubsmith/devices";
import { amountNeeded, memoryOf } from "hubsmith/formats";
import { isAbsence } from "hubsmith";
import { costOf, type Offer, type OfferList } from "hubsmith/offers";
import { z } from "zod";
import type { Facts } from "#app/catalog/card";
import { quantizedOf } from "#app/catalog/records";
import { EVERYTHING, searchOf } from "#app/catalog/search";
import { WISHES } from "#app/catalog/wishes";
import { byCost, limitsAt, mappingsOf, offersIn } from "#plugins/kit/offers/offers";
import { USUAL_CALL } from "#plugins/kit/offers/offer";
import { costText, priceText, tokensText } from "#plugins/kit/offers/text";
import { closestName } from "#core/base/describe";
import { fenced } from "#plugins/kit/testing/pages/markdown";
import { bytesOf, sizeText } from "../files.ts";
import { reasons } from "../snippets.ts";

/** What the tools answer from. */
export interface Knowledge {
  readonly hub: Hub;
  readonly entries: readonly Entry[];
  readonly offers: OfferList;
  /** The built-in models, the most downloaded first. */
  readonly facts: readonly Facts[];
  modelOf(id: string): Model | undefined;
}

/** About 2,000 tokens. */
const MOST_CHARACTERS = 7000;

const model = z
  .string()
  .max(200)
  .describe('The id of a model on the Hugging Face Hub, such as "Qwen/Qwen3-8B".');
const record = z
  .record(z.string(), z.unknown())
  .optional()
  .describe(
    "The model's JSON from https://huggingface.co/api/models/{id}, for models that are not built in.",
  );
const provider = z
  .string()
  .max(100)
  .optional()
  .describe(
    'The id of a provider, such as "together" or "fal-ai"; "auto" (the default) lets the router of Hugging Face choose; or the id of an app on the user\'s machine, such as "ollama".',
  );
const limit = z.number().int().min(1).max(50).default(10).describe("The most results.");

/** A tool, as the server registers it. */
export interface Tool {
  readonly title: string;
  readonly description: string;
  readonly inputSchema: z.ZodRawShape;
  /** The answer as Markdown, for input of the schema; throws a TypeError that says what is wrong with it. */
  answer(input: never, knowledge: Knowledge): string;
}

interface ToolOf<S extends z.ZodRawShape> extends Tool {
  readonly inputSchema: S;
  answer(input: z.infer<z.ZodObject<S>>, knowledge: Knowledge): string;
}

/** Types the input of an answer by its schema. */
const tool = <S extends z.ZodRawShape>(spec: ToolOf<S>): Tool => spec;

/** The model of a call: the given record, or a built-in one. */
function modelIn(
  { model: id, record: given }: { readonly model: string; readonly record?: unknown },
  { modelOf, facts, offers }: Knowledge,
): Model {
  const found = given === undefined ? modelOf(id) : parseModel(given).model;
  if (found === undefined) {
    const name = id.slice(id.lastIndexOf("/") + 1).toLowerCase();
    const near = facts.filter((fact) => fact.id.toLowerCase().includes(name)).slice(0, 5);
    throw new TypeError(
      given === undefined
        ? `${JSON.stringify(id)} is not built in. ${near.length > 0 && name !== "" ? `Similar: ${near.map((fact) => fact.id).join(", ")}. ` : ""}Use find_models, or pass \`record\`, the JSON of https://huggingface.co/api/models/${id}.`
        : "`record` is not a model record: it needs an `id`.",
    );
  }
  if (found.inferenceProviderMapping !== undefined) return found;
  const mappings = mappingsOf(offersIn(offers, found).offers);
  return mappings.length === 0 ? found : { ...found, inferenceProviderMapping: mappings };
}

const line = (cells: readonly (string | undefined)[]): string =>
  `- ${cells.filter((cell) => cell !== undefined && cell !== "").join(" · ")}`;

function priceOf({ input, output }: Offer): string | undefined {
  return input === undefined || output === undefined
    ? undefined
    : `${priceText(input)} in, ${priceText(output)} out`;
}

const offerLine = (offer: Offer): string => {
  const cost = costOf(offer, USUAL_CALL);
  return line([
    offer.provider,
    priceOf(offer),
    cost === undefined ? undefined : `${tokensText(USUAL_CALL)}: ${costText(cost)}`,
    offer.context === undefined ? undefined : `context ${offer.context.toLocaleString("en")}`,
    offer.tools === true ? "tools" : undefined,
    offer.images === true ? "images" : undefined,
    offer.status === "live" ? undefined : `not live: ${offer.status}`,
  ]);
};

const call = ({ language, content }: InferenceSnippet, hub: Hub, client: string): string =>
  [
    `Client: ${client}`,
    fencedIf("sh", installText(hub.clients.get(client)?.install)),
    fenced(language, content),
  ]
    .filter(Boolean)
    .join("\n\n");

const fencedIf = (language: string, content: string | undefined): string =>
  content === undefined || content === "" ? "" : fenced(language, content);

function appText({ installs, commands, link, note }: AppSnippet, platform: Platform): string {
  const steps = commands.filter(({ platforms = [platform] }) => platforms.includes(platform));
  return [
    note ?? "",
    installs[platform] === undefined ? "" : `Install\n\n${fenced("sh", installs[platform])}`,
    ...steps.map(({ purpose, language, content }) => `${purpose}\n\n${fenced(language, content)}`),
    link === undefined ? "" : `Or open <${link}>`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

const absences = (all: readonly MissingSnippet[]): string =>
  reasons(all, ({ language, client, library, app, provider: at }) =>
    language !== undefined && client !== undefined
      ? `${language}/${client}`
      : (library ?? app ?? at ?? "this model"),
  ).join("\n");

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Whether a client is meant by the name of its language, its id, or its name in it. */
const isMeant = (
  { language, client }: Pick<InferenceSnippet, "language" | "client">,
  name: string,
): boolean => [language, client, `${language}/${client}`].some((one) => same(one, name));

export const TOOLS: Readonly<Record<string, Tool>> = {
  find_models: tool({
    title: "Find models",
    description:
      'Finds models of the Hugging Face Hub by name, task, library, provider, size or price: the best matches first, hosted ones before others. Example: {"query": "speech to text whisper"}.',
    inputSchema: {
      query: z
        .string()
        .max(300)
        .describe('Words of a name, a task, a library or a provider, such as "speech to text".'),
      hosted: z
        .boolean()
        .default(false)
        .describe("Whether only models that a provider hosts are found."),
      offset: z.number().int().min(0).default(0).describe("The number of results to skip."),
      limit,
    },
    answer: ({ query, hosted, offset, limit: most }, { facts, entries }) => {
      const { models: all, isSimilar } = searchOf(
        facts,
        entries,
        WISHES,
      )({ ...EVERYTHING, text: query });
      const models = hosted ? all.filter(({ providers }) => providers.length > 0) : all;
      if (models.length === 0)
        return "No built-in model matches. Use fewer words, or the name of a task.";
      const shown = models.slice(offset, offset + most);
      const count = models.length === 1 ? "1 built-in model" : `${models.length} built-in models`;
      const rest =
        models.length > offset + most ? `, ${shown.length} of them; more with \`offset\`` : "";
      const head = `${count}${isSimilar ? ", only similar" : ""}${rest}:`;
      return [
        head,
        ...shown.map(({ id, task, size, providers, downloads }) =>
          line([
            id,
            task,
            size,
            downloads === 0 ? undefined : `${downloads.toLocaleString("en")} downloads`,
            providers.length === 0 ? undefined : `hosted by ${providers.join(", ")}`,
          ]),
        ),
      ].join("\n");
    },
  }),
  show_model: tool({
    title: "Show a model",
    description:
      'Shows the task of a model, who hosts it at which price, which apps run it, and which libraries load it. Example: {"model": "Qwen/Qwen3-8B"}.',
    inputSchema: { model, record },
    answer: (input, knowledge) => {
      const { hub, offers } = knowledge;
      const found = modelIn(input, knowledge);
      const { offers: all, date, routerDate } = offersIn(offers, found);
      const apps = runLocally(hub, found).snippets.map(
        ({ app, installs }) => `${app} (${Object.keys(installs).join(", ")})`,
      );
      const libraries = [
        ...new Set(loadSnippets(hub, found).snippets.map(({ library }) => library)),
      ];
      return [
        `# ${found.id}`,
        line([found.pipeline_tag, found.library_name, found.gated === true ? "gated" : undefined]),
        ...(all.length === 0
          ? ["No provider of the list hosts it."]
          : [
              all.some((offer) => offer.input !== undefined)
                ? `Providers, those of the newest list first, and of these the cheapest (US dollars for a million tokens, list of ${date}):`
                : `Providers (list of ${date}):`,
              ...all.toSorted(byCost(routerDate, USUAL_CALL)).map(offerLine),
            ]),
        `Apps: ${apps.slice(0, 15).join(", ") || "none"}`,
        `Libraries: ${libraries.join(", ") || "none"}`,
      ].join("\n");
    },
  }),
  snippet: tool({
    title: "Code for a model",
    description:
      'Prints a program that calls a hosted model, that loads it with a library, or the settings of a coding agent for it. Keys are read from environment variables. Examples: {"model": "openai/whisper-large-v3", "provider": "fal-ai", "client": "go"}, {"model": "Qwen/Qwen3-8B", "library": "transformers"}, {"model": "Qwen/Qwen3-Coder-480B-A35B-Instruct", "provider": "together", "agent": "codex"}.',
    inputSchema: {
      model,
      record,
      provider,
      client: z
        .string()
        .max(100)
        .optional()
        .describe(
          'A language or a client, such as "python", "go" or "js/openai"; by default the shortest program.',
        ),
      library: z
        .string()
        .max(100)
        .optional()
        .describe('Instead of a call: load the model with this library, such as "transformers".'),
      agent: z
        .string()
        .max(100)
        .optional()
        .describe('Instead of a call: configure this coding agent, such as "codex".'),
      endpoint: z
        .string()
        .max(1000)
        .optional()
        .describe(
          'The URL of an own endpoint instead of a provider, such as "http://localhost:8080".',
        ),
      recipe: z
        .enum(["tools", "structured", "reasoning"])
        .optional()
        .describe("What a chat does besides answering."),
      streaming: z.boolean().optional().describe("Whether the answer is streamed."),
    },
    answer: (input, knowledge) => {
      const { hub } = knowledge;
      const found = modelIn(input, knowledge);
      const { client, library, agent, recipe, streaming, endpoint } = input;
      const at = endpoint === undefined ? (input.provider ?? AUTO) : ENDPOINT;
      if (library !== undefined) {
        const { snippets, notOffered } = loadSnippets(hub, found);
        const id = hub.libraries.get(library)?.id ?? library;
        const own = snippets.filter((one) => one.library === id);
        const other = notOffered.filter((one) => one.library === id);
        return own.length === 0
          ? `${absences(other) || `${id} does not load ${found.id}.`}\n\nLibraries that load it: ${[...new Set(snippets.map((one) => one.library))].join(", ") || "none"}.`
          : own
              .map(({ purpose, install, language, content }) =>
                [purpose, fencedIf("sh", install), fenced(language, content)]
                  .filter(Boolean)
                  .join("\n\n"),
              )
              .join("\n\n");
      }
      if (agent !== undefined) {
        const id = hub.apps.get(agent)?.id ?? agent;
        const isHosted = hub.providers.get(at) !== undefined && endpoint === undefined;
        const limits = isHosted ? limitsAt(offersIn(knowledge.offers, found).offers, at) : {};
        const request = { model: found, provider: at, options: optionsOf(endpoint) };
        const { snippets, notOffered } = agentSnippets(hub, request, { ...limits, apps: [id] });
        const [only] = snippets;
        if (only !== undefined) return appText(only, "linux" in only.installs ? "linux" : "macos");
        const agents = hub.apps.list.filter(({ configures }) => configures !== undefined);
        return (
          absences(notOffered) ||
          `${id} is not known. Agents: ${agents.map((one) => one.id).join(", ")}.`
        );
      }
      const options = {
        ...optionsOf(endpoint),
        ...(recipe === undefined ? {} : { recipe }),
        ...(streaming === undefined ? {} : { streaming }),
      };
      const { snippets, notOffered } = inferenceSnippets(hub, {
        model: found,
        provider: at,
        options,
      });
      const hosts = [...new Set(found.inferenceProviderMapping?.map((host) => host.provider))];
      const isWanted = (one: InferenceSnippet): boolean =>
        client === undefined || isMeant(one, client);
      // Without a provider, the first one that has the program: the router serves few tasks over HTTP.
      const elsewhere =
        input.provider !== undefined || endpoint !== undefined || snippets.some(isWanted)
          ? []
          : hosts.flatMap((provider) => {
              const own = inferenceSnippets(hub, { model: found, provider, options });
              return own.snippets.filter(isWanted);
            });
      const meant = [...snippets.filter(isWanted), ...elsewhere];
      const isFramework = ({ language, client: name }: InferenceSnippet): boolean =>
        hub.clients.get(`${language}/${name}`)?.isFramework === true;
      const [shortest] = meant.toSorted(
        (a, b) =>
          Number(isFramework(a)) - Number(isFramework(b)) || a.content.length - b.content.length,
      );
      const warning =
        at === AUTO && found.inferenceProviderMapping === undefined
          ? "No provider of the built-in list hosts this model: the call may fail.\n\n"
          : "";
      if (shortest !== undefined)
        return [
          warning,
          shortest.provider === at ? "" : `Provider: ${shortest.provider}\n`,
          call(shortest, hub, `${shortest.language}/${shortest.client}`),
        ].join("");
      const missing = notOffered.filter(
        ({ language = "", client: name = "" }) =>
          client === undefined || isMeant({ language, client: name }, client),
      );
      const advice = hostsAdvice(found);
      return missing.length > 0 || client === undefined
        ? `${absences(missing)}${advice}`
        : unknownClient(client, hub);
    },
  }),
  run_locally: tool({
    title: "Run a model on the user's machine",
    description:
      'Lists the apps that run a model, with the memory that each needs; with `app`, how to install and start it. Example: {"model": "Qwen/Qwen3-8B", "memory": "RTX 4090", "app": "vllm"}.',
    inputSchema: {
      model,
      record,
      memory: z
        .string()
        .max(100)
        .optional()
        .describe('The memory or the device, such as "16GiB", "RTX 4090" or "M4 Max 64GB".'),
      app: z
        .string()
        .max(100)
        .optional()
        .describe('Print the commands of this app, such as "ollama".'),
      platform: z
        .enum(["linux", "macos", "windows"])
        .default("linux")
        .describe("The operating system."),
    },
    answer: (input, knowledge) => {
      const { hub } = knowledge;
      const found = modelIn(input, knowledge);
      const { memory: amount, app, platform } = input;
      const memory = amount === undefined ? undefined : memoryIn(amount);
      const id = app && (hub.apps.get(app)?.id ?? app);
      const { snippets, notOffered } = runLocally(hub, found, {
        ...(memory === undefined ? {} : { memory }),
        ...(id === undefined ? {} : { apps: [id] }),
      });
      const there = snippets.filter(({ installs }) => platform in installs);
      const [only] = there;
      if (id !== undefined && only !== undefined) {
        const bytes = amountNeeded(only.memory);
        const fits = memory === undefined ? "" : `, fits: ${only.memory.fits}`;
        return `${only.file ?? "All weights"}${bytes === undefined ? "" : `: ${sizeText(bytes.min)}${fits}`}\n\n${appText(only, platform)}`;
      }
      if (id !== undefined)
        return absences(notOffered) || `${id} does not run it on ${platformNames[platform]}.`;
      const loaders = librariesText(hub, found, memory);
      const head = `Apps on ${platformNames[platform]}, with the memory for the weights and a context of 8,192 tokens:`;
      if (there.length === 0) {
        const systems = new Set(snippets.flatMap(({ installs }) => Object.keys(installs)));
        const others = [...systems].map((id) => platformNames[id as Platform]).join(" and ");
        const where =
          snippets.length === 0
            ? absences(notOffered)
            : `On ${others}: ${snippets.map(({ app: other }) => other).join(", ")}.`;
        return [
          `No app is known to run it on ${platformNames[platform]}.`,
          where,
          found.siblings === undefined
            ? "The built-in record lists no files: pass `record`, with files, for a complete answer."
            : "",
          loaders,
        ]
          .filter(Boolean)
          .join("\n\n");
      }
      const none =
        memory !== undefined && there.every(({ memory: { fits } }) => fits === "no")
          ? `Nothing fits. ${smallerOf(found.id)}`
          : "";
      const lines = there
        .slice(0, 20)
        .map((one) => {
          const bytes = amountNeeded(one.memory);
          return line([
            one.app,
            one.file,
            bytes === undefined ? undefined : sizeText(bytes.min),
            memory === undefined ? undefined : `fits: ${one.memory.fits}`,
          ]);
        })
        .join("\n");
      return [`${head}\n${lines}`, none, loaders].filter(Boolean).join("\n\n");
    },
  }),
  explain_absence: tool({
    title: "Why something is not offered",
    description:
      'Says why a model has no program for a client, a library, an app or an agent, and what to choose instead. Example: {"model": "Qwen/Qwen3-8B", "provider": "together", "what": "sh/curl"}.',
    inputSchema: {
      model,
      record,
      provider,
      what: z
        .string()
        .max(100)
        .optional()
        .describe(
          'The client, library, app or agent that is missing, such as "sh/curl" or "vllm".',
        ),
    },
    answer: (input, knowledge) => {
      const { hub } = knowledge;
      const found = modelIn(input, knowledge);
      const { what } = input;
      // A provider that is asked for is the place of the call.
      const meant = what === undefined ? undefined : hub.providers.get(what)?.id;
      const at = meant ?? input.provider ?? AUTO;
      const request = { model: found, provider: at };
      const all = [
        ...inferenceSnippets(hub, request).notOffered,
        ...loadSnippets(hub, found).notOffered,
        ...runLocally(hub, found).notOffered,
        ...agentSnippets(hub, request).notOffered,
      ];
      const asked = all.filter(
        ({ language = "", client = "", library, app }) =>
          what === undefined ||
          meant !== undefined ||
          isMeant({ language, client }, what) ||
          [library, app].some((one) => one !== undefined && same(one, what)),
      );
      if (asked.length > 0) return `${absences(asked)}${hostsAdvice(found)}`;
      return what === undefined
        ? "Everything is offered."
        : isKnown(what, hub)
          ? `${what} is offered for ${found.id}. The tools snippet and run_locally print it.`
          : unknownClient(what, hub);
    },
  }),
};

/** The quantized versions of a model, which are smaller. */
function smallerOf(id: string): string {
  const versions = quantizedOf(id).slice(0, 5);
  const all = `https://huggingface.co/models?other=base_model:quantized:${id}`;
  return versions.length === 0
    ? `Quantized versions (GGUF, AWQ, MLX) are smaller: ${all}`
    : `Quantized versions are smaller: ${versions.join(", ")}; all, with GGUF files for Ollama and llama.cpp: ${all}`;
}

/** The libraries that load a model, and the memory that they need. */
function librariesText(hub: Hub, found: Model, memory = Infinity): string {
  const { snippets } = loadSnippets(hub, found);
  const names = [...new Set(snippets.map(({ library }) => library))];
  if (names.length === 0) return "";
  const fit = memoryOf(found, { memory, tokens: 8192 });
  const [bytes, { fits }] = [amountNeeded(fit), fit];
  const needed =
    bytes === undefined
      ? ""
      : `, ${sizeText(bytes.min)}${memory === Infinity ? "" : `, fits: ${fits}`}`;
  return `Libraries (\`snippet\` with \`library\`): ${names.join(", ")}${needed}.`;
}

const hostsAdvice = ({ id, inferenceProviderMapping = [] }: Model): string => {
  const hosts = [...new Set(inferenceProviderMapping.map(({ provider }) => provider))];
  return hosts.length === 0 ? "" : `\n\nProviders that host ${id}: ${hosts.join(", ")}.`;
};

const AUTO = "auto";
// Hugging Face's own servers have the API of an endpoint.
const ENDPOINT = "hf-inference";

const optionsOf = (endpoint: string | undefined): { readonly endpointUrl?: string } =>
  endpoint === undefined ? {} : { endpointUrl: endpoint };

const isKnown = (what: string, hub: Hub): boolean =>
  [hub.apps, hub.libraries, hub.providers].some((registry) => registry.get(what) !== undefined) ||
  hub.clients.list.some(({ id, language }) =>
    isMeant({ language: language.id, client: id.slice(id.indexOf("/") + 1) }, what),
  );

/** The names that a user may mean, or all. */
function unknownClient(client: string, hub: Hub): string {
  const ids = hub.clients.list.map(({ id }) => id);
  const languages = new Map(hub.clients.list.map(({ language }) => [language.label, language.id]));
  const name = client.toLowerCase();
  const near = [...languages].find(
    ([label, id]) => name.replace(/lang$/, "") === id || label.toLowerCase() === name,
  );
  const [language, own] = name.includes("/") ? name.split("/") : ["", name];
  const inside = ids.filter((id) => id.startsWith(`${language}/`) || language === "");
  const part = inside.find((id) => id.slice(id.indexOf("/") + 1).startsWith(own!));
  const meant = near?.[1] ?? part ?? closestName(ids, name);
  return meant === undefined
    ? `${client} is not known. Clients: ${ids.join(", ")}.`
    : `${client} is not known. Did you mean ${meant}?`;
}

function memoryIn(text: string): number {
  const device = deviceOf(text);
  if (!isAbsence(device)) return device.bytes;
  try {
    return bytesOf(text);
  } catch {
    throw new TypeError(
      `memory: ${JSON.stringify(text)} is neither an amount such as 16GiB nor a known device.`,
    );
  }
}

/** An answer that is not too long for a context. */
export function bounded(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.slice(0, text.lastIndexOf("\n", MOST_CHARACTERS));
  const isInFence = (cut.match(/^```/gm)?.length ?? 0) % 2 === 1;
  return `${cut}${isInFence ? "\n```" : ""}\n\n(The rest is left out. Ask for less, such as one client, app or provider.)`;
}
