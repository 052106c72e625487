// The names behind the verbs of `npm run`: what each does, and what runs. Add yours here.
/** A command with its options: a module of this repository, or a program of a package. */
type Command = readonly string[];

export interface Named {
  /** One line. */
  readonly help: string;
  /** Run one after the other; options from the command line are passed to the last. */
  readonly run: readonly Command[];
}

const verb = (help: string, ...command: Command): Named => ({ help, run: [command] });

const TSC = ["node_modules/typescript-7/bin/tsc", "-b"] as const;
const PACKAGE = ["tools/products/build-package.ts"] as const;
const PANEL = ["tools/products/panel/index.ts"] as const;

// What one module writes, or compares with --check.
const RECORDS: Readonly<Record<string, readonly [help: string, module: string]>> = {
  engines: [
    "what engines load, from their packages; or some ids",
    "tools/writers/engines/index.ts",
  ],
  snippets: ["the record of inference snippets, against mocks", "tools/proofs/snippets/index.ts"],
  libraries: ["the record of load snippets", "tools/proofs/libraries/index.ts"],
  published: ["contracts and published SDKs: docs/published.md", "tools/proofs/published/index.ts"],
  goldens: ["the page of each plugin, or of some ids", "tools/writers/goldens/index.ts"],
  names: ["names of packages, after a look-up", "tools/writers/names/index.ts"],
  patterns: ["regular expressions that take linear time", "tools/proofs/patterns/index.ts"],
  sdk: ["tables of SDKs", "tools/writers/sdk/index.ts"],
  api: ["the reports of the public API", "tools/writers/api/index.ts"],
  checks: ["the page of the kit's checks", "tools/writers/checks/index.ts"],
  fields: ["tables of fields in docs/plugins/", "tools/writers/fields/index.ts"],
  licenses: ["docs/licenses.md, after a build", "tools/writers/licenses/index.ts"],
};

const records = (options: readonly string[]): Readonly<Record<string, Named>> =>
  Object.fromEntries(
    Object.entries(RECORDS).map(([name, [help, module]]) => [name, verb(help, module, ...options)]),
  );

export type Verb = "check" | "write" | "build" | "measure";

export const verbs: Readonly<Record<Verb, Readonly<Record<string, Named>>>> = {
  check: {
    plugin: verb("one plugin, in seconds: its id", "tools/proofs/plugin/index.ts"),
    types: verb("types", ...TSC),
    lint: {
      help: "lint and format",
      run: [
        // Types take three times as long, so they are only for CI.
        [
          "oxlint",
          "--deny-warnings",
          "--report-unused-disable-directives",
          ...(process.env["CI"] ? ["--type-aware"] : []),
        ],
        ["oxfmt", "--check"],
      ],
    },
    boundaries: verb(
      "which folder imports which",
      "depcruise",
      "core",
      "plugins",
      "models",
      "app",
      "tools",
    ),
    unit: verb("unit tests", "vitest", "run"),
    browser: verb("the app in Chromium", "vitest", "run", "--config", "vitest.browser.config.ts"),
    docs: verb(
      "code in the docs",
      "vitest",
      "run",
      "--config",
      "tools/proofs/docs/vitest.config.ts",
    ),
    wires: verb(
      "chats of each client, against a strict service of each wire format",
      "tools/proofs/wires/index.ts",
    ),
    agents: verb(
      "the settings of coding agents, with the real agents",
      "tools/proofs/agents/index.ts",
    ),
    hosts: verb("which host gets a key", "tools/proofs/hosts/index.ts"),
    verdicts: verb("which built-in models nobody has read", "tools/proofs/verdicts/index.ts"),
    apps: verb(
      "the record of apps; --run ID proves one with its program",
      "tools/proofs/apps/index.ts",
    ),
    "in-step": verb(
      "what is made from the plugins, all at once, in one process",
      "tools/writers/in-step/index.ts",
    ),
    preview: verb("prints the snippets that differ from main", "tools/writers/preview/index.ts"),
    weight: verb(
      "lines, files, bytes and seconds, against their limits",
      "tools/proofs/weight/index.ts",
    ),
    streams: verb(
      "streams of formats that no service has, with each HTTP client",
      "tools/proofs/snippets/streams.ts",
    ),
    sweep: verb("what the kit finds in all plugins", "tools/proofs/sweep/index.ts"),
    size: verb("sizes of bundles", "tools/proofs/size/index.ts"),
    speed: verb("speed, compared with the incumbent", "tools/proofs/speed/index.ts"),
    package: verb("the package, installed elsewhere", "tools/proofs/package/index.ts"),
    drift: verb("what changed outside (nightly, network)", "tools/proofs/drift/index.ts"),
    ...records(["--check"]),
  },
  write: {
    index: verb("plugins/index/", "tools/writers/index-of-plugins/index.ts"),
    verdicts: verb("which built-in models nobody has read", "tools/proofs/verdicts/index.ts"),
    ...records([]),
    proven: {
      help: "what passes CI's proofs, so that it is not run again",
      run: [
        ["tools/proofs/snippets/index.ts", "--pairs", "--write"],
        ["tools/proofs/snippets/index.ts", "--quick", "--write"],
        ["tools/proofs/wires/index.ts", "--pairs", "--write"],
        ["tools/proofs/hosts/index.ts", "--write"],
        ["tools/proofs/sweep/index.ts", "--write"],
        ["tools/proofs/snippets/streams.ts", "--write"],
      ],
    },
    catalog: verb(
      "the built-in models, from a folder; or their offers, from files",
      "tools/writers/catalog/index.ts",
    ),
    versions: verb(
      "the GGUF and MLX versions of models, from a folder",
      "tools/writers/versions/index.ts",
    ),
    format: verb("the format of all files", "oxfmt"),
  },
  build: {
    all: {
      help: "the package",
      run: [
        ["tools/products/clean.ts"],
        ["tools/writers/index-of-plugins/index.ts"],
        [...TSC, "core", "plugins", "plugins/kit/testing", "tools"],
        PACKAGE,
        PANEL,
      ],
    },
    package: verb("the modules of the package and its command, after their types", ...PACKAGE),
    panel: verb("the panel", ...PANEL),
    app: verb("the app, into dist/app", "tools/products/site/index.ts", "build"),
  },
  measure: {
    app: verb("the app, on a slow line", "tools/measures/app/index.ts"),
  },
};
