// Each boundary rule catches a bad import, in a small test tree.
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { PATHS, sourceOf } from "./sources.ts";
import { temporary } from "./temporary.ts";

const FILES: Readonly<Record<string, string>> = {
  "core/index.ts": "export {};",
  "core/base/issue.ts": "export {};",
  "core/code/tag.ts": "export {};",
  "core/record/model.ts": 'import "../base/issue.ts";',
  "core/http/task.ts": 'import "../record/model.ts";',
  "core/hub/hub.ts": 'import "../http/task.ts";',
  "core/snippets/plan.ts": 'import "../hub/hub.ts";',
  "core/checked/index.ts": 'import "../hub/hub.ts";',
  "core/testing/index.ts": 'import "./contract/index.ts";',
  "core/testing/contract/index.ts": "export {};",
  "plugins/index.gen.ts": 'import "./libraries/index.gen.ts"; import "./tasks/index.gen.ts";',
  "plugins/contracts.gen.ts":
    'export const load = () => import("./providers/together.contract.ts");',
  "plugins/shared/samples.ts": "export {};",
  "plugins/languages/index.ts": 'import "./python.ts";',
  "plugins/languages/shared/index.ts": "export {};",
  "plugins/languages/python.ts": 'import "hubsmith/code/language";',
  "plugins/clients/shared/index.ts": "export {};",
  "plugins/catalogue/index.ts": 'import "hubsmith";',
  "plugins/quantizations/shared/index.ts": 'import "hubsmith";',
  "plugins/tasks/index.gen.ts": 'export const page = () => import("./chat/page.ts");',
  "plugins/tasks/keys.gen.ts": 'export * from "./chat/index.ts";',
  "plugins/tasks/chat/index.ts": 'import "hubsmith"; import "./more.ts";',
  "plugins/tasks/chat/more.ts": 'import "../../shared/samples.ts";',
  "plugins/tasks/chat/page.ts": 'import "hubsmith/catalogue";',
  "plugins/tasks/chat/contract.ts": 'import "hubsmith/contract"; import "./index.ts";',
  "plugins/tasks/image/index.ts": 'import "../chat/index.ts"; import "../shared/a.ts";',
  "plugins/tasks/shared/a.ts": "export {};",
  "plugins/providers/shared/index.ts": 'import "../../tasks/chat/index.ts";',
  "plugins/providers/together.ts": 'import "./shared/index.ts"; import "../tasks/keys.gen.ts";',
  "plugins/providers/together.contract.ts": 'import "hubsmith/contract"; import "./together.ts";',
  "plugins/libraries/index.gen.ts": 'export const load = () => import("./timm.ts");',
  "plugins/libraries/timm.ts":
    'import "hubsmith/code"; import "hubsmith/formats"; import "../shared/samples.ts";',
  "plugins/libraries/timm.records.ts": 'import "../shared/samples.ts";',
  "plugins/libraries/large/index.ts": 'import "./table.ts";',
  "plugins/libraries/large/table.ts": "export {};",
  "plugins/clients/shared/a.ts": "export {};",
  "plugins/clients/js/shared/a.ts": 'import "../../shared/a.ts";',
  "plugins/clients/js/fetch.ts": 'import "./shared/a.ts"; import "../shared/a.ts";',
  "plugins/clients/python/requests.ts": 'import "../shared/a.ts";',
  "plugins/plugins.test.ts":
    'import "hubsmith/testing"; import "node:fs"; import "./index.gen.ts"; import "./libraries/timm.records.ts";',
  "app/plugins.ts": 'import "hubsmith/plugins";',
  "app/main.tsx":
    'import "react"; import "hubsmith"; import "hubsmith/formats"; import "./plugins.ts";',
  "tools/hubsmith.ts": 'import "commander"; import "node:fs"; import "hubsmith/plugins";',
  "tools/api.ts": 'import "typescript"; import "hubsmith/plugins/contracts";',
};

const { folder: tree, write } = temporary(FILES);
for (const file of ["package.json", "tsconfig.base.json", ".dependency-cruiser.mjs"])
  copyFileSync(file, `${tree}/${file}`);

const BAD: readonly (readonly [rule: string, file: string, specifier: string, to?: string])[] = [
  ["resolves", "app/main.tsx", "./nowhere.ts", "./nowhere.ts"],
  ["no-cycle", "plugins/tasks/chat/index.ts", "../image/index.ts"],
  ["own-folder", "plugins/libraries/timm.ts", "../../core/index.ts"],
  ["own-folder", "app/main.tsx", "../core/index.ts"],
  ["core-alone", "core/index.ts", "node:fs"],
  ["core-alone", "core/index.ts", "react"],
  ["core-alone", "core/index.ts", "./testing/index.ts"],
  ["layers", "core/code/tag.ts", "../record/model.ts"],
  ["layers", "core/http/task.ts", "../hub/hub.ts"],
  ["layers", "core/hub/hub.ts", "../snippets/plan.ts"],
  ["layers", "core/hub/hub.ts", "../checked/index.ts"],
  ["plugins-public-api", "plugins/libraries/timm.ts", "react"],
  ["plugins-public-api", "plugins/libraries/timm.ts", "node:fs"],
  ["plugins-public-api", "plugins/libraries/timm.ts", "hubsmith/testing"],
  ["plugins-public-api", "plugins/libraries/timm.ts", "#core/hub/hub"],
  ["shared-in-kernel", "plugins/clients/shared/body.ts", "node:fs"],
  ["shared-in-kernel", "plugins/catalogue/a.ts", "hubsmith/checked"],
  ["languages-alone", "plugins/languages/python.ts", "hubsmith"],
  ["clients-alone", "plugins/tasks/shared/a.ts", "hubsmith/clients"],
  ["entry-alone", "plugins/catalogue/index.ts", "../libraries/timm.ts"],
  ["contracts-public-api", "plugins/providers/together.contract.ts", "node:fs"],
  ["contracts-public-api", "plugins/providers/together.contract.ts", "hubsmith/testing"],
  ["plugins-not-indexed", "plugins/libraries/timm.ts", "hubsmith/plugins"],
  ["plugins-not-indexed", "plugins/providers/together.ts", "../tasks/index.gen.ts"],
  ["contract-apart", "plugins/providers/together.ts", "../tasks/chat/contract.ts"],
  ["contract-apart", "plugins/libraries/timm.ts", "./timm.records.ts"],
  ["contract-apart", "app/main.tsx", "hubsmith/plugins/contracts"],
  ["contract-apart", "plugins/libraries/timm.ts", "hubsmith/contract"],
  ["page-apart", "plugins/tasks/chat/index.ts", "./page.ts"],
  ["page-apart", "plugins/tasks/shared/a.ts", "../chat/page.ts"],
  ["plugin-alone", "plugins/libraries/timm.ts", "../providers/shared/index.ts"],
  ["plugin-alone", "plugins/providers/shared/index.ts", "../together.ts"],
  ["plugin-alone", "plugins/providers/together.ts", "../tasks/chat/more.ts"],
  ["plugin-alone", "plugins/libraries/timm.ts", "./large/table.ts"],
  ["plugin-alone", "plugins/libraries/large/table.ts", "../timm.ts"],
  ["client-alone", "plugins/clients/python/requests.ts", "../js/fetch.ts"],
  ["client-alone", "plugins/clients/python/requests.ts", "../js/shared/a.ts"],
  ["client-alone", "plugins/clients/js/fetch.ts", "../../providers/shared/index.ts"],
  ["task-alone", "plugins/tasks/image/index.ts", "../chat/more.ts"],
  ["task-alone", "plugins/tasks/image/index.ts", "../../libraries/timm.ts"],
  ["app-one-door", "app/main.tsx", "hubsmith/plugins"],
  ["app-in-browser", "app/main.tsx", "node:fs"],
  ["never-in-bundle", "app/main.tsx", "hubsmith/testing"],
  ["never-in-bundle", "app/plugins.ts", "../tools/api.ts"],
  ["shipped-dependencies", "tools/hubsmith.ts", "./api.ts", "typescript"],
  ["shipped-dependencies", "core/testing/index.ts", "playwright-core"],
  ["tests-are-ends", "app/main.tsx", "../plugins/plugins.test.ts"],
];

test("a tidy tree passes", () => {
  expect(violations()).toEqual([]);
});

describe("in a tree with bad imports", () => {
  let found: readonly Violation[] = [];
  beforeAll(() => {
    for (const file of new Set(BAD.map(([, from]) => from))) {
      const imports = BAD.filter(([, from]) => from === file).map(([, , to]) => `import "${to}";`);
      write(file, [FILES[file], ...imports].join("\n"));
    }
    found = violations();
  });

  test.each(BAD)("%s: %s may not import %s", (name, file = "", specifier = "", to) => {
    const wanted = to ?? targetOf(file, specifier);
    const matches = found.filter(({ rule, from }) => rule.name === name && from === file);
    const targets = matches.map((one) => one.to.replace(/.*node_modules\/([^/]+)\/.*/, "$1"));
    expect(targets).toContain(wanted);
  });
});

test("every rule catches something", () => {
  const list = `import("./.dependency-cruiser.mjs").then((config) => {
    console.log(JSON.stringify(config.default.forbidden.map(({ name }) => name)));
  })`;
  const names = execFileSync(process.execPath, ["-e", list], { encoding: "utf8" });
  expect(new Set(BAD.map(([rule]) => rule))).toEqual(new Set(JSON.parse(names) as string[]));
});

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

/** The file, or the package, as dependency-cruiser reports it. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith(".")) return join(dirname(file), specifier);
  const source = sourceOf(specifier, PATHS, tree);
  return source === undefined ? specifier.replace("node:", "") : relative(tree, source);
}

function violations(): readonly Violation[] {
  const { stdout, stderr } = spawnSync(
    resolve("node_modules/.bin/depcruise"),
    ["--output-type", "json", "core", "plugins", "app", "tools"],
    { cwd: tree, encoding: "utf8" },
  );
  if (!stdout.startsWith("{")) throw new Error(stdout + stderr);
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}
