// Runs one program as it is printed: in an empty folder, with nothing around but a Hub on loopback.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Case } from "./cases.ts";
import type { Hub } from "./hub.ts";
import { type Ended, judgeRun } from "./judge.ts";

/** What runs have in common. */
export interface Around {
  readonly python: string;
  readonly hub: Hub;
  /** Leaves the folder behind, and names it. */
  readonly keep: boolean;
}

const SECONDS = 180;

/** Makes the model of a case, runs a program with it, and says what is wrong. */
export async function runProgram(
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
    // What makes a model reaches nothing at all.
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
