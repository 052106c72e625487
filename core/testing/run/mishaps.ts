// What goes wrong: services refuse, streams break, files do not come, jobs fail or never end, something is missing.
import type { ErrorReply, Exchange } from "../contract/index.ts";
import { STRANGERS } from "../service/secret-words.ts";
import { ODD_ERROR } from "../service/situation.ts";
import { follow } from "../service/follow.ts";
import { type Course, createService } from "../service/index.ts";
import type { Case, Demand } from "./case.ts";
import { isPolicy, type Printed, type Run, variableOf } from "./cell.ts";
import { formOf } from "./form.ts";
import { once } from "./once.ts";

/** The cases in which something goes wrong, made of those in which nothing does. @internal */
export function mishapsOf(runs: readonly Run[], wires: ReadonlySet<string>): readonly Case[] {
  const isNew = once();
  const usual = runs.filter(({ printed: { cell } }) =>
    ["plain", "streaming", "direct", "endpoint"].includes(cell.set.name),
  );
  const cases: Case[] = [];
  for (const run of usual) {
    const { printed, case: base } = run;
    const form = formOf(base.content);
    const isWire = wires.has(base.client);
    const { name } = printed.cell.set;
    const add = (mishap: Mishap): void => {
      cases.push(mishapOf(base, mishap));
    };
    if (name === "plain" || name === "streaming") {
      for (const mishap of refusalsOf(run, isWire)) {
        const place = { owner: ownerOf(printed), form, client: "" }[mishap.by];
        if (isNew(mishap.by, mishap.name, name, base.client, place)) add(mishap);
      }
    }
    for (const mishap of coursesOf(run, isWire))
      if (isNew(mishap.name, base.client, form)) add(mishap);
    const target = printed.call.target;
    if (isNew("no variable", base.client, target)) withoutVariable(printed).forEach(add);
  }
  return [...cases, ...endlessOf(usual, wires)];
}

interface Mishap {
  readonly name: string;
  readonly demand: Demand;
  readonly course?: Course;
  readonly change?: Partial<Case>;
}

/** A refusal is tried for each client with each service, or for each form of a program, or once for each client. */
interface Refusal extends Mishap {
  readonly by: "owner" | "form" | "client";
}

function mishapOf(base: Case, { name, demand, course, change = {} }: Mishap): Case {
  const { situation } = base;
  return {
    ...base,
    ...change,
    name: `${base.name} | ${name}`,
    mishap: name,
    situation: course === undefined ? situation : { ...situation, course },
    demand,
  };
}

const ownerOf = ({ call: { target }, cell: { asked, task } }: Printed): string =>
  target === "routed" && task.routed !== undefined ? "the router" : asked.id;

function refusalsOf(run: Run, isWire: boolean): readonly Refusal[] {
  const { printed } = run;
  const { known, asked } = printed.cell;
  const policy = known.hub.providers.list.find(isPolicy);
  const owner = ownerOf(printed) === "the router" ? policy : asked;
  const errors = owner && known.contracts[owner.id]?.errors;
  if (errors === undefined) return [];
  const { wrongKey, unknownModel, wrongBody, tooMany } = errors;
  const refused = (by: Refusal["by"], name: string, error: ErrorReply, from = 1): Refusal => ({
    by,
    name: `${name} (${error.status})${from > 1 ? ` at request ${from}` : ""}`,
    demand: { is: "failed", says: error.says, within: 10 },
    course: { refused: error, from },
    // A library asks again by itself, ever later, and may wait for a minute in all.
    ...(isWire || ![429, 503].includes(error.status) ? {} : { change: { hurries: true } }),
  });
  const hasMore = isWire && usualOf(run).length > 1;
  return [
    refused("owner", "wrong key", wrongKey),
    refused("owner", "unknown model", unknownModel),
    refused("owner", "wrong body", wrongBody),
    refused("owner", "too many requests", tooMany),
    refused("form", "refused", wrongBody),
    refused("client", "overloaded", { ...tooMany, status: 503 }),
    ...(hasMore ? [refused("form", "refused later", { ...wrongBody, status: 500 }, 2)] : []),
  ];
}

/** The exchanges that a request leads to when all goes well. */
function usualOf({ printed: { call }, case: { situation, env } }: Run): readonly Exchange[] {
  if ("reason" in call.wire) return [];
  const { receive, happened } = createService(situation);
  follow(call.wire, env, receive);
  return [...happened.used];
}

/** The courses that an exchange can take, with what must come of each. */
function coursesOf(run: Run, isWire: boolean): readonly Mishap[] {
  const { printed, case: base } = run;
  const { call } = printed;
  const { exchanges } = base.situation;
  // What an SDK asks for is not known; anything that the service has might be it.
  const used = isWire ? usualOf(run) : exchanges;
  const files = used.filter(({ replies }) => replies.some((reply) => "base64" in reply));
  const found: Mishap[] = [];
  if (call.streaming) {
    // A command line tool shows the stream itself, which its reader reads.
    const isRaw = base.language === "sh";
    found.push(
      { name: "cut stream", course: "cut stream", demand: { is: isRaw ? "over" : "failed" } },
      {
        name: "error event",
        course: "error event",
        demand: { is: isRaw ? "over" : "failed", says: ODD_ERROR },
      },
      // An SDK reads events as it does.
      ...(isWire
        ? [{ name: "empty event", course: "empty event", demand: { is: "answered" } } as const]
        : []),
      { name: "no last line end", course: "no last line end", demand: { is: "answered" } },
    );
  }
  if (call.task.output !== "json") {
    const says = isWire ? { says: ODD_ERROR } : {};
    found.push({
      name: "error with 200",
      course: "error with 200",
      demand: { is: "failed", ...says },
    });
    found.push({ name: "another format", course: "another format", demand: { is: "answered" } });
    if (files.length > 0)
      found.push({ name: "page for a file", course: "page for a file", demand: { is: "failed" } });
    if (files.some(({ get }) => get !== undefined))
      found.push({ name: "no file", course: "no file", demand: { is: "failed" } });
  }
  const failure = used.find(({ failed }) => failed !== undefined)?.failed;
  // A client that hides the exchange fails as its SDK does.
  if (failure !== undefined && isWire)
    found.push({
      name: "failed job",
      course: "failed",
      demand: { is: "failed", says: failure.says },
    });
  if (base.files.size > 0)
    found.push({
      name: "no input file",
      demand: { is: "silent" },
      change: { files: new Map() },
    });
  return found;
}

// A stored login and the keys of other services are still around.
function withoutVariable(printed: Printed): readonly Mishap[] {
  const names = variableOf(printed);
  const demand = { is: "silent", names } as const;
  return [
    { name: `without ${names}`, demand, change: { env: STRANGERS } },
    { name: `with an empty ${names}`, demand, change: { env: { ...STRANGERS, [names]: "" } } },
  ];
}

/** Jobs in a state that nobody knows: for each client the one that gives up first, and one at which a state is an error. */
function endlessOf(runs: readonly Run[], wires: ReadonlySet<string>): readonly Case[] {
  const jobs = runs.flatMap((run) => {
    const { wire } = run.printed.call;
    if ("reason" in wire || wire.job === undefined || !wires.has(run.case.client)) return [];
    return [{ ...run, job: wire.job }];
  });
  const isNew = once();
  return jobs
    .sort((a, b) => a.job.cap - b.job.cap)
    .filter(({ job, case: { client } }) => isNew(client, String(job.waiting === undefined)))
    .map(({ job, case: base }) =>
      mishapOf(base, {
        name: "unknown state",
        course: { stays: job.state },
        demand: { is: "failed", within: job.cap + 3 },
        change: { hurries: true },
      }),
    );
}
