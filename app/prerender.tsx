// Prerenders pages, so that they can be read before scripts run, and without scripts.
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./app.tsx";
import { embedded } from "./own-models.ts";
import { modelPath } from "./routing/model-path.ts";
import { entries } from "./plugins.ts";
import { type Drawing, DrawingContext } from "./routing/prerender-context.ts";
import { LIBRARIES, pathOf, PROVIDERS, FORMATS, shownIn, TASKS } from "./routing/places.ts";
import { createHost, PanelHost } from "./stores/host.ts";

/** A prerendered page. */
export interface Drawn {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

const base = import.meta.env.BASE_URL.replace(/\/$/, "");
const host = createHost(entries, embedded);

// The maximum number of passes: a page may load more after its first data. No page needs so many.
const MOST = 9;

/** Prerenders the page of a path below the base; fails if it cannot be loaded or rendered. */
export async function draw(path: string): Promise<Drawn> {
  const drawing: Drawing = { loads: [], asked: 0, title: "", description: "" };
  const page: ReactNode = (
    <DrawingContext value={drawing}>
      <PanelHost value={host}>
        <App base={base} path={base + path} />
      </PanelHost>
    </DrawingContext>
  );
  for (let round = 0; round < MOST; round++) {
    drawing.asked = 0;
    const html = renderToString(page);
    if (drawing.loads.every(({ here }) => here !== undefined)) {
      const { title, description } = drawing;
      // The policy forbids inline styles; scripts add them later, and until then the page has the same data as text.
      return { html: html.replaceAll(/ style="[^"]*"/g, ""), title, description };
    }
    await Promise.all(drawing.loads.map(({ done }) => done));
  }
  throw new Error(`${path} loads more data after each pass. Load all data of a page together.`);
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
