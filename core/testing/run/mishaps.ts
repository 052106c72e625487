// What goes wrong: services refuse, streams break, jobs fail, a key is missing.
import type { ErrorReply, Exchange } from "../contract/index.ts";
import { STRANGERS } from "../service/secret-words.ts";
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
        const place = { owner: ownerOf(printed), form }[mishap.by];
        if (isNew(mishap.by, mishap.name, name, base.client, place)) add(mishap);
      }
    }
    for (const mishap of coursesOf(run, isWire))
      if (isNew(mishap.name, base.client, form)) add(mishap);
    const target = printed.call.target;
    if (isNew("no variable", base.client, target)) withoutVariable(printed).forEach(add);
  }
  return cases;
}

interface Mishap {
  readonly name: string;
  readonly demand: Demand;
  readonly course?: Course;
  readonly change?: Partial<Case>;
}

/** A refusal is tried for each client with each service, or for each form of a program. */
interface Refusal extends Mishap {
  readonly by: "owner" | "form";
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
  target === "routed" && task.routerApi !== undefined ? "the router" : asked.id;

function refusalsOf(run: Run, isWire: boolean): readonly Refusal[] {
  const { printed } = run;
  const { known, asked } = printed.cell;
  const policy = known.hub.providers.list.find(isPolicy);
  const owner = ownerOf(printed) === "the router" ? policy : asked;
  const errors = owner && known.contracts[owner.id]?.errors;
  if (errors === undefined) return [];
  const { wrongKey, wrongBody } = errors;
  const refused = (by: Refusal["by"], name: string, error: ErrorReply, from = 1): Refusal => ({
    by,
    name: `${name} (${error.status})${from > 1 ? ` at request ${from}` : ""}`,
    demand: { is: "failed" },
    course: { refused: error, from },
  });
  const { isJob: queued, request: wire } = run.printed.call;
  const polls = isWire && queued && !("reason" in wire) && wire.job !== undefined;
  return [
    refused("owner", "wrong key", wrongKey),
    refused("form", "refused", wrongBody),
    ...(polls ? [refused("form", "refused later", { ...wrongBody, status: 500 }, 2)] : []),
  ];
}

/** The exchanges that a request leads to when all goes well. */
function usualOf({ printed: { call }, case: { situation, env } }: Run): readonly Exchange[] {
  if ("reason" in call.request) return [];
  const { receive, happened } = createService(situation);
  follow(call.request, env, receive);
  return [...happened.used];
}

/** The courses that an exchange can take, with what must come of each. */
function coursesOf(run: Run, isWire: boolean): readonly Mishap[] {
  const { printed, case: base } = run;
  const { call } = printed;
  const found: Mishap[] = [];
  const failed = { is: "failed" } as const;
  if (call.streaming) {
    found.push({ name: "cut stream", course: "cut stream", demand: failed });
    found.push({
      name: "no last line end",
      course: "no last line end",
      demand: { is: "answered" },
    });
    // A command line tool shows the stream itself, which its reader reads.
    if (base.language !== "sh")
      found.push({ name: "error event", course: "error event", demand: failed });
  }
  const read = "reason" in call.request ? undefined : call.request.answer;
  // Where the file itself is expected, an error that is called a success cannot be told from it.
  const isIndexed = read?.as === "file" && read.holds === "base64";
  if (isWire && isIndexed)
    found.push({ name: "error with 200", course: "error with 200", demand: failed });
  // A client that hides the exchange fails as its SDK does.
  if (isWire && usualOf(run).some((one) => one.failed !== undefined))
    found.push({ name: "failed job", course: "failed", demand: failed });
  return found;
}

// A stored login and the keys of other services are still around, and none of them may be sent instead.
function withoutVariable(printed: Printed): readonly Mishap[] {
  const names = variableOf(printed);
  const course = "no key";
  const demand = { is: "keyless" } as const;
  return [
    { name: `without ${names}`, course, demand, change: { env: STRANGERS } },
    {
      name: `with an empty ${names}`,
      course,
      demand,
      change: { env: { ...STRANGERS, [names]: "" } },
    },
  ];
}
