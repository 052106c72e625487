// The page of a client: each form of program that it prints, once, for made-up providers if it supports those.
import { isAbsence } from "#core/base/issue";
import {
  type Answer,
  type Call,
  inferenceCall,
  inferenceSnippets,
  installText,
  type Job,
  type MissingSnippet,
  type Plugin,
} from "hubsmith";
import type { UrlPart } from "#core/http/response";
import { isText } from "hubsmith/language";
import { filesIn } from "#plugins/kit/code/files";
import { isEnv } from "#core/code/value";
import { clientHub } from "../subjects/client-hub.ts";
import { madeUpProviders } from "../subjects/sample-providers.ts";
import { fenced } from "../../code/fenced.ts";
import { reasons } from "./markdown.ts";
import { requestsTo, type NamedRequest } from "../subjects/requests.ts";
import { newWatcher } from "../watch/plugin.ts";

export function clientPage(
  client: Plugin<"client">,
  companions: readonly Plugin[],
): readonly string[] {
  const hub = clientHub(client, companions, newWatcher());
  const seen = new Set<string>();
  const printed = new Set<string>();
  const routed = new Set<string>();
  const absences: (readonly [string, MissingSnippet])[] = [];
  const sections: string[] = [];
  const show = (
    provider: Plugin<"provider">,
    newIn: (call: Call, named: NamedRequest, content: string) => readonly string[],
    known: ReadonlySet<string> = new Set(),
  ): void => {
    const requests = requestsTo(
      hub,
      provider,
      [],
      (request) => inferenceSnippets(hub, request).snippets.length > 0,
      ({ id }) => known.has(id),
    );
    for (const named of requests) {
      const { snippets, notOffered } = inferenceSnippets(hub, named.request);
      for (const absence of notOffered) absences.push([named.task.id, absence]);
      const call = inferenceCall(hub, named.request);
      const content = snippets[0]?.content;
      if (content === undefined || isAbsence(call)) continue;
      printed.add(named.task.id);
      if (named.variant === "routed") routed.add(named.task.id);
      const news = newIn(call, named, content).filter((feature) => !seen.has(feature));
      if (news.length === 0) continue;
      for (const feature of news) seen.add(feature);
      sections.push(`## ${provider.id}: ${named.name}`, fenced(client.language.id, content));
    }
  };
  const taskIds = new Set(client.templates.map(({ task }) => task.id));
  for (const provider of madeUpProviders)
    show(provider, (call, named) => [
      ...featuresOf(call, named),
      ...(taskIds.has(named.task.id) ? [`task ${named.task.id}, ${call.streaming}`] : []),
    ]);
  // An SDK prints different code for its known providers, so the program is also compared.
  const known = new Set(routed);
  for (const provider of hub.providers.list.filter(({ id }) => !MADE_UP.has(id)))
    show(
      provider,
      (_, { task, variant }, content) => {
        const suffix = variant === "with parameters" ? ` ${variant}` : "";
        return [task.id + suffix, variant, ...firstWords(content)];
      },
      known,
    );
  const install = installText(client.install);
  const left = absences.filter(([task]) => !printed.has(task));
  return [
    `\`${client.id}\``,
    ...(install === undefined ? [] : [fenced("sh", install)]),
    ...sections,
    ...(left.length === 0 ? [] : ["## Not offered", reasons(left)]),
  ];
}

const MADE_UP: ReadonlySet<string> = new Set(madeUpProviders.map(({ id }) => id));

/** The features of the program of a call, each as a string. Calls with the same feature have the same string. */
function featuresOf({ request, task, billTo }: Call, { variant }: NamedRequest): readonly string[] {
  if (isAbsence(request)) return [`no wire, ${variant}`];
  const { body, headers, url, job, answer } = request;
  const how = job === undefined ? "at once" : "as a job";
  const files = "json" in body && filesIn(body.json).length > 0 ? " with a file" : "";
  const [kind = ""] = Object.keys(body);
  const beside = "form" in body && Object.keys(body.form).length > 1 ? " and texts" : "";
  return [
    `body ${kind}${files}${beside}`,
    `answer ${describe(answer)}, ${how}`,
    `${isText(url) ? "key in the URL" : "URL"}, ${how}`,
    ...Object.entries(headers).map(
      ([name, value]) =>
        `header ${name} ${isEnv(value) ? "alone" : isText(value) ? "in text" : "as it is"}, ${how}`,
    ),
    ...(job === undefined ? [] : jobFeatures(job)),
    ...(billTo === undefined ? [] : ["billed"]),
    ...(task.streams === true && variant === "with parameters" ? ["parameters of a chat"] : []),
    ...(variant.startsWith("with a ") ? [variant] : []),
  ];
}

/** The words with which lines of a program begin, such as `try`. */
const firstWords = (content: string): readonly string[] =>
  content.split("\n").flatMap((line) => /^\s*[\w$]+(?=[ :(.]|$)/.exec(line)?.[0] ?? []);

function describe(answer: Answer): string {
  const { kind: as } = answer;
  if (as === "file") {
    const { at, list = false, encoding } = answer;
    return JSON.stringify({ encoding, list, isOne: at.length === 1 });
  }
  if (as === "bytes") return answer.type;
  if (as === "json") return `json${answer.at.length > 1 ? " at places" : ""}`;
  if (as === "stream") return `stream of ${answer.format} at ${answer.path.join(".")}`;
  return as;
}

function jobFeatures({ status, result, waiting, pollFirst }: Job): readonly string[] {
  const pieces = (list: readonly UrlPart[]): string =>
    list.map((piece) => (typeof piece === "string" ? "text" : Object.keys(piece).join())).join();
  return [
    `status ${pieces(status)}`,
    ...(result === undefined ? [] : [`result ${pieces(result)}`]),
    waiting.length === 1 ? "one state" : "states",
    ...(pollFirst === true ? ["polled first"] : []),
  ];
}
