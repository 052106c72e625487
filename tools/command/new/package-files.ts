// The files around a plugin that make a package of it: what npm, TypeScript, Vitest and a CI ask for.
import { readFileSync } from "node:fs";
import type { NewFile } from "./from-templates.ts";
import { labelOf, type Names } from "./names.ts";
import { packageFile } from "../version.ts";

interface Manifest {
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

// What the kit reads code with, and what runs it.
const KIT = ["@repomix/tree-sitter-wasms", "acorn", "eslint-scope", "mockttp", "web-tree-sitter"];
const TOOLS = ["@types/node", "typescript", "vite", "vitest"];

/** The command that gets what the kit reads Python with. */
export const PYFLAKES = "python3 -m venv .venv && .venv/bin/pip install pyflakes";

/** The files around the sources of a plugin. */
export function packageFiles(names: Names): readonly NewFile[] {
  const manifest = JSON.parse(readFileSync(packageFile("package.json"), "utf8")) as Manifest;
  return [
    { path: "package.json", text: json(packageJson(names, manifest)) },
    { path: "tsconfig.json", text: json(TSCONFIG) },
    { path: "README.md", text: readme(names) },
    { path: ".gitignore", text: "node_modules\ndist\n.venv\n" },
    { path: ".github/workflows/ci.yml", text: CI },
  ];
}

// Clients of one name in two languages are two packages.
const packageName = (id: string): string => `hubsmith-${id.replace("/", "-")}`;
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const packageJson = (
  { name, id }: Names,
  { version, peerDependencies, devDependencies }: Manifest,
): object => ({
  name: packageName(id),
  version: "0.1.0",
  description: `${labelOf(name)} for Hubsmith.`,
  license: "MIT",
  type: "module",
  sideEffects: false,
  exports: `./dist/${name}.js`,
  files: ["dist", "!dist/*.test.*"],
  scripts: {
    build: "tsc",
    prepack: "npm run build",
    types: "tsc --noEmit",
    test: "vitest run",
    doctor: `hubsmith doctor src/${name}.ts`,
    lab: `hubsmith lab src/${name}.ts`,
  },
  peerDependencies: { hubsmith: `^${version}` },
  devDependencies: {
    ...Object.fromEntries(KIT.map((one) => [one, peerDependencies[one]!])),
    ...Object.fromEntries(TOOLS.map((one) => [one, devDependencies[one]!])),
    hubsmith: version,
  },
});

const TSCONFIG = {
  compilerOptions: {
    target: "ES2023",
    module: "NodeNext",
    strict: true,
    verbatimModuleSyntax: true,
    // Imports name the files as they are, and the built ones as they will be.
    rewriteRelativeImportExtensions: true,
    declaration: true,
    types: ["node"],
    rootDir: "src",
    outDir: "dist",
  },
  include: ["src"],
};

const readme = ({ kind, id }: Names): string => `# ${packageName(id)}

The ${kind} \`${id}\` for Hubsmith, a model hub's catalogue and usage panel.

\`\`\`sh
npm install
${PYFLAKES}   # the kit reads Python with it
npm test                # the plugin conforms
npm run doctor          # the same, with fixes; -- --page shows what readers will see
npm run lab             # the app with the plugin in it; reloads on save
\`\`\`

A host adds it with one line: \`createHub(plugins).with(plugin)\` in code, \`hubsmith snippets --plugin ${packageName(id)}\` on a terminal, or

\`\`\`ts
// hubsmith.config.ts
import { defineConfig } from "hubsmith";
import plugin from "${packageName(id)}";

export default defineConfig({ plugins: [plugin] });
\`\`\`
`;

const CI = `name: CI
on: [push, pull_request]
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      - uses: actions/setup-python@v5
        with: { python-version: "3.12" }
      - run: pip install pyflakes
      - run: npm install
      - run: npm run types
      - run: npm test
`;
