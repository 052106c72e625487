// The cards of all plugins; a page that reads the list of one kind alone has no other kind in its bundle. Made by `npm run generate`; not to be edited.
import { allEntries } from "#core/hub/card";
import { taskEntries } from "./tasks/index.gen.ts";
import { libraryEntries } from "./libraries/index.gen.ts";
import { providerEntries } from "./providers/index.gen.ts";
import { clientEntries } from "./clients/index.gen.ts";
import { quantizationEntries } from "./quantizations/index.gen.ts";

export { taskEntries, libraryEntries, providerEntries, clientEntries, quantizationEntries };

type PluginEntry =
  | (typeof taskEntries)[number]
  | (typeof libraryEntries)[number]
  | (typeof providerEntries)[number]
  | (typeof clientEntries)[number]
  | (typeof quantizationEntries)[number];

/** The plugins of all kinds. @public */
export const entries: readonly PluginEntry[] = /* @__PURE__ */ allEntries<PluginEntry>(
  taskEntries,
  libraryEntries,
  providerEntries,
  clientEntries,
  quantizationEntries,
);
