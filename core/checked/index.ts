// Entry "./checked": hubs that validate third-party plugins.
import { createHubWith, type Hub, type HubOptions } from "../hub/hub.ts";
import { validate } from "./validate.ts";

/**
 * Creates a hub like `createHub` of `hubsmith`, and validates each plugin first. An invalid plugin is left out and reported
 * in `diagnostics`. If a function of a plugin returns an invalid value, only the snippets of that plugin are left out.
 * @public
 */
export function createCheckedHub(plugins: readonly unknown[], options: HubOptions = {}): Hub {
  return createHubWith(validate, plugins, options);
}

export { pluginsFromModule } from "./modules.ts";
