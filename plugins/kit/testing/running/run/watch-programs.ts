// Runs programs while a proxy responds for every host, and reports the requests of each.
import { rm } from "node:fs/promises";
import { ofJson, type Returned } from "../service/mock.ts";
import { isMedia, type Seen } from "../service/received.ts";
import type { RunOptions } from "./options.ts";
import { runEach } from "./run-each.ts";
import { run } from "./environment.ts";

/** A program to run. @public */
export interface WatchedProgram {
  /** Its unique name. */
  readonly name: string;
  /** The id of its language. */
  readonly language: string;
  /** The program, as users copy it. */
  readonly content: string;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** The existing files, by name. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** A request of a program. @public */
export interface WatchedRequest extends Pick<Seen, "method" | "url" | "headers"> {
  /** The body as a string. */
  readonly body: string;
}

/** The response to a request. @public */
export interface WatchedReply {
  /** The HTTP status. Default: 200. */
  readonly status?: number;
  /** A string is sent unchanged, anything else as JSON. */
  readonly body: unknown;
}

/** What a program did. @public */
export interface WatchedRun {
  /** The given program. */
  readonly program: WatchedProgram;
  /** The exit code; `null` if a signal ended it. */
  readonly code: number | null;
  /** Its output, then its error output. */
  readonly output: string;
  /** In order of arrival. */
  readonly requests: readonly WatchedRequest[];
}

/** How to run programs, and how to respond to them. @public */
export interface WatchProgramsOptions extends Pick<
  RunOptions,
  "forks" | "jobs" | "python" | "runners" | "seconds"
> {
  /** Responds to a request, for any host. */
  reply(request: WatchedRequest, program: WatchedProgram): WatchedReply;
}

/**
 * Runs programs behind a proxy that responds for every host, and reports the requests of each. No request leaves the
 * machine.
 * @param programs - Their names are unique.
 * @param options - Responds to each request, and sets the programs that run languages.
 * @returns What each program did, in their order.
 * @throws The promise rejects if a language has no runner.
 * @example
 * ```ts
 * import { watchPrograms } from "hubsmith/testing";
 *
 * const program = { name: "a call", language: "sh", content: "curl https://api.press.example/" };
 * export const run = () => watchPrograms([program], { reply: () => ({ body: { ok: true } }) });
 * ```
 * @public
 */
export async function watchPrograms(
  programs: readonly WatchedProgram[],
  options: WatchProgramsOptions,
): Promise<readonly WatchedRun[]> {
  const runs = new Map<WatchedProgram, WatchedRun>();
  const cases = programs.map((program) => ({
    ...program,
    program,
    client: "",
    env: program.env ?? {},
    files: new Map(
      Object.entries(program.files ?? {}).map(([path, bytes]) => [path, { type: "", bytes }]),
    ),
  }));
  await runEach(cases, options, async (watching, place) => {
    const { program } = watching;
    if (place === undefined) return;
    const requests: WatchedRequest[] = [];
    await place.proxy.serve((seen) => {
      const request = asText(seen);
      requests.push(request);
      return returned(options.reply(request, program));
    });
    const { code, out, errors, folder } = await run(watching, place.around);
    await rm(folder, { recursive: true, force: true });
    runs.set(program, { program, code, output: `${out.toString()}${errors}`, requests });
  });
  return programs.map((program) => {
    const watched = runs.get(program);
    if (watched !== undefined) return watched;
    throw new Error(`${program.name}: no runner for the language "${program.language}". Pass one.`);
  });
}

function asText({ method, url, headers, body }: Seen): WatchedRequest {
  const shown = JSON.stringify(body, (_, value: unknown) =>
    isMedia(value) ? Buffer.from(value.bytes).toString("latin1") : value,
  );
  return { method, url, headers, body: shown ?? "" };
}

function returned({ status = 200, body }: WatchedReply): Returned {
  if (typeof body !== "string") return ofJson(status, body);
  return { status, type: "text/plain", body: Buffer.from(body) };
}
