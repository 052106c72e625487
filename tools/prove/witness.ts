// A second witness in addition to the contract: all clients must send the same request as the best-known client.
import type { RunCase } from "#core/testing/run/case";
import { isMap, same, type Seen } from "#core/testing/service/received";

export interface KnownDifference {
  /** The task and the provider as `task | provider`; `*` matches any. */
  readonly cell: string;
  /** The path of the difference, e.g. `body.stream`, including everything below it. */
  readonly at: string;
  readonly why: string;
}

interface WitnessOptions {
  readonly client: string;
  /** The known differences; one that does not occur is a fault. */
  readonly known: readonly KnownDifference[];
}

/** The number of requests that were compared with those of the witness, and the cells in which they differ. */
interface WitnessReport {
  readonly compared: number;
  readonly faults: readonly string[];
}

interface Witness {
  note(one: RunCase, seen: readonly Seen[]): void;
  /** `wires` are the clients whose snippets contain the request itself. */
  report(wires: ReadonlySet<string>, isWhole: boolean): WitnessReport;
}

export function createWitness({ client, known }: WitnessOptions): Witness {
  const calls = new Map<string, Map<string, Seen>>();
  return {
    note(one, seen) {
      const [asked] = seen.filter(({ method }) => method === "POST");
      if (asked === undefined || one.mishap !== undefined) return;
      // Clients of one cell may have been called with other parameters.
      const cell = one.name.slice(0, one.name.lastIndexOf(" | "));
      const key = `${cell} | ${JSON.stringify(one.parameters)}`;
      const call = calls.get(key) ?? new Map<string, Seen>();
      calls.set(key, call.set(one.client, asked));
    },
    report(wires, isWhole) {
      const used = new Set<KnownDifference>();
      const faults: string[] = [];
      let compared = 0;
      for (const [key, call] of calls) {
        const wanted = call.get(client);
        if (wanted === undefined) continue;
        for (const [other, seen] of call) {
          // Another SDK has its own requests, which the contract checks.
          if (other === client || !wires.has(other)) continue;
          compared += 1;
          const lines = same(shown(wanted), shown(seen), "").filter((line) => {
            const excuse = known.find((one) => excuses(one, key, line));
            if (excuse !== undefined) used.add(excuse);
            return excuse === undefined;
          });
          if (lines.length > 0)
            faults.push(
              `${key}: ${other} sends another request than ${client}: ${lines.join("; ")}`,
            );
        }
      }
      if (isWhole && compared === 0)
        faults.push(
          `No request was compared with one of ${client}. Run a client that shows its own.`,
        );
      const idle = known.filter((one) => isWhole && !used.has(one));
      faults.push(
        ...idle.map(
          ({ cell, at }) =>
            `The difference "${at}" of ${cell} is known, and is not there. Leave it out.`,
        ),
      );
      return { compared, faults };
    },
  };
}

const placeOf = ({ url }: Seen): string => url.split("?")[0]!;

/** The part of a request that decides what is done, and for whom. */
function shown(seen: Seen): object {
  const { method, url, headers, content, body } = seen;
  const query = Object.fromEntries(new URL(url).searchParams);
  const { authorization, "x-hf-bill-to": billTo, prefer, "x-key": key } = headers;
  // Without the field, the response is also not streamed.
  const { stream, ...rest } = isMap(body) ? body : {};
  const said = isMap(body) ? (stream === true ? { ...rest, stream } : rest) : body;
  return {
    method,
    url: placeOf(seen),
    query,
    headers: { authorization, billTo, prefer, key },
    content,
    body: said,
  };
}

// Each line begins with the path, e.g. `.body.input: …`.
function excuses({ cell, at }: KnownDifference, key: string, line: string): boolean {
  const [task, provider] = cell.split(" | ");
  const [asTask = "", asked] = key.split(" | ");
  const isCell =
    (task === "*" || task === asTask.split(" as ").at(-1)) &&
    (provider === "*" || provider === asked);
  const where = line.slice(1).split(/:| \(/)[0]!;
  return isCell && (where === at || where.startsWith(`${at}.`) || where.startsWith(`${at}[`));
}
