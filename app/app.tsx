// The frame of all pages: skip link, navigation, theme, and the page of the URL.
import { type ReactNode, useState } from "react";
import { Link, Redirect, Route, Router, Switch, useLocation } from "wouter";
import { InspectorRoute } from "./inspector/routes.tsx";
import { LibraryListRoute, LibraryRoute } from "./libraries/routes.tsx";
import { HomeRoute } from "./home/routes.tsx";
import { CONTENT, Moved } from "./ui/page-head.tsx";
import { LiveRegion } from "./ui/live-region.tsx";
import { SayContext } from "./ui/say.ts";
import { ModelRoute } from "./model/routes.tsx";
import { LazyPage } from "./routing/lazy-page.tsx";
import { searched } from "./routing/searched.ts";
import { ThemeChoice } from "./ui/theme-choice.tsx";
import { ProofsRoute } from "./proofs/routes.tsx";
import { ProviderListRoute, ProviderRoute } from "./providers/routes.tsx";
import { QuantizationsRoute } from "./quantizations/routes.tsx";
import { useHost } from "./stores/host.ts";
import { TaskListRoute, TaskRoute } from "./tasks/routes.tsx";

const PLACES = [
  ["/", "Models"],
  ["/tasks", "Tasks"],
  ["/libraries", "Libraries"],
  ["/providers", "Providers"],
  ["/quantizations", "Quantizations"],
  ["/proofs", "Tests"],
] as const;

interface Props {
  /** The base path of all pages, without a trailing slash. */
  readonly base: string;
  /** The page to render if there is no browser URL. */
  readonly path?: string;
}

/** All pages. */
export function App({ base, path }: Props): ReactNode {
  const { notice } = useHost();
  return (
    <SayContext value={notice.say}>
      <Router
        base={base}
        aroundNav={fromTheTop}
        {...(path === undefined ? {} : { ssrPath: path, ssrSearch: "" })}
      >
        <a className="skip" href={`#${CONTENT}`}>
          Skip to the content
        </a>
        <Head />
        <Pages />
        <footer>
          <p>
            All code is generated in your browser. No page sends data or loads anything from other
            sites. <Link href="/plugins">Registered plugins</Link>
          </p>
        </footer>
        <LiveRegion notice={notice} />
      </Router>
    </SayContext>
  );
}

function Head(): ReactNode {
  const [path] = useLocation();
  return (
    <header>
      <Link href="/" className="brand">
        Hubsmith
      </Link>
      <nav aria-label="Main">
        {PLACES.map(([place, label]) => (
          <Link key={place} href={place} aria-current={currentAt(path, place)}>
            {label}
          </Link>
        ))}
      </nav>
      <ThemeChoice />
    </header>
  );
}

function Pages(): ReactNode {
  const [path] = useLocation();
  const [first] = useState(path);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && path !== first) setMoved(true);
  return (
    <Moved value={hasMoved}>
      <Switch>
        <Route path="/" component={HomeRoute} />
        <Route path="/models">
          <Redirect to={`/${searched()}`} replace />
        </Route>
        <Route path="/models/*">{({ "*": steps }) => <ModelRoute steps={steps} />}</Route>
        <Route path="/tasks" component={TaskListRoute} />
        <Route path="/tasks/:id">{({ id }) => <TaskRoute step={id} />}</Route>
        <Route path="/libraries" component={LibraryListRoute} />
        <Route path="/libraries/:id">{({ id }) => <LibraryRoute step={id} />}</Route>
        <Route path="/providers" component={ProviderListRoute} />
        <Route path="/providers/:id">{({ id }) => <ProviderRoute step={id} />}</Route>
        <Route path="/quantizations" component={QuantizationsRoute} />
        <Route path="/proofs" component={ProofsRoute} />
        <Route path="/plugins" component={InspectorRoute} />
        <Route>
          <LazyPage
            title="Page not found"
            describe={() => "No page has this URL."}
            load={loadNotFound}
            of={path}
          >
            {({ NotFound }) => <NotFound />}
          </LazyPage>
        </Route>
      </Switch>
    </Moved>
  );
}

const loadNotFound = () => import("./not-found.tsx");

/** "page" for the page itself, "true" for a page below it. */
function currentAt(path: string, place: string): "page" | "true" | undefined {
  if (path === place) return "page";
  const isBelow = path.startsWith(place === "/" ? "/models/" : `${place}/`);
  return isBelow ? "true" : undefined;
}

/** A link scrolls to the top of a page; going back restores the position, which the browser stores. */
function fromTheTop<A extends readonly unknown[]>(navigate: (...to: A) => void, ...to: A): void {
  navigate(...to);
  scrollTo(0, 0);
}
