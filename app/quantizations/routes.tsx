// The page of quantizations as the frame knows it: its heading; all else comes when it opens.
import { createHub, type Entry, loadPlugins } from "hubsmith";
import { type ReactNode, useMemo } from "react";
import { LazyPage } from "../reading/lazy-page.tsx";
import { QUANTIZATIONS, shownIn } from "../reading/places.ts";
import { useEntries } from "../stores/host.ts";

/** The page of all quantizations. */
export function QuantizationsRoute(): ReactNode {
  const all = useEntries();
  const entries = useMemo(() => shownIn(all, "quantization"), [all]);
  return (
    <LazyPage
      title={QUANTIZATIONS.title}
      describe={() =>
        "How the weights of models are stored in fewer bits: formats, their bits and codes, and how large files become."
      }
      load={loadAll}
      of={entries}
    >
      {({ QuantizationsPage, hub, lost }) => <QuantizationsPage hub={hub} lost={lost} />}
    </LazyPage>
  );
}

async function loadAll(entries: readonly Entry<"quantization">[]) {
  const [{ QuantizationsPage }, { plugins, diagnostics }] = await Promise.all([
    import("./page.tsx"),
    loadPlugins(entries),
  ]);
  // One that does not come takes only its own part away, and a page without any can be tried again.
  if (plugins.length === 0 && diagnostics.length > 0) throw new Error(diagnostics[0]!.message);
  const hub = createHub(plugins);
  return { QuantizationsPage, hub, lost: [...diagnostics, ...hub.diagnostics] };
}
