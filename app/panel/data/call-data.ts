// The call section: its form, the snippets of the selection, and the reason for each absence.
import {
  type Absence,
  type Call,
  type Hub,
  inferenceCall,
  type InferenceRequest,
  type InferenceSnippet,
  inferenceSnippets,
  type Model,
  type SnippetResult,
  type Plugin,
  isAbsence,
} from "hubsmith";
import type { LanguageCard } from "#core/kinds/index";
import { clientCall, clientsInOrder } from "#core/snippets/inference-snippets";
import { isEnv } from "hubsmith/code";
import { isText } from "hubsmith/language";
import { grouped, type Reason } from "../../models/reasons.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { languageIn, languagesIn } from "./languages.ts";
import { byArguments } from "../../models/memoized.ts";
import { billToOption, resolvedRoute, type Option } from "./options.ts";
import { parameterFields, type ParameterField } from "./parameters.ts";
import { providersOf, type ProviderView } from "./provider-data.ts";
import {
  clientName,
  type ClientView,
  clientViews,
  shownClient,
  unloadedFrameworks,
} from "./clients.ts";
import { forReaders, inWords } from "./reader-words.ts";
import { callRequestOf, type CallRequest } from "./request.ts";
import { isFramework, missingEntries } from "./needed.ts";
import { type PanelState, targetOf } from "./state.ts";

export interface CallView extends ProviderView, CallRequest {
  /** The id of the task that the model is called as, e.g. `conversational`. */
  readonly task: string | undefined;
  readonly fields: readonly Field[];
  readonly parameters: readonly ParameterField[];
  /** Why the response is not streamed although streaming is chosen. */
  readonly notStreamed: string | undefined;
  readonly isEdited: boolean;
  readonly billTo: Option<string>;
  readonly languages: readonly LanguageView[];
  readonly language: string;
  readonly clients: readonly ClientView[];
  /** The frameworks of the language that are not loaded yet. */
  readonly frameworks: readonly Pick<ClientView, "id" | "label">[];
  readonly client: ClientView | undefined;
  /** The chosen client, if it has no program and another one is shown. */
  readonly replaced: ClientView | undefined;
  /** Whether its reader chose it here, or saw it, and so wants to know. */
  readonly isReplacementTold: boolean;
  readonly resolved: Call | Absence;
  readonly host: string | undefined;
  readonly notOffered: readonly Reason[];
  readonly count: number;
}

export interface LanguageView extends Pick<LanguageCard, "id" | "label" | "highlight"> {
  /** Its clients are loaded, and none has a snippet, but those of another language may. */
  readonly isEmpty: boolean;
}

export function callView(state: PanelState): CallView {
  const { hub, entries, model, settled } = state;
  const provider = targetOf(state);
  const asked = callRequestOf(state, provider);
  const { request, plain, typed, texts, requested } = asked;
  const all = clientsInOrder(hub);
  const language = languageIn(entries, state.language);
  const shown = all.filter((client) => client.language.id === language);
  const offer = inferenceSnippets(hub, request, { clients: shown.map(({ id }) => id) });
  const read = forReaders(entries);
  const notOffered = offer.notOffered.map(read);
  const diagnostics = offer.diagnostics.map((one) => ({
    ...one,
    message: inWords(entries, one.message),
  }));
  const others = otherOffer(
    state,
    request,
    all.filter((client) => !shown.includes(client)),
  );
  const isComplete = entries.every(
    (entry) => entry.kind !== "client" || isFramework(entry) || settled.has(entry),
  );
  const snippets = [...offer.snippets, ...others.snippets];
  const isAllEmpty = isComplete && snippets.length === 0;
  const clients = clientViews(shown, { ...offer, notOffered });
  const usual = isUsual(state, asked) ? [] : usualClients(hub, request, shown);
  const { client, replaced } = shownClient(hub, state.clients, language, clients, usual[0]);
  const printer = hub.clients.get(`${language}/${client?.id}`);
  const resolved = printer ? clientCall(hub, printer, request) : inferenceCall(hub, request);
  const route = resolvedRoute(asked.route, resolved, printer);
  return {
    ...asked,
    ...providersOf(hub, entries, model, provider, missingEntries(state).length > 0),
    task: plain?.task.id,
    fields: plain === undefined ? [] : withErrors(fieldsOf(plain, typed), offer),
    parameters: plain && requested ? parameterFields(plain, texts, requested, diagnostics) : [],
    notStreamed: diagnostics.find(({ path }) => path === "options.streaming")?.message,
    isEdited: Object.keys({ ...typed, ...texts }).length > 0,
    route,
    billTo: billToOption(state, route.value, offer.notOffered),
    languages: languagesIn(entries).map(({ id, label, highlight }) => {
      const isLoaded = all.some((client) => client.language.id === id);
      const count = snippets.filter((snippet) => snippet.language === id).length;
      return { id, label, highlight, isEmpty: isLoaded && count === 0 && !isAllEmpty };
    }),
    language,
    clients,
    frameworks: unloadedFrameworks(entries, language, clients),
    client,
    replaced,
    // One that is remembered from another model, and never had code here, was not lost.
    isReplacementTold: state.chosenFor === model.id || usual.some((id) => id === replaced?.id),
    resolved,
    host: hostOf(resolved),
    notOffered: grouped(
      [...notOffered, ...others.notOffered.map(read)],
      ({ language, client }) => clientName(hub, `${language}/${client}`) ?? client ?? "",
      isAllEmpty ? "Every client" : undefined,
    ),
    count: snippets.length,
  };
}

/** The fields; that of a file has an error if no client supports its type. */
function withErrors(
  fields: readonly Field[],
  { snippets, notOffered }: SnippetResult<InferenceSnippet>,
): readonly Field[] {
  const unfit = notOffered.find(({ code }) => code === "unfit-file-type");
  if (unfit === undefined || snippets.length > 0) return fields;
  const error = `${unfit.reason} ${unfit.fix}`;
  return fields.map((field) => (field.kind === "file" ? { ...field, error } : field));
}

/** What the clients of the other languages offer: printed without the typed values, so not at each key. */
function otherOffer(
  { hub }: PanelState,
  request: InferenceRequest,
  clients: readonly Plugin<"client">[],
): SnippetResult<InferenceSnippet> {
  const { model, provider, options } = request;
  const ids = clients.map(({ id }) => id);
  return untypedOffer(
    hub,
    model,
    provider,
    JSON.stringify({ ...options, inputs: undefined, parameters: undefined }),
    ids.join(" "),
  );
}

const untypedOffer = byArguments(
  (hub: Hub, model: Model, provider: string, options: string, ids: string) => {
    const request = { model, provider, options: JSON.parse(options) as object };
    return inferenceSnippets(hub, request as InferenceRequest, { clients: ids.split(" ") });
  },
);

/** Whether the call has no value and no option that a client may lack. */
const isUsual = (
  { billTo }: PanelState,
  { typed, texts, recipe, wire, streaming, route }: CallRequest,
): boolean =>
  Object.keys({ ...typed, ...texts }).length === 0 &&
  [recipe, wire].every((chosen) => chosen === undefined) &&
  streaming !== true &&
  route.value !== "direct" &&
  billTo === "";

/** The clients that have a program for such a call; the first is shown. */
function usualClients(
  hub: Hub,
  { model, provider, options: { endpointUrl } = {} }: InferenceRequest,
  clients: readonly Plugin<"client">[],
): readonly string[] {
  const ids = clients.map(({ id }) => id).join(" ");
  return usualOffer(hub, model, provider, endpointUrl, ids).snippets.map(({ client }) => client);
}

const usualOffer = byArguments(
  (hub: Hub, model: Model, provider: string, endpointUrl: string | undefined, ids: string) => {
    const options = endpointUrl === undefined ? {} : { endpointUrl };
    return inferenceSnippets(hub, { model, provider, options }, { clients: ids.split(" ") });
  },
);

function hostOf(call: Call | Absence): string | undefined {
  if (isAbsence(call) || isAbsence(call.request)) return undefined;
  const { url } = call.request;
  const parts = isText(url) ? url.parts : [url];
  const text = parts.map((part) =>
    isEnv(part) ? part.name : typeof part === "string" ? part : "",
  );
  return /^https?:\/\/([^/?#]+)/.exec(text.join(""))?.[1];
}
