// Defines clients, which print calls as programs of a language.
import type { Absence } from "../base/issue.ts";
import type { Language } from "../code/language.ts";
import type { Code } from "../code/tag.ts";
import type { Call } from "./call.ts";
import type { Install } from "./install.ts";
import { definePlugin, type KindDefinition, type PluginFields, type PluginStamp } from "./kind.ts";
import type { Task } from "./task.ts";

/** A client's template for one task. @public */
export interface ClientTemplate {
  /** The task whose calls it prints. */
  readonly task: Task;
  /** Prints the program of a call. It must be pure: it only reads the call, and does not throw. */
  print(call: Call): Code;
}

/** Creates a template, whose `print` gets the call with the task's input types. @public */
export function template<T>(task: Task<T>, print: (call: Call<T>) => Code): ClientTemplate {
  return { task, print } as ClientTemplate;
}

/** A client: the library or tool with which a snippet calls a provider. @public */
export interface ClientSpec extends PluginFields {
  /** The display name. */
  readonly label: string;
  /** The language of its programs, e.g. `python.language`. */
  readonly language: Language;
  /** Position among the clients of its language. */
  readonly order: number;
  /** How to install it; undefined if it is part of the language. */
  readonly install?: Install;
  /** Whether it always calls providers directly, with their own keys. Used unless the options conflict. */
  readonly isDirect?: boolean;
  /** Returns why it cannot make this call; undefined if it can. */
  refuses?(call: Call): Absence | undefined;
  /** The templates of its tasks, created with `template`. */
  readonly templates: readonly ClientTemplate[];
  /** Prints a call of any other task; undefined if other tasks are not supported. */
  fallback?(call: Call): Code;
}

/** The fields of a language that a page needs to list it and to highlight its snippets. @public */
export type LanguageCard = Pick<Language, "id" | "label" | "order" | "highlight">;

/** The fields of the card of a client: its language, and its position among the clients of that language. @public */
export interface ClientCard extends Pick<ClientSpec, "order"> {
  /** The language of its programs. */
  readonly language: LanguageCard;
}

/** Defines a client plugin. @public */
export const defineClient = (spec: ClientSpec): ClientSpec & PluginStamp<"client"> =>
  definePlugin("client", spec);

/** The kind of clients. @internal */
export const client: KindDefinition<"client", "clients", ClientSpec, ClientCard> = {
  kind: "client",
  folder: "clients",
  cardFields: ["language", "order"],
  hasParts: true,
};
