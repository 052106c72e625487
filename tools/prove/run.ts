// A snippet is run as it would be pasted: by its own program, in an empty folder, with nothing around but its secrets.
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Case } from "./case.ts";
import { type Finished, start } from "./start.ts";

/** How a snippet ended, and what it left behind. */
export interface Ended extends Finished {
  /** The files it made, by name. */
  readonly made: ReadonlyMap<string, Buffer>;
  readonly folder: string;
}

/** What every run has in common. */
export interface Surroundings {
  readonly python: string;
  readonly certificate: string;
  readonly proxy: string;
  readonly seconds: number;
}

const PRELOAD = fileURLToPath(new URL("preload.mjs", import.meta.url));

/** Runs the snippet of a case; the folder stays behind. */
export async function run(
  one: Case,
  around: Surroundings,
  starts: typeof start = start,
): Promise<Ended> {
  const folder = await mkdtemp(join(tmpdir(), "hubsmith-prove-"));
  const home = join(folder, ".home");
  await mkdir(home);
  for (const [path, { bytes }] of one.files) await writeFile(join(folder, path), bytes);
  const [command, file, options] = programOf(one.language, around.python);
  if (file.endsWith(".mjs")) await symlink(resolve("node_modules"), join(folder, "node_modules"));
  await writeFile(join(folder, file), one.content);
  const before = new Set(await readdir(folder));
  const ended = await starts({
    command,
    args: [...options, file],
    folder,
    environment: { ...environmentOf(around, home), ...one.env },
    seconds: around.seconds,
  });
  const names = (await readdir(folder)).filter((name) => !before.has(name));
  const made = new Map<string, Buffer>();
  for (const name of names) made.set(name, await readFile(join(folder, name)));
  return { ...ended, made, folder };
}

function programOf(
  language: string,
  python: string,
): readonly [program: string, file: string, options: readonly string[]] {
  switch (language) {
    case "python":
      return [python, "snippet.py", []];
    case "js":
      return [process.execPath, "snippet.mjs", ["--import", PRELOAD]];
    case "sh":
      return ["bash", "snippet.sh", []];
    default:
      throw new Error(
        `No program is known that runs "${language}"; name it in tools/prove/run.ts.`,
      );
  }
}

/** All that a snippet finds in its environment beside its secrets. */
export function environmentOf(
  { certificate, proxy }: Pick<Surroundings, "certificate" | "proxy">,
  home: string,
): Record<string, string> {
  const proxies = ["HTTPS_PROXY", "HTTP_PROXY", "https_proxy", "http_proxy"];
  const trust = ["NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"];
  return {
    PATH: process.env["PATH"] ?? "",
    LC_ALL: "C.UTF-8",
    HOME: home,
    HF_HOME: home,
    XDG_CACHE_HOME: home,
    HF_HUB_DISABLE_TELEMETRY: "1",
    ...Object.fromEntries(proxies.map((name) => [name, proxy])),
    ...Object.fromEntries(trust.map((name) => [name, certificate])),
  };
}
