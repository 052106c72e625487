// The frame of all pages: skip link, navigation, theme, and the page of the URL.
import { type ReactNode, useCallback, useState } from "react";
import { Link, Redirect, Router, useLocation } from "wouter";
import { Footer, Header } from "./ui/header.tsx";
import { NOT_FOUND, type Page, type Route } from "./routes.tsx";
import { DEVICES, FORMATS, idOf, LIBRARIES, MODELS, withoutSlash } from "./browser/places.ts";
import { searched } from "./browser/searched.ts";
import { useHost } from "./models/host.ts";
import { Boundary } from "./ui/boundary.tsx";
import { Later } from "./ui/later.tsx";
import { LiveRegion } from "./ui/live-region.tsx";
import { CONTENT, Moved, PageHead, useDescription } from "./ui/page-head.tsx";
import { SayContext } from "./browser/say.ts";
import { useHydrated } from "./browser/use-hydrated.ts";

interface Props {
  /** The base path of all pages, without a trailing slash. */
  readonly base: string;
  readonly routes: readonly Route[];
  /** The path to render if there is no browser URL. */
  readonly path?: string;
}

export function App({ base, routes, path }: Props): ReactNode {
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
        <Pages routes={routes} />
        <Footer />
        <LiveRegion notice={notice} />
      </Router>
    </SayContext>
  );
}

/** Other paths of pages, and the path of each page. */
export const MOVED: ReadonlyMap<string, string> = new Map([
  ["/models", MODELS.path],
  // Most plugins are libraries.
  ["/plugins", LIBRARIES.path],
  // The page of a library has its tests.
  ["/proofs", LIBRARIES.path],
  ["/quantizations", FORMATS.path],
  ["/embed", MODELS.path],
]);

/** Where an earlier path is now; undefined for others. */
export function movedTo(path: string): string | undefined {
  const device = new RegExp(`^${DEVICES.path}/([^/]+)/?$`).exec(path)?.[1];
  if (device !== undefined)
    return `${DEVICES.path}?${new URLSearchParams({ memory: idOf(device).replaceAll("-", " ") })}`;
  return MOVED.get(withoutSlash(path));
}

interface Shown {
  readonly route: Route;
  /** Empty for a path without a parameter. */
  readonly id: string;
}

export function pageAt(routes: readonly Route[], path: string): Shown {
  const wanted = MOVED.get(withoutSlash(path)) ?? withoutSlash(path);
  for (const route of routes) {
    if (route.path === wanted) return { route, id: "" };
    const [, parent, parameter] = /^(.*\/)(:id|\*)$/.exec(route.path) ?? [];
    const rest =
      parent !== undefined && wanted.startsWith(parent) ? wanted.slice(parent.length) : "";
    if (rest !== "" && (parameter === "*" || !rest.includes("/")))
      return { route, id: rest.split("/").map(idOf).join("/") };
  }
  return { route: NOT_FOUND, id: "" };
}

function Pages({ routes }: Pick<Props, "routes">): ReactNode {
  const [path] = useLocation();
  const [visit, setVisit] = useState({ path, count: 0 });
  if (path !== visit.path) setVisit({ path, count: visit.count + 1 });
  const target = movedTo(path);
  if (target !== undefined) return <Redirect to={target + searched()} replace />;
  return (
    <Moved value={visit.count > 0}>
      <PageView {...pageAt(routes, path)} visit={visit.count} />
    </Moved>
  );
}

/** All models share one panel, so each visit loads it anew. */
export const versionOf = ({ isModel }: Route, visit: number): number | undefined =>
  isModel ? visit : undefined;

interface PageProps extends Shown {
  readonly visit: number;
}

/** A page: its heading is shown at once, with loading and error states. */
function PageView({ route, id, visit }: PageProps): ReactNode {
  const [shown, setShown] = useState(visit);
  const onSettled = useCallback(() => {
    setShown(visit);
    // Tests and measurements wait for it.
    document.getElementById("root")!.dataset["live"] = "";
  }, [visit]);
  return (
    <main
      id={CONTENT}
      tabIndex={-1}
      aria-busy={shown !== visit}
      className={route.isModel ? "reading model" : "reading"}
    >
      {route.parent !== undefined && (
        <p className="small above">
          <Link href={route.parent.path}>All {route.parent.many}</Link>
        </p>
      )}
      <PageHead title={route.title(id)} />
      <Boundary part="This page" resetOn={visit}>
        <Later
          what="This page"
          load={route.load}
          of={id}
          version={versionOf(route, visit)}
          focus={() => document.querySelector<HTMLElement>(`#${CONTENT} h1`)}
          onSettled={onSettled}
        >
          {(page) => <Content {...page} />}
        </Later>
      </Boundary>
    </main>
  );
}

function Content({ description, content }: Page): ReactNode {
  useDescription(description);
  // These sections of a model are hydrated later.
  useHydrated("main [inert]:not(.way *, #files *)");
  return content;
}

/** A link scrolls to the top of a page; going back restores the position, which the browser stores. */
function fromTheTop<A extends readonly unknown[]>(navigate: (...to: A) => void, ...to: A): void {
  navigate(...to);
  scrollTo(0, 0);
}
