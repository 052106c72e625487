// The third level: programs are run, each with a small model that is created for it.
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Shown } from "../blocks.ts";
import { CACHE, canonical, requirementsIn } from "../packages.ts";
import { type Hub, startHub } from "./hub.ts";

/** The results of a library's runs. */
export interface Run {
  readonly records: readonly string[];
  readonly packages: Readonly<Record<string, string>>;
}

/** The results, and a sentence for each program that failed. */
export interface Ran {
  /** By the library's id, without those that failed. */
  readonly runs: ReadonlyMap<string, Run>;
  readonly faults: readonly string[];
}

/** Runs the programs of the cases for the given libraries. */
export async function proveRuns(
  shown: readonly Shown[],
  { keep = false }: { readonly keep?: boolean },
  cases: readonly Case[] = CASES,
): Promise<Ran> {
  const libraries = shown
    .map((one) => ({ one, its: cases.filter(({ library }) => library === one.library.id) }))
    .filter(({ its }) => its.length > 0);
  if (libraries.length === 0) return { runs: new Map(), faults: [] };
  const python = ensureEnvironment();
  const hub = await startHub();
  const runs = new Map<string, Run>();
  const faults: string[] = [];
  try {
    for (const { one, its } of libraries) {
      const found: string[] = [];
      for (const each of its) found.push(...(await runCase(one, each, { python, hub, keep })));
      faults.push(...found);
      if (found.length === 0) runs.set(one.library.id, runOf(one, its));
    }
  } finally {
    await hub.stop();
  }
  return { runs, faults };
}

const programsOf = ({ blocks }: Shown, { record: name }: Case): Shown["blocks"] =>
  blocks.filter(({ record, language }) => record === name && language.id === "python");

async function runCase(shown: Shown, one: Case, around: Around): Promise<readonly string[]> {
  const blocks = programsOf(shown, one);
  const found = blocks.length === 0 ? ["No record of this name has a program."] : [];
  for (const { content } of blocks) found.push(...(await runProgram(content, one, around)));
  return found.map((text) => `${one.record}, run: ${text}`);
}

function runOf(shown: Shown, cases: readonly Case[]): Run {
  const names = cases
    .flatMap((one) => programsOf(shown, one))
    .flatMap(({ install }) => requirementsIn(install.pip).map(({ name }) => name));
  const versions = [...new Set(names)].sort().map((name): [string, string] => {
    const version = versionOf(name);
    if (version === undefined)
      throw new Error(`tools/prove-libraries/run/requirements.txt does not have ${name}.`);
    return [name, version];
  });
  const records = cases.map(({ record }) => record);
  return { records, packages: Object.fromEntries(versions) };
}

/** The common environment of runs. */
interface Around {
  readonly python: string;
  readonly hub: Hub;
  /** Keeps the folder, and prints its path. */
  readonly keep: boolean;
}

const SECONDS = 180;

/** Creates the model of a case, runs a program with it, and returns the problems. */
async function runProgram(
  content: string,
  { record, model, prints }: Case,
  { python, hub, keep }: Around,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "hubsmith-load-"));
  const inside = (name: string): string => join(folder, name);
  for (const name of ["model", "home", "work"]) await mkdir(inside(name));
  await writeFile(inside("ca.pem"), hub.certificate);
  await writeFile(inside("work/program.py"), content);
  const maker = fileURLToPath(new URL(`models/${model}`, import.meta.url));
  const env = environment(folder);
  try {
    // The script that creates a model has no network access.
    const nowhere = proxied("http://127.0.0.1:9");
    const made = await start(python, [maker, inside("model")], dirname(maker), {
      ...env,
      ...nowhere,
    });
    if (made.code !== 0) return [`Its model could not be made: ${made.errors.slice(-1500)}`];
    hub.serve(inside("model"));
    const around = { ...env, ...proxied(hub.url) };
    const found = judgeRun(await start(python, ["program.py"], inside("work"), around), prints);
    if (found.length === 0) return found;
    return [...found, `The Hub was asked in vain for: ${hub.unknown.join(", ") || "nothing"}`];
  } finally {
    if (keep) console.log(`${folder}  ${record}`);
    else await rm(folder, { recursive: true, force: true });
  }
}

type Environment = Readonly<Record<string, string>>;

function environment(folder: string): Environment {
  const home = join(folder, "home");
  const trust = ["SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"];
  return {
    PATH: process.env["PATH"] ?? "",
    LC_ALL: "C.UTF-8",
    HOME: home,
    HF_HOME: home,
    HF_HUB_DISABLE_TELEMETRY: "1",
    PYTHONDONTWRITEBYTECODE: "1",
    ...Object.fromEntries(trust.map((name) => [name, join(folder, "ca.pem")])),
  };
}

function proxied(url: string): Environment {
  const names = ["HTTPS_PROXY", "HTTP_PROXY", "https_proxy", "http_proxy"];
  return Object.fromEntries(names.map((name) => [name, url]));
}

function start(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Environment,
): Promise<Ended> {
  return new Promise((done) => {
    const options = { cwd, env, timeout: SECONDS * 1000, maxBuffer: 1 << 26 };
    execFile(command, args, options, (error, out, errors) => {
      done({ code: error === null ? 0 : (error.code ?? null), out, errors });
    });
  });
}

/** How a program ended. */
interface Ended {
  /** The exit code; if there is none, the reason of the end. */
  readonly code: number | string | null;
  readonly out: string;
  readonly errors: string;
}

const LAST = 1500;

/** The problems of a run. */
export function judgeRun({ code, out, errors }: Ended, prints: RegExp): readonly string[] {
  if (code !== 0) return [`It ended with ${code ?? "no code"}: ${errors.slice(-LAST)}`];
  // An exception that a program catches appears only as a warning.
  const traced = /^Traceback \(most recent call last\)/m.test(errors)
    ? [`It goes on after an error: ${errors.slice(-LAST)}`]
    : [];
  const printed = prints.test(out)
    ? []
    : [`It does not print ${String(prints)}, but: ${out.slice(-LAST)}`];
  return [...traced, ...printed];
}

/** A record whose programs in Python are run. */
interface Case {
  readonly library: string;
  /** The record's name, after that of the library. */
  readonly record: string;
  /** Creates the model: a file of `models/`, which gets the output folder. */
  readonly model: string;
  /** Strings that the output of each program contains. */
  readonly prints: RegExp;
}

const SHAPE = /torch\.Size\(\[1, \d+\]\)/;
const MATRIX = /tensor\(\[\[\s*1\.0\d*,.*\n.*\n.*1\.0\d*\s*\]\]\)/;
const AGENT = /^[01]$/m;

/** All cases. */
export const CASES: readonly Case[] = [
  of("bm25s", "an index", "bm25s_index.py", /two hundred moons.*\[\d\.\d+\s+0/s),
  of(
    "onnxruntime",
    "a file",
    "onnx_model.py",
    /^\[array\(\[\[1\., 1\., 1\.\]\], dtype=float32\)\]$/m,
  ),
  of("sentence-transformers", "embeddings", "sentences.py", MATRIX),
  of("sklearn", "plain, a table", "sklearn_table.py", /^\['setosa' 'versicolor'\]$/m),
  of("sklearn", "skops, its format", "sklearn_table.py", /^\['setosa' 'versicolor'\]$/m),
  of(
    "spacy",
    "a pipeline",
    "spacy_model.py",
    /\('Lovelace', '', 'PERSON'\), \('met', 'VERB', ''\)/,
  ),
  of("spacy", "text classification", "spacy_classes.py", /^\{'GOOD': 0\.\d+, 'BAD': 0\.\d+\}$/m),
  of("stable-baselines3", "an algorithm", "sb3_agent.py", AGENT),
  of("timm", "image classification", "timm_model.py", /values=tensor\(\[\[0\.\d+/),
  of("timm", "image features", "timm_model.py", SHAPE),
  of("transformers", "text classification", "bert_classes.py", /\b(GOOD|BAD)\b/),
  of("transformers", "text generation", "gpt_text.py", /lighthouse keeper wrote/),
];

function of(library: string, record: string, model: string, prints: RegExp): Case {
  return { library, record: `${library}: ${record}`, model, prints };
}

const REQUIREMENTS = fileURLToPath(new URL("requirements.txt", import.meta.url));

/** The Python of the environment; it is created if it is missing or out of date. */
function ensureEnvironment(): string {
  const folder = resolve(CACHE, "run/venv");
  const stamp = join(folder, "installed.txt");
  const python = join(folder, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  const wanted = readFileSync(REQUIREMENTS, "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return python;
  console.log("What programs are run with is installed, which takes minutes and some gigabytes.");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(resolve(CACHE, "run"), { recursive: true });
  execFileSync("python3", ["-m", "venv", folder]);
  const options = ["--quiet", "--disable-pip-version-check", "--requirement", REQUIREMENTS];
  execFileSync(python, ["-m", "pip", "install", ...options], { stdio: "inherit" });
  writeFileSync(stamp, wanted);
  return python;
}

/** The version of a package in the environment. */
export function versionOf(name: string): string | undefined {
  for (const line of readFileSync(REQUIREMENTS, "utf8").split("\n")) {
    const [, its = "", version] = /^([\w.-]+)==(\S+)$/.exec(line) ?? [];
    if (canonical(its) === name) return version;
  }
  return undefined;
}
