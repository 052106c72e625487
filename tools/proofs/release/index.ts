// Checks whether this commit may be published, and prints the command that does it; publishes nothing itself.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorText } from "#core/base/issue";
import { fault, faults } from "../../support/faults.ts";

export interface Repository {
  /** The text of a file, by its path from the root; undefined if there is none. */
  read(path: string): string | undefined;
  /** The output of a command. Throws it if the command fails. */
  run(command: string): string;
  pack(): string;
}

export interface Checked {
  readonly commit: string;
  readonly passed: number;
  readonly failed: number;
  /** Whether every snippet was proven, as in CI. */
  readonly isWhole: boolean;
}

export const CHECKED = ".cache/checked.json";

interface Manifest {
  readonly version: string;
  readonly repository?: { readonly url?: string };
}

/** Each returns its result, or throws with the problem and its fix. */
export const CHECKS: Readonly<Record<string, (repository: Repository) => string>> = {
  tree({ run }) {
    const changed = run("git status --porcelain").trim();
    if (changed !== "") throw new Error(`Commit or drop these changes:\n${changed}`);
    return "no changes";
  },
  version({ read, run }) {
    const { version } = manifestOf(read);
    const [, after] = (read("CHANGELOG.md") ?? "").split(`\n## ${version}\n`);
    if (!after?.split("\n## ")[0]?.trim())
      throw new Error(
        `CHANGELOG.md has no entry below "## ${version}". Describe the changes for users.`,
      );
    const tag = run(`git tag --list v${version}`).trim();
    if (tag !== "" && run(`git rev-list -n 1 ${tag}`).trim() !== headOf(run))
      throw new Error(
        `${tag} already exists at another commit. Increase the version in package.json.`,
      );
    return version;
  },
  repository({ read }) {
    const url = manifestOf(read).repository?.url;
    if (!url)
      throw new Error(
        "package.json names no repository, which npm compares with the provenance. Add its URL.",
      );
    return url;
  },
  tests({ read, run }) {
    const checked = JSON.parse(read(CHECKED) ?? "{}") as Partial<Checked>;
    const head = headOf(run);
    if (checked.commit !== head || checked.isWhole !== true)
      throw new Error(`No complete test of ${head} is recorded. Run \`CI=true npm test\`.`);
    if (checked.failed !== 0)
      throw new Error(`${checked.failed} tests failed. Fix them, and test again.`);
    return `${checked.passed} passed`;
  },
  advisories({ run }) {
    run("npm audit");
    return "none";
  },
  package({ pack }) {
    const digest = pack();
    if (digest !== pack())
      throw new Error(
        "Two runs of `npm pack` made different tarballs. Compare them, and fix the build.",
      );
    return `sha512-${digest}, the same when packed again`;
  },
};

const manifestOf = (read: Repository["read"]): Manifest =>
  JSON.parse(read("package.json") ?? "{}") as Manifest;
const headOf = (run: Repository["run"]): string => run("git rev-parse HEAD").trim();

if (process.argv[1] === import.meta.filename) {
  const run = (command: string): string => {
    const [program = "", ...args] = command.split(" ");
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
    if (status !== 0) throw new Error(`\`${command}\` failed:\n${stdout}${stderr}`);
    return stdout;
  };
  const read = (path: string): string | undefined =>
    existsSync(path) ? readFileSync(path, "utf8") : undefined;
  const pack = (): string => {
    const folder = mkdtempSync(join(tmpdir(), "hubsmith-release-"));
    try {
      run(`npm pack --silent --pack-destination ${folder}`);
      const [tarball] = readdirSync(folder);
      if (tarball === undefined) throw new Error("`npm pack` made no tarball. Run it by hand.");
      return createHash("sha512")
        .update(readFileSync(join(folder, tarball)))
        .digest("base64");
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      console.log(`ok: ${name}, ${check({ read, run, pack })}`);
    } catch (error) {
      fault(name, errorText(error));
    }
  }
  // The CI service signs the provenance, so this command is for CI.
  if (faults() === 0) console.log("Publish from CI: npm publish --provenance --access public");
}
