// Running the model on the user's computer: first the libraries of the record, then all apps, after a click.
import { type ReactNode, Suspense, use, useRef, useState } from "react";
import { useIds } from "../host-context.ts";
import { Library } from "./library.tsx";
import { panelOf } from "../panel-data.ts";
import type { PanelStore } from "../store.ts";
import { usePanelState, usePanelStore } from "../use-panel.ts";
import { hubUrl } from "../../routing/hub-url.ts";
import { isPrerendered, whenUsed } from "../../routing/prerendered.ts";
import { Absences } from "../../ui/absences.tsx";
import { Boundary } from "../../ui/boundary.tsx";
import { Later, LOADING } from "../../ui/later.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

export function LoadSection({ file }: { readonly file: ReactNode }): ReactNode {
  const idOf = useIds();
  const store = usePanelStore();
  const [isWanted, want] = useState(false);
  const isOpen = usePanelState(({ app }) => app !== "") || isWanted;
  const title = useRef<HTMLHeadingElement>(null);
  useHydrated("#load > .main > p > [inert]");
  // A prerendered page already shows the libraries, and their code is a sixth of all.
  const [used] = useState(() => (isPrerendered() ? whenUsed() : undefined));
  const open = (): void => {
    want(true);
    // The button goes, and would take the focus with it.
    title.current!.focus();
  };
  return (
    <section className="stack part" id={idOf("load")} aria-labelledby={idOf("load-title")}>
      <h2 ref={title} id={idOf("load-title")} tabIndex={-1}>
        Run locally
      </h2>
      <div className="stack main">
        {file}
        {isOpen ? (
          <Later what="The list of apps" load={loadChooser} of={store}>
            {({ Chooser }) => <Chooser />}
          </Later>
        ) : (
          <>
            <p>
              <button type="button" className="button" onClick={open}>
                Run it with an app or a server
              </button>
            </p>
            <Suspense fallback={LOADING}>
              <Libraries used={used} />
            </Suspense>
          </>
        )}
      </div>
    </section>
  );
}

async function loadChooser(store: PanelStore) {
  const [chooser] = await Promise.all([
    import("../local/chooser.tsx"),
    store.loadingOf("apps"),
    store.loadingOf("libraries"),
  ]);
  return chooser;
}

function Libraries({ used }: { readonly used: Promise<void> | undefined }): ReactNode {
  const { libraries, notOffered } = usePanelState((state) => panelOf(state).load);
  const model = usePanelState((state) => state.model.id);
  const { loadingOf } = usePanelStore();
  useHydrated("#load [inert]");
  if (used !== undefined) use(used);
  const loading = loadingOf("libraries");
  if (loading !== undefined) return use(loading);
  return (
    // One element: of several, hydration keeps only the first until the rest is loaded.
    <div className="stack">
      {libraries.map((library) => (
        <Boundary key={library.id} part={library.label} resetOn={library}>
          <Library library={library} />
        </Boundary>
      ))}
      <Absences reasons={notOffered} />
      {notOffered.length > 0 && (
        <p>
          <a href={hubUrl("models", model)} rel="noreferrer">
            {model} on the Hub
          </a>
        </p>
      )}
    </div>
  );
}
