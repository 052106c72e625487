// What is wrong with a contract by itself: nothing is replied, or a placeholder stands for nothing that a call has.
import { createHub } from "../checked/index.ts";
import { isCallable, nearestName, type Plugin, ROUTER, type Task } from "../index.ts";
import type { CheckContext } from "./check.ts";
import { ofKind } from "./companions.ts";
import { oddFields, oddFieldsIn } from "./contract-fields.ts";
import { type Contract, type Exchange, fact, type Url } from "./contract/index.ts";
import { exchangesOf } from "./service/exchanges.ts";

const MARKS: ReadonlySet<string> = new Set(
  "text joined input parameter parameters oneOf optional lora anything open segment".split(" "),
);
const TEXTS: readonly string[] = Object.entries(fact).flatMap(([name, one]) =>
  typeof one === "function" ? [] : [name],
);

/** What is wrong with a contract, whatever a provider asks for; each with its mend. @internal */
export function contractFlaws(
  contract: Contract,
  provider: Plugin<"provider">,
  { companions, replies }: Pick<CheckContext, "companions" | "replies">,
): readonly string[] {
  const hub = createHub([provider, ...ofKind(companions, "task")]);
  const tasks = [...hub.tasks].filter(isCallable);
  if (contract.tasks.length === 0 && contract.hosted === undefined)
    return ["The contract speaks of no task. Add takes(task, { post, json, replies }) for each."];
  const roots = [`${ROUTER}/${provider.id}`, provider.baseUrl ?? ROUTER];
  const ofTask = (task: Task): readonly string[] => {
    const exchanges = exchangesOf(contract, task, replies[task.id]);
    if (exchanges.length === 0) {
      const isListed = contract.tasks.some((one) => one.task.id === task.id);
      return isListed
        ? [`The contract says nothing of ${task.id}. Give takes(…) what is posted and replied.`]
        : [];
    }
    const requests = exchanges.filter(({ post = [] }) => post.length > 0);
    return [
      ...(requests.length > 0
        ? []
        : [`No exchange of ${task.id} is posted. Give the first one \`post: [url(…)]\`.`]),
      ...exchanges.flatMap((exchange, at) =>
        flawsOf(exchange, task, roots).map((flaw) => `Exchange ${at + 1} of ${task.id}: ${flaw}`),
      ),
    ];
  };
  return [...oddFields(contract), ...tasks.flatMap(ofTask)];
}

function flawsOf(exchange: Exchange, task: Task, roots: readonly string[]): readonly string[] {
  const { post = [], get = [], json, form, file, replies, also, slow, failed } = exchange;
  const none = Object.entries({ replies, also, slow, failed })
    .filter(([, list]) => Array.isArray(list) && list.length === 0)
    .map(
      ([name]) =>
        `\`${name}\` is an empty list. Give what the service replies, as reply.json({ … }) or reply.file(…).`,
    );
  const bodies = Object.entries({ json, form, file }).filter(([, body]) => body !== undefined);
  const torn = [...post, ...get].flatMap((one) => tornAt(one, roots) ?? []);
  return [
    ...oddFieldsIn(exchange),
    ...torn.slice(0, 1),
    ...(Array.isArray(replies)
      ? none
      : ["it has no `replies`. Give what the service replies, as reply.json({ … })."]),
    ...(post.length + get.length > 0
      ? []
      : ["it takes place nowhere. Give `post` or `get` a list of url(…)."]),
    ...(bodies.length > 1
      ? [`it has ${bodies.map(([name]) => name).join(" and ")} together. Leave all but one out.`]
      : []),
    ...[...post, ...get].flatMap(({ path, query = {} }) => [
      ...path.flatMap((piece) => unknownIn(piece, task, "the URL")),
      ...unknownIn(query, task, "the query"),
    ]),
    ...bodies.flatMap(([name, body]) => unknownIn(body, task, name)),
  ];
}

// A server's name, or a base, that goes on without a slash is another server, or another base.
function tornAt({ path: [root, next] }: Url, roots: readonly string[]): string | undefined {
  if (typeof root !== "string" || typeof next !== "string" || /^([/?#]|$)/.test(next))
    return undefined;
  if (!/^https?:\/\/[^/]+$/.test(root) && !roots.includes(root)) return undefined;
  return `its path "${next}" goes on behind "${root}" without a slash. Begin it with one: "/${next}".`;
}

/** Placeholders that no call of the task could fill. */
function unknownIn(pattern: unknown, task: Task, at: string): readonly string[] {
  if (pattern === undefined)
    return [
      `at ${at} is nothing, such as a fact that is none. Take one of fact.${TEXTS.join(", fact.")}, fact.input() or fact.parameter("…").`,
    ];
  if (typeof pattern !== "object" || pattern === null) return [];
  const members = pattern as Readonly<Record<string, unknown>>;
  const mark = members["~"];
  if (mark === undefined)
    return Object.entries(members).flatMap(([name, one]) =>
      unknownIn(one, task, Array.isArray(pattern) ? `${at}[${name}]` : `${at}.${name}`),
    );
  const flaw = markFlaw(members, String(mark), task);
  if (flaw !== undefined) return [`at ${at} ${flaw}`];
  const inner = members["parts"] ?? members["values"] ?? members["pattern"] ?? members["members"];
  return inner === undefined ? [] : unknownIn(inner, task, at);
}

function markFlaw(
  { name, names, as, fact: text }: Readonly<Record<string, unknown>>,
  mark: string,
  task: Task,
): string | undefined {
  if (!MARKS.has(mark))
    return `stands the placeholder "${mark}", which nobody knows. Make it with fact, open, oneOf or another of "hubsmith/contract".`;
  if (mark === "text" && !TEXTS.includes(String(text)))
    return `stands fact.${String(text)}, which is no fact.${meant(TEXTS, String(text))}`;
  const known = [...Object.keys(task.parameters), ...(task.streams === true ? ["stream"] : [])];
  const asked = mark === "parameter" ? [name] : mark === "parameters" ? (names as unknown[]) : [];
  const odd = asked.map(String).find((one) => !known.includes(one));
  if (odd !== undefined)
    return `stands fact.parameter("${odd}"), which ${task.id} does not know, so that no request has it.${meant(known, odd)} Its parameters are ${known.join(", ") || "none"}.`;
  if (mark !== "input") return undefined;
  const { inputs } = task;
  const all = typeof inputs === "string" ? [] : Object.keys(inputs);
  if (name !== undefined && !all.includes(String(name)))
    return `stands fact.input("${String(name)}"), which ${task.id} has not.${meant(all, String(name))} ${all.length === 0 ? "It has one input: fact.input()." : `Its inputs are ${all.join(", ")}.`}`;
  const types = typeof inputs === "string" ? [inputs] : Object.values(inputs);
  const type = name === undefined ? undefined : types[all.indexOf(String(name))];
  const isMedia = (type === undefined ? types : [type]).some((one) =>
    ["image", "audio", "video", "json"].includes(one),
  );
  return as === undefined || isMedia
    ? undefined
    : `stands a file as ${String(as)}, and ${task.id} has none. Take fact.input().`;
}

function meant(known: readonly string[], odd: string): string {
  const near = nearestName(known, odd);
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}
