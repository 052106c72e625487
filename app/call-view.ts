// The part about calling a provider: its form, the snippets of the choice, and the reason for each absence.
import {
  type Absence,
  type Call,
  clientsInOrder,
  inferenceCall,
  type InferenceOptions,
  inferenceSnippets,
  type Model,
} from "hubsmith";
import { type Field, fieldsOf, inputsOf } from "./form.ts";
import { billToOption, directOption, type Option, streamingOption } from "./options.ts";
import { type ProviderView, providerView } from "./provider-view.ts";
import { AUTO } from "./providers.ts";
import { grouped, type Reason } from "./reasons.ts";
import { type PanelState, providerOf } from "./store.ts";

/** A client of the language that is shown. */
export interface ClientView {
  readonly id: string;
  readonly label: string;
  readonly install?: string;
  readonly content?: string;
  readonly absence?: Absence;
}

/** The part about calling a provider. */
export interface CallView extends ProviderView {
  /** The task whose form the call has, e.g. `conversational`. */
  readonly task?: string;
  readonly fields: readonly Field[];
  readonly isEdited: boolean;
  readonly streaming: Option<boolean>;
  readonly direct: Option<boolean>;
  readonly billTo: Option<string>;
  readonly languages: readonly LanguageView[];
  readonly language: string;
  readonly clients: readonly ClientView[];
  readonly client?: ClientView;
  /** The server that the request goes to. */
  readonly host?: string;
  readonly notOffered: readonly Reason[];
  readonly count: number;
}

/** A language, and for how many of its clients there is a snippet. */
export interface LanguageView {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

const LANGUAGES: Readonly<Record<string, string>> = {
  python: "Python",
  js: "JavaScript",
  sh: "Shell",
};
/** What there is to call a model with. */
export function callView(state: PanelState, model: Model): CallView {
  const { hub } = state;
  const provider = providerOf(state);
  const typed = Object.hasOwn(state.typed, model.id) ? state.typed[model.id]! : {};
  const plain = inferenceCall(hub, { model, provider: AUTO });
  const call = "reason" in plain ? undefined : plain;
  const direct = directOption(state, provider);
  const streaming = streamingOption(state, call);
  const inputs = call && inputsOf(call, typed);
  const options: InferenceOptions = {
    ...(inputs === undefined ? {} : { inputs }),
    streaming: streaming.value,
    directRequest: direct.value,
    tokenPlaceholder: state.token === "placeholder",
    ...(state.billTo === "" ? {} : { billTo: state.billTo }),
  };
  const offer = inferenceSnippets(hub, { model, provider, options });
  const host = hostOf(inferenceCall(hub, { model, provider, options }));
  const all = clientsInOrder(hub);
  const nameOf = (language?: string, client?: string): string =>
    hub.clients.get(`${language}/${client}`)?.label ?? client ?? "";
  const ids = [...new Set(all.map(({ language }) => language))];
  const language = ids.includes(state.language) ? state.language : (ids[0] ?? "");
  const clients = all
    .filter((client) => client.language === language)
    .map(({ id, label, install }): ClientView => {
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
  const wanted = clients.find(({ id }) => id === state.clients[language]);
  const client =
    wanted?.content === undefined ? clients.find(({ content }) => content !== undefined) : wanted;
  const everyone = offer.snippets.length === 0 ? "Every client" : undefined;
  return {
    ...providerView(state.entries, model, provider, call?.task.id),
    ...(call === undefined ? {} : { task: call.task.id }),
    fields: call === undefined ? [] : fieldsOf(call, typed),
    isEdited: Object.keys(typed).length > 0,
    streaming,
    direct,
    billTo: billToOption(state, direct.value, offer.notOffered),
    languages: ids.map((id) => ({
      id,
      label: LANGUAGES[id] ?? id,
      count: offer.snippets.filter((snippet) => snippet.language === id).length,
    })),
    language,
    clients,
    ...(client === undefined ? {} : { client }),
    ...(host === undefined ? {} : { host }),
    notOffered: grouped(offer.notOffered, (one) => nameOf(one.language, one.client), everyone),
    count: offer.snippets.length,
  };
}

function hostOf(call: Call | Absence): string | undefined {
  if ("reason" in call || "reason" in call.wire) return undefined;
  return /^https?:\/\/([^/?#]+)/.exec(call.wire.url)?.[1];
}
