// Runs a snippet as a user would: with the runner of its language, in an empty folder, with only its secrets in the environment.
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Ended as Finished, programPath, type runChild } from "../../inspect/child.ts";
import { STORED } from "../service/secret-words.ts";
import type { Case } from "./case.ts";

/** The result of compiling a program: a command, or the errors of the compiler. @public */
export type Compiled =
  | { readonly command: readonly [string, ...string[]] }
  | { readonly faults: readonly string[] };

/** How to run the programs of a language. @public */
export interface Runner {
  /** The id of the language. */
  readonly language: string;
  /** The name of the program's file in its folder, e.g. `snippet.rb`. */
  readonly file: string;
  /** The command, to which the file name is added, e.g. `["ruby"]`; empty if programs are compiled. */
  readonly command?: readonly [string, ...string[]];
  /** Compiles programs, without duplicates, into a folder that exists while they run; one result for each, in order. */
  compile?(programs: readonly string[], folder: string): Promise<readonly Compiled[]>;
  /** Additional environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
}

export const kitRunners = (python: string): readonly Runner[] => [
  { language: "python", command: [python], file: "snippet.py" },
  {
    language: "js",
    // With OpenSSL's store it reads SSL_CERT_FILE, instead of Node's own authorities.
    command: [process.execPath, "--use-openssl-ca", "--import", programPath("node-preload.mjs")],
    file: "snippet.mjs",
  },
  { language: "sh", command: ["bash"], file: "snippet.sh" },
];

/** The compiled programs of cases, by their runner and content. @internal */
export type Programs = ReadonlyMap<Runner, ReadonlyMap<string, Compiled>>;

/** Compiles the programs of cases, one batch for each language. @internal */
export async function compiled(
  cases: readonly { readonly language: string; readonly content: string }[],
  runners: readonly Runner[],
  folder: string,
): Promise<Programs> {
  const programs = new Map<Runner, ReadonlyMap<string, Compiled>>();
  for (const runner of runners) {
    const ofLanguage = cases.filter(({ language }) => language === runner.language);
    const texts = [...new Set(ofLanguage.map(({ content }) => content))];
    if (runner.compile === undefined || texts.length === 0) continue;
    const results = await runner.compile(texts, folder);
    const lacking = { faults: ["Its compiler returned no result."] };
    programs.set(runner, new Map(texts.map((text, at) => [text, results[at] ?? lacking])));
  }
  return programs;
}

export function commandOf(
  runner: Runner,
  content: string,
  programs: Programs,
): readonly [string, ...string[]] {
  const { language, file, command, compile } = runner;
  if (compile === undefined && command !== undefined) return [...command, file];
  const program = programs.get(runner)?.get(content);
  if (program === undefined)
    throw new Error(`The runner of "${language}" has neither a command nor a compiler.`);
  if ("faults" in program)
    throw new Error(["It does not compile:", ...program.faults].join("\n  "));
  return program.command;
}

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
  if (/\.m?[jt]s$/.test(runner.file))
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
