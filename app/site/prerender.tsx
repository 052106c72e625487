// Prerenders pages, so that they can be read before scripts run, and without scripts.
import { options } from "preact";
import { renderToStringAsync } from "preact-render-to-string";
import type { Entry, Model } from "hubsmith";
import { loadOffers, offersOf } from "hubsmith/offers";
import { baseModelOf } from "#plugins/kit/catalog/base-model";
import { kinds } from "#core/kinds/index";
import { writeList } from "#plugins/kit/offers/list";
import { App, MOVED, pageAt } from "../app.tsx";
import { modelMarkdown } from "./markdown.ts";
import { embedded, type PageData } from "../models/own-models.ts";
import { modelPath } from "../browser/model-path.ts";
import { entries } from "../plugins.ts";
import { shownIn } from "#plugins/kit/catalog/shown";
import { DEVICES, FORMATS, ITEM_PLACES, pathOf, type Place } from "../browser/places.ts";
import { routesOf } from "../routes.tsx";
import { createPanelStore } from "../panel/data/store.ts";
import { missingEntries } from "../panel/data/needed.ts";
import { waysIn } from "../panel/data/offered.ts";
import type { WayFact } from "../models/ways.ts";
import type { PanelState } from "../panel/data/state.ts";
import { wayOf } from "../panel/data/way.ts";
import { createHost, PanelHost } from "../models/host.ts";
import { createPluginCache, loadHub } from "../models/plugins.ts";
import { titled } from "../ui/page-head.tsx";

export interface Prerendered {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** The modules that it needs before it reacts, from the root of the repository; plugins without their extension. */
  readonly modules: readonly string[];
  /** The record of a model, and more about it. */
  readonly data: PageData | undefined;
  readonly parent: Place | undefined;
}

// The modules of each page by the start of its path; longer ones first.
const MODULES: readonly (readonly [path: string, ...modules: readonly string[]])[] = [
  ["/models/", "app/pages/model/page.tsx"],
  ["/tasks/", "app/pages/tasks/page.tsx"],
  ["/tasks", "app/pages/tasks/list.tsx"],
  ["/libraries/", "app/pages/libraries/page.tsx"],
  ["/libraries", "app/pages/item-list.tsx"],
  ["/providers/", "app/pages/providers/page.tsx"],
  ["/providers", "app/pages/providers/list.tsx"],
  ["/apps/", "app/pages/apps/page.tsx"],
  ["/apps", "app/pages/apps/list.tsx"],
  ["/devices", "app/pages/devices/page.tsx"],
  ["/formats", "app/pages/formats/page.tsx", "app/models/plugins.ts"],
  ["/", "app/pages/home/page.tsx"],
];

// The plugins themselves are loaded after the page reacts: they would delay it by half a second on a slow line.
const LIBRARY_WAY = "app/panel/library/libraries.tsx";

const base = import.meta.env.BASE_URL.replace(/\/$/, "");
const waysOf = async (model: Model): Promise<readonly WayFact[]> =>
  waysIn(
    (await everything()).hub,
    entries,
    model,
    await offersOf(model),
    await embedded.quantized?.(model.id),
  );
const host = createHost(entries, { ...embedded, ways: waysOf });
const routes = routesOf(host);

// For a browser Preact makes `translate="no"` a property that is false, which would be left out of the text.
const { vnode } = options;
options.vnode = (node) => {
  vnode?.(node);
  const props = node.props as { translate?: unknown };
  if (props.translate === false) props.translate = "no";
};

/** Prerenders the page of a path below the base; fails if it cannot be loaded or rendered. */
export async function prerenderPage(path: string): Promise<Prerendered> {
  const { route, id } = pageAt(routes, path);
  const head = { title: titled(route.title(id)), description: (await route.load(id)).description };
  const drawn = await renderToStringAsync(
    <PanelHost value={host}>
      <App base={base} routes={routes} path={base + path} />
    </PanelHost>,
  );
  // The policy forbids inline styles; scripts add them later, and until then the page has the same data as text.
  const html = drawn
    .replaceAll(/ style="[^"]*"/g, "")
    // Until the app takes over, these do nothing, but `first.js` copies code. The text in the search field stays.
    .replaceAll(/<(?:button|select|textarea|input(?! id="find"))(?=[ >])/g, "$& inert")
    .replaceAll(
      /<button inert(?=(?: [a-z-]+="[a-z]*")* class="button copy")/g,
      "<button data-static",
    );
  const [, ...modules] = MODULES.find(([start]) => path.startsWith(start))!;
  const model = route.isModel ? await embedded.one(id) : undefined;
  const quantized = await host.models.quantized(id);
  const panel = model && createPanelStore(model, createPluginCache(entries)).getState();
  const plugins = pluginsOf(path, panel).map(
    ({ kind, id }) => `plugins/${kinds[kind].folder}/${id}`,
  );
  return {
    html,
    ...head,
    modules: [
      ...modules,
      ...(panel && wayOf(panel) === "library" ? [LIBRARY_WAY] : []),
      ...plugins,
    ],
    data: model && {
      record: model,
      quantized,
      linked: quantized.map((version) => version.id).filter(host.models.hasPage),
      base: [baseModelOf(model) ?? ""].find(host.models.hasPage),
      offers: await offersTextOf(id),
      ways: await waysOf(model),
    },
    parent: route.parent,
  };
}

/** The list of offers for one model, so that its page does not load those of all. */
async function offersTextOf(id: string): Promise<string> {
  const { models, ...about } = await loadOffers();
  const key = id.toLowerCase();
  const model = models.get(key);
  return writeList({ ...about, models: new Map(model && [[key, model]]) });
}

function pluginsOf(path: string, panel: PanelState | undefined): readonly Entry[] {
  if (path === FORMATS.path) return shownIn(entries, "quantization");
  return panel === undefined ? [] : missingEntries(panel);
}

/** The Markdown of a model's page; undefined for other paths. */
export async function markdownOf(path: string): Promise<string | undefined> {
  const { route, id } = pageAt(routes, path);
  const model = route.isModel ? await embedded.one(id) : undefined;
  if (model === undefined) return undefined;
  return modelMarkdown((await everything()).hub, model, await offersOf(model));
}

let loading: ReturnType<typeof loadHub> | undefined;
const everything = (): ReturnType<typeof loadHub> => (loading ??= loadHub(entries));

export async function paths(): Promise<readonly string[]> {
  await host.models.complete();
  return [
    "/",
    ...host.models.getState().map(({ id }) => modelPath(id)),
    ...ITEM_PLACES.flatMap(([kind, place]) => [
      place.path,
      ...shownIn(entries, kind).map(({ id }) => pathOf(place, id)),
    ]),
    DEVICES.path,
    FORMATS.path,
  ];
}

/** Other paths of pages: old ones, and those with aliases. Without files for them a static host answers 404 first. */
export const otherPaths = (): readonly (readonly [path: string, page: string])[] => [
  ...MOVED,
  ...ITEM_PLACES.flatMap(([kind, place]) =>
    shownIn(entries, kind).flatMap(({ id, aliases = [] }) =>
      aliases
        .filter((alias) => !shownIn(entries, kind).some((other) => other.id === alias))
        .map((alias) => [pathOf(place, alias), pathOf(place, id)] as const),
    ),
  ),
];
