// Which clients and languages were asked for, by the names that the catalogue knows.
import type { Entry } from "hubsmith";
import * as code from "hubsmith/code";
import type { Wanted } from "./answer.ts";
import { aliasesOf } from "./catalogue.ts";
import { failure } from "./io.ts";
import { didYouMean, listed } from "./suggest.ts";

/** The entries to load, and what is wanted of them: a filter on clients is a hub with no other clients. */
export function choose(
  entries: readonly Entry[],
  names: { readonly client?: readonly string[]; readonly language?: readonly string[] },
): { readonly entries: readonly Entry[]; readonly wanted: Wanted } {
  const clients = entries.filter(({ kind }) => kind === "client");
  const languages =
    names.language && new Set(names.language.map((name) => languageOf(name, clients)));
  const named = names.client && new Set(names.client.flatMap((name) => clientsOf(name, clients)));
  const kept = clients.filter(
    (entry) =>
      (languages?.has(String(entry.manifest["language"])) ?? true) && (named?.has(entry) ?? true),
  );
  if (named !== undefined && kept.length === 0)
    throw failure(
      `No client ${listed(names.client!)} is there for ${listed(names.language!)}. Leave out --language or --client.`,
    );
  return {
    entries: entries.filter(
      (entry) =>
        entry.kind !== "quantization" &&
        (entry.kind !== "client" || kept.includes(entry)) &&
        (entry.kind !== "library" || named === undefined),
    ),
    wanted: { load: named === undefined, ...(languages === undefined ? {} : { languages }) },
  };
}

function languageOf(name: string, clients: readonly Entry[]): string {
  const tags = Object.values(code).flatMap((one) =>
    typeof one === "function" && "language" in one ? [one.language] : [],
  );
  const known = [
    ...new Set([...clients.map(({ manifest }) => String(manifest["language"])), ...tags]),
  ];
  const found = known.find((one) => one === name.toLowerCase());
  if (found !== undefined) return found;
  throw failure(
    `--language: no snippet is written in "${name}".${didYouMean(name, known)} Languages: ${known.join(", ")}.`,
  );
}

function clientsOf(name: string, clients: readonly Entry[]): readonly Entry[] {
  const namesOf = ({ manifest }: Entry): readonly string[] =>
    [manifest.id, ...aliasesOf(manifest)].flatMap((id) => [id, id.slice(id.indexOf("/") + 1)]);
  const found = clients.filter((entry) =>
    namesOf(entry).some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  if (found.length > 0) return found;
  const ids = clients.map(({ manifest }) => manifest.id);
  throw failure(
    `--client: no client "${name}" is known.${didYouMean(name, clients.flatMap(namesOf))} Clients: ${ids.join(", ")}.`,
  );
}
