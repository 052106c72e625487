// The page of a provider: the request of each task, how the response is read, and how a job is polled.
import { isAbsence } from "#core/base/issue";
import { createCheckedHub } from "#core/checked/index";
import {
  type Absence,
  type Answer,
  type Diagnostic,
  inferenceCall,
  type InferenceRequest,
  type Job,
  type MissingSnippet,
  type Plugin,
  type Task,
  type HttpRequest,
} from "hubsmith";
import {
  type UrlPart,
  carriesToken,
  type JsonPath,
  type TextStream,
  toPath,
} from "#core/http/response";
import { isPolicy } from "#core/kinds/provider";
import { fenced } from "../../code/fenced.ts";
import { reasons } from "./markdown.ts";
import { pollText, requestBody, requestHead } from "./request-text.ts";
import { requestsTo, type NamedRequest } from "../subjects/requests.ts";

const placeOf = (path: JsonPath): string =>
  path.length === 0 ? "the whole" : `\`${path.join(".")}\``;
const placesOf = (paths: readonly JsonPath[]): string => paths.map(placeOf).join(", or else ");

// How a response is read.
function answerText(answer: Answer): string {
  switch (answer.kind) {
    case "json":
      return `Answer: JSON, of which ${placesOf(answer.at)} is shown.`;
    case "stream":
      return streamText(answer);
    case "bytes":
      return `Answer: the file (${answer.type}).`;
    case "file": {
      const { at, encoding, list = false, type } = answer;
      const what = encoding === "url" ? "behind the URL" : `in ${encoding}`;
      const where = `${placesOf(at)}${list ? ", or its first item" : ""}`;
      return `Answer: JSON, with a file (${type}) ${what} at ${where}.`;
    }
  }
}

function streamText({ format, path, type, done }: TextStream): string {
  const named = type === undefined ? "" : ` of the type \`${type}\``;
  const what = `${format === "sse" ? "server-sent events" : "JSON lines"}${named}`;
  const end = done === undefined ? "" : `, until \`${done}\``;
  return `Answer: ${what}, of which ${placeOf(path)} is shown${end}.`;
}

// How a job is polled.
function jobText({ state, waiting, status, result, interval }: Job): string {
  const states = waiting.map((word) => `\`${word}\``).join(" or ");
  return [
    `Job: polled while ${placeOf(toPath(state))} is ${states}.`,
    `- Every ${interval} s: ${questionOf(status)}`,
    ...(result === undefined ? [] : [`- For the result: ${questionOf(result)}`]),
  ].join("\n");
}

const questionOf = (pieces: readonly UrlPart[]): string =>
  `\`${pollText(pieces)}\`, ${carriesToken(pieces) ? "with" : "without"} the key.`;

// Tokens and billing are the same for all providers.
const SHOWN: ReadonlySet<string> = new Set([
  "routed",
  "streaming",
  "direct",
  "endpoint",
  "with parameters",
  "with a LoRA",
  "with a version",
]);

/** The parts of a request; each is shown if it differs from the task's first request. */
type Parts = Readonly<Record<"head" | "body" | "answer" | "job" | "notes", string>>;

export function providerPage(
  provider: Plugin<"provider">,
  companions: readonly Plugin[],
): readonly string[] {
  const hub = createCheckedHub([
    ...companions.filter((companion) => ["task", "provider"].includes(companion["~hub"]?.kind)),
    provider,
  ]);
  const wireOf = (
    request: InferenceRequest,
  ): { readonly wire: HttpRequest | Absence; readonly diagnostics: readonly Diagnostic[] } => {
    const diagnostics: Diagnostic[] = [];
    const call = inferenceCall(hub, request, diagnostics);
    return { wire: isAbsence(call) ? call : call.request, diagnostics };
  };
  const isOffered = (request: InferenceRequest): boolean => !isAbsence(wireOf(request).wire);
  const byTask = new Map<Task, NamedRequest[]>();
  for (const named of requestsTo(hub, provider, [], isOffered)) {
    if (isShown(provider, named))
      byTask.set(named.task, [...(byTask.get(named.task) ?? []), named]);
  }
  const absences: (readonly [string, MissingSnippet])[] = [];
  const sections = [...byTask].flatMap(([task, requests]) => {
    const shown: string[] = [];
    let first: Parts | undefined;
    for (const { variant, request } of requests) {
      const { wire, diagnostics } = wireOf(request);
      if (isAbsence(wire)) {
        absences.push([`${task.id}, ${variant}`, wire]);
        continue;
      }
      const parts = partsOf(wire, diagnostics);
      // An id with a version is shown like another id, unless it changes more.
      if (variant === "with a version" && unversioned(parts) === JSON.stringify(first)) continue;
      const section = sectionOf(parts, first);
      first ??= parts;
      // A variant without changes is not described.
      if (section.length > 0) shown.push(`### ${variant}`, ...section);
    }
    return shown.length === 0 ? [] : [`## ${task.id}`, ...shown];
  });
  return [
    `\`${provider.id}\` · ${provider.baseUrl ?? "a policy of the router"}`,
    "What a request does not show is as in the first one of its task.",
    ...sections,
    ...(absences.length === 0 ? [] : ["## Not offered", reasons(absences)]),
  ];
}

// At a custom endpoint, a policy is Hugging Face itself.
const isShown = (provider: Plugin<"provider">, { variant }: NamedRequest): boolean =>
  SHOWN.has(variant) && !(variant === "endpoint" && isPolicy(provider));

const unversioned = (parts: Parts): string => JSON.stringify(parts).replace(/(:|%3A)5a1e9c0d/g, "");

function partsOf(request: HttpRequest, diagnostics: readonly Diagnostic[]): Parts {
  return {
    head: requestHead(request),
    body: requestBody(request),
    answer: answerText(request.answer),
    job: request.job === undefined ? "" : jobText(request.job),
    notes: diagnostics
      .filter(({ code }) => code !== "unknown-parameter")
      .map(({ message }) => `- ${message}`)
      .join("\n"),
  };
}

function sectionOf(parts: Parts, first: Parts | undefined): readonly string[] {
  const isNew = (name: keyof Parts): boolean => parts[name] !== (first?.[name] ?? "");
  const [head, body] = [isNew("head"), isNew("body")];
  return [
    ...(head || body
      ? [fenced("http", [parts.head, ...(body ? ["", parts.body] : [])].join("\n"))]
      : []),
    ...(isNew("answer") ? [parts.answer] : []),
    ...(isNew("job") ? [parts.job || "There is no job."] : []),
    ...(isNew("notes") && parts.notes !== "" ? [parts.notes] : []),
  ];
}
