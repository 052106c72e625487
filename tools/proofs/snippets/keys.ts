// The keys of cases and of programs: hashes of all that decides whether one passes.
import { readdirSync } from "node:fs";
import type { Plugin } from "hubsmith";
import { isPolicy } from "#core/kinds/provider";
import type { Case } from "#plugins/kit/testing/running/run/case";
import type { RunOptions } from "#plugins/kit/testing/running/run/options";
import { harnessOf, hashesOf, keyOf, packageKeys, sourcesOf } from "../../support/proven.ts";

export interface Keys {
  /** The key of a case: its program, its surroundings, its mock, and what judges it. */
  ofCase(runCase: Case): string;
  /** The key of the programs of a client: the texts, and what checks them. */
  ofPrograms(client: string, texts: readonly string[]): string;
}

const contracts = (): readonly string[] =>
  ["plugins/providers", "plugins/tasks"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".contract.ts"))
      .map((name) => `${folder}/${name}`),
  );

export async function keysOf(
  clients: readonly Plugin<"client">[],
  { stateless = {}, statusOnly = [] }: Pick<RunOptions, "stateless" | "statusOnly">,
): Promise<Keys> {
  const [harness, checkers, services] = await Promise.all([
    harnessOf("plugins/kit/testing/running/run/run-one.ts"),
    sourcesOf(
      ["tools/proofs/snippets/static/index.ts", "tools/support/formatters.ts"],
      ["tools/proofs/snippets/requirements.txt", "tools/proofs/snippets/static/excuses.tsv"],
      {
        packages: [
          "pyright",
          "@types/node",
          "web-tree-sitter",
          "@repomix/tree-sitter-wasms",
          "tree-sitter-powershell",
        ],
      },
    ),
    hashesOf(contracts()),
  ]);
  const served = (folder: string, id: string | undefined): string | undefined =>
    services.get(`plugins/${folder}/${id}.contract.ts`);
  const packages = packageKeys(clients);
  return {
    ofCase: (runCase) => {
      const { client, content, env, files, injected, isWire, kind, language, options } = runCase;
      const { known, requested, task } = runCase.trial;
      const routers = known.hub.providers.list.filter(isPolicy).map(({ id }) => id);
      return keyOf(
        harness,
        [...routers, requested.id, runCase.server].map((id) => served("providers", id)),
        served("tasks", task.id),
        packages.get(client),
        { client, content, env, files, injected, isWire, kind, language, options },
        runCase.setup,
        requested.role,
        task.hubServers,
        stateless[client],
        statusOnly.includes(client),
      );
    },
    ofPrograms: (client, texts) => keyOf(checkers, client, packages.get(client), texts.toSorted()),
  };
}
