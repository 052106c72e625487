// Injected faults: error responses, broken streams, failed jobs, a missing key.
import { isAbsence } from "#core/base/issue";
import type { ErrorReply } from "../../../contract/contract.ts";
import { STRANGERS } from "../service/secret-words.ts";
import { carriesToken } from "#core/http/response";
import { isPolicy } from "#core/kinds/provider";
import { type InjectedFault, STREAM_FORMATS, type StreamFormat } from "../service/setup.ts";
import { type Case, variableOf } from "./case.ts";
import { formOf, once } from "./form.ts";

interface FaultVariant {
  readonly name: string;
  readonly injectedFault: InjectedFault;
  readonly env?: Case["env"];
  readonly stream?: StreamFormat;
  /** Its key among cases of its client with the same fault. */
  readonly key: readonly string[];
}

/** The option sets with which each kind of program is printed. */
export const USUAL: readonly string[] = ["plain", "streaming", "direct", "endpoint"];

export function injectedFaults(
  cases: readonly Case[],
  wires: ReadonlySet<string>,
): readonly Case[] {
  const isNew = once();
  return cases
    .filter(({ options }) => USUAL.includes(options))
    .flatMap((testCase) => {
      const isWire = wires.has(testCase.client);
      const { manners } = testCase.setup;
      return [
        ...refusalsOf(testCase, isWire),
        ...redirectsOf(testCase, isWire),
        ...coursesOf(testCase, isWire),
        ...withoutVariable(testCase),
      ]
        .filter(({ key }) => isNew(testCase.client, ...key))
        .map(({ name, injectedFault, env = testCase.env, stream = manners!.stream }) => ({
          ...testCase,
          name: `${testCase.name.replace(/ \(with.*\)$/, "")} | ${name}${testCase.kind === "stream" ? ` (${stream})` : ""}`,
          injected: name,
          env,
          setup: { ...testCase.setup, injectedFault, manners: { ...manners!, stream } },
        }));
    });
}

// An error response is tried for each client with each service, or for each form of a program.
function refusalsOf({ trial, content }: Case, isWire: boolean): readonly FaultVariant[] {
  const { known, requested, set, task } = trial;
  if (set.name !== "plain" && set.name !== "streaming") return [];
  const isRouters = trial.call.target === "routed" && task.routerApi !== undefined;
  const owner = isRouters ? known.hub.providers.list.find(isPolicy) : requested;
  const errors = owner && known.contracts[owner.id]?.errors;
  if (errors === undefined) return [];
  const { wrongKey, wrongBody } = errors;
  const refused = (place: string, of: string, error: ErrorReply, from = 1): FaultVariant => {
    const name = `${of} (${error.status})${from > 1 ? ` at request ${from}` : ""}`;
    return {
      name,
      injectedFault: { refused: error, from },
      key: ["refusal", name, set.name, place],
    };
  };
  const form = formOf(content);
  const { isJob, request } = trial.call;
  const polls = isWire && isJob && !isAbsence(request) && request.job !== undefined;
  const service = isRouters ? "the router" : requested.id;
  return [
    refused(service, "wrong key", wrongKey),
    refused(`${service}\n${form}`, "refused", wrongBody),
    ...(polls ? [refused(form, "refused later", { ...wrongBody, status: 500 }, 2)] : []),
  ];
}

/** Redirects of requests with the key to another host, which must not get it. */
function redirectsOf({ content, name, trial }: Case, isWire: boolean): readonly FaultVariant[] {
  const { request } = trial.call;
  const headers = isAbsence(request) ? [] : Object.keys(request.headers);
  const job = isAbsence(request) ? undefined : request.job;
  const redirected = name.length % 2 === 0 ? 302 : 307;
  return [1, ...(isWire && carriesToken(job?.status ?? []) ? [2] : [])].map((from) => ({
    name: from > 1 ? `redirected poll (${redirected})` : `redirected (${redirected})`,
    injectedFault: { redirected, from },
    key: ["redirected", String(from), ...headers, formOf(content)],
  }));
}

function coursesOf(testCase: Case, isWire: boolean): readonly FaultVariant[] {
  const { content, language, setup } = testCase;
  const { request, streaming } = testCase.trial.call;
  const httpRequest = isAbsence(request) ? undefined : request;
  const read = httpRequest?.answer;
  const isUrl = read?.kind === "file" && read.encoding === "url";
  // A command-line tool prints other responses, which its user reads.
  const isRead = language !== "sh" || read?.kind === "bytes" || read?.kind === "file";
  const isTried: Readonly<Partial<Record<InjectedFault & string, boolean>>> = {
    "cut stream": streaming,
    "no last line end": streaming,
    // A command-line tool prints the raw stream, which its user reads.
    "error event": streaming && language !== "sh",
    "error with 200": isRead,
    "page with 200": isRead,
    "page as file": isWire && isUrl,
    "empty 200": isRead,
    "lost file": isWire && isUrl,
    "empty error": isWire,
    // A client that hides the exchange fails as its SDK does.
    failed:
      isWire && httpRequest?.job !== undefined && setup.exchanges.some(({ failed }) => failed),
  };
  const courses = Object.keys(isTried) as (keyof typeof isTried)[];
  return courses
    .filter((injectedFault) => isTried[injectedFault])
    .flatMap((injectedFault) =>
      (streaming && !/empty|200/.test(injectedFault) ? STREAM_FORMATS : [undefined]).map(
        (stream) => ({
          name: injectedFault === "failed" ? "failed job" : injectedFault,
          injectedFault,
          ...(stream === undefined ? {} : { stream }),
          key: ["injectedFault", injectedFault, stream ?? "", formOf(content)],
        }),
      ),
    );
}

// A saved login and keys of other services still exist, and must not be sent instead.
function withoutVariable({ trial }: Case): readonly FaultVariant[] {
  const name = variableOf(trial);
  const ways = { without: STRANGERS, "with an empty": { ...STRANGERS, [name]: "" } };
  return Object.entries(ways).map(([way, env]) => ({
    name: `${way} ${name}`,
    injectedFault: "no key",
    env,
    key: [way, trial.call.target],
  }));
}
