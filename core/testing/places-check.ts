// The places check: the paths of an answer or a job exist in the responses of the contract.
import { createHub } from "../checked/index.ts";
import { type Answer, type Job, type Plugin, valueIn } from "../index.ts";
import type { TaskHandler } from "../http/provider.ts";
import { closestName } from "../base/describe.ts";
import { toPath, type UrlPart, type Path } from "../http/response.ts";
import { isCallable } from "../http/task.ts";
import type { Target } from "../http/request.ts";
import type { Check, CheckContext, Finding } from "./check.ts";
import { ofKind } from "./companions.ts";
import { soundContract } from "./whole-contract-check.ts";
import { exchangesOf, goes, handlerOf, isRouters } from "./service/exchanges.ts";
import type { Value } from "../code/value.ts";
import type { Exchange, Reply } from "./contract/index.ts";

// The paths of a served task that do not exist, each as a sentence with a suggestion.
function deadEnds(
  provider: Plugin<"provider">,
  served: TaskHandler,
  exchanges: readonly Exchange[],
): readonly string[] {
  const targets: readonly Target[] = ["routed", "direct", "endpoint"];
  const asked = targets.filter(
    (target) => !isRouters(target, served.task) && goes(exchanges, target, provider),
  );
  const found = asked.flatMap((target) => [
    ...unreadIn(served.answer(false, target), jsonOf(exchanges)),
    ...(served.job === undefined
      ? []
      : lostIn(served.job({ base: "https://service.example", query: "" }), exchanges)),
  ]);
  return [...new Set(found)];
}

// The paths of an answer that do not exist in these responses.
function unreadIn(answer: Answer, replies: readonly Value[]): readonly string[] {
  if (!("at" in answer)) return [];
  return answer.at.flatMap((path) => dead("answer", path, replies, "the responses"));
}

// The JSON of responses.
const jsonIn = (replies: readonly Reply[]): readonly Value[] =>
  replies.flatMap((reply) => ("json" in reply ? [reply.json] : []));

function jsonOf(exchanges: readonly Exchange[]): readonly Value[] {
  return jsonIn(
    exchanges.flatMap(({ replies, also = [], slow = [], failed = [] }) => [
      ...replies,
      ...also,
      ...slow,
      ...failed,
    ]),
  );
}

// Job URLs are built from the ticket, which is the response to the request.
function lostIn(
  { state, status, result = [] }: Job,
  exchanges: readonly Exchange[],
): readonly string[] {
  const tickets = jsonOf(exchanges.filter(({ post }) => post !== undefined));
  const of = (name: string, pieces: readonly UrlPart[]): readonly string[] =>
    pieces
      .flatMap(placeIn)
      .flatMap((path) => dead(`job.${name}`, path, tickets, "the first responses"));
  return [
    ...dead("job.state", state, jsonOf(exchanges), "the responses"),
    ...of("status", status),
    ...of("result", result),
  ];
}

function placeIn(piece: UrlPart): readonly Path[] {
  if (typeof piece === "string" || "parts" in piece) return [];
  return ["at" in piece ? piece.at : "urlAt" in piece ? piece.urlAt : piece.pathAt];
}

function dead(
  name: string,
  path: Path,
  replies: readonly Value[],
  where: string,
): readonly string[] {
  if (replies.some((json) => (valueIn(json, ...path) ?? null) !== null)) return [];
  const written = path.join(".");
  const near = closestName(new Set(replies.flatMap((json) => pathsIn(json))), written);
  const inSteps = path.some((step) => String(step).includes("."))
    ? `[${toPath(written)
        .map((step) => JSON.stringify(step))
        .join(", ")}]`
    : undefined;
  const other = inSteps ?? (near === undefined ? undefined : `"${near}"`);
  const suggestion = other === undefined ? "" : ` Did you mean ${other}?`;
  return [
    `\`${name}\` reads "${written}", which does not exist in ${where} of the contract.${suggestion} Fix the path, or add a response with it.`,
  ];
}

// The first item of each list is enough.
function pathsIn(json: Value, lead = ""): readonly string[] {
  if (typeof json !== "object" || json === null) return [];
  const members = Array.isArray(json) ? Object.entries(json.slice(0, 2)) : Object.entries(json);
  return members.flatMap(([name, member]) => [
    lead + name,
    ...pathsIn(member as Value, `${lead}${name}.`),
  ]);
}

/** Every path of an answer and of a job exists in the responses of the contract. @public */
export const placesCheck: Check = {
  id: "paths-lead",
  what: "Every path of an answer and of a job exists in a response of the contract.",
  why: "A program that reads the wrong path prints nothing, or polls forever.",
  fix: "Fix the path, or add a response with it to the contract: to `also` if no sample request gets it.",
  find: (plugin, context) => {
    const { kind } = plugin["~hub"];
    if (kind === "provider") return placesOf(plugin as Plugin<"provider">, context);
    const { hfInference, id } = plugin as Plugin<"task">;
    const reply = context.replies[id];
    if (kind !== "task" || hfInference?.answer === undefined || reply === undefined) return [];
    // One sample has one of the paths; the others are for other responses.
    const lost = unreadIn(hfInference.answer, jsonIn([reply]));
    const isRead = "at" in hfInference.answer && lost.length < hfInference.answer.at.length;
    return isRead ? [] : lost.map((message) => ({ message }));
  },
};

/** The paths of a provider that do not exist; `where` is the id of the task. @internal */
export function placesOf(
  provider: Plugin<"provider">,
  context: Pick<CheckContext, "companions" | "contracts" | "replies" | "subjects">,
): readonly Finding[] {
  const { companions, replies } = context;
  const contract = soundContract(provider, context);
  if (contract === undefined) return [];
  return servedBy(provider, companions).flatMap((served) => {
    const { task } = served;
    const exchanges = exchangesOf(contract, task, replies[task.id]);
    return deadEnds(provider, served, exchanges).map((message) => ({ where: task.id, message }));
  });
}

function servedBy(
  provider: Plugin<"provider">,
  companions: readonly Plugin[],
): readonly TaskHandler[] {
  const listed = new Set(provider.tasks.map(({ task }) => task.id));
  const tasks = [...createHub(ofKind(companions, "task")).tasks].filter(isCallable);
  const more = tasks.filter(({ id }) => !listed.has(id));
  return [...provider.tasks, ...more.flatMap((task) => handlerOf(provider, task) ?? [])];
}
