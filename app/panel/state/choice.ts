// What a visitor chose: plain data that goes into the address and into the browser's memory, and comes back checked.
import { type Names, naming } from "../../reading/model-path.ts";
import { written } from "../../reading/searched.ts";

/** What a visitor typed, by field. @public */
export type Typed = Readonly<Record<string, string>>;

/** How a snippet names its token: from the environment, as a word to replace, or as the key that was pasted. @public */
export type TokenStyle = "environment" | "placeholder" | "pasted";
/** All styles of a token. */
export const TOKENS: readonly TokenStyle[] = ["environment", "placeholder", "pasted"];

/** Which way the request goes: by the router, to the provider itself, or to an endpoint of one's own. @public */
export type Way = "routed" | "direct" | "endpoint";
/** All ways of a request. */
export const WAYS: readonly Way[] = ["routed", "direct", "endpoint"];

/** What is shown of the snippet that is chosen: itself, or something beside it. @public */
export type View = "code" | "request" | "answer" | "compare" | "why-not";
/** All views of a snippet. */
export const VIEWS: readonly View[] = ["code", "request", "answer", "compare", "why-not"];

/** What is chosen; ids may be of things that are not there. */
export interface Choice {
  /** The provider chosen for each model, the last choice last. */
  readonly providers: Readonly<Record<string, string>>;
  readonly language: string;
  /** The client last chosen in each language. */
  readonly clients: Readonly<Record<string, string>>;
  readonly streaming: boolean;
  readonly way: Way;
  readonly token: TokenStyle;
  readonly billTo: string;
  readonly endpoint: string;
  readonly view: View;
  /** What the snippet is compared with, such as `python/requests`; empty where that is not chosen. */
  readonly withClient: string;
  /** Through which provider, where it is another one. */
  readonly withProvider: string;
  /** What was typed for the inputs, for each model apart. */
  readonly typed: Readonly<Record<string, Typed>>;
  /** What was typed for parameters, for each model apart. */
  readonly asked: Readonly<Record<string, Typed>>;
}

/** What is chosen before anything is. */
export const DEFAULTS: Choice = {
  providers: {},
  language: "python",
  clients: {},
  streaming: false,
  way: "routed",
  token: "environment",
  billTo: "",
  endpoint: "",
  view: "code",
  withClient: "",
  withProvider: "",
  typed: {},
  asked: {},
};

// Names of inputs and of parameters stand behind these, as in `input.question=…`; a text that is all the input has no name.
const INPUT = "input";
const PARAMETER = "parameter";

/**
 * Reads the query of a model's address, such as `?provider=together&language=js&client=fetch`. One that names its
 * language tells all: what it leaves out is at its default. Any other leaves the rest as it is.
 */
export function readAddress(search: string, model: string): Partial<Choice> {
  const query = new URLSearchParams(search);
  const {
    provider,
    language,
    client,
    streaming,
    way,
    token,
    endpoint,
    "bill-to": billTo,
    view,
    with: withClient,
    "with-provider": withProvider,
  } = Object.fromEntries(query);
  const tellsAll = language !== undefined;
  const texts = {
    typed: { [model]: textsIn(query, INPUT) },
    asked: { [model]: textsIn(query, PARAMETER) },
  };
  return {
    ...(tellsAll ? { ...LINKED, ...texts } : {}),
    ...checked({ language, way, token, endpoint, billTo, view, withClient, withProvider }),
    ...(provider ? { providers: { [model]: provider } } : {}),
    ...(language && client ? { clients: { [language]: client } } : {}),
    ...(streaming === undefined ? {} : { streaming: streaming === "yes" }),
  };
}

/** Writes the query of a choice; what is left at its default is left out, save for the three that name a snippet. */
export function writeAddress(choice: Choice & Required<Names>, model: string): string {
  const { streaming, way, token, billTo, endpoint, view, withClient, withProvider } = choice;
  const query = naming(choice);
  if (streaming) query.set("streaming", "yes");
  if (way !== DEFAULTS.way) query.set("way", way);
  // A key is nobody else's: who follows the link is shown where theirs would stand.
  if (token !== DEFAULTS.token) query.set("token", "placeholder");
  if (billTo !== "") query.set("bill-to", billTo);
  if (endpoint !== "") query.set("endpoint", endpoint);
  if (view !== DEFAULTS.view) query.set("view", view);
  if (view === "compare" && withClient !== "") query.set("with", withClient);
  if (view === "compare" && withProvider !== "") query.set("with-provider", withProvider);
  for (const [prefix, table] of [
    [INPUT, choice.typed],
    [PARAMETER, choice.asked],
  ] as const)
    for (const [name, text] of Object.entries(Object.hasOwn(table, model) ? table[model]! : {}))
      query.set(name === "" ? prefix : `${prefix}.${name}`, text);
  return written(query);
}

const OWN =
  /^(?:provider|language|client|streaming|way|token|bill-to|endpoint|view|with|with-provider|(?:input|parameter)(?:\..*)?)$/s;

/** The query with what another one asks of other parts of the page, such as `memory=24`. */
export function withOthers(address: string, search: string): string {
  const query = new URLSearchParams(address);
  for (const [name, value] of new URLSearchParams(search))
    if (!OWN.test(name)) query.append(name, value);
  return written(query);
}

function textsIn(query: URLSearchParams, prefix: string): Typed {
  const found = [...query].flatMap(([name, text]): (readonly [string, string])[] => {
    if (name === prefix) return [["", text]];
    return name.startsWith(`${prefix}.`) ? [[name.slice(prefix.length + 1), text]] : [];
  });
  return Object.fromEntries(found);
}

// What a link tells of, beside the names; the rest of a choice is what a visitor is used to.
const { streaming, way, token, billTo, endpoint, view, withClient, withProvider } = DEFAULTS;
/** The code alone, beside nothing. */
export const CODE_ALONE: Pick<Choice, "view" | "withClient" | "withProvider"> = {
  view,
  withClient,
  withProvider,
};
const LINKED = { streaming, way, token, billTo, endpoint, ...CODE_ALONE };

/** Reads what the browser remembered. */
export const readMemory = (found: unknown): Partial<Choice> =>
  typeof found === "object" && found !== null ? checked(found as Record<string, unknown>) : {};

/** What the browser is to remember: what a visitor is used to, and nothing that was typed. */
export function toRemember({ providers, language, clients, streaming, token }: Choice): unknown {
  return {
    providers,
    language,
    clients,
    streaming,
    token: token === "pasted" ? "placeholder" : token,
  };
}

const isText = (value: unknown): boolean => typeof value === "string";
/** Whether a value is a table of texts. */
export const isTable = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.values(value).every(isText);
const isOneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const FITS: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ["providers", isTable],
  ["language", isText],
  ["clients", isTable],
  ["streaming", isOneOf([true, false])],
  ["way", isOneOf(WAYS)],
  ["token", isOneOf(TOKENS)],
  ["billTo", isText],
  ["endpoint", isText],
  ["view", isOneOf(VIEWS)],
  ["withClient", isText],
  ["withProvider", isText],
]);

/** Those of the fields found that are of a choice, and fit. */
export function checked(found: Readonly<Record<string, unknown>>): Partial<Choice> {
  return Object.fromEntries(
    [...FITS].flatMap(([name, fits]) =>
      Object.hasOwn(found, name) && fits(found[name]) ? [[name, found[name]]] : [],
    ),
  );
}
