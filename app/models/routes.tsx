// The list of models as the frame knows it: its heading; the records and the search come when it opens.
import type { ReactNode } from "react";
import { LazyPage } from "../reading/lazy-page.tsx";
import type { PanelStore } from "../panel/state/store.ts";
import { useThisStore } from "../panel/state/use-panel.ts";

/** The list of all models that are here. */
export function ModelListRoute(): ReactNode {
  const store = useThisStore();
  return (
    <LazyPage
      title="Models"
      describe={() => "Search models by name, task, library, provider and quantization."}
      load={loadList}
      of={store}
    >
      {({ ModelList }) => <ModelList />}
    </LazyPage>
  );
}

async function loadList(store: PanelStore) {
  const [list, { loadModels }] = await Promise.all([
    import("./model-list.tsx"),
    import("./embedded.ts"),
  ]);
  store.actions.add(loadModels());
  return list;
}
