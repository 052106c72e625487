// The routes of libraries: their headings; the rest is loaded when one of them opens.
import type { Entry } from "hubsmith";
import { type ReactNode, useMemo } from "react";
import { ItemRoute } from "../routing/item-route.tsx";
import { LazyPage } from "../routing/lazy-page.tsx";
import { LIBRARIES, shownIn } from "../routing/places.ts";
import { type Host, useEntries, useHost } from "../stores/host.ts";

/** The list of all libraries. */
export function LibraryListRoute(): ReactNode {
  const libraries = useLibraries();
  return (
    <LazyPage
      title={LIBRARIES.title}
      describe={() => "Libraries that load models on your machine."}
      load={loadList}
      of={useHost()}
    >
      {({ LibraryList }) => <LibraryList libraries={libraries} />}
    </LazyPage>
  );
}

/** The page of a library, or of an unknown id. */
export function LibraryRoute({ step }: { readonly step: string }): ReactNode {
  const host = useHost();
  const load = useMemo(() => loaderFor(host), [host]);
  return (
    <ItemRoute
      place={LIBRARIES}
      step={step}
      items={useLibraries()}
      load={load}
      describe={({ label }) =>
        `${label}: installation, a program that loads a model, and counted downloads.`
      }
    >
      {(_, { LibraryView, ...loaded }) => <LibraryView {...loaded} />}
    </ItemRoute>
  );
}

function useLibraries(): readonly Entry<"library">[] {
  const entries = useEntries();
  return useMemo(() => shownIn(entries, "library"), [entries]);
}

const loadList = () => import("./library-list.tsx");

const loaderFor =
  ({ models }: Host) =>
  async (entry: Entry<"library">) => {
    const [{ LibraryView, readLibrary, proofOf }, { default: plugin }] = await Promise.all([
      import("./library-page.tsx"),
      entry.load(),
      models.complete(),
    ]);
    return { LibraryView, ...readLibrary(entry.id, plugin), proof: await proofOf(entry.id) };
  };
