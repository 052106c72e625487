// The user's selection: plain data that is written to the URL and to the browser's storage, and validated when it is
// read.
import { type Names, naming } from "../../browser/model-path.ts";
import { written } from "../../browser/searched.ts";
import { type Way, WAYS } from "../../models/ways.ts";

/** Typed texts, by field. */
export type Typed = Readonly<Record<string, string>>;

/** How a snippet gets its token: from the environment, or as a placeholder. @public */
export type TokenStyle = "environment" | "placeholder";
export const TOKENS: readonly TokenStyle[] = ["environment", "placeholder"];

/** The route of the request: through the router, directly to the provider, or to a custom endpoint. @public */
export type RequestRoute = "routed" | "direct" | "endpoint";
export const ROUTES: readonly RequestRoute[] = ["routed", "direct", "endpoint"];

/**
 * The selection for the current model: flat, and plain data. `onChange` receives it, and `initial` may set any part.
 * @example
 * ```ts
 * import type { PanelChoice } from "hubsmith/panel";
 *
 * const initial: Partial<PanelChoice> = { provider: "together", language: "js", client: "fetch" };
 * ```
 * @public
 */
export interface PanelChoice {
  /** The id of a provider, or `auto`, `fastest`, `cheapest` or `preferred` for the router. */
  readonly provider: string;
  /** The id of a language, e.g. `python`, `js` or `sh`. */
  readonly language: string;
  /** The id of a client without its language, e.g. `requests`. */
  readonly client: string;
  /** Typed inputs, by path, e.g. `0.content`, or "" for the complete inputs. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Typed parameters, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The recipe of the task, e.g. `tools`; empty for its usual call. */
  readonly recipe: string;
  /** The wire format of a chat, e.g. `responses`; empty for the usual one. */
  readonly wire: string;
  /** Is the response streamed? */
  readonly streaming: boolean;
  /** The route of the request: through the router, directly to the provider, or to a custom endpoint. */
  readonly route: RequestRoute;
  /** The URL of the endpoint. */
  readonly endpoint: string;
  /** The name that the endpoint has for the model; empty for its id. */
  readonly servedModel: string;
  /** How a snippet gets its token. */
  readonly token: TokenStyle;
  /** Who pays for routed requests; empty for the account of the token. */
  readonly billTo: string;
  /** The id of the app or library that runs the model locally; empty for the first that can. */
  readonly app: string;
  /** The path of the file that runs locally; empty for the recommended one. */
  readonly file: string;
  /** The way to use the model that is shown; empty for the best one. */
  readonly use: Way | "";
  /** The id of the agent that uses the model; empty for the first that can. */
  readonly agent: string;
  /** The id of the app that serves the model to an agent; empty for the provider. */
  readonly server: string;
}

/** The selection for all models; its ids may be unknown. */
export interface Choice extends Omit<PanelChoice, "provider" | "client" | "inputs" | "parameters"> {
  /** The provider selected for each model, the last one last. */
  readonly providers: Readonly<Record<string, string>>;
  /** The client last selected in each language. */
  readonly clients: Readonly<Record<string, string>>;
  /** Typed inputs, by model. */
  readonly typed: Readonly<Record<string, Typed>>;
  /** Typed parameters, by model. */
  readonly parameterTexts: Readonly<Record<string, Typed>>;
}

/** Where another model starts: with its best way, and the recommended file. */
export const ANEW: Pick<Choice, "file" | "use" | "app" | "agent" | "server"> = {
  file: "",
  use: "",
  app: "",
  agent: "",
  server: "",
};
/** The choices besides the ids of a snippet, which are preferences of the user, and the typed inputs. */
type Linked = Omit<Choice, "providers" | "language" | "clients" | "typed" | "parameterTexts">;

interface LinkField<T> {
  /** Its name in a query; none if it is typed: a link must not put text, or a server, into the code of its reader. */
  readonly name?: string;
  readonly usual: T;
  /** Its values, if not any. */
  readonly options?: readonly T[];
}

const FIELDS: { readonly [F in keyof Linked]: LinkField<Linked[F]> } = {
  streaming: { name: "streaming", usual: false },
  recipe: { name: "recipe", usual: "" },
  wire: { name: "wire", usual: "" },
  // As in older links.
  route: { name: "way", usual: "routed", options: ROUTES },
  token: { name: "token", usual: "environment", options: TOKENS },
  billTo: { usual: "" },
  endpoint: { usual: "" },
  servedModel: { usual: "" },
  app: { name: "app", usual: "" },
  file: { name: "file", usual: "" },
  use: { name: "use", usual: "", options: ["", ...WAYS] },
  agent: { name: "agent", usual: "" },
  server: { name: "server", usual: "" },
};
const ROWS = Object.entries(FIELDS) as [keyof Linked, LinkField<string | boolean>][];
const USUAL = fieldsBy(({ usual }) => usual) as unknown as Linked;

function fieldsBy(
  valueOf: (row: LinkField<string | boolean>, field: keyof Linked) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(ROWS.map(([field, row]) => [field, valueOf(row, field)]));
}

export const DEFAULTS: Choice = {
  ...USUAL,
  language: "python",
  providers: {},
  clients: {},
  typed: {},
  parameterTexts: {},
};

export const linkedIn = (choice: Choice): Linked =>
  fieldsBy((_, field) => choice[field]) as unknown as Linked;

/**
 * Reads the query of a model's URL, e.g. `?provider=together&language=js&client=fetch`. With a language it is
 * complete: missing parts have their defaults. Otherwise the rest is unchanged.
 */
export function readAddress(search: string, model: string): Partial<Choice> {
  const params = Object.fromEntries(new URLSearchParams(search));
  const { provider, language, client, streaming } = params;
  const given = ROWS.flatMap(([field, { name, usual }]) => {
    if (name === undefined) return [];
    return [[field, params[name] ?? (language === undefined ? undefined : usual)] as const];
  });
  return {
    ...checked({ language, ...Object.fromEntries(given) }),
    ...(provider ? { providers: { [model]: provider } } : {}),
    ...(language && client ? { clients: { [language]: client } } : {}),
    ...(streaming === undefined ? {} : { streaming: streaming === "yes" }),
  };
}

/** Writes the query of a selection; defaults are left out, except the three ids of a snippet. */
export function writeAddress(choice: Choice & Required<Names>): string {
  const query = naming(choice);
  for (const [field, { name, usual }] of ROWS)
    if (name !== undefined && choice[field] !== usual)
      query.set(name, field === "streaming" ? "yes" : `${choice[field]}`);
  return written(query);
}

const OWN = new Set(["provider", "language", "client", ...ROWS.map(([, { name }]) => name)]);
// In older links.
const OLDER = /^(?:(?:input|parameter)(?:\.|$)|(?:endpoint|served-model|bill-to|view)$)/;

/** The query with the parameters of other parts of the page, e.g. `memory=24`. */
export function withOthers(address: string, search: string): string {
  const query = new URLSearchParams(address);
  for (const [name, value] of new URLSearchParams(search))
    if (!OWN.has(name) && !OLDER.test(name)) query.append(name, value);
  return written(query);
}

/** The value of a key from any source, such as `__proto__`. */
export const ownOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

export const readMemory = (stored: unknown): Partial<Choice> =>
  typeof stored === "object" && stored !== null ? checked(stored as Record<string, unknown>) : {};

const KEPT = ["typed", "parameterTexts", "endpoint", "servedModel", "billTo"] as const;

/** What is typed, for a reload of the page in the same tab. */
export const toKeep = (choice: Choice): unknown =>
  Object.fromEntries(KEPT.map((field) => [field, choice[field]]));

/** The selection to store: the user's preferences, and no typed text. */
export const toRemember = ({
  providers,
  language,
  clients,
  streaming,
  token,
}: Choice): unknown => ({
  providers,
  language,
  clients,
  streaming,
  token,
});

const isText = (value: unknown): boolean => typeof value === "string";
const isTableOf =
  (isValid: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    typeof value === "object" && value !== null && Object.values(value).every(isValid);
/** Is a value a dictionary of strings? */
export const isTable: (value: unknown) => boolean = isTableOf(isText);
const fits = ({ usual, options }: LinkField<unknown>, value: unknown): boolean =>
  options?.includes(value) ?? typeof value === typeof usual;

const CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  providers: isTable,
  language: isText,
  clients: isTable,
  typed: isTableOf(isTable),
  parameterTexts: isTableOf(isTable),
  ...Object.fromEntries(ROWS.map(([field, row]) => [field, (value) => fits(row, value)])),
};
export const checked = (stored: Readonly<Record<string, unknown>>): Partial<Choice> =>
  Object.fromEntries(
    Object.entries(CHECKS).flatMap(([name, isValid]) => {
      const value = ownOf(stored, name);
      return isValid(value) ? [[name, value]] : [];
    }),
  );
