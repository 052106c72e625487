// The rows of the chooser: the apps, those that fit first; and the call of an app.
import {
  type AppSnippet,
  type Entry,
  type Hub,
  inferenceSnippets,
  type Model,
  type Platform,
  type SnippetResult,
} from "hubsmith";
import { defined } from "#core/base/describe";
import { clientsInOrder } from "#core/snippets/inference-snippets";
import { type LocalApp, runLocally } from "hubsmith/apps";
import { TOKENS } from "../../models/amounts.ts";
import { grouped, type Reason } from "../../models/reasons.ts";
import { panelOf } from "./panel-data.ts";
import { AUTO } from "../../models/providers.ts";
import { forReaders } from "./reader-words.ts";
import { type ClientView, clientViews, shownClient } from "./clients.ts";
import { callRequestOf } from "./request.ts";
import type { PanelState } from "./state.ts";

/** An app, and how it runs the model. */
export interface AppRow<S = LocalApp> {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly docsUrl: string;
  readonly inBackground: boolean | undefined;
  readonly snippet: S;
}

export interface AppsView<S extends AppSnippet> {
  readonly rows: readonly AppRow<S>[];
  /** Why the other apps cannot use the model. */
  readonly reasons: readonly Reason[];
}

export function appsView<S extends AppSnippet>(
  hub: Hub,
  entries: readonly Entry[],
  { snippets, notOffered }: SnippetResult<S>,
): AppsView<S> {
  const orderOf = ({ app = "" }) => hub.apps.get(app)?.order ?? 100;
  return {
    rows: snippets.map((snippet) => {
      const { id, label, summary, docsUrl, inBackground } = hub.apps.get(snippet.app)!;
      return { id, label, summary, docsUrl, inBackground, snippet };
    }),
    // The best known apps first.
    reasons: grouped(
      notOffered.map(forReaders(entries)).toSorted((a, b) => orderOf(a) - orderOf(b)),
      ({ app = "" }) => hub.apps.get(app)?.label ?? app,
    ),
  };
}

export function localView(
  hub: Hub,
  entries: readonly Entry[],
  model: Model,
  memory: number | undefined,
  versions: readonly Model[] = [],
  platform?: Platform,
  gpu?: number,
): AppsView<LocalApp> {
  const budget = {
    tokens: TOKENS,
    versions,
    ...defined({ memory, platform, gpu }),
  };
  return appsView(hub, entries, runLocally(hub, model, budget));
}

interface LocalCalls {
  readonly offered: readonly ClientView[];
  /** The chosen client, or the first that can call it. */
  readonly shown: ClientView | undefined;
  /** The client that the reader chose here, if it cannot. */
  readonly replaced: ClientView | undefined;
  readonly reasons: readonly Reason[];
}

/** The file that an app loads; a pattern means the one that the app chooses. */
export const fileOf = ({ file }: Pick<LocalApp, "file"> = {}): { readonly file?: string } =>
  file === undefined || file.startsWith("*") ? {} : { file };

/** The calls of an app in the chosen language, with the inputs and parameters of the form. */
export function callOf(state: PanelState, { id, snippet }: AppRow): LocalCalls {
  const { hub, entries, model } = state;
  const { language } = panelOf(state).call;
  const all = clientsInOrder(hub).filter((client) => client.language.id === language);
  const request = {
    model: snippet.version ?? model,
    provider: id,
    ...fileOf(snippet),
    options: callRequestOf(state, AUTO).content,
  };
  const offer = inferenceSnippets(hub, request, { clients: all.map((client) => client.id) });
  const notOffered = offer.notOffered.map(forReaders(entries));
  const clients = clientViews(all, { ...offer, notOffered });
  const { client: shown, replaced: chosen } = shownClient(hub, state.clients, language, clients);
  return {
    offered: clients.filter(({ content }) => content !== undefined),
    shown,
    replaced: isToldOf(state) ? chosen : undefined,
    reasons: grouped(
      notOffered,
      ({ client = "" }) => hub.clients.get(`${language}/${client}`)?.label ?? client,
    ),
  };
}

// A client that is remembered from another model was not chosen here.
const isToldOf = ({ chosenFor, model, recipe, wire, streaming }: PanelState): boolean =>
  chosenFor === model.id || streaming || [recipe, wire].some((chosen) => chosen !== "");
