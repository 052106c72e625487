// Prerenders pages, so that they can be read before scripts run, and without scripts.
import { options } from "preact";
import { renderToStringAsync } from "preact-render-to-string";
import { App } from "./app.tsx";
import { embedded } from "./own-models.ts";
import { modelPath } from "./routing/model-path.ts";
import { entries } from "./plugins.ts";
import { LIBRARIES, pathOf, PROVIDERS, FORMATS, shownIn, TASKS } from "./routing/places.ts";
import { routesOf } from "./routes.tsx";
import { createHost, PanelHost } from "./stores/host.ts";
import { type Head, HeadContext } from "./ui/page-head.tsx";

/** A prerendered page. */
export interface Prerendered {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

const base = import.meta.env.BASE_URL.replace(/\/$/, "");
const host = createHost(entries, embedded);
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
  const head: Head = { title: "", description: "" };
  const drawn = await renderToStringAsync(
    <HeadContext value={head}>
      <PanelHost value={host}>
        <App base={base} routes={routes} path={base + path} />
      </PanelHost>
    </HeadContext>,
  );
  // The policy forbids inline styles; scripts add them later, and until then the page has the same data as text.
  const html = drawn
    .replaceAll(/ style="[^"]*"/g, "")
    // Until the app takes over, these do nothing. What is typed into a search is kept.
    .replaceAll(/<(?:button|select|textarea|input(?! id="find"))(?=[ >])/g, "$& inert");
  return { html, ...head };
}

/** The paths of all pages. */
export async function paths(): Promise<readonly string[]> {
  await host.models.complete();
  const things = [
    [TASKS, "task"],
    [LIBRARIES, "library"],
    [PROVIDERS, "provider"],
  ] as const;
  return [
    "/",
    ...host.models.getState().map(({ id }) => modelPath(id)),
    ...things.flatMap(([place, kind]) => [
      place.path,
      ...shownIn(entries, kind).map(({ id }) => pathOf(place, id)),
    ]),
    FORMATS.path,
    "/proofs",
    "/plugins",
  ];
}
