// A second witness in addition to the contract: all clients must send the same request as the best-known client.
import type { RunCase } from "#plugins/kit/testing/running/run/case";
import { isMap, same, type Seen } from "#plugins/kit/testing/running/service/received";

export interface KnownDifference {
  /** The task and the provider as `task | provider`; `*` matches any. */
  readonly cell: string;
  /** The path of the difference, e.g. `body.stream`, including everything below it. */
  readonly at: string;
  readonly why: string;
}

/** Compares requests with those of a client; one of the known differences that does not occur is a fault. */
export class Witness {
  readonly client: string;
  readonly known: readonly KnownDifference[];
  readonly #calls = new Map<string, Map<string, Seen>>();

  constructor(client: string, known: readonly KnownDifference[]) {
    this.client = client;
    this.known = known;
  }

  note(runCase: RunCase, seen: readonly Seen[]): void {
    const request = seen.find(({ method }) => method === "POST");
    if (request === undefined || runCase.injected !== undefined) return;
    // Clients of one cell may have been called with other parameters.
    const cell = runCase.name.slice(0, runCase.name.lastIndexOf(" | "));
    const key = `${cell} | ${JSON.stringify(runCase.parameters)}`;
    const call = this.#calls.get(key) ?? new Map<string, Seen>();
    this.#calls.set(key, call.set(runCase.client, request));
  }

  /** `wires` are the clients whose snippets contain the request itself. */
  report(wires: ReadonlySet<string>, isWhole: boolean): { compared: number; faults: string[] } {
    const { client, known } = this;
    const used = new Set<KnownDifference>();
    const faults: string[] = [];
    let compared = 0;
    for (const [key, call] of this.#calls) {
      const wanted = call.get(client);
      // Another SDK has its own requests, which the contract checks.
      const others = [...call].filter(([other]) => other !== client && wires.has(other));
      for (const [other, seen] of wanted === undefined ? [] : others) {
        compared += 1;
        const lines = same(shown(wanted!), shown(seen), "").filter((line) => {
          const excuse = known.find((difference) => excuses(difference, key, line));
          if (excuse !== undefined) used.add(excuse);
          return excuse === undefined;
        });
        const message = `${key}: ${other} sends a different request from ${client}: `;
        if (lines.length > 0) faults.push(message + lines.join("; "));
      }
    }
    if (!isWhole) return { compared, faults };
    if (compared === 0)
      faults.push(
        `No request was compared with one of ${client}. Run a client whose snippets contain the request.`,
      );
    for (const { at, cell } of known.filter((difference) => !used.has(difference)))
      faults.push(`The difference "${at}" of ${cell} is known, but was not found. Remove it.`);
    return { compared, faults };
  }
}

/** The part of a request that determines its effect and its account. */
function shown({ method, url, headers, content, body }: Seen): object {
  const query = Object.fromEntries(new URL(url).searchParams);
  const { authorization, "x-hf-bill-to": billTo, prefer, "x-key": key } = headers;
  // Without the field, the response is also not streamed.
  const { stream, ...rest } = isMap(body) ? body : {};
  return {
    method,
    url: url.split("?")[0]!,
    query,
    headers: { authorization, billTo, prefer, key },
    content,
    body: isMap(body) && stream !== true ? rest : body,
  };
}

// Each line begins with the path, e.g. `.body.input: …`.
function excuses({ cell, at }: KnownDifference, key: string, line: string): boolean {
  const [task, provider] = cell.split(" | ");
  const [asTask = "", requested] = key.split(" | ");
  const isCell =
    (task === "*" || task === asTask.split(" as ").at(-1)) &&
    (provider === "*" || provider === requested);
  const where = line.slice(1).split(/:| \(/)[0]!;
  return isCell && (where === at || where.startsWith(`${at}.`) || where.startsWith(`${at}[`));
}
