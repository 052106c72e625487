// The route of the formats: its heading; the rest is loaded when it opens.
import { createHub, type Entry, loadPlugins } from "hubsmith";
import { type ReactNode, useMemo } from "react";
import { LazyPage } from "../routing/lazy-page.tsx";
import { FORMATS, shownIn } from "../routing/places.ts";
import { useEntries } from "../stores/host.ts";

/** The page of all formats. */
export function FormatsRoute(): ReactNode {
  const all = useEntries();
  const entries = useMemo(() => shownIn(all, "quantization"), [all]);
  return (
    <LazyPage
      title={FORMATS.title}
      describe={() => "Which format of a model fits into your memory: size, bits and quality."}
      load={loadAll}
      of={entries}
    >
      {({ FormatsPage, hub, lost }) => <FormatsPage hub={hub} lost={lost} />}
    </LazyPage>
  );
}

// A failed plugin loses only its own part.
async function loadAll(entries: readonly Entry<"quantization">[]) {
  const [{ FormatsPage }, { plugins, diagnostics }] = await Promise.all([
    import("./page.tsx"),
    loadPlugins(entries),
  ]);
  if (plugins.length === 0 && diagnostics.length > 0) throw new Error(diagnostics[0]!.message);
  const hub = createHub(plugins);
  return { FormatsPage, hub, lost: [...diagnostics, ...hub.diagnostics] };
}
