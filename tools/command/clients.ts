// Which clients and languages were asked for, by the names that the cards of the clients know.
import type { Entry } from "hubsmith";
import { registryOf } from "#core/hub/registry";
import { failure } from "./io.ts";
import type { Wanted } from "./output.ts";
import { didYouMean, listed } from "./suggest.ts";

/** The languages asked for. Libraries may print others than the clients do, so that a name is judged when all is said. */
export interface Languages {
  /** Is this one of them? */
  take(language: string): boolean;
  /** Those that snippets turned out to be in beside those of the clients, since it was asked last. */
  met(): readonly string[];
  /** A sentence for each that no client has, and that no snippet turned out to be in, here or where `met` were met. */
  unseen(met: readonly string[]): readonly string[];
}

type Client = Entry<"client">;

/** The entries to load, and what is wanted of them: a filter on clients is a hub with no other clients. */
export function choose(
  entries: readonly Entry[],
  names: { readonly client?: readonly string[]; readonly language?: readonly string[] },
): { readonly entries: readonly Entry[]; readonly wanted: Wanted } {
  const clients = registryOf(entries, "client").list;
  const languages = names.language && languagesOf(names.language, clients);
  const named = names.client && new Set(names.client.flatMap((name) => clientsOf(name, clients)));
  const kept = new Set<Entry>(
    clients.filter(
      (entry) => (languages?.take(entry.language.id) ?? true) && (named?.has(entry) ?? true),
    ),
  );
  if (named !== undefined && kept.size === 0)
    throw failure(
      `No client ${listed(names.client!)} is there for ${listed(names.language!)}. Leave out --language or --client.`,
    );
  return {
    entries: entries.filter(
      (entry) =>
        entry.kind !== "quantization" &&
        (entry.kind !== "client" || kept.has(entry)) &&
        (entry.kind !== "library" || named === undefined),
    ),
    wanted: { load: named === undefined, ...(languages === undefined ? {} : { languages }) },
  };
}

function languagesOf(names: readonly string[], clients: readonly Client[]): Languages {
  const known = new Map(
    clients.flatMap(({ language: { id, label } }) =>
      [id, label].map((name) => [name.toLowerCase(), id] as const),
    ),
  );
  const ids = [...new Set(known.values())];
  const wanted = new Map(
    names.map((name) => {
      const found = known.get(name.toLowerCase());
      const hint = found === undefined ? didYouMean(name, known.keys()) : "";
      // Names of a few letters are all alike, so that only a longer one is taken for a slip.
      if (hint !== "" && name.length > 3) throw failure(`--language: ${none(name)}${hint}`);
      return [found ?? name.toLowerCase(), name] as const;
    }),
  );
  const seen = new Set(ids);
  let told = seen.size;
  return {
    take: (language) => seen.add(language) && wanted.has(language),
    met: () => {
      const fresh = [...seen].slice(told);
      told = seen.size;
      return fresh;
    },
    unseen: (met) => {
      const all = new Set(met.length > 0 ? [...ids, ...met] : seen);
      return [...wanted]
        .filter(([id]) => !all.has(id))
        .map(([, name]) => `--language: ${none(name)} Languages: ${[...all].join(", ")}.`);
    },
  };
}

const none = (name: string): string => `no snippet is written in "${name}".`;

const isLanguage =
  (name: string) =>
  ({ id, label }: Client["language"]): boolean =>
    [id, label].some((one) => one.toLowerCase() === name.toLowerCase());

function clientsOf(name: string, clients: readonly Client[]): readonly Client[] {
  const namesOf = ({ id, aliases = [] }: Client): readonly string[] =>
    [id, ...aliases].flatMap((one) => [one, one.slice(one.indexOf("/") + 1)]);
  const found = clients.filter((entry) =>
    namesOf(entry).some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  if (found.length > 0) return found;
  const language = clients.map(({ language: one }) => one).find(isLanguage(name));
  if (language !== undefined)
    throw failure(
      `--client: no client "${name}" is known. Did you mean \`--language ${language.id}\`? Clients in it: ${clients
        .filter((one) => one.language.id === language.id)
        .map(({ id }) => id)
        .join(", ")}.`,
    );
  const ids = clients.map(({ id }) => id);
  throw failure(
    `--client: no client "${name}" is known.${didYouMean(name, clients.flatMap(namesOf))} Clients: ${ids.join(", ")}.`,
  );
}
