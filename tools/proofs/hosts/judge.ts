// Runs programs, and judges each by its requests: the key reaches the hosts of its route, and no other host sees a secret.
import {
  type WatchedReply,
  type WatchedRequest,
  type WatchedRun,
  watchPrograms,
  type WatchProgramsOptions,
} from "#plugins/kit/testing/running/run/watch-programs";
import type { Case } from "./cases.ts";
import { hostsFor, HUB_HOST, type Owner, SECRETS } from "./routes.ts";

export interface Verdict {
  /** The key reached its host; or the program ended with an error before it sent it. */
  readonly is: "sent" | "stopped" | "elsewhere";
  readonly faults: readonly string[];
}

export function judge(testCase: Case, { code, requests, output }: WatchedRun): Verdict {
  const leaks = requests.flatMap((request) => leaksIn(testCase, request));
  const hasSent = requests.some(
    (request) =>
      testCase.hosts.includes(hostOf(request)) && textOf(request).includes(SECRETS[testCase.key]),
  );
  if (testCase.honors !== undefined)
    return {
      is: leaks.length > 0 || !hasSent ? "elsewhere" : "sent",
      faults: [],
    };
  if (leaks.length > 0) return { is: "elsewhere", faults: leaks };
  if (hasSent) return { is: "sent", faults: [] };
  if (testCase.lacksKey) return { is: "stopped", faults: [] };
  const end = output.trim().split("\n").at(-1) ?? "";
  return {
    is: "stopped",
    faults:
      code !== 0 && end !== ""
        ? []
        : [`It ended with exit code ${code}, and sent its key to no host. Its last line: ${end}`],
  };
}

function leaksIn(testCase: Case, request: WatchedRequest): readonly string[] {
  const host = hostOf(request);
  const text = textOf(request);
  const faults: string[] = [];
  // Without a key, an SDK may ask the router, which refuses it.
  if (!testCase.lacksKey && ![...testCase.hosts, HUB_HOST].includes(host))
    faults.push(`It sent a request to ${host}, which is not a host of this call.`);
  for (const name of Object.keys(SECRETS) as Owner[])
    if (text.includes(SECRETS[name]) && !hostsFor(testCase, name).includes(host))
      faults.push(`It sent the secret of the ${name} to ${host}.`);
  const odd = /of-somebody-else|hf_savedByALogin/.exec(text)?.[0];
  if (testCase.by !== "parameter" && odd !== undefined)
    faults.push(`It sent a secret of another service to ${host}: ${odd}.`);
  if (testCase.by === "parameter" && /of.somebody.else/.test(headersOf(request)))
    faults.push(`It put a parameter into a header for ${host}.`);
  return faults;
}

const hostOf = ({ url }: WatchedRequest): string => new URL(url).host;
const headersOf = ({ headers }: WatchedRequest): string => JSON.stringify(headers);

function textOf(request: WatchedRequest): string {
  const text = `${request.url}\n${headersOf(request)}\n${request.body}`;
  try {
    return `${text}\n${decodeURIComponent(request.url)}`;
  } catch {
    return text;
  }
}

/** The response of any host: the model for the Hub's API, otherwise a chat and an image. */
function replyTo({ record }: Case, { url }: WatchedRequest): WatchedReply {
  const { host, origin, pathname } = new URL(url);
  if (host === HUB_HOST) return { body: record };
  const message = { role: "assistant", content: "A lighthouse." };
  return {
    body: {
      id: "1",
      object: "chat.completion",
      created: 1,
      model: "m",
      choices: [{ index: 0, message, finish_reason: "stop" }],
      request_id: "r1",
      status: "COMPLETED",
      status_url: `${origin}${pathname}/requests/r1/status`,
      response_url: `${origin}${pathname}/requests/r1`,
      cancel_url: `${origin}${pathname}/requests/r1/cancel`,
      output: ["data:image/png;base64,iVBORw0KGgo="],
      images: [{ url: "data:image/png;base64,iVBORw0KGgo=" }],
      data: [{ b64_json: "iVBORw0KGgo=" }],
    },
  };
}

type Counts = Record<Verdict["is"], number>;

interface Proven {
  /** The variables that clients read, each with its client. */
  readonly honored: ReadonlySet<string>;
  readonly clients: Readonly<Record<string, Counts>>;
  readonly faults: readonly (readonly [name: string, lines: readonly string[]])[];
}

export async function prove(
  cases: readonly Case[],
  options: Omit<WatchProgramsOptions, "reply">,
): Promise<Proven> {
  const clients: Record<string, Counts> = {};
  const honored = new Set<string>();
  const faults: [string, readonly string[]][] = [];
  const byProgram = new Map(cases.map((testCase) => [testCase.program, testCase]));
  // A fork of Python does not load the SDK again, which may read a variable at that time.
  const isAlone = ({ by, program }: Case): boolean =>
    by === "variable" && program.language === "python";
  for (const forks of [true, false]) {
    const programs = cases
      .filter((testCase) => isAlone(testCase) !== forks)
      .map(({ program }) => program);
    if (programs.length === 0) continue;
    const reply: WatchProgramsOptions["reply"] = (request, program) =>
      replyTo(byProgram.get(program)!, request);
    const runs = await watchPrograms(programs, { ...options, forks, reply });
    for (const run of runs) {
      const testCase = byProgram.get(run.program)!;
      const verdict = judge(testCase, run);
      clients[testCase.client] ??= { sent: 0, stopped: 0, elsewhere: 0 };
      clients[testCase.client]![verdict.is] += 1;
      if (testCase.honors !== undefined && verdict.is === "elsewhere")
        honored.add(`${testCase.honors} ${testCase.client}`);
      if (verdict.faults.length > 0) faults.push([run.program.name, verdict.faults]);
    }
  }
  return { clients, faults, honored };
}
