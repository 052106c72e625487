// A page needs few plugins of many: those its model names, the provider it shows, and all clients.
import type { Entry } from "../hub/manifest.ts";
import type { Model } from "../model/model.ts";

/** The entries that the usage panel of a model needs; load these and no others. @public */
export function neededEntries(
  entries: readonly Entry[],
  model: Model,
  providers: readonly string[] = [],
): readonly Entry[] {
  const names = new Set(
    [model.library_name ?? "", ...model.tags].map((name) => name.toLowerCase()),
  );
  return entries.filter(({ kind, manifest }) => {
    const aliases = Array.isArray(manifest["aliases"])
      ? (manifest["aliases"] as readonly string[])
      : [];
    const ids = [manifest.id, ...aliases];
    if (kind === "client") return true;
    if (kind === "task") return ids.includes(model.pipeline_tag ?? "");
    if (kind === "provider") return ids.some((id) => providers.includes(id));
    return kind === "library" && ids.some((id) => names.has(id.toLowerCase()));
  });
}
