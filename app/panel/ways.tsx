// The choice between the ways to use a model, and the section of each. Only the chosen one is shown; without scripts all are.
import { type MouseEvent, type ReactNode, Suspense, use, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { isPrerendered } from "../browser/prerendered.ts";
import { idle } from "../browser/scheduling.ts";
import { Boundary } from "../ui/boundary.tsx";
import { LOADING } from "../ui/later.tsx";
import { useIds } from "./parts/host-context.ts";
import type { PanelStore } from "./data/store.ts";
import { useActions, usePanelState, usePanelStore } from "./parts/use-panel.ts";
import type { Way, WayFact } from "../models/ways.ts";
import { wayOf, waysOf } from "./data/way.ts";

/** The name of each way, the title of its section, and the id of that, as in older links. */
const NAMES: Readonly<Record<Way, readonly [label: string, title: string, section: string]>> = {
  api: ["API", "Use the API", "call"],
  app: ["App", "Run it with an app", "app"],
  library: ["Library", "Load it with a library", "load"],
  agent: ["Agent", "Use it in an agent", "agent"],
};

export function Ways(): ReactNode {
  const ways = usePanelState(useShallow((state) => waysOf(state).map(written)));
  const shown = usePanelState(wayOf);
  const usualWay = usePanelState((state) => wayOf({ ...state, use: "" }));
  const { choose } = useActions();
  const idOf = useIds();
  const select = (event: MouseEvent, way: Way): void => {
    event.preventDefault();
    choose({ use: way === usualWay ? "" : way });
  };
  return (
    <nav className="box edged uses" aria-label="Ways to use it">
      {ways.map(read).map(({ id, fact }) => (
        <a
          key={id}
          href={`#${idOf(NAMES[id][2])}`}
          aria-current={id === shown || undefined}
          onClick={(event) => select(event, id)}
        >
          <strong>{NAMES[id][0]}</strong> <span className="note">{fact}</span>
        </a>
      ))}
    </nav>
  );
}

// As texts, equal ways are the same at each render.
const written = ({ id, fact }: WayFact): string => `${id} ${fact}`;
const read = (text: string): WayFact => {
  const [, id, fact = ""] = /^(\w+) (.*)$/s.exec(text)!;
  return { id: id as Way, fact };
};

interface SectionProps {
  readonly way: Way;
  /** Its name, if it fails. */
  readonly part: string;
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** The section of a way; it is loaded when it is chosen. */
export function WaySection({ way, part, before, children }: SectionProps): ReactNode {
  const isShown = usePanelState((state) => wayOf(state) === way);
  const model = usePanelState((state) => state.model);
  const store = usePanelStore();
  const idOf = useIds();
  const [, heading, id] = NAMES[way];
  const title = `${id}-title`;
  const [waits] = useState(() => isPrerendered() && !isShown);
  return (
    <section
      className={`stack part way${way === "api" ? " call" : ""}`}
      id={idOf(id)}
      aria-labelledby={idOf(title)}
      data-shown={isShown || undefined}
    >
      <h2 className="unseen" id={idOf(title)}>
        {heading}
      </h2>
      {/* What is not shown needs no plugins, and a prerendered page has its content already. */}
      {(isShown || waits || globalThis.document === undefined) && (
        <Suspense fallback={LOADING}>
          <Shown whenShown={waits ? whenShown(store, way) : undefined}>
            {before}
            <Boundary part={part} resetOn={model}>
              {children}
            </Boundary>
          </Shown>
        </Suspense>
      )}
    </section>
  );
}

interface ShownProps extends Pick<SectionProps, "children"> {
  readonly whenShown: Promise<void> | undefined;
}

function Shown({ whenShown: when, children }: ShownProps): ReactNode {
  if (when !== undefined) use(when);
  // One element: of several, hydration keeps only the first until the rest is loaded.
  return <div className="stack shown">{children}</div>;
}

const waiting = new WeakMap<PanelStore, Map<Way, Promise<void>>>();

/** Resolves when the way is shown, in a task of its own. */
function whenShown(store: PanelStore, way: Way): Promise<void> {
  const all = waiting.get(store) ?? new Map<Way, Promise<void>>();
  waiting.set(store, all);
  const known = all.get(way);
  if (known !== undefined) return known;
  const shown = new Promise<void>((done) => {
    const stop = store.subscribe((state) => {
      if (wayOf(state) !== way) return;
      stop();
      done();
    });
  }).then(idle);
  all.set(way, shown);
  return shown;
}
