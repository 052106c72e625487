// Asks the registry of Python packages: where the sources of each are, and what an installation brings along.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Where everything that was downloaded is kept. */
export const CACHE = ".cache/libraries";

/** The sources of a package, or why there are none. */
export type Fetched =
  | { readonly version: string; readonly roots: readonly string[] }
  | { readonly why: string };

/** How the registry is asked. */
export interface Asking {
  readonly python: string;
  readonly offline: boolean;
  readonly jobs: number;
  /** Where downloads are kept, where that is not `CACHE`. */
  readonly cache?: string;
}

/** What is wanted, each once. */
export interface Wanted {
  readonly packages: readonly string[];
  /** Lists of what one installation is told to install. */
  readonly closures: readonly (readonly string[])[];
}

/** What there is of it, by what was asked. */
export interface Answer {
  readonly packages: ReadonlyMap<string, Fetched>;
  /** By the list as JSON, the names of the packages. */
  readonly closures: ReadonlyMap<string, ReadonlySet<string>>;
  /** The modules that Python itself has. */
  readonly standard: ReadonlySet<string>;
}

const SCRIPT = fileURLToPath(new URL("python/main.py", import.meta.url));

/** Downloads what is not in the cache, and unpacks it. */
export async function askRegistry(wanted: Wanted, asking: Asking): Promise<Answer> {
  const { python, offline, jobs, cache = CACHE } = asking;
  const packages = [...new Set(wanted.packages)].sort();
  const lists = [...new Set(wanted.closures.map((one) => JSON.stringify(one)))].sort();
  const closures = lists.map((one) => JSON.parse(one) as unknown);
  const task = { cache, offline, jobs: jobs * 4, packages, closures };
  const said = JSON.parse(await run(python, JSON.stringify(task))) as {
    readonly packages: readonly Fetched[];
    readonly closures: readonly (readonly string[])[];
    readonly standard: readonly string[];
  };
  return {
    packages: new Map(packages.map((one, at) => [one, said.packages[at]!])),
    closures: new Map(lists.map((one, at) => [one, new Set(said.closures[at])])),
    standard: new Set(said.standard),
  };
}

function run(python: string, input: string): Promise<string> {
  return new Promise((done, reject) => {
    const child = spawn(python, [SCRIPT], { stdio: ["pipe", "pipe", "inherit"] });
    let out = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.on("error", reject).on("close", (code) => {
      if (code === 0) done(out);
      else reject(new Error(`The packages could not be read: Python ended with ${code}.`));
    });
    child.stdin.end(input);
  });
}
