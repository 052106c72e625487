// Entry "./checked": hubs that validate third-party plugins.
import { createHubWith, type Hub } from "../hub/hub.ts";
import { validate } from "./validate.ts";

/**
 * Creates a hub like `createHub` of `hubsmith`, and validates each plugin first. Use it for third-party plugins. An
 * invalid plugin is left out and reported in `diagnostics`. If a function of a plugin returns an invalid value, only
 * the snippets of that plugin are left out. Never throws.
 * @param plugins - Plugins, which may be in nested arrays.
 * @returns A frozen hub.
 * @example
 * ```ts
 * import { defineQuantization } from "hubsmith";
 * import { createCheckedHub } from "hubsmith/checked";
 *
 * const wrong = defineQuantization({ id: "No Id", label: "Halfling", sets: {}, preference: [] });
 * const hub = createCheckedHub([wrong]);
 * hub.quantizations.size; // → 0
 * hub.diagnostics.map(({ code }) => code); // → ["invalid-plugin"]
 * ```
 * @public
 */
export function createCheckedHub(plugins: readonly unknown[]): Hub {
  return createHubWith(validate, plugins);
}

export { type ModulePlugins, pluginsFromModule } from "./modules.ts";
