// The route of the first page: its heading; the catalogue and the search are loaded when it opens.
import type { ReactNode } from "react";
import { LazyPage } from "../routing/lazy-page.tsx";
import { type Host, useHost } from "../stores/host.ts";

/** The list of all models. */
export function HomeRoute(): ReactNode {
  const host = useHost();
  return (
    <LazyPage
      title="Models"
      describe={() => "Search models by name, task, library, provider and quantization."}
      load={loadHome}
      of={host}
    >
      {({ Home }) => <Home />}
    </LazyPage>
  );
}

async function loadHome({ models }: Host) {
  const [home] = await Promise.all([import("./home.tsx"), models.restore()]);
  return home;
}
