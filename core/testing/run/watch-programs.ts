// Programs are run as they stand, while a proxy replies for every host, and what each asked of whom is told.
import type { Returned } from "../service/mock.ts";
import { isMedia, type Seen } from "../service/seen.ts";
import type { RunOptions } from "./run-snippets.ts";
import { runEach } from "./run-all.ts";
import { clear, run } from "./surroundings.ts";

/** A program to run. @public */
export interface WatchedProgram {
  /** What tells it from all others, in words. */
  readonly name: string;
  /** The id of its language. */
  readonly language: string;
  /** The program, as a reader copies it. */
  readonly content: string;
  /** The variables that it finds beside those of every run. */
  readonly env?: Readonly<Record<string, string>>;
  /** The files that it finds, by name. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** A request of a program. @public */
export interface WatchedRequest {
  /** In upper case. */
  readonly method: string;
  /** The whole URL, with whoever it was meant for. */
  readonly url: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** As text, whatever it was. */
  readonly body: string;
}

/** What is replied to a request. @public */
export interface WatchedReply {
  /** 200 unless told. */
  readonly status?: number;
  /** A text as it is, anything else as JSON. */
  readonly body: unknown;
}

/** What a program did. @public */
export interface WatchedRun {
  /** The one that was given. */
  readonly program: WatchedProgram;
  /** The exit code; `null` where a signal ended it. */
  readonly code: number | null;
  /** What it wrote, errors behind. */
  readonly said: string;
  /** In the order in which they came. */
  readonly requests: readonly WatchedRequest[];
}

/** How programs are run, and what is replied to them. @public */
export interface WatchProgramsOptions extends Pick<
  RunOptions,
  "forks" | "jobs" | "python" | "runners" | "seconds"
> {
  /** Replies to a request, for whichever host it was meant. */
  reply(request: WatchedRequest, program: WatchedProgram): WatchedReply;
}

/** Runs programs, none of whose requests leaves this machine, and tells what each asked. @public */
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
  await runEach(cases, options, async (one, place) => {
    const { program } = one;
    if (place === undefined) return;
    const requests: WatchedRequest[] = [];
    await place.proxy.serve((seen) => {
      const request = asText(seen);
      requests.push(request);
      return returned(options.reply(request, program));
    });
    const ended = await run(one, place.around, place.starts);
    await clear(ended);
    const { code, out, errors } = ended;
    runs.set(program, { program, code, said: `${out.toString()}${errors}`, requests });
  });
  return programs.map((program) => {
    const found = runs.get(program);
    if (found !== undefined) return found;
    const { language, name } = program;
    throw new Error(`${name}: no program is known that runs "${language}". Give a runner.`);
  });
}

function asText({ method, url, headers, body }: Seen): WatchedRequest {
  const shown = JSON.stringify(body, (_, value: unknown) =>
    isMedia(value) ? Buffer.from(value.bytes).toString("latin1") : value,
  );
  return { method, url, headers, body: shown ?? "" };
}

function returned({ status = 200, body }: WatchedReply): Returned {
  const isText = typeof body === "string";
  const type = isText ? "text/plain" : "application/json";
  return { status, type, body: Buffer.from(isText ? body : JSON.stringify(body)) };
}
