// The user's selection: plain data that is written to the URL and to the browser's storage, and validated when it is
// read.
import { type Names, naming } from "../../routing/model-path.ts";
import { written } from "../../routing/searched.ts";

/** Typed texts, by field. @public */
export type Typed = Readonly<Record<string, string>>;

/** How a snippet gets its token: from the environment, as a placeholder, or as a pasted key. @public */
export type TokenStyle = "environment" | "placeholder" | "pasted";
/** All styles of a token. */
export const TOKENS: readonly TokenStyle[] = ["environment", "placeholder", "pasted"];

/** The route of the request: through the router, directly to the provider, or to a custom endpoint. @public */
export type Way = "routed" | "direct" | "endpoint";
/** All routes. */
export const WAYS: readonly Way[] = ["routed", "direct", "endpoint"];

/** The view of the selected snippet: the code, or something next to it. @public */
export type View = "code" | "request" | "answer" | "compare" | "why-not";
/** All views of a snippet. */
export const VIEWS: readonly View[] = ["code", "request", "answer", "compare", "why-not"];

/** The selection; its ids may be unknown. */
export interface Choice {
  /** The provider selected for each model, the last one last. */
  readonly providers: Readonly<Record<string, string>>;
  readonly language: string;
  /** The client last selected in each language. */
  readonly clients: Readonly<Record<string, string>>;
  readonly streaming: boolean;
  readonly way: Way;
  readonly token: TokenStyle;
  readonly billTo: string;
  readonly endpoint: string;
  readonly view: View;
  /** The client to compare with, e.g. `python/requests`; empty if it is not selected. */
  readonly withClient: string;
  /** The provider to compare with, if it is another one. */
  readonly withProvider: string;
  /** Typed inputs, by model. */
  readonly typed: Readonly<Record<string, Typed>>;
  /** Typed parameters, by model. */
  readonly asked: Readonly<Record<string, Typed>>;
}

/** The default selection. */
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

// The prefixes of inputs and parameters, e.g. `input.question=…`; a single input has no name.
const INPUT = "input";
const PARAMETER = "parameter";

/**
 * Reads the query of a model's URL, e.g. `?provider=together&language=js&client=fetch`. With a language it is
 * complete: missing parts have their defaults. Otherwise the rest is unchanged.
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

/** Writes the query of a selection; defaults are left out, except the three ids of a snippet. */
export function writeAddress(choice: Choice & Required<Names>, model: string): string {
  const { streaming, way, token, billTo, endpoint, view, withClient, withProvider } = choice;
  const query = naming(choice);
  if (streaming) query.set("streaming", "yes");
  if (way !== DEFAULTS.way) query.set("way", way);
  // A key is private: users of the link see a placeholder for theirs.
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

/** The query with the parameters of other parts of the page, e.g. `memory=24`. */
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

// Fields of a link, except the ids; the others are the user's preferences.
const { streaming, way, token, billTo, endpoint, view, withClient, withProvider } = DEFAULTS;
/** Only the code. */
export const CODE_ALONE: Pick<Choice, "view" | "withClient" | "withProvider"> = {
  view,
  withClient,
  withProvider,
};
const LINKED = { streaming, way, token, billTo, endpoint, ...CODE_ALONE };

/** Reads the stored selection. */
export const readMemory = (found: unknown): Partial<Choice> =>
  typeof found === "object" && found !== null ? checked(found as Record<string, unknown>) : {};

/** The selection to store: the user's preferences, and no typed text. */
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
/** Is a value a dictionary of strings? */
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

/** The valid fields of a selection. */
export function checked(found: Readonly<Record<string, unknown>>): Partial<Choice> {
  return Object.fromEntries(
    [...FITS].flatMap(([name, fits]) =>
      Object.hasOwn(found, name) && fits(found[name]) ? [[name, found[name]]] : [],
    ),
  );
}
