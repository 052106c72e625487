// The frame of all pages: skip link, navigation, theme, and the page of the URL.
import { type ReactNode, useMemo, useState } from "react";
import { Link, matchRoute, Redirect, Router, useLocation, useRouter } from "wouter";
import { Footer, Header } from "./header/header.tsx";
import { type Route, routesOf } from "./routes.tsx";
import { FORMATS, idOf } from "./routing/places.ts";
import { searched } from "./routing/searched.ts";
import { useLoaded } from "./routing/use-loaded.ts";
import { useHost } from "./stores/host.ts";
import { Boundary } from "./ui/boundary.tsx";
import { LiveRegion } from "./ui/live-region.tsx";
import { LoadFault } from "./ui/load-fault.tsx";
import { CONTENT, Moved, PageHead } from "./ui/page-head.tsx";
import { SayContext } from "./ui/say.ts";

interface Props {
  /** The base path of all pages, without a trailing slash. */
  readonly base: string;
  /** The path to render if there is no browser URL. */
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

// Old URLs.
const MOVED: ReadonlyMap<string, string> = new Map([
  ["/models", "/"],
  ["/quantizations", FORMATS.path],
]);

function Pages(): ReactNode {
  const [path] = useLocation();
  const { parser } = useRouter();
  const host = useHost();
  const routes = useMemo(() => routesOf(host), [host]);
  const [visit, setVisit] = useState({ path, count: 0 });
  if (path !== visit.path) setVisit({ path, count: visit.count + 1 });
  const target = MOVED.get(path.replace(/(?<=.)\/$/, ""));
  if (target !== undefined) return <Redirect to={target + searched()} replace />;
  for (const route of routes) {
    const [isMatch, params] = matchRoute<{ "*"?: string; id?: string }>(parser, route.path, path);
    if (!isMatch) continue;
    const steps = (params.id ?? params["*"] ?? "").replace(/\/$/, "");
    return (
      <Moved value={visit.count > 0}>
        <PageView route={route} id={steps.split("/").map(idOf).join("/")} visit={visit.count} />
      </Moved>
    );
  }
  return null;
}

interface PageProps {
  readonly route: Route;
  readonly id: string;
  /** The number of the navigation. */
  readonly visit: number;
}

/** A page: its heading is shown at once, with loading and error states. */
function PageView({ route, id, visit }: PageProps): ReactNode {
  // All models share one panel, so each visit fills it anew.
  const loaded = useLoaded(route.load, id, route.isModel && visit);
  const page = loaded.state === "here" ? loaded.value : undefined;
  const title = page?.title ?? route.title(id);
  return (
    <main
      id={CONTENT}
      tabIndex={-1}
      aria-busy={loaded.state === "loading"}
      className={route.isModel ? "reading model" : "reading"}
    >
      {route.parent !== undefined && (
        <p className="above">
          <Link href={route.parent.path}>All {route.parent.many}</Link>
        </p>
      )}
      <PageHead title={title} description={page?.description} />
      {loaded.state === "loading" && <p className="loading">Loading …</p>}
      {loaded.state === "failed" && (
        <LoadFault
          what="This page"
          focus={() => document.querySelector<HTMLElement>(`#${CONTENT} h1`)}
          again={loaded.again}
        />
      )}
      <Boundary part="This page" resetOn={page}>
        {page?.content}
      </Boundary>
    </main>
  );
}

/** A link scrolls to the top of a page; going back restores the position, which the browser stores. */
function fromTheTop<A extends readonly unknown[]>(navigate: (...to: A) => void, ...to: A): void {
  navigate(...to);
  scrollTo(0, 0);
}
