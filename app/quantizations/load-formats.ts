// The quantization plugins in their own hub, and those that did not load.
import { createHub, type Diagnostic, type Entry, type Hub, loadPlugins } from "hubsmith";

/** The loaded formats. */
export interface Formats {
  readonly hub: Hub;
  readonly lost: readonly Diagnostic[];
}

/** Loads them; fails if none loads, so that it can be retried. A failed plugin loses only its own part. */
export async function loadFormats(entries: readonly Entry<"quantization">[]): Promise<Formats> {
  const { plugins, diagnostics } = await loadPlugins(entries);
  if (plugins.length === 0 && diagnostics.length > 0) throw new Error(diagnostics[0]!.message);
  const hub = createHub(plugins);
  return { hub, lost: [...diagnostics, ...hub.diagnostics] };
}
