// The call section: its form, the snippets of the selection, and the reason for each absence.
import {
  type Absence,
  type Call,
  inferenceCall,
  inferenceSnippets,
  installText,
  type Model,
} from "hubsmith";
import { clientCall, clientsInOrder } from "#core/snippets/inference";
import { isText } from "hubsmith/code/language";
import { type Field, fieldsOf } from "./form.ts";
import { billToOption, type Option, refusedIn, type wayOption } from "./options.ts";
import { parameterFields, type ParameterField } from "./parameters.ts";
import { calledAs, type ProviderView, providerView } from "./provider-view.ts";
import { askedFor } from "./request.ts";
import { grouped, type Reason } from "../../ui/reasons.ts";
import { missingEntries, type PanelState, targetOf } from "./store.ts";

/** A client of the current language. */
export interface ClientView {
  readonly id: string;
  readonly label: string;
  readonly install?: string;
  readonly content?: string;
  readonly absence?: Absence;
}

/** The call section. */
export interface CallView extends ProviderView {
  /** The id of the task that the model is called as, e.g. `conversational`. */
  readonly task?: string;
  readonly fields: readonly Field[];
  readonly parameters: readonly ParameterField[];
  readonly isEdited: boolean;
  readonly streaming: Option<boolean>;
  readonly way: ReturnType<typeof wayOption>;
  readonly pastedToken: Option<string>;
  readonly billTo: Option<string>;
  readonly languages: readonly LanguageView[];
  readonly language: string;
  readonly clients: readonly ClientView[];
  readonly client?: ClientView;
  /** The call of the snippet, or why there is none. */
  readonly made: Call | Absence;
  /** The server that the request goes to. */
  readonly host?: string;
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
export function callView(state: PanelState, model: Model): CallView {
  const { hub } = state;
  const provider = targetOf(state);
  const { request, plain, typed, texts, parameters, streaming, way } = askedFor(state, provider);
  const offer = inferenceSnippets(hub, request);
  const all = clientsInOrder(hub);
  const nameOf = (language?: string, client?: string): string =>
    hub.clients.get(`${language}/${client}`)?.label ?? client ?? "";
  const languages = new Map(all.map((client) => [client.language.id, client.language]));
  const language = languages.has(state.language) ? state.language : (all[0]?.language.id ?? "");
  const clients = all
    .filter((client) => client.language.id === language)
    .map(({ id, label, install: needed }): ClientView => {
      const install = installText(needed);
      const name = id.slice(id.indexOf("/") + 1);
      const is = (one: { readonly language?: string; readonly client?: string }): boolean =>
        one.language === language && one.client === name;
      const snippet = offer.snippets.find(is);
      const absence = offer.notOffered.find(is);
      return {
        id: name,
        label,
        ...(install === undefined ? {} : { install }),
        ...(snippet === undefined ? {} : { content: snippet.content }),
        ...(absence === undefined ? {} : { absence }),
      };
    });
  // A link may have an old id of its client.
  const selected = hub.clients.get(`${language}/${state.clients[language]}`)?.id;
  const wanted = clients.find(({ id }) => `${language}/${id}` === selected);
  const client =
    wanted?.content === undefined ? clients.find(({ content }) => content !== undefined) : wanted;
  const printer = hub.clients.get(`${language}/${client?.id}`);
  const made = printer ? clientCall(hub, printer, request) : inferenceCall(hub, request);
  const host = hostOf(made);
  // A task that is loading is not unknown.
  const called = calledAs(hub, model);
  const isEarly = typeof called === "object" && missingEntries(state).length > 0;
  const everyone = offer.snippets.length === 0 ? "Every client" : undefined;
  return {
    ...providerView(state.entries, model, provider, isEarly ? undefined : called),
    ...(plain === undefined ? {} : { task: plain.task.id }),
    fields: plain === undefined ? [] : fieldsOf(plain, typed),
    parameters:
      plain && parameters ? parameterFields(plain, texts, parameters, offer.diagnostics) : [],
    isEdited: Object.keys({ ...typed, ...texts }).length > 0,
    streaming,
    way,
    pastedToken: { value: state.pastedToken, ...refusedIn(offer.notOffered, "accessToken") },
    billTo: billToOption(state, way.value, offer.notOffered),
    languages: [...languages.values()].map(({ id, label, highlight, extension }) => ({
      id,
      label,
      highlight,
      extension,
      count: offer.snippets.filter((snippet) => snippet.language === id).length,
    })),
    language,
    clients,
    ...(client === undefined ? {} : { client }),
    made,
    ...(host === undefined ? {} : { host }),
    notOffered: grouped(offer.notOffered, (one) => nameOf(one.language, one.client), everyone),
    count: offer.snippets.length,
  };
}

function hostOf(call: Call | Absence): string | undefined {
  if ("reason" in call || "reason" in call.request) return undefined;
  const { url } = call.request;
  const text = isText(url) ? url.parts[0] : url;
  return typeof text === "string" ? /^https?:\/\/([^/?#]+)/.exec(text)?.[1] : undefined;
}
