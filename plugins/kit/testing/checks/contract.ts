// The checks of a provider with the contract of its service: paths, requests, and the shapes of responses.
import { type Answer, type Job, type Plugin, valueIn } from "hubsmith";
import { closestName } from "#core/base/describe";
import type { Value } from "#core/code/value";
import { isPolicy, type TaskHandler } from "#core/kinds/provider";
import type { Target } from "#core/http/request";
import { toPath, type UrlPart, type JsonPath } from "#core/http/response";
import { byKind, type Check, type CheckContext, type Finding, onlyOf } from "./check.ts";
import { ofKind } from "../subjects/companions.ts";
import type { Contract, Exchange, Reply } from "../../contract/index.ts";
import { extensionFaults } from "../running/run/judge.ts";
import { mismatch } from "../../contract/schema-mismatch.ts";
import {
  exchangesOf,
  hasRoute,
  handlerOf,
  isRouters,
  servedBy,
} from "../running/service/exchanges.ts";
import { isUnread, matchRequests, untestedParameters } from "../running/service/match-requests.ts";
import { soundContract } from "./whole-contract.ts";

const TARGETS: readonly Target[] = ["routed", "direct", "endpoint"];

// The paths of a served task that do not exist, each as a sentence with a suggestion.
function deadEnds(
  provider: Plugin<"provider">,
  served: TaskHandler,
  exchanges: readonly Exchange[],
): ReadonlySet<string> {
  const targets = TARGETS.filter(
    (target) => !isRouters(target, served.task) && hasRoute(exchanges, target, provider),
  );
  const paths = targets.flatMap((target) => [
    ...unreadIn(served.answer(false, target, "any"), jsonOf(exchanges)),
    ...(served.job === undefined
      ? []
      : lostIn(served.job({ base: "https://service.example", query: "" }), exchanges)),
  ]);
  return new Set(paths);
}

// The paths of an answer that do not exist in these responses.
const unreadIn = (answer: Answer, replies: readonly Value[]): readonly string[] =>
  "at" in answer ? answer.at.flatMap((path) => dead("answer", path, replies, "the responses")) : [];

// The JSON of responses.
const jsonIn = (replies: readonly Reply[]): readonly Value[] =>
  replies.flatMap((reply) => ("json" in reply ? [reply.json] : []));

const jsonOf = (exchanges: readonly Exchange[]): readonly Value[] =>
  exchanges.flatMap(({ replies, also = [], slow = [], failed = [] }) =>
    jsonIn([...replies, ...also, ...slow, ...failed]),
  );

// Job URLs are built from the ticket, which is the response to the request.
function lostIn(
  { state, status, result = [] }: Job,
  exchanges: readonly Exchange[],
): readonly string[] {
  const tickets = jsonOf(exchanges.filter(({ post }) => post !== undefined));
  return [
    ...dead("job.state", toPath(state), jsonOf(exchanges), "the responses"),
    ...Object.entries({ status, result }).flatMap(([name, pieces]) =>
      pieces
        .flatMap(placeIn)
        .flatMap((path) => dead(`job.${name}`, path, tickets, "the first responses")),
    ),
  ];
}

function placeIn(piece: UrlPart): readonly JsonPath[] {
  if (typeof piece === "string" || "parts" in piece) return [];
  return ["at" in piece ? piece.at : "urlAt" in piece ? piece.urlAt : piece.pathAt];
}

function dead(
  name: string,
  path: JsonPath,
  replies: readonly Value[],
  where: string,
): readonly string[] {
  if (replies.some((json) => (valueIn(json, ...path) ?? null) !== null)) return [];
  const written = path.join(".");
  const near = closestName(new Set(replies.flatMap((json) => pathsIn(json))), written);
  const steps = toPath(written).map((step) => JSON.stringify(step));
  const isInSteps = path.some((step) => String(step).includes("."));
  const other = isInSteps ? `[${steps.join(", ")}]` : near && `"${near}"`;
  const suggestion = other === undefined ? "" : ` Did you mean ${other}?`;
  return [
    `\`${name}\` reads "${written}", which does not exist in ${where} of the contract.${suggestion} Fix the path, or add a response with it.`,
  ];
}

// The first items of each list are enough.
function pathsIn(json: Value, lead = ""): readonly string[] {
  if (typeof json !== "object" || json === null) return [];
  const members = Object.entries(Array.isArray(json) ? json.slice(0, 2) : json);
  return members.flatMap(([name, member]) => [
    lead + name,
    ...pathsIn(member as Value, `${lead}${name}.`),
  ]);
}

export const placesCheck: Check = {
  id: "paths-lead",
  what: "Every path of an answer and of a job exists in a response of the contract.",
  why: "A program that reads the wrong path prints nothing, or polls forever.",
  fix: "Fix the path, or add a response with it to the contract: to `also` if no sample request gets it.",
  find: byKind({
    provider: placesOf,
    task({ hubServers, id }, { replies }) {
      const reply = replies[id];
      if (hubServers?.answer === undefined || reply === undefined) return [];
      // One sample has one of the paths; the others are for other responses.
      const lost = unreadIn(hubServers.answer, jsonIn([reply]));
      const isRead = "at" in hubServers.answer && lost.length < hubServers.answer.at.length;
      return isRead ? [] : lost.map((message) => ({ message }));
    },
  }),
};

// The paths of a provider that do not exist; `where` is the id of the task.
function placesOf(provider: Plugin<"provider">, context: CheckContext): readonly Finding[] {
  const contract = soundContract(provider, context);
  if (contract === undefined) return [];
  return servedBy(provider, ofKind(context.companions, "task")).served.flatMap((task) => {
    const handler = handlerOf(provider, task);
    const exchanges = exchangesOf(contract, task, context.replies[task.id]);
    return handler === undefined
      ? []
      : [...deadEnds(provider, handler, exchanges)].map((message) => ({ where: task.id, message }));
  });
}

/** A note for each job whose failure has a sentence that is not marked: programs may lose it. */
const unmarked = ({ tasks }: Contract): readonly Finding[] =>
  tasks.flatMap(({ task, exchanges }) => {
    const failed = exchanges.flatMap((exchange) => exchange.failed ?? []);
    const text = JSON.stringify(failed);
    const isMarked = text.includes("(sample") || !SENTENCE.test(text);
    return isMarked ? [] : [{ where: task.id, isNote: true, message: UNMARKED }];
  });
// A state has fewer words.
const SENTENCE = /"\w+ \w+ \w[^"]*"/;
const UNMARKED = `No string of \`failed\` has "(sample)", so programs may lose the reason. Write "Too dark (sample)."`;

export const contractCheck: Check = {
  id: "contract-holds",
  what: "Every request matches the contract of the service.",
  why: "The service rejects a request with one wrong field, and no parser finds it.",
  fix: "Compare the request with the service's documentation. Fix the request or the contract.",
  find: onlyOf("provider", (provider, context) => {
    const { companions, contracts, replies } = context;
    const contract = soundContract(provider, context);
    if (contract === undefined) return [];
    // The router itself has no URL: it is the policy that has a contract.
    const router = [...ofKind(companions, "provider"), provider]
      .filter(isPolicy)
      .map(({ id }) => contracts.get(id))
      .find((candidate) => candidate !== undefined);
    // A path that does not exist reads nothing.
    const lost = placesOf(provider, context).map(({ where }) => `${where}, `);
    const options = {
      companions: ofKind(companions, "task"),
      replies,
      ...(router === undefined ? {} : { router }),
    };
    const findings = matchRequests(provider, contract, options).filter(
      ({ where = "", message }) =>
        !(isUnread(message) && lost.some((lead) => where.startsWith(lead))),
    );
    return [...findings, ...untestedParameters(provider, contract, options), ...unmarked(contract)];
  }),
};

export const shapeCheck: Check = {
  id: "replies-fit",
  what: "The responses of the contract have the shape and the file type that the answer declares.",
  why: "The page shows readers the shape in advance, and the program names the saved file after the type.",
  fix: "Look at a real response. Fix the answer or the contract.",
  find: byKind({
    task: ({ hubServers, id }, { replies }) =>
      hubServers?.answer === undefined || replies[id] === undefined
        ? []
        : shapeFindings(hubServers.answer, [replies[id]], "Hugging Face's servers"),
    provider(provider, context) {
      const contract = soundContract(provider, context);
      if (contract === undefined) return [];
      // A missing value has no schema.
      const lost = new Set(placesOf(provider, context).map(({ where }) => where));
      return provider.tasks
        .filter(({ task }) => !lost.has(task.id))
        .flatMap((served) => {
          const exchanges = exchangesOf(contract, served.task);
          const replies = exchanges.flatMap((exchange) => [
            ...exchange.replies,
            ...(exchange.also ?? []),
          ]);
          return shapeFindings(served.answer(false, "routed", "any"), replies, served.task.id);
        });
    },
  }),
};

function shapeFindings(
  answer: Answer,
  replies: readonly Reply[],
  where: string,
): readonly Finding[] {
  if ("type" in answer) return typeFindings(answer.type, replies, where);
  if (answer.kind !== "json" || answer.schemas === undefined) return [];
  const { at, schemas } = answer;
  // A response without an expected result is a ticket.
  const final = replies.filter((reply) => "json" in reply && reply.shows !== undefined);
  const read = jsonIn(final).map((json) => {
    const all = at.map((path) => valueIn(json, ...path));
    const first = all.findIndex((value) => value != null);
    return { found: all[first], schema: schemas[first] ?? schemas.at(-1) ?? "json" };
  });
  // An SDK may read another response; but one response is that of the printed request.
  const present = read.filter(({ found }) => found !== undefined);
  return (present.length > 0 ? present : read).flatMap(({ found, schema }) => {
    const place = mismatch(schema, found);
    if (place === undefined) return [];
    const message =
      `The response does not have the shape that the answer declares, at ${place}: ` +
      `${JSON.stringify(found)?.slice(0, 200)}. Fix the shape, or the response in the contract.`;
    return [{ where, message }];
  });
}

// The name of the saved file depends on the type of the answer.
function typeFindings(type: string, replies: readonly Reply[], where: string): readonly Finding[] {
  const [family, format] = type.split("/") as [string, string];
  const types = replies.flatMap((reply) => ("base64" in reply ? [reply.type] : []));
  const ofFamily = types.filter((candidate) => candidate.startsWith(`${family}/`));
  const name = `file.${format === "mpeg" ? "mp3" : format}`;
  const files = replies.flatMap((reply) => {
    if ("saves" in reply) return [reply.saves ?? ""];
    return "base64" in reply && reply.type.startsWith(`${family}/`) ? [reply.base64] : [];
  });
  const isOther = files.some(
    (base64) => extensionFaults(name, Buffer.from(base64, "base64")).length > 0,
  );
  const problem =
    ofFamily.length > 0 && !ofFamily.includes(type)
      ? ofFamily[0]
      : isOther && "another type of file";
  if (!problem) return [];
  const message = `The response in the contract is ${problem}, but \`answer\` has the type ${type}. Fix the type in the answer or in the contract.`;
  return [{ where, message }];
}
