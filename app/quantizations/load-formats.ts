// The plugins of quantizations as a hub of their own, and what of them did not come.
import { createHub, type Diagnostic, type Entry, type Hub, loadPlugins } from "hubsmith";

/** The formats that are here. */
export interface Formats {
  readonly hub: Hub;
  readonly lost: readonly Diagnostic[];
}

/** Loads them; fails where none comes, so that it can be tried again. One that is lost takes only its own part away. */
export async function loadFormats(entries: readonly Entry<"quantization">[]): Promise<Formats> {
  const { plugins, diagnostics } = await loadPlugins(entries);
  if (plugins.length === 0 && diagnostics.length > 0) throw new Error(diagnostics[0]!.message);
  const hub = createHub(plugins);
  return { hub, lost: [...diagnostics, ...hub.diagnostics] };
}
