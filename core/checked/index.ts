// Entry "./checked": hubs that validate plugins of third parties.
import { type Accept, createHubWith, type Hub, type HubOptions } from "../hub/hub.ts";
import { validate } from "./validate.ts";

const accept: Accept = (candidate) => {
  const result = validate(candidate);
  return "fault" in result ? result.fault : result.plugin;
};

/**
 * Creates a hub like `createHub` of `hubsmith`, and validates each plugin first. An invalid plugin is left out and reported
 * in `diagnostics`. If a function of a plugin returns an invalid value, only the snippets of that plugin are left out.
 * @public
 */
export function createHub(plugins: readonly unknown[], options: HubOptions = {}): Hub {
  return createHubWith(accept, plugins, options);
}

export { pluginsFromModule } from "./modules.ts";
