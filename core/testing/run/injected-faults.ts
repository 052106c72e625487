// Injected faults: error responses, broken streams, failed jobs, a missing key.
import type { Exchange } from "../contract/index.ts";
import type { ErrorReply } from "../contract/contract.ts";
import { STRANGERS } from "../service/secret-words.ts";
import { follow } from "../service/follow.ts";
import { createService } from "../service/mock.ts";
import type { InjectedFault } from "../service/situation.ts";
import type { Case, Demand } from "./case.ts";
import { isPolicy, type Run, variableOf } from "./cell.ts";
import { formOf, once } from "./form.ts";

interface Mishap {
  readonly name: string;
  readonly demand: Demand;
  readonly injectedFault: InjectedFault;
  readonly env?: Case["env"];
  /** Its key among cases of its client with the same fault. */
  readonly key: readonly string[];
}

/** The cases with faults, made from those without. @internal */
export function injectedFaults(runs: readonly Run[], wires: ReadonlySet<string>): readonly Case[] {
  const isNew = once();
  const usual = ["plain", "streaming", "direct", "endpoint"];
  return runs
    .filter(({ printed: { cell } }) => usual.includes(cell.set.name))
    .flatMap((run) => {
      const { client, env: usualEnv, name: base, situation } = run.case;
      const isWire = wires.has(client);
      return [...refusalsOf(run, isWire), ...coursesOf(run, isWire), ...withoutVariable(run)]
        .filter(({ key }) => isNew(client, ...key))
        .map(({ name, demand, injectedFault, env = usualEnv }) => ({
          ...run.case,
          name: `${base} | ${name}`,
          mishap: name,
          env,
          situation: { ...situation, injectedFault },
          demand,
        }));
    });
}

// An error response is tried for each client with each service, or for each form of a program.
function refusalsOf({ printed, case: { content } }: Run, isWire: boolean): readonly Mishap[] {
  const { known, requested, set, task } = printed.cell;
  if (set.name !== "plain" && set.name !== "streaming") return [];
  const isRouters = printed.call.target === "routed" && task.routerApi !== undefined;
  const owner = isRouters ? known.hub.providers.list.find(isPolicy) : requested;
  const errors = owner && known.contracts[owner.id]?.errors;
  if (errors === undefined) return [];
  const { wrongKey, wrongBody } = errors;
  const refused = (place: string, of: string, error: ErrorReply, from = 1): Mishap => {
    const name = `${of} (${error.status})${from > 1 ? ` at request ${from}` : ""}`;
    return {
      name,
      demand: "failed",
      injectedFault: { refused: error, from },
      key: ["refusal", name, set.name, place],
    };
  };
  const form = formOf(content);
  const { isJob, request: wire } = printed.call;
  const polls = isWire && isJob && !("reason" in wire) && wire.job !== undefined;
  return [
    refused(isRouters ? "the router" : requested.id, "wrong key", wrongKey),
    refused(form, "refused", wrongBody),
    ...(polls ? [refused(form, "refused later", { ...wrongBody, status: 500 }, 2)] : []),
  ];
}

/** The exchanges of a request without faults. */
function usualOf({ printed: { call }, case: { situation, env } }: Run): readonly Exchange[] {
  if ("reason" in call.request) return [];
  const { receive, happened } = createService(situation);
  follow(call.request, env, receive);
  return [...happened.used];
}

/** The faults of an exchange, with the expected results. */
function coursesOf(run: Run, isWire: boolean): readonly Mishap[] {
  const { call } = run.printed;
  const { content, language } = run.case;
  const read = "reason" in call.request ? undefined : call.request.answer;
  // If the response is the file itself, an error with a success status looks the same.
  const isIndexed = read?.as === "file" && read.holds === "base64";
  const { streaming } = call;
  const isTried: Readonly<Partial<Record<InjectedFault & string, boolean>>> = {
    "cut stream": streaming,
    "no last line end": streaming,
    // A command-line tool prints the raw stream, which its user reads.
    "error event": streaming && language !== "sh",
    "error with 200": isWire && isIndexed,
    // A client that hides the exchange fails as its SDK does.
    failed: isWire && usualOf(run).some(({ failed }) => failed !== undefined),
  };
  const courses = Object.keys(isTried) as (keyof typeof isTried)[];
  return courses
    .filter((injectedFault) => isTried[injectedFault])
    .map((injectedFault) => ({
      name: injectedFault === "failed" ? "failed job" : injectedFault,
      injectedFault,
      demand: injectedFault === "no last line end" ? "answered" : "failed",
      key: ["injectedFault", injectedFault, formOf(content)],
    }));
}

// A saved login and keys of other services still exist, and must not be sent instead.
function withoutVariable({ printed }: Run): readonly Mishap[] {
  const name = variableOf(printed);
  const common = { injectedFault: "no key", demand: "keyless" } as const;
  const { target } = printed.call;
  return [
    { ...common, name: `without ${name}`, env: STRANGERS, key: ["no variable", target] },
    {
      ...common,
      name: `with an empty ${name}`,
      env: { ...STRANGERS, [name]: "" },
      key: ["empty variable", target],
    },
  ];
}
