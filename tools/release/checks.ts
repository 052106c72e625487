// What must be true before a version is published; each check says what it found, or throws what is wrong and what to do.

/** What the checks ask of the repository and of npm. */
export interface Ground {
  /** The text of a file, by its path from the root; nothing where there is none. */
  read(path: string): string | undefined;
  /** What a program prints, whether it ends well or not. */
  run(command: string, ...args: readonly string[]): Promise<string>;
  /** Packs the package anew, and gives the SHA-512 of the tarball. */
  pack(): Promise<string>;
}

/** One of them. */
export interface Check {
  readonly name: string;
  run(ground: Ground): Promise<string>;
}

/** What `npm test` leaves behind: how it ended, and of which commit. */
export interface Checked {
  readonly commit: string;
  readonly passed: number;
  readonly failed: number;
  /** Was every snippet proven, as in CI, and not a part of them? */
  readonly isWhole: boolean;
}

/** Where `npm test` leaves it. */
export const CHECKED = ".cache/checked.json";

interface Manifest {
  readonly version: string;
  readonly repository?: { readonly url?: string };
}

interface Audit {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
  readonly message?: string;
}

const manifestOf = (ground: Ground): Manifest =>
  JSON.parse(ground.read("package.json") ?? "{}") as Manifest;

const headOf = async (ground: Ground): Promise<string> =>
  (await ground.run("git", "rev-parse", "HEAD")).trim();

/** All of them, the quick ones first. */
export const CHECKS: readonly Check[] = [
  {
    name: "tree",
    run: async (ground) => {
      const changed = (await ground.run("git", "status", "--porcelain")).trim();
      if (changed === "") return "as it is committed";
      throw new Error(
        `These files are not as they are committed; commit or drop them:\n${changed}`,
      );
    },
  },
  {
    name: "version",
    run: async (ground) => {
      const { version } = manifestOf(ground);
      const [, after] = (ground.read("CHANGELOG.md") ?? "").split(`\n## ${version}\n`);
      const said = after?.split("\n## ")[0]?.trim();
      if (!said)
        throw new Error(
          `CHANGELOG.md has nothing below "## ${version}". Say what changes for users.`,
        );
      const tagged = (await ground.run("git", "tag", "--list", `v${version}`)).trim();
      if (tagged !== "" && (await commitOf(ground, tagged)) !== (await headOf(ground)))
        throw new Error(`${tagged} is another commit already. Raise the version in package.json.`);
      return `${version}, with its changes`;
    },
  },
  {
    name: "repository",
    run: async (ground) => {
      const url = manifestOf(ground).repository?.url;
      if (url !== undefined && url !== "") return url;
      throw new Error(
        "package.json names no repository, and npm holds the provenance of a package against it. Add its address.",
      );
    },
  },
  {
    name: "tests",
    run: async (ground) => {
      const text = ground.read(CHECKED);
      const head = await headOf(ground);
      const checked = text === undefined ? undefined : (JSON.parse(text) as Checked);
      if (checked?.commit !== head || !checked.isWhole)
        throw new Error(`Nothing says that all of ${head} was tested. Run \`CI=true npm test\`.`);
      if (checked.failed > 0)
        throw new Error(`${checked.failed} failed. Mend them, and test again.`);
      return `${checked.passed} passed`;
    },
  },
  {
    name: "advisories",
    run: async (ground) => {
      const { vulnerabilities, message } = auditOf(await ground.run("npm", "audit", "--json"));
      if (vulnerabilities === undefined)
        throw new Error(
          `npm cannot say what is known of the packages: ${message || "no answer"}. Ask where the registry answers \`npm audit\`.`,
        );
      const found = Object.entries(vulnerabilities);
      if (found.length === 0) return "none, of development neither";
      const listed = found.map(([name, { severity }]) => `${name} (${severity})`).join(", ");
      throw new Error(
        `Known to be at fault: ${listed}. Run \`npm audit\`, and take versions that are mended.`,
      );
    },
  },
  {
    name: "package",
    run: async (ground) => {
      const [first, second] = [await ground.pack(), await ground.pack()];
      if (first === second) return `sha512-${first}, and the same when packed again`;
      throw new Error(
        "Packed twice, it is two tarballs, so that nobody could make it again. Compare them, and mend the build.",
      );
    },
  },
];

const commitOf = async (ground: Ground, tag: string): Promise<string> =>
  (await ground.run("git", "rev-list", "-n", "1", tag)).trim();

// Where it is refused, npm says so in words behind the JSON, or in its place.
function auditOf(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return { message: text.trim().split("\n", 1)[0]! };
  }
}
