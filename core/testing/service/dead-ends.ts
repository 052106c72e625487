// A path of an answer, or of a job, that leads nowhere in what the service replies.
import {
  type Answer,
  type Job,
  nearestName,
  type Path,
  type Plugin,
  type Served,
  steps,
  type Target,
  type UrlPiece,
  valueIn,
} from "../../index.ts";
import type { Value } from "../../code/index.ts";
import type { Exchange, Reply } from "../contract/index.ts";
import { goes, isRouters } from "./exchanges.ts";

/** The paths of a served task that lead nowhere, each as a sentence that says where to look instead. @internal */
export function deadEnds(
  provider: Plugin<"provider">,
  served: Served,
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

/** The places of an answer that none of these replies has. @internal */
export function unreadIn(answer: Answer, replies: readonly Value[]): readonly string[] {
  if (!("at" in answer)) return [];
  return answer.at.flatMap((path) => dead("answer", path, replies, "the replies"));
}

/** The JSON of replies. @internal */
export const jsonIn = (replies: readonly Reply[]): readonly Value[] =>
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

// Addresses are made of the ticket, which is what a request is replied.
function lostIn(
  { state, status, result = [] }: Job,
  exchanges: readonly Exchange[],
): readonly string[] {
  const tickets = jsonOf(exchanges.filter(({ post }) => post !== undefined));
  const of = (name: string, pieces: readonly UrlPiece[]): readonly string[] =>
    pieces.flatMap(placeIn).flatMap((path) => dead(`job.${name}`, path, tickets, "the tickets"));
  return [
    ...dead("job.state", state, jsonOf(exchanges), "the replies"),
    ...of("status", status),
    ...of("result", result),
  ];
}

function placeIn(piece: UrlPiece): readonly Path[] {
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
  const near = nearestName(new Set(replies.flatMap((json) => pathsIn(json))), written);
  const inSteps = path.some((step) => String(step).includes("."))
    ? `[${steps(written)
        .map((step) => JSON.stringify(step))
        .join(", ")}]`
    : undefined;
  const other = inSteps ?? (near === undefined ? undefined : `"${near}"`);
  const meant = other === undefined ? "" : ` Did you mean ${other}?`;
  return [
    `\`${name}\` looks at "${written}", which leads nowhere in ${where} of the contract.${meant} Mend the path, or give a reply that has it.`,
  ];
}

// The first items of lists do for all.
function pathsIn(json: Value, lead = ""): readonly string[] {
  if (typeof json !== "object" || json === null) return [];
  const members = Array.isArray(json) ? Object.entries(json.slice(0, 2)) : Object.entries(json);
  return members.flatMap(([name, member]) => [
    lead + name,
    ...pathsIn(member as Value, `${lead}${name}.`),
  ]);
}
