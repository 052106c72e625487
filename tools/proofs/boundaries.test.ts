// Each boundary rule catches a bad import, in a small test tree. The repository itself shows that good imports pass.
import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { sourceOf } from "../support/sources.ts";
import { temporary } from "../support/temporary.ts";

const BAD: readonly (readonly [rule: string, file: string, specifier: string, to?: string])[] = [
  ["resolves", "app/main.tsx", "./nowhere.ts", "./nowhere.ts"],
  ["no-cycle", "plugins/kit/libraries/table.ts", "../../libraries/timm.ts"],
  ["own-folder", "plugins/libraries/timm.ts", "../../core/index.ts"],
  ["own-folder", "app/main.tsx", "../core/index.ts"],
  ["core-alone", "core/index.ts", "node:fs"],
  ["core-alone", "core/index.ts", "react"],
  ["core-alone", "core/index.ts", "hubsmith/testing"],
  ["layers", "core/code/tag.ts", "../record/model.ts"],
  ["layers", "core/kinds/task.ts", "../hub/hub.ts"],
  ["layers", "core/hub/hub.ts", "../snippets/plan.ts"],
  ["layers", "core/hub/hub.ts", "../checked/index.ts"],
  ["plugins-public-api", "plugins/libraries/timm.ts", "react"],
  ["plugins-public-api", "plugins/libraries/timm.ts", "node:fs"],
  ["plugins-public-api", "plugins/libraries/timm.ts", "hubsmith/testing"],
  ["plugins-public-api", "plugins/libraries/timm.ts", "#core/hub/hub"],
  ["kit-in-kernel", "plugins/kit/clients/body.ts", "node:fs"],
  ["kit-in-kernel", "plugins/kit/catalog/a.ts", "hubsmith/checked"],
  ["kit-before-plugins", "plugins/kit/tasks/a.ts", "../../clients/js/fetch.ts"],
  ["kit-before-plugins", "plugins/kit/agents/agent.ts", "../../apps/ollama.ts"],
  ["languages-alone", "plugins/kit/code/python.ts", "hubsmith"],
  ["clients-alone", "plugins/kit/tasks/a.ts", "hubsmith/clients"],
  ["entry-alone", "plugins/kit/catalog/index.ts", "../../libraries/timm.ts"],
  ["contracts-public-api", "plugins/providers/together.contract.ts", "node:fs"],
  ["contracts-public-api", "plugins/providers/together.contract.ts", "hubsmith/testing"],
  ["plugins-not-indexed", "plugins/libraries/timm.ts", "hubsmith/plugins"],
  ["plugins-not-indexed", "plugins/providers/together.ts", "../index/tasks.ts"],
  ["contract-apart", "plugins/providers/together.ts", "../tasks/chat.contract.ts"],
  ["contract-apart", "plugins/libraries/timm.ts", "./timm.records.ts"],
  ["contract-apart", "app/main.tsx", "hubsmith/plugins/contracts"],
  ["contract-apart", "plugins/libraries/timm.ts", "hubsmith/contract"],
  ["page-apart", "plugins/tasks/chat.ts", "./chat.page.json"],
  ["page-apart", "plugins/kit/tasks/a.ts", "../../tasks/chat.page.json"],
  ["plugin-alone", "plugins/libraries/timm.ts", "../kit/providers/index.ts"],
  ["plugin-alone", "plugins/quantizations/gguf.ts", "../providers/together.ts"],
  ["plugin-alone", "plugins/providers/together.ts", "../tasks/chat.records.ts"],
  ["plugin-alone", "plugins/libraries/timm.ts", "./peft.ts"],
  ["client-alone", "plugins/clients/python/requests.ts", "../js/fetch.ts"],
  ["client-alone", "plugins/clients/js/fetch.ts", "../../kit/providers/index.ts"],
  ["client-alone", "plugins/clients/ts/fetch.ts", "../js/openai.ts"],
  ["task-alone", "plugins/tasks/image.ts", "./chat.records.ts"],
  ["task-alone", "plugins/tasks/image.ts", "../libraries/timm.ts"],
  ["app-one-door", "app/main.tsx", "hubsmith/plugins"],
  ["app-layers", "app/ui/table.tsx", "../panel/panel.tsx"],
  ["app-layers", "app/panel/data/call-data.ts", "../../ui/table.tsx"],
  ["app-layers", "app/pages/home/page.tsx", "../../routes.tsx"],
  ["app-apart", "models/records.ts", "#app/models/host"],
  ["app-apart", "tools/products/command/run.ts", "#app/panel/data/state"],
  ["app-in-browser", "app/main.tsx", "node:fs"],
  ["never-in-bundle", "app/main.tsx", "hubsmith/testing"],
  ["never-in-bundle", "app/plugins.ts", "../tools/writers/api/index.ts"],
  ["never-in-bundle", "app/main.tsx", "./testing/served.ts"],
  ["shipped-dependencies", "tools/products/hubsmith.ts", "hubsmith/testing", "playwright-core"],
  ["shipped-dependencies", "plugins/kit/testing/index.ts", "playwright-core"],
  ["tests-are-ends", "app/main.tsx", "../plugins/plugins.test.ts"],
];

/** The other halves of circles, of which one is reported. */
const BACK: typeof BAD = [["no-cycle", "plugins/libraries/timm.ts", "../kit/libraries/table.ts"]];

const { folder: tree, write } = temporary();

describe("in a tree with bad imports", () => {
  let allViolations: readonly Violation[] = [];
  beforeAll(() => {
    for (const file of ["package.json", "tsconfig.base.json", ".dependency-cruiser.mjs"])
      copyFileSync(file, `${tree}/${file}`);
    const entries = BAD.flatMap(([, , to]) => sourceOf(to) ?? []).map((path) =>
      relative(".", path),
    );
    const targets = BAD.filter(([, , to]) => to.startsWith(".") && to !== "./nowhere.ts");
    for (const file of [...entries, ...targets.map(([, from, to]) => join(dirname(from), to))])
      write(file, "export {};");
    const rows = [...BAD, ...BACK];
    for (const file of new Set(rows.map(([, from]) => from))) {
      const imports = rows.filter(([, from]) => from === file);
      // Even a circle of types is caught.
      const lines = imports.map(([rule, , to]) =>
        rule === "no-cycle" ? `import type {} from "${to}";` : `import "${to}";`,
      );
      write(file, lines.join("\n"));
    }
    allViolations = violations();
  });

  test.each(BAD)("%s: %s may not import %s", (name, file = "", specifier = "", to) => {
    const wanted = to ?? targetOf(file, specifier);
    const matches = allViolations.filter(({ rule, from }) => rule.name === name && from === file);
    const targets = matches.map((match) => match.to.replace(/.*node_modules\/([^/]+)\/.*/, "$1"));
    expect(targets).toContain(wanted);
  });
});

test("every rule catches something", async () => {
  const { default: config } = (await import(resolve(".dependency-cruiser.mjs"))) as {
    readonly default: { readonly forbidden: readonly { readonly name: string }[] };
  };
  const names = config.forbidden.map(({ name }) => name);
  expect(new Set(BAD.map(([rule]) => rule))).toEqual(new Set(names));
});

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

/** The file, or the package, as dependency-cruiser reports it. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith(".")) return join(dirname(file), specifier);
  const source = sourceOf(specifier, tree);
  return source === undefined ? specifier.replace("node:", "") : relative(tree, source);
}

function violations(): readonly Violation[] {
  const { stdout, stderr } = spawnSync(
    resolve("node_modules/.bin/depcruise"),
    ["--output-type", "json", "core", "plugins", "models", "app", "tools"],
    { cwd: tree, encoding: "utf8" },
  );
  if (!stdout.startsWith("{")) throw new Error(stdout + stderr);
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}
