// A whole HTTP client out of a table that says how its language does each step; what is done in which order is decided here.
import type { Code } from "../code/code.ts";
import type { Tag } from "../code/tag.ts";
import { type ClientSpec, defineClient, type Plugin } from "../hub/plugin.ts";
import type { Call } from "../model/call.ts";
import { missingWire, wireOf } from "./absences.ts";
import { bodyOf } from "./body.ts";
import { type Address, followingOf } from "./following.ts";
import { readingOf } from "./reading.ts";
import type { Steps, Variable } from "./steps.ts";

/** The table of a language. @public */
export interface HttpClientSpec<L extends string> extends Omit<
  ClientSpec,
  "language" | "templates" | "otherwise"
> {
  /** The tag of the language. */
  readonly tag: Tag<L>;
  /** How the language does each step. */
  readonly steps: Steps<L>;
  /** The functions that a step calls, wherever it stands; each is printed once, and only where it is called. */
  readonly functions?: Readonly<Partial<Record<keyof Steps<L>, readonly Code<L>[]>>>;
  /** The program around its statements and functions. */
  program(statements: Code<L>, functions: Code<L>): Code<L>;
  /** How the language spells the names of variables; as they are unless told. */
  spell?(variable: Variable): string;
}

/** Makes a client that prints every call that has a wire view. @public */
export function httpClient<L extends string>(spec: HttpClientSpec<L>): Plugin<"client"> {
  const { tag, steps, functions = {}, program, spell = (name) => name, refuses, ...more } = spec;
  return defineClient({
    ...more,
    language: tag.language,
    refuses: (call) => missingWire(call) ?? refuses?.(call),
    templates: [],
    otherwise: (call) => {
      const { noted, taken } = noting(steps);
      const statements = exchange(call, tag, noted, (name) => tag.name(spell(name)));
      // In the order of the table, whatever is done first.
      const called = Object.entries<readonly Code<L>[] | undefined>(functions).flatMap(
        ([step, its = []]) => (taken.has(step) ? its : []),
      );
      return program(statements, tag.join([...new Set(called)], "\n\n"));
    },
  });
}

/** The same steps, and the names of those that were taken. */
function noting<L extends string>(
  steps: Steps<L>,
): { readonly noted: Steps<L>; readonly taken: ReadonlySet<string> } {
  const taken = new Set<string>();
  const noted = new Proxy(steps, {
    get: (table, step: keyof Steps<L>) => {
      taken.add(step);
      return table[step];
    },
  });
  return { noted, taken };
}

function exchange<L extends string>(
  call: Call,
  tag: Tag<L>,
  steps: Steps<L>,
  named: (variable: Variable) => Code<L>,
): Code<L> {
  const wire = wireOf(call);
  const headers = Object.keys(wire.headers).length > 0 ? named("headers") : undefined;
  const get = (url: Code<L>, { carriesToken }: Address): Code<L> =>
    steps.get(url, carriesToken ? headers : undefined);
  const body = bodyOf(wire);
  const form = named("form");
  const posted = tag.join([
    headers === undefined ? tag.join([]) : steps.set(headers, steps.headers(wire.headers)),
    body.is === "form" ? steps.form(body.parts, form) : tag.join([]),
    steps.post({ url: wire.url, headers, body, form, response: named("response") }),
  ]);
  const job = wire.job && followingOf(wire.job);
  if (job === undefined)
    return tag.join([posted, answered(call, steps, named("response"))], "\n\n");
  const [ticket, statusUrl, resultUrl] = [named("job"), named("statusUrl"), named("resultUrl")];
  const { status, result } = job;
  const parts = [
    posted,
    tag.join([
      steps.set(ticket, steps.json(named("response"))),
      steps.set(statusUrl, steps.address(status.pieces, ticket)),
      // Made from the ticket, before the last answer takes its place.
      result === undefined
        ? tag.join([])
        : steps.set(resultUrl, steps.address(result.pieces, ticket)),
      steps.follow({ ...job, job: ticket, again: steps.json(get(statusUrl, status)) }),
    ]),
    answered(call, steps, result === undefined ? undefined : get(resultUrl, result), ticket),
  ];
  return tag.join(parts, "\n\n");
}

/** The statements that read an answer out of a response, or out of JSON that was read before. */
function answered<L extends string>(
  call: Call,
  steps: Steps<L>,
  response: Code<L> | undefined,
  known?: Code<L>,
): Code<L> {
  const reading = readingOf(call);
  if (reading.does === "stream") return steps.stream(response!, reading.hasTools);
  if (reading.does === "save body") return steps.save(steps.bytes(response!), reading.type);
  const json = response === undefined ? known! : steps.json(response);
  if (reading.does === "print all") return steps.print(json);
  if (reading.does === "print") return steps.print(steps.pick(json, reading.at, false));
  const { at, isList, type } = reading;
  const found = steps.pick(json, at, isList);
  const bytes =
    reading.does === "save text"
      ? steps.decode(found, reading.encoding)
      : steps.download(found, reading.isData);
  return steps.save(bytes, type);
}
