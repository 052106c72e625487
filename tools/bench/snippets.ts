// How long one inference snippet takes, beside the incumbent, over all cells that both offer.
import { createHub, type Hub, type Plugin } from "hubsmith";
import { alternate, medianOf } from "./alternate.ts";
import { type Cell, cellsOf, check } from "./cells.ts";

/** What one cell took a snippet, in microseconds of CPU time, and how many times longer the incumbent takes. */
export interface CellTime {
  readonly cell: Cell;
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
}

/** Measures every cell. Throws where a side did not do the work. */
export function snippetTimes(
  plugins: readonly Plugin[],
  pace: { readonly rounds: number; readonly millis: number },
  only = "",
): readonly CellTime[] {
  const hub = createHub(plugins);
  return cellsOf(hub)
    .filter(({ name }) => name.includes(only))
    .map((cell) => {
      const own = withClients(hub, cell.clients);
      check(cell, own);
      const [ours, theirs] = alternate(
        [(key) => cell.ours(own, key).length, (key) => cell.theirs(key).length],
        pace,
      );
      return {
        cell,
        ours: ours!.median,
        theirs: theirs!.median,
        ratio: theirs!.median / ours!.median,
      };
    });
}

// Only the clients that both sides print, so that both do the same.
const hubs = new Map<string, Hub>();
function withClients(hub: Hub, ids: readonly string[]): Hub {
  const key = ids.join();
  const known = hubs.get(key);
  if (known !== undefined) return known;
  const others = [...hub.tasks.list, ...hub.providers.list];
  const made = createHub([...others, ...hub.clients.list.filter(({ id }) => ids.includes(id))]);
  hubs.set(key, made);
  return made;
}

/** The median of the ratios of some cells. */
export const ratioOf = (times: readonly CellTime[]): number =>
  medianOf(times.map(({ ratio }) => ratio));
