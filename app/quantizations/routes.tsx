// The route of the quantizations: its heading; the rest is loaded when it opens.
import type { Entry } from "hubsmith";
import { type ReactNode, useMemo } from "react";
import { LazyPage } from "../routing/lazy-page.tsx";
import { QUANTIZATIONS, shownIn } from "../routing/places.ts";
import { useEntries } from "../stores/host.ts";

/** The page of all quantizations. */
export function QuantizationsRoute(): ReactNode {
  const all = useEntries();
  const entries = useMemo(() => shownIn(all, "quantization"), [all]);
  return (
    <LazyPage
      title={QUANTIZATIONS.title}
      describe={() => "Formats that store weights in fewer bits: their bits, codes and file sizes."}
      load={loadAll}
      of={entries}
    >
      {({ QuantizationsPage, hub, lost }) => <QuantizationsPage hub={hub} lost={lost} />}
    </LazyPage>
  );
}

async function loadAll(entries: readonly Entry<"quantization">[]) {
  const [{ QuantizationsPage }, { loadFormats }] = await Promise.all([
    import("./page.tsx"),
    import("./load-formats.ts"),
  ]);
  return { QuantizationsPage, ...(await loadFormats(entries)) };
}
