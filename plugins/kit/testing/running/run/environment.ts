// Runs a snippet as a user would: with its own program, in an empty folder, with only its secrets in the environment.
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Ended as Finished, programPath, type runChild } from "../../inspect/child.ts";
import { STORED } from "../service/secret-words.ts";
import type { Case } from "./case.ts";
import { commandOf, type Programs, type Runner } from "./runner.ts";

/** How a snippet ended, and its files. @internal */
export interface Ended extends Finished {
  /** The files that it created, by name. */
  readonly made: ReadonlyMap<string, Buffer>;
  readonly folder: string;
}

/** What a program needs to run. @internal */
export interface Surroundings {
  readonly python: string;
  /** The folder of `ca.pem`, the certificate of the proxy, and of compiled programs. */
  readonly tools: string;
  readonly proxy: string;
  readonly seconds: number;
  readonly runner: Runner;
  readonly programs: Programs;
  readonly start: typeof runChild;
}

/** Creates the folder of the certificate and of compiled programs. @internal */
export async function makeTools(certificate: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hubsmith-tools-"));
  await writeFile(join(folder, "ca.pem"), certificate);
  return folder;
}

/** Runs the snippet of a case, and leaves its folder. @internal */
export async function run(
  { content, env, files }: Pick<Case, "content" | "env" | "files">,
  around: Surroundings,
): Promise<Ended> {
  const { runner, programs, seconds } = around;
  const [command, ...args] = commandOf(runner, content, programs);
  const folder = await mkdtemp(join(tmpdir(), "hubsmith-run-"));
  const home = join(folder, ".home");
  await mkdir(home);
  await writeFile(join(home, "token"), STORED);
  for (const [path, { bytes }] of files) await writeFile(join(folder, path), bytes);
  if (runner.file.endsWith(".mjs"))
    await symlink(resolve("node_modules"), join(folder, "node_modules"));
  await writeFile(join(folder, runner.file), content);
  const before = new Set(await readdir(folder));
  const ended = await around.start(command, args, {
    cwd: folder,
    env: { ...environmentOf(around, home), ...runner.environment, ...env },
    seconds,
  });
  const made = new Map<string, Buffer>();
  for (const name of (await readdir(folder)).filter((file) => !before.has(file)))
    made.set(name, await readFile(join(folder, name)));
  return { ...ended, made, folder };
}

/** Are two images the same, ignoring the format? @internal */
export async function areAlike(
  files: readonly [string, string],
  folder: string,
  around: Surroundings,
): Promise<boolean> {
  const { python, seconds } = around;
  const { code } = await around.start(python, [programPath("compare-images.py"), ...files], {
    cwd: folder,
    env: environmentOf(around, join(folder, ".home")),
    seconds,
  });
  return code === 0;
}

/** The environment of a snippet, without its secrets. @internal */
export function environmentOf(
  { tools, proxy }: Pick<Surroundings, "tools" | "proxy">,
  home: string,
): Record<string, string> {
  const proxies = ["HTTPS_PROXY", "HTTP_PROXY", "https_proxy", "http_proxy"];
  const trust = ["SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"];
  return {
    PATH: process.env["PATH"] ?? "",
    LC_ALL: "C.UTF-8",
    HOME: home,
    HF_HOME: home,
    XDG_CACHE_HOME: home,
    HF_HUB_DISABLE_TELEMETRY: "1",
    ...Object.fromEntries(proxies.map((name) => [name, proxy])),
    ...Object.fromEntries(trust.map((name) => [name, join(tools, "ca.pem")])),
  };
}
