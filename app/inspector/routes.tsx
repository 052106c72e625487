// The route of the inspector: its heading; the rest is loaded when it opens.
import type { ReactNode } from "react";
import { LazyPage } from "../routing/lazy-page.tsx";

/** The page of all plugins. */
export function InspectorRoute(): ReactNode {
  return (
    <LazyPage
      title="Plugins"
      describe={() => "All registered plugins, and a check that they load without conflicts."}
      load={loadInspector}
      of="plugins"
    >
      {({ InspectorPage }) => <InspectorPage />}
    </LazyPage>
  );
}

const loadInspector = () => import("./inspector-page.tsx");
