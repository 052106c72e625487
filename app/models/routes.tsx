// The route of the list of models: its heading; the records and the search are loaded when it opens.
import type { ReactNode } from "react";
import { LazyPage } from "../routing/lazy-page.tsx";
import { type Host, useHost } from "../stores/host.ts";

/** The list of all models. */
export function ModelListRoute(): ReactNode {
  const host = useHost();
  return (
    <LazyPage
      title="Models"
      describe={() => "Search models by name, task, library, provider and quantization."}
      load={loadList}
      of={host}
    >
      {({ ModelList }) => <ModelList />}
    </LazyPage>
  );
}

async function loadList({ models }: Host) {
  const [list] = await Promise.all([import("./model-list.tsx"), models.complete()]);
  return list;
}
