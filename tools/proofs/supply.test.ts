// The installed packages: the lockfile has the digest of each, and the number of runtime dependencies is fixed.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Versions = Readonly<Record<string, string>>;
type Manifest = { readonly dependencies: Versions; readonly devDependencies: Versions };
type Texts = Partial<Record<"version" | "resolved" | "integrity", string>>;
type Flags = Partial<Record<"hasInstallScript" | "dev" | "devOptional" | "peer", boolean>>;
type Locked = Partial<Manifest> & Texts & Flags;

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const manifest = read("package.json") as Manifest;
const lockfile = read("package-lock.json") as {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Locked>>;
};
const { "": root, ...packages } = lockfile.packages;
const locked = Object.entries(packages);

test("the package depends on commander, and commander on nothing", () => {
  expect(Object.keys(manifest.dependencies)).toEqual(["commander"]);
  // Neither for development nor an optional peer.
  const brought = locked.filter(([, entry]) => !entry.dev && !entry.devOptional && !entry.peer);
  expect(brought.map(([path]) => path)).toEqual(["node_modules/commander"]);
  expect(brought.filter(([, entry]) => entry.hasInstallScript)).toEqual([]);
});

test("every version is pinned, in the manifest and in the lockfile", () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(
    Object.entries(all).filter(
      ([, range]) => !/^(?:npm:(?:@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+$/.test(range),
    ),
  ).toEqual([]);
  expect(root?.dependencies).toEqual(manifest.dependencies);
  expect(root?.devDependencies).toEqual(manifest.devDependencies);
});

test("the lockfile has the digest of every package, and all are from a registry", () => {
  expect(lockfile.lockfileVersion).toBe(3);
  expect(locked.filter(([, entry]) => entry.integrity?.startsWith("sha512-") !== true)).toEqual([]);
  expect(locked.filter(([, entry]) => /^(?:git|http:|file:)/.test(entry.resolved ?? ""))).toEqual(
    [],
  );
  expect(locked.filter(([, entry]) => !/^\d/.test(entry.version ?? ""))).toEqual([]);
});

// CI installs with `--ignore-scripts`: one makes the start of esbuild faster, one downloads an optional part of mockttp, and
// grammars are loaded as WebAssembly.
test("four packages have an install script, which is not needed, all only for development", () => {
  const scripted = locked.filter(([, entry]) => entry.hasInstallScript);
  expect(scripted.map(([path, { dev }]) => [path, dev])).toEqual([
    ["node_modules/esbuild", true],
    ["node_modules/tls-impersonate", true],
    ["node_modules/tree-sitter-kotlin", true],
    ["node_modules/tree-sitter-powershell", true],
  ]);
});
