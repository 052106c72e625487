// Entry "./checked": hubs that check plugins of third parties when they are added, and what their functions return.
import { type Accept, createHubWith, type Hub, type HubOptions } from "../hub/create-hub.ts";
import { validate } from "./validate.ts";

const accept: Accept = (candidate) => {
  const result = validate(candidate);
  return "fault" in result ? result.fault : result.plugin;
};

/**
 * Creates a hub as `createHub` of `hubsmith` does, and checks each plugin first: an invalid one is left out and reported in
 * `diagnostics`, and a function that returns a wrong value costs its own snippets only.
 * @public
 */
export function createHub(plugins: readonly unknown[], options: HubOptions = {}): Hub {
  return createHubWith(accept, plugins, options);
}
