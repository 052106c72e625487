// What a visitor chose: plain data that goes into the address and into the browser's memory, and comes back checked.

/** How a snippet names its token. */
export type TokenStyle = "environment" | "placeholder";

/** Light or dark, or what the system says. */
export type Theme = "system" | "light" | "dark";

/** What is chosen; ids may be of things that are not there. */
export interface Choice {
  readonly model: string;
  /** The provider chosen for each model, the last choice last. */
  readonly providers: Readonly<Record<string, string>>;
  readonly language: string;
  /** The client last chosen in each language. */
  readonly clients: Readonly<Record<string, string>>;
  readonly streaming: boolean;
  readonly direct: boolean;
  readonly token: TokenStyle;
  readonly theme: Theme;
}

/** What is chosen before anything is. */
export const DEFAULTS: Choice = {
  model: "",
  providers: {},
  language: "python",
  clients: {},
  streaming: false,
  direct: false,
  token: "environment",
  theme: "system",
};

/** Reads an address such as `?model=openai/whisper-large-v3&language=js&client=fetch`. */
export function readAddress(search: string): Partial<Choice> {
  const given = Object.fromEntries(new URLSearchParams(search));
  const { model, provider, language, client, streaming, direct } = given;
  const isYes = (text: string | undefined): boolean | undefined =>
    text === undefined ? undefined : text === "yes";
  return checked({
    ...given,
    providers: model && provider ? { [model]: provider } : undefined,
    clients: language && client ? { [language]: client } : undefined,
    streaming: isYes(streaming),
    direct: isYes(direct),
  });
}

/** Writes the address of a choice; what is left at its default is left out, save for the four that name a snippet. */
export function writeAddress(
  choice: Choice & { readonly provider: string; readonly client: string },
): string {
  const { model, provider, language, client, streaming, direct, token } = choice;
  const query = named({ model, provider, language, client });
  if (streaming) query.set("streaming", "yes");
  if (direct) query.set("direct", "yes");
  if (token !== DEFAULTS.token) query.set("token", token);
  return `?${readable(query)}`;
}

/** What names a snippet, as far as it is chosen. */
interface Names {
  readonly model?: string;
  readonly provider?: string;
  readonly language?: string;
  readonly client?: string;
}

/** The address of the panel with these chosen. */
export const panelPath = (names: Names): string => `/?${readable(named(names))}`;

const named = (names: Names): URLSearchParams =>
  new URLSearchParams(Object.entries(names).filter(([, value]) => value !== ""));

// Slashes and colons may stand in a query, and ids are easier to read with them.
const readable = (query: URLSearchParams): string =>
  query.toString().replaceAll("%2F", "/").replaceAll("%3A", ":");

/** Reads what the browser remembered, as JSON. */
export function readMemory(text: string | null): Partial<Choice> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return typeof found === "object" && found !== null
      ? checked(found as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

/** Writes what the browser is to remember, as JSON. */
export function writeMemory(choice: Choice): string {
  const names = Object.keys(DEFAULTS) as (keyof Choice)[];
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, choice[name]])));
}

const isText = (value: unknown): boolean => typeof value === "string";
const isFlag = (value: unknown): boolean => typeof value === "boolean";
const isTable = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.values(value).every(isText);
const FITS: Readonly<Record<keyof Choice, (value: unknown) => boolean>> = {
  model: isText,
  providers: isTable,
  language: isText,
  clients: isTable,
  streaming: isFlag,
  direct: isFlag,
  token: (value) => value === "environment" || value === "placeholder",
  theme: (value) => value === "system" || value === "light" || value === "dark",
};

function checked(found: Readonly<Record<string, unknown>>): Partial<Choice> {
  const fields = Object.entries(FITS).filter(
    ([name, fits]) => Object.hasOwn(found, name) && fits(found[name]),
  );
  return Object.fromEntries(fields.map(([name]) => [name, found[name]]));
}
