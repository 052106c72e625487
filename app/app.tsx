// The frame of all pages: skip link, navigation, theme, and the page of the URL.
import { type ReactNode, useState } from "react";
import { Redirect, Route, Router, Switch, useLocation } from "wouter";
import { Footer, Header } from "./header/header.tsx";
import { InspectorRoute } from "./inspector/routes.tsx";
import { LibraryListRoute, LibraryRoute } from "./libraries/routes.tsx";
import { HomeRoute } from "./home/routes.tsx";
import { CONTENT, Moved } from "./ui/page-head.tsx";
import { LiveRegion } from "./ui/live-region.tsx";
import { SayContext } from "./ui/say.ts";
import { ModelRoute } from "./model/routes.tsx";
import { LazyPage } from "./routing/lazy-page.tsx";
import { searched } from "./routing/searched.ts";
import { ProofsRoute } from "./proofs/routes.tsx";
import { ProviderListRoute, ProviderRoute } from "./providers/routes.tsx";
import { FormatsRoute } from "./formats/routes.tsx";
import { useHost } from "./stores/host.ts";
import { TaskListRoute, TaskRoute } from "./tasks/routes.tsx";

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
        <Header />
        <Pages />
        <Footer />
        <LiveRegion notice={notice} />
      </Router>
    </SayContext>
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
        <Route path="/formats" component={FormatsRoute} />
        <Route path="/quantizations">
          <Redirect to={`/formats${searched()}`} replace />
        </Route>
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

/** A link scrolls to the top of a page; going back restores the position, which the browser stores. */
function fromTheTop<A extends readonly unknown[]>(navigate: (...to: A) => void, ...to: A): void {
  navigate(...to);
  scrollTo(0, 0);
}
