// The snippets subcommand: requests in, snippets out.
import type { Command } from "commander";
import {
  appSnippets,
  type AppSnippet,
  type Diagnostic,
  type Entry,
  type Hub,
  inferenceCall,
  inferenceSnippets,
  isAbsence,
  type InferenceSnippet,
  loadSnippets,
  type LoadSnippet,
  neededEntries,
  type MissingSnippet,
} from "hubsmith";
import { defined } from "#core/base/describe";
import type { Kind } from "#core/kinds/index";
import { resolveEntries } from "#core/hub/registry";
import { type PlainRequest, plainRequest } from "#plugins/kit/catalog/request-text";
import { fenced } from "#plugins/kit/code/fenced";
import { groupBy } from "#plugins/kit/formats/group-by";
import type { Fault } from "./input.ts";
import { asWarning, didYouMean, failure, listed } from "./io.ts";
import { EXIT, path } from "./options.ts";
import type { Printer } from "./printer.ts";
import { type AddFlags, hubOf, providerNamed, withAdded } from "./plugins.ts";
import type { Answerer, Answering, Context } from "./context.ts";
import {
  addSnippetOptions,
  ALL,
  type Defaults,
  optionsOfFlags,
  type PlaceFlags,
  readRequest,
  type Request,
} from "./request.ts";
import type { OutFlags } from "./out.ts";
import { defineStream, type StreamFlags } from "./stream.ts";

export const define = (command: Command, context: Context): Command =>
  addSnippetOptions(defineStream<SnippetFlags & StreamFlags>(command, context, answerer))
    .option(
      "--out <folder>",
      "with --json: write a file for each model, and skip unchanged ones",
      path,
    )
    .option("--check", "with --out: write nothing, and print which files would change")
    .addHelpText("after", HELP);

const HELP = `
Input: the id of a built-in model, or one JSON object per line: a model record
as the Hub's API returns it, or
  {"model": {…}, "provider": "together", "providerId": "…",
   "options": {"temperature": 0.5}}
Fields of a line override options. A JSON document of several lines works, too.
Each item of a list is a record; "line" is its position.

With --json, the output is one JSON line for each record, in order:
  {"line", "id",
   "load": [{"library", "language", "purpose", "install"?, "content"}],
   "inference": [{"provider", "language", "client", "install"?, "variables",
                  "content"}],
   "requests": [{"provider", "method", "url", "headers", "body"}],
   "apps": [{"app", "installs", "commands", "file"?, "link"?, "server"?}],
   "notOffered": [{"part", "provider"?, "library"?, "language"?, "client"?,
                   "code", "reason", "fix"}],
   "diagnostics": [{"code", "path"?, "message"}]}
An invalid line gives {"line", "error": {"code", "path"?, "message"}}. A wrong
value of an option is a reason in "notOffered". Blank lines are skipped. With
several files, each output line has its "file".

With --json --out, OWNER/NAME.json has the output for each model, without
"line". Files are written atomically, and skipped if up to date. It is an error
if ids differ only in case: their files may be the same. --check prints "new" or
"changed" and the path of each file, and exits with 1 if there is any.

Limits of a record: a line of 64 MB and a million values, a request of 2 million
characters, 10,000 options or parameters, and 16 million printed characters.
Above them, the code is "too-long" or "too-many-values".

Examples:
  $ hubsmith snippets Qwen/Qwen3-8B
  $ hubsmith snippets --json models.jsonl > snippets.jsonl
  $ hubsmith snippets model.json --language python
  $ hubsmith snippets model.json --parameter top_k=3 --parameter language=de
  $ hubsmith snippets model.json --app ollama --client python/openai
  $ hubsmith snippets models.jsonl --json --out public/snippets
  $ hubsmith snippets --provider all --json < models.jsonl | jq .notOffered
${EXIT}`;

interface SnippetFlags extends AddFlags, PlaceFlags, Partial<OutFlags> {
  readonly language?: readonly string[];
  readonly client?: readonly string[];
  readonly [option: string]: unknown;
}

/** Answers requests. Plugins are loaded when they are needed. */
export const answerer: Answerer<SnippetFlags & Pick<StreamFlags, "json" | "firstLine">> = async (
  firstParty,
  terminal,
  flags,
) => {
  const { out, check, json: isJson = false } = flags;
  if (out === undefined && check !== undefined) throw failure("--check compares files. Add --out.");
  if (out !== undefined && !isJson) throw failure("--out writes JSON. Add --json.");
  const entries = await withAdded(firstParty, terminal, flags);
  const defaults = defaultsOf(entries, flags);
  const { entries: chosen, wanted } = await choose(entries, flags);
  const reported = new Set<string>();
  let hub: Hub | undefined;
  let isAll = false;
  const load = async (some: readonly Entry[], say: (message: string) => unknown): Promise<void> => {
    const loaded = await hubOf(some);
    hub = loaded.hub;
    isAll = some === chosen;
    for (const message of loaded.messages) {
      if (!reported.has(message)) await say(asWarning(message));
      reported.add(message);
    }
  };
  // Added plugins may replace others.
  if (entries !== firstParty) await load(chosen, terminal.say);
  const answering: Answering = {
    isJson,
    prepare: (value, say) => {
      if (isAll) return undefined;
      const request = readRequest(value, defaults);
      if ("code" in request) return undefined;
      // The first record may be the only one. After a second one, more are expected.
      return load(hub === undefined ? neededFor(chosen, request) : chosen, say);
    },
    answer: (value) => {
      const request = readRequest(value, defaults);
      if ("code" in request) return request;
      const json = outputOf(hub!, request, wanted);
      return "code" in json ? json : { json, text: (printer) => textOf(json, printer) };
    },
  };
  if (out === undefined) return answering;
  return (await import("./out.ts")).intoFiles(answering, terminal, { ...flags, out });
};

function defaultsOf(entries: readonly Entry[], flags: SnippetFlags): Defaults {
  const { providerId, app } = flags;
  const options = optionsOfFlags(flags);
  const provider = providerNamed(entries, flags, [ALL]);
  if (app !== undefined) return { ...defined({ provider }), options };
  if (providerId !== undefined && provider === ALL)
    throw failure(
      "--provider-id is the model id of one provider. Name the provider with --provider.",
    );
  return { ...defined({ provider, providerId }), options };
}

/** The entries that can change the answer to a request. */
export function neededFor(entries: readonly Entry[], request: Request): readonly Entry[] {
  const { model, provider, options } = request;
  const { library_name: library, pipeline_tag: task, inferenceProviderMapping: mappings } = model;
  const isKnown = (kind: Kind, name: string | undefined): boolean =>
    name === undefined || resolveEntries(entries, kind).registry.has(name);
  const isNamed =
    isKnown("library", library) &&
    isKnown("task", task) &&
    (provider === ALL || isKnown("provider", provider) || isKnown("app", provider));
  // An unknown name is compared with all names.
  if (!isNamed) return entries;
  const named = new Set(neededEntries(entries, model, [provider]));
  // Mappings and endpoints need providers that are not named.
  const needsProviders =
    provider === ALL || options.endpointUrl !== undefined || (mappings ?? []).length > 0;
  const isNeeded = (entry: Entry): boolean => {
    if (entry.kind === "provider") return needsProviders;
    // The router has formats that no card of a provider names.
    const isWire =
      options.wire !== undefined && entry.kind === "task" && entry.wireOf !== undefined;
    return isWire || (needsProviders && entry.kind === "task");
  };
  return entries.filter((entry) => named.has(entry) || isNeeded(entry));
}

/** What is requested: the languages, all without them, and whether load snippets are. */
interface Wanted {
  readonly languages?: ReadonlySet<string>;
  readonly load: boolean;
}

type Client = Entry<"client">;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The entries to load for the requested clients and languages. */
async function choose(
  entries: readonly Entry[],
  { client: clientNames, language: languageNames }: SnippetFlags,
): Promise<{ readonly entries: readonly Entry[]; readonly wanted: Wanted }> {
  const clients = resolveEntries(entries, "client").registry.list;
  const wantsFrameworks = languageNames?.some((name) => isSame(name, FRAMEWORKS)) === true;
  const given = languageNames?.filter((name) => !isSame(name, FRAMEWORKS));
  const known = given && (await knownLanguages(clients));
  const languages = known && new Set(given.map((name) => languageOf(name, known)));
  const named = clientNames && new Set(clientNames.flatMap((name) => clientsOf(name, clients)));
  // Programs of frameworks are many, so they are printed only on request.
  const isAsked = ({ isFramework = false, language: { id } }: Client): boolean =>
    languages?.has(id) === true ||
    (isFramework ? wantsFrameworks || (named && !languages) === true : languages === undefined);
  const matching = new Set<Entry>(
    clients.filter((entry) => isAsked(entry) && (named === undefined || named.has(entry))),
  );
  if (named !== undefined && matching.size === 0)
    throw failure(
      `No client ${listed(clientNames!)} prints ${listed(languageNames!)}. Leave out --language or --client.`,
    );
  return {
    entries: entries.filter(
      (entry) =>
        entry.kind !== "quantization" &&
        (entry.kind !== "client" || matching.has(entry)) &&
        (entry.kind !== "library" || named === undefined),
    ),
    wanted: { load: named === undefined, ...defined({ languages }) },
  };
}

/** The name of their group, for `--language`. */
const FRAMEWORKS = "frameworks";

type Language = Client["language"];

// Libraries may print languages that no client prints.
async function knownLanguages(clients: readonly Client[]): Promise<readonly Language[]> {
  const tags = Object.values(await import("hubsmith/code"));
  const printed = tags.filter((tag) => typeof tag === "function" && "language" in tag);
  return [...clients, ...printed].map(({ language }) => language);
}

function languageOf(name: string, known: readonly Language[]): string {
  const match = known.find(({ id, label }) => isSame(id, name) || isSame(label, name));
  if (match !== undefined) return match.id;
  const ids = [...new Set(known.map(({ id }) => id))];
  throw failure(
    `--language: unknown language "${name}".${didYouMean(name, ids)} Languages: ${ids.join(", ")}.`,
  );
}

/** The clients of a name, with or without their language. */
export function clientsOf(name: string, clients: readonly Client[]): readonly Client[] {
  const namesOf = ({ id, aliases = [] }: Client): readonly string[] =>
    [id, ...aliases].flatMap((clientName) => [
      clientName,
      clientName.slice(clientName.indexOf("/") + 1),
    ]);
  const matches = clients.filter((entry) =>
    namesOf(entry).some((clientName) => isSame(clientName, name)),
  );
  if (matches.length > 0) return matches;
  const hint = didYouMean(name, clients.flatMap(namesOf));
  const ids = clients.map(({ id }) => id);
  throw failure(`--client: unknown client "${name}".${hint} Clients: ${ids.join(", ")}.`);
}

export type Missing = { readonly part: "load" | "inference" } & MissingSnippet;

export interface Output {
  readonly id: string;
  readonly load: readonly (Pick<LoadSnippet, "library" | "language" | "purpose" | "content"> & {
    readonly install: string | undefined;
  })[];
  readonly inference: readonly InferenceSnippet[];
  /** The HTTP request of each provider's calls. Keys are variables or placeholders. */
  readonly requests: readonly (PlainRequest & { readonly provider: string })[];
  /** With `--app`, how it is installed and started. */
  readonly apps: readonly AppSnippet[];
  readonly notOffered: readonly Missing[];
  readonly diagnostics: readonly (Fault | Diagnostic)[];
}

/** The output for a request, or that it would be too long. */
export function outputOf(hub: Hub, request: Request, wanted: Wanted): Output | Fault {
  const { model, provider, diagnostics, others, ...more } = request;
  const load = wanted.load
    ? loadSnippets(hub, model)
    : { snippets: [], notOffered: [], diagnostics: [] };
  const ids = provider === ALL ? [...hub.providers].map(({ id }) => id) : [provider];
  const offers: ReturnType<typeof inferenceSnippets>[] = [];
  const requests: Output["requests"][number][] = [];
  let length = lengthOf(load.snippets);
  // One by one, so that output that is too long is found before all of it is made.
  for (const id of ids) {
    if (length > MAX_PRINTED) return tooLong;
    const one = { ...others, model, ...more, provider: id };
    const offer = inferenceSnippets(hub, one);
    length += lengthOf(offer.snippets);
    offers.push(offer);
    const { accessToken: _key, ...options } = more.options;
    const call = inferenceCall(hub, { ...one, options });
    if (!isAbsence(call) && !isAbsence(call.request))
      requests.push({ provider: id, ...plainRequest(call.request) });
  }
  if (length > MAX_PRINTED) return tooLong;
  const apps = hub.apps.has(provider)
    ? appSnippets(hub, model, { apps: [provider] })
    : { snippets: [], notOffered: [], diagnostics: [] };
  return {
    id: model.id,
    load: load.snippets
      .filter(({ language }) => wanted.languages?.has(language) ?? true)
      .map(({ library, language, purpose, install, content }) => ({
        library,
        language,
        purpose,
        install,
        content,
      })),
    inference: offers.flatMap(({ snippets }) => snippets),
    requests,
    apps: apps.snippets,
    notOffered: [
      ...load.notOffered.map((row) => ({ part: "load" as const, ...row })),
      ...offers.flatMap(({ notOffered }) =>
        notOffered.map((row) => ({ part: "inference" as const, ...row })),
      ),
    ],
    diagnostics: distinct([
      ...diagnostics,
      ...load.diagnostics,
      ...offers.flatMap(({ diagnostics }) => diagnostics),
    ]),
  };
}

// With many providers, each finds the same problems of the record and the options.
function distinct<T extends { readonly message: string }>(diagnostics: readonly T[]): readonly T[] {
  return [...new Map(diagnostics.map((diagnostic) => [diagnostic.message, diagnostic])).values()];
}

const MAX_PRINTED = 16_000_000;

const lengthOf = (snippets: readonly { readonly content: string }[]): number =>
  snippets.reduce((sum, { content }) => sum + content.length, 0);

const tooLong: Fault = {
  code: "too-long",
  message:
    "The snippets of this record are longer than 16 million characters. Request less: one provider, one client, or shorter inputs.",
};

type PartialOutput = Pick<Output, "id"> & Partial<Output>;

// Markdown with a heading for each snippet, and the missing snippets at the end.
export function textOf(
  { id, load = [], apps = [], inference = [], notOffered = [], diagnostics = [] }: PartialOutput,
  { value, sentence }: Printer,
): string {
  const heading = (text: string): string => `## ${sentence(text)}`;
  const parts = [`# ${value(id)}`];
  for (const { library, purpose, install, language, content } of load) {
    parts.push(heading(`Load with ${library}: ${purpose}`));
    if (install !== undefined) parts.push(fenced("sh", install));
    parts.push(fenced(language, content));
  }
  for (const { app, installs, commands, link } of apps) {
    for (const [platform, install] of Object.entries(installs))
      parts.push(heading(`Install ${app} on ${platform}`), fenced("sh", install));
    for (const { purpose, language, content } of commands)
      parts.push(heading(`${app}: ${purpose}`), fenced(language, content));
    if (link !== undefined) parts.push(heading(`Open it in ${app}`), value(link));
  }
  for (const { provider, language, client, install, variables, content } of inference) {
    parts.push(heading(`Call ${provider} with ${language}/${client}`));
    if (install !== undefined) parts.push(fenced("sh", install));
    if (variables.length > 0) parts.push(`Set ${variables.join(" and ")} in the environment.`);
    parts.push(fenced(language, content));
  }
  if (notOffered.length > 0)
    parts.push(heading("Not offered"), reasons(notOffered, nameOf, sentence).join("\n"));
  if (diagnostics.length > 0) {
    const notes = diagnostics.map(({ message }) => `- ${sentence(message)}`);
    parts.push(heading("Notes"), notes.join("\n"));
  }
  return parts.join("\n\n");
}

/** A line for each reason, with the names that have it. */
export function reasons<T extends { readonly reason: string; readonly fix: string }>(
  rows: readonly T[],
  nameOf: (row: T) => string,
  sentence: Printer["sentence"],
): readonly string[] {
  const byReason = groupBy(rows, ({ reason, fix }) => `${reason} ${fix}`);
  return byReason.map((alike) => {
    const [{ reason, fix }] = alike as [T];
    const names = new Set(alike.map(nameOf));
    return `- ${sentence(`${[...names].join(", ")}: ${reason} ${fix}`)}`;
  });
}

function nameOf({ part, library, language, client, provider }: Missing): string {
  if (part === "load") return library ?? "any library";
  return client === undefined ? (provider ?? "any provider") : `${language}/${client}`;
}
