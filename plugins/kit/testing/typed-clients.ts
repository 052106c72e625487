// The clients that print the programs of a client of JavaScript with types: what is proven of these is true of them.
import type { Plugin } from "hubsmith";

/** The ids of those among some plugins. */
export function typedClients(plugins: Iterable<unknown>): ReadonlySet<string> {
  const clients = ([...plugins] as readonly Plugin[]).filter(
    (plugin) => plugin["~hub"].kind === "client",
  );
  const ids = new Set(clients.map(({ id }) => id));
  return new Set([...ids].filter((id) => id.startsWith("ts/") && ids.has(id.replace("ts", "js"))));
}
