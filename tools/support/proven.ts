// Results by content: a case that passed is not run again while all that decides its result is the same.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "hubsmith";
import { packageName } from "#plugins/kit/testing/checks/packages";
import { environmentFor } from "../proofs/snippets/pythons.ts";

const FOLDER = "plugins/proofs/proven";
const PROGRAMS = "plugins/kit/testing/programs";

const digest = (...texts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("base64url").slice(0, 10);
};

/** A short hash of values, the same on every machine. Functions are left out: their modules are hashed. */
export const keyOf = (...values: readonly unknown[]): string =>
  digest(
    JSON.stringify(values, (_, value: unknown) =>
      value instanceof Set || value instanceof Map ? [...value] : value,
    ),
  );

/**
 * The hash of each module with all that it imports but `external`. Comments, types and unused functions do not change it; a
 * new version of a package does.
 */
export async function hashesOf(
  modules: readonly string[],
  external: readonly string[] = [],
): Promise<ReadonlyMap<string, string>> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: [...modules],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: FOLDER,
    packages: "external",
    external: [...external],
    format: "esm",
    platform: "node",
    tsconfig: "tsconfig.base.json",
  });
  const built = outputFiles.map(({ path, contents }) => {
    const { entryPoint, imports } = metafile.outputs[relative("", path)]!;
    const names = imports.flatMap(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
    return [entryPoint!, digest(contents, ...lockedOf(names))] as const;
  });
  return new Map(built);
}

/** One hash of modules, and of other files and packages that they use. */
export const sourcesOf = async (
  modules: readonly string[],
  files: readonly string[],
  {
    packages = [],
    external = [],
  }: { readonly packages?: readonly string[]; readonly external?: readonly string[] } = {},
): Promise<string> =>
  digest(
    ...(await hashesOf(modules, external)).values(),
    ...files.map((file) => readFileSync(file)),
    ...lockedOf(packages),
  );

/** The hash of what runs the programs of a check, and of the module that judges them. */
export const harnessOf = (judge: string): Promise<string> =>
  sourcesOf(
    ["plugins/kit/testing/running/run/run-each.ts", "tools/proofs/snippets/runners.ts", judge],
    [
      ...readdirSync(PROGRAMS).map((name) => `${PROGRAMS}/${name}`),
      "tools/proofs/snippets/csharp.py",
      "tools/proofs/snippets/rust/Cargo.lock",
    ],
  );

interface Locked {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const { packages: LOCKED } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** The versions of npm packages and of all that they depend on. */
function lockedOf(names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (name: string, from: string): void => {
    const path = `${from}node_modules/${name}`;
    const locked = LOCKED[path];
    // A package that is not in the folder of the one that needs it is in a folder above.
    if (locked === undefined && from !== "")
      add(name, from.slice(0, from.lastIndexOf("node_modules/")));
    if (locked === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies, peerDependencies } = locked;
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies }))
      add(needed, `${path}/`);
  };
  for (const name of names) add(name, "");
  return [...found].sort().map((path) => `${path} ${LOCKED[path]!.version}`);
}

/** The hash of the pinned packages of each client, by its id. */
export const packageKeys = (clients: readonly Plugin<"client">[]): ReadonlyMap<string, string> =>
  new Map(clients.map((client) => [client.id, keyOf(packagesOf(client))]));

/** The pinned packages with which the programs of a client run. */
function packagesOf(client: Plugin<"client">): readonly string[] {
  const { npm = [], pip } = client.install ?? {};
  // The runtime of C# is a package of Python.
  const hasPython = pip !== undefined || client.language.id === "csharp";
  return [
    ...(hasPython ? [readFileSync(environmentFor(client).requirements, "utf8")] : []),
    ...lockedOf(npm.map((name) => packageName(name))),
  ];
}

/** The options of a check with results. */
export const RESULT_OPTIONS = {
  // Runs all cases, also those that are proven.
  fresh: { type: "boolean", default: false },
  // Records what passes.
  write: { type: "boolean", default: false },
  // Chooses which proven cases are run again. Default: the day.
  seed: { type: "string", default: "" },
} as const;

export interface ResultOptions {
  readonly fresh: boolean;
  readonly write: boolean;
  readonly seed: string;
  /** Whether other runs have other cases, so that results which this one does not ask for stay. */
  readonly adds?: boolean;
}

export interface Results {
  /**
   * The cases that are not proven, and one in twenty of the others, by the seed and a label; none of those without a label.
   * Prints how many.
   */
  toRun<C>(
    cases: readonly C[],
    keyOf: (testCase: C) => string,
    labelOf?: (testCase: C) => string | undefined,
  ): readonly C[];
  /** How many cases were not run, because they are proven. */
  skipped(): number;
  /** Remembers that a case passed. */
  add(key: string): void;
  /** Records what passed, if that is asked for; otherwise prints how many results are not recorded. */
  save(): void;
}

/** The keys of what passed before, from a file of `plugins/proofs/proven/`. */
export function openResults(
  name: string,
  { fresh, write, seed, adds = false }: ResultOptions,
  folder: string = FOLDER,
): Results {
  const path = `${folder}/${name}.txt`;
  const known = existsSync(path) && !fresh ? readFileSync(path, "utf8") : "";
  const proven = new Set(known.split("\n").filter(Boolean));
  const asked = new Set<string>();
  const passed = new Set<string>();
  let skipped = 0;
  const day = seed || new Date().toISOString().slice(0, 10);
  const isSampled = (label: string | undefined): boolean =>
    label !== undefined &&
    createHash("sha256").update(`${day} ${label}`).digest().readUInt32BE() % 20 === 0;
  return {
    toRun: (cases, keyOf, labelOf = keyOf) => {
      const keys = cases.map(keyOf);
      for (const key of keys) asked.add(key);
      const isNew = keys.map((key) => !proven.has(key));
      const run = cases.filter((testCase, at) => isNew[at]! || isSampled(labelOf(testCase)));
      const count = isNew.filter(Boolean).length;
      skipped += cases.length - run.length;
      console.log(
        `${name}: ${cases.length - count} of ${cases.length} are proven by content, ${run.length} run, of them ${run.length - count} as the sample of ${day}.`,
      );
      return run;
    },
    skipped: () => skipped,
    add: (key) => passed.add(key),
    save: () => {
      const added = [...passed].filter((key) => !proven.has(key));
      if (write) {
        const kept = [...proven].filter((key) => adds || asked.has(key));
        mkdirSync(folder, { recursive: true });
        writeFileSync(
          path,
          [...kept, ...added]
            .sort()
            .map((key) => `${key}\n`)
            .join(""),
        );
        console.log(`${path} was written, with ${added.length} new results.`);
      } else if (added.length > 0 && !fresh)
        console.log(`${path} lacks ${added.length} results. Run \`npm run write proven\`.`);
    },
  };
}
