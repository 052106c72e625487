// The rows of the chooser: libraries, then apps, those that fit first; and the call of an app.
import {
  type Entry,
  type Hub,
  inferenceSnippets,
  installText,
  type Model,
  type Plugin,
} from "hubsmith";
import { type LocalApp, runLocally } from "hubsmith/apps";
import { type MemoryFit, memoryOf } from "hubsmith/formats";
import { TOKENS } from "../../formats/amounts.ts";
import { grouped, type Reason } from "../../ui/reasons.ts";
import { type LibraryView, loadView } from "../state/local/load-view.ts";
import { panelOf } from "../state/panel.ts";
import { AUTO } from "../state/providers/providers.ts";
import { forReaders } from "../state/reader-words.ts";
import { askedFor } from "../state/call/request.ts";
import type { PanelState } from "../state/store.ts";

interface RowFields {
  readonly key: string;
  readonly id: string;
  readonly label: string;
  /** What it is for, in a sentence. */
  readonly summary: string;
}

/** An app that runs the model. */
export interface AppRow extends RowFields {
  readonly kind: "app";
  readonly docsUrl: string;
  readonly memory: MemoryFit;
  readonly snippet: LocalApp;
}

/** A library that loads the model. */
export interface LibraryRow extends RowFields {
  readonly kind: "library";
  readonly memory: MemoryFit | undefined;
  readonly library: LibraryView;
}

/** A row. */
export type LocalRow = AppRow | LibraryRow;

/** The chooser. */
export interface LocalView {
  readonly rows: readonly LocalRow[];
  /** Why the other apps do not run the model. */
  readonly reasons: readonly Reason[];
  /** How many these are. */
  readonly others: number;
}

/** The chooser for a model, with the memory of the computer in bytes. */
export function localView(
  hub: Hub,
  entries: readonly Entry[],
  model: Model,
  memory: number | undefined,
): LocalView {
  const offer = runLocally(hub, model, {
    tokens: TOKENS,
    ...(memory === undefined ? {} : { memory }),
  });
  const apps = offer.snippets.map((snippet): AppRow => {
    const { label, summary, docsUrl } = hub.apps.get(snippet.app)!;
    const { app: id, memory: fit } = snippet;
    return { kind: "app", key: `app/${id}`, id, label, summary, docsUrl, memory: fit, snippet };
  });
  const { libraries } = loadView(hub, entries, model);
  const whole = memoryOf(model, { memory: memory ?? Infinity, tokens: TOKENS });
  const isGguf = apps.some(({ snippet }) => snippet.file !== undefined);
  const programs = libraries
    // An app with the same name prints the same commands.
    .filter(({ id }) => !apps.some((app) => app.id === id))
    .map((library): LibraryRow => {
      const { id, label, snippets } = library;
      const summary = snippets.map(({ purpose }) => purpose).join(" · ");
      const fit = isGguf || whole.bytes === undefined ? undefined : whole;
      return { kind: "library", key: `library/${id}`, id, label, summary, memory: fit, library };
    });
  const labelOf = (id = ""): string => hub.apps.get(id)?.label ?? id;
  return {
    rows: [...programs, ...apps],
    reasons: grouped(offer.notOffered.map(forReaders(entries)), ({ app }) => labelOf(app)),
    others: offer.notOffered.length,
  };
}

/** A client that calls the server of an app. */
export interface LocalCall {
  readonly id: string;
  readonly label: string;
  readonly install: string | undefined;
  readonly highlight: string;
  readonly content: string;
}

interface LocalCalls {
  readonly offered: readonly LocalCall[];
  /** The chosen client, or the first that can call it. */
  readonly shown: LocalCall | undefined;
  readonly reasons: readonly Reason[];
}

/** The calls of an app in the chosen language, with the inputs and parameters of the form. */
export function callOf(state: PanelState, { id, snippet }: AppRow): LocalCalls {
  const { hub } = state;
  const { client, language, languages } = panelOf(state).call;
  const { request } = askedFor(state, AUTO);
  const { inputs, parameters, recipe, wire, streaming } = request.options ?? {};
  const clients = hub.clients.list.filter((one) => one.language.id === language);
  const { file } = snippet;
  const { snippets, notOffered } = inferenceSnippets(
    hub,
    {
      model: request.model,
      provider: id,
      // A pattern means the file that the app chooses.
      ...(file === undefined || file.startsWith("*") ? {} : { file }),
      options: {
        ...(inputs === undefined ? {} : { inputs }),
        ...(parameters === undefined ? {} : { parameters }),
        ...(recipe === undefined ? {} : { recipe }),
        ...(wire === undefined ? {} : { wire }),
        ...(streaming === undefined ? {} : { streaming }),
      },
    },
    { clients: clients.map((one) => one.id) },
  );
  const highlight = languages.find((one) => one.id === language)?.highlight ?? "";
  const pluginOf = (name: string): Plugin<"client"> | undefined =>
    clients.find((one) => one.id === `${language}/${name}` || one.id === name);
  const offered = snippets.map(({ client: name, content }): LocalCall => {
    const { id: clientId, label, install } = pluginOf(name)!;
    return { id: clientId, label, install: installText(install), highlight, content };
  });
  return {
    offered,
    shown: offered.find((one) => one.id === client?.id) ?? offered[0],
    reasons: grouped(
      notOffered.map(forReaders(state.entries)),
      ({ client: name = "" }) => pluginOf(name)?.label ?? name,
    ),
  };
}
