// Starts the app in the document: it takes over the prerendered page, or draws the page of the URL.
import "./ui/tokens.css";
import "./ui/base.css";
import "./style.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App, pageAt, versionOf } from "./app.tsx";
import { isPrerendered } from "./browser/prerendered.ts";
import { routesOf } from "./routes.tsx";
import { type Host, PanelHost } from "./models/host.ts";
import { keepTheme } from "./browser/theme.ts";
import { preload } from "./ui/later.tsx";

/** Starts the pages of a host, below a path without a trailing slash. */
export async function start(host: Host, base: string): Promise<void> {
  const root = document.getElementById("root")!;
  const routes = routesOf(host);
  const app = (
    <PanelHost value={host}>
      <App base={base} routes={routes} />
    </PanelHost>
  );
  const { route, id } = pageAt(routes, location.pathname.slice(base.length));
  // A prerendered page of a model is drawn again if the user replaced its record.
  const isReplaced = async (): Promise<boolean> => {
    if (route.isModel) await host.models.find(id).catch(() => undefined);
    return host.models.isOwn(id);
  };
  if (isPrerendered() && !(await isReplaced())) hydrateRoot(root, app);
  else {
    // Nothing is taken over.
    delete root.dataset["page"];
    // The prerendered content stays until there is more to show than a heading.
    await preload(route.load, id, versionOf(route, 0));
    createRoot(root).render(app);
    delete document.documentElement.dataset["pending"];
  }
  keepTheme(host.theme);
}
