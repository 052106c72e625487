// The call section: its form, the snippets of the selection, and the reason for each absence.
import { type Absence, type Call, inferenceCall, inferenceSnippets, installText } from "hubsmith";
import { clientCall, clientsInOrder } from "#core/snippets/inference";
import { isText } from "hubsmith/code/language";
import { grouped, type Reason } from "../../ui/reasons.ts";
import type { TokenStyle, Way } from "./choice.ts";
import { type Field, fieldsOf } from "./form.ts";
import { billToOption, type Option, refusedIn } from "./options.ts";
import { parameterFields, type ParameterField } from "./parameters.ts";
import { providersOf, type ProviderView } from "./provider-view.ts";
import { askedFor } from "./request.ts";
import { missingEntries, type PanelState, targetOf } from "./store.ts";

/** A client of the current language. */
export interface ClientView {
  readonly id: string;
  readonly label: string;
  readonly install: string | undefined;
  readonly content: string | undefined;
  readonly absence: Absence | undefined;
}

/** The call section. */
export interface CallView extends ProviderView {
  /** The id of the task that the model is called as, e.g. `conversational`. */
  readonly task: string | undefined;
  readonly fields: readonly Field[];
  readonly parameters: readonly ParameterField[];
  readonly isEdited: boolean;
  /** Undefined if the task does not support it. */
  readonly streaming: boolean | undefined;
  readonly way: Option<Way>;
  readonly pastedToken: Option<string>;
  readonly billTo: Option<string>;
  readonly languages: readonly LanguageView[];
  readonly language: string;
  readonly clients: readonly ClientView[];
  readonly client: ClientView | undefined;
  /** The call of the snippet, or why there is none. */
  readonly made: Call | Absence;
  /** The server that the request goes to. */
  readonly host: string | undefined;
  readonly notOffered: readonly Reason[];
  readonly count: number;
}

/** A language, and the number of its clients with a snippet. */
export interface LanguageView {
  readonly id: string;
  readonly label: string;
  /** The grammar for its highlighting. */
  readonly highlight: string;
  /** The file extension, e.g. `.py`. */
  readonly extension: string;
  readonly count: number;
}

/** The data of the call section. */
export function callView(state: PanelState): CallView {
  const { hub, entries, model } = state;
  const provider = targetOf(state);
  const { request, plain, typed, texts, parameters, streaming, way } = askedFor(state, provider);
  const offer = inferenceSnippets(hub, request);
  const all = clientsInOrder(hub);
  const languages = new Map(all.map((client) => [client.language.id, client.language]));
  const language = languages.has(state.language) ? state.language : (all[0]?.language.id ?? "");
  const clients = all
    .filter((client) => client.language.id === language)
    .map(({ id: full, label, install }): ClientView => {
      const id = full.slice(full.indexOf("/") + 1);
      const is = (one: { readonly language?: string; readonly client?: string }): boolean =>
        one.language === language && one.client === id;
      return {
        id,
        label,
        install: installText(install),
        content: offer.snippets.find(is)?.content,
        absence: offer.notOffered.find(is),
      };
    });
  // A link may have an old id of its client.
  const selected = hub.clients.get(`${language}/${state.clients[language]}`)?.id;
  const offered = clients.filter(({ content }) => content !== undefined);
  const client = offered.find(({ id }) => `${language}/${id}` === selected) ?? offered[0];
  const printer = hub.clients.get(`${language}/${client?.id}`);
  const made = printer ? clientCall(hub, printer, request) : inferenceCall(hub, request);
  return {
    ...providersOf(hub, entries, model, provider, missingEntries(state).length > 0),
    task: plain?.task.id,
    fields: plain === undefined ? [] : fieldsOf(plain, typed),
    parameters:
      plain && parameters ? parameterFields(plain, texts, parameters, offer.diagnostics) : [],
    isEdited: Object.keys({ ...typed, ...texts }).length > 0,
    streaming,
    way,
    pastedToken: { value: state.pastedToken, ...refusedIn(offer.notOffered, "accessToken") },
    billTo: billToOption(state, way.value, offer.notOffered),
    languages: [...languages.values()].map(({ id, label, highlight, extension }) => {
      const count = offer.snippets.filter((snippet) => snippet.language === id).length;
      return { id, label, highlight, extension, count };
    }),
    language,
    clients,
    client,
    made,
    host: hostOf(made),
    notOffered: grouped(
      offer.notOffered,
      ({ language, client }) => hub.clients.get(`${language}/${client}`)?.label ?? client ?? "",
      offer.snippets.length === 0 ? "Every client" : undefined,
    ),
    count: offer.snippets.length,
  };
}

const TOKENS: Readonly<Record<TokenStyle, string | undefined>> = {
  environment: undefined,
  placeholder: "a placeholder token",
  pasted: "a pasted key",
};

/**
 * The selected options that a proof does not cover, in words: a cell is proven with the sample and default options.
 * `asksDirectly` says that the client only supports direct calls.
 */
export function unprovenOptions(
  { isEdited, streaming, way, billTo }: CallView,
  token: TokenStyle,
  asksDirectly: boolean,
): readonly string[] {
  return [
    isEdited ? "custom inputs or parameters" : undefined,
    streaming === true ? "streaming" : undefined,
    way.value === "direct" && !asksDirectly ? "a direct request" : undefined,
    way.value === "endpoint" ? "a custom endpoint" : undefined,
    TOKENS[token],
    billTo.value !== "" && billTo.idle === undefined ? "a billed organization" : undefined,
  ].filter((one) => one !== undefined);
}

function hostOf(call: Call | Absence): string | undefined {
  if ("reason" in call || "reason" in call.request) return undefined;
  const { url } = call.request;
  const text = isText(url) ? url.parts[0] : url;
  return typeof text === "string" ? /^https?:\/\/([^/?#]+)/.exec(text)?.[1] : undefined;
}
