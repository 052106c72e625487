// The content of a page as HTML, without a browser.
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import { pageAt } from "../app.tsx";
import { embedded } from "../models/own-models.ts";
import { entries } from "../plugins.ts";
import { routesOf } from "../routes.tsx";
import { createHost, PanelHost } from "../models/host.ts";

const host = createHost(entries, embedded);
const routes = routesOf(host);
// React renders without a browser from the state at the start, which has no models yet.
Object.assign(host.models, { getInitialState: host.models.getState });

export async function drawnPage(path: string): Promise<string> {
  const { route, id } = pageAt(routes, path);
  const { content } = await route.load(id);
  return renderToStaticMarkup(
    <PanelHost value={host}>
      <Router ssrPath={path} ssrSearch="">
        {content}
      </Router>
    </PanelHost>,
  );
}
