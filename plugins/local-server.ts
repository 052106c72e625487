// Runs the programs of clients against a small local server, which logs the requests.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pythonPath, runChild } from "#core/testing/inspect/child";
import { sharedProcess } from "#core/running/run/shared-process";

/** A request that the server received. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A response of the server. */
export interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes, text, or a value that is sent as JSON. */
  readonly body: unknown;
  /** The connection breaks after the body. */
  readonly breaks?: true;
}
export type Respond = (seen: Seen, count: number) => Reply;

/** The result of a program. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
  /** The files that it created, by name. */
  readonly made: Readonly<Record<string, Buffer>>;
}

/** How a program is run. */
export interface Run {
  readonly env?: Readonly<Record<string, string>>;
  /** The files beside the program, by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** Sends every request to the local server, whatever its URL. */
  readonly redirects?: boolean;
}

/** The languages of programs, and the file extension. */
const EXTENSIONS = { js: "mjs", sh: "sh", python: "py", php: "php" } as const;
export type ProgramLanguage = keyof typeof EXTENSIONS;

const COMMANDS = { sh: "bash", python: pythonPath(), php: "php" } as const;

/** The server, and the requests of the last program. */
export interface LocalServer {
  readonly origin: string;
  readonly seen: readonly Seen[];
  run(language: ProgramLanguage, program: string, answers: Respond, how?: Run): Promise<Ended>;
  stop(): void;
}

const REDIRECT = `
  const { fetch } = globalThis;
  globalThis.fetch = (url, ...rest) =>
    fetch(process.env.TEST_ORIGIN ? String(url).replace(/^https?:..[^/]+/, process.env.TEST_ORIGIN) : url, ...rest);
`;

/** Starts a server on a free port. */
export async function localServer(): Promise<LocalServer> {
  let respond: Respond;
  let seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks) });
      const { status = 200, type, headers: own, body, breaks } = respond(seen.at(-1)!, seen.length);
      const isRaw = Buffer.isBuffer(body) || typeof body === "string";
      const content = isRaw ? body : JSON.stringify(body);
      response.writeHead(status, { "content-type": type ?? "application/json", ...own });
      if (breaks === true) response.write(content, () => response.destroy());
      else response.end(content);
    });
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-programs-"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const redirect = join(folder, "redirect.mjs");
  writeFileSync(redirect, REDIRECT);
  // JavaScript programs share a process, because starting Node and loading an SDK takes longer than a program.
  const node = sharedProcess();
  const inNode = node.starting([]);
  let count = 0;
  const run: LocalServer["run"] = async (language, program, answers, how = {}) => {
    const { env = {}, files = {}, redirects = false } = how;
    const own = join(folder, String(count++));
    mkdirSync(own);
    const name = `program.${EXTENSIONS[language]}`;
    for (const [path, text] of Object.entries({ ...files, [name]: program }))
      writeFileSync(join(own, path), text);
    const before = new Set(readdirSync(own));
    seen = [];
    respond = answers;
    const place = { cwd: own, seconds: 60 };
    const { code, out, errors } =
      language === "js"
        ? await inNode(process.execPath, ["--import", redirect, name], {
            ...place,
            env: redirects ? { ...env, TEST_ORIGIN: origin } : env,
          })
        : await runChild(COMMANDS[language], [name], { ...place, env });
    const names = readdirSync(own).filter((one) => !before.has(one));
    const made = Object.fromEntries(names.map((one) => [one, readFileSync(join(own, one))]));
    return { code, out: out.toString(), errors, made };
  };
  return {
    origin,
    get seen() {
      return seen;
    },
    run,
    stop: () => {
      node.stop();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
