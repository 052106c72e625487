// Makes an HTTP client from the syntax of its language.
import type { Code } from "hubsmith/code";
import type { Tag, Text } from "hubsmith/code/language";
import { type Plugin, type HttpRequest, defineClient } from "hubsmith";
import type { ClientSpec } from "hubsmith/types";
import { refuseWithoutHttp, requireRequest } from "./refusals.ts";
import { type Body, bodyOf } from "./body.ts";
import { type PollingPlan, pollingPlan } from "./polling.ts";
import { type ResponsePlan, responsePlan } from "./response.ts";

/** A request. @public */
export interface PostStep {
  /** The URL; a string of parts if it contains a key. */
  readonly url: string | Text;
  /** The headers without the content type. */
  readonly headers: HttpRequest["headers"];
  /** Whether polling sends the headers again, so that they need a variable. */
  readonly sharesHeaders: boolean;
  /** The body. */
  readonly body: Body;
  /** Whether the response is streamed. */
  readonly streams: boolean;
}

/** How a language writes the steps of a program. The printed code must fail if a step fails. @public */
export interface HttpSyntax<L extends string> {
  /** Statements that send the request, check its status, and assign `response`. */
  post(posting: PostStep): Code<L>;
  /** Statements that poll a job: they assign its last response to `job`, and that of its result URL to `result`. */
  poll(job: PollingPlan, hasHeaders: boolean): Code<L>;
  /** Statements that print or save the result from a variable: `response`, or the JSON in `job` or `result`. */
  read(reading: ResponsePlan, from: "response" | "job" | "result"): Code<L>;
}

/** The definition of an HTTP client. @public */
export interface HttpClientSpec<L extends string> extends Omit<
  ClientSpec,
  "language" | "templates" | "otherwise"
> {
  /** The tag of the language. */
  readonly tag: Tag<L>;
  /** How the language writes each step. */
  readonly syntax: HttpSyntax<L>;
  /** The program around its statements; by default the statements alone. */
  program?(statements: Code<L>, reading: ResponsePlan, hasJob: boolean): Code<L>;
}

/** Makes a client that prints every call with an HTTP request. @public */
export function httpClient<L extends string>(spec: HttpClientSpec<L>): Plugin<"client"> {
  const { tag, syntax, program = (statements) => statements, refuses, ...more } = spec;
  return defineClient({
    ...more,
    language: tag.language,
    refuses: (call) => refuseWithoutHttp(call) ?? refuses?.(call),
    templates: [],
    otherwise: (call) => {
      const wire = requireRequest(call);
      const reading = responsePlan(call);
      const job = wire.job && pollingPlan(wire.job);
      const polls = job === undefined ? [] : [job.status, job.result ?? job.status];
      const sharesHeaders =
        Object.keys(wire.headers).length > 0 && polls.some(({ carriesToken }) => carriesToken);
      const { url, headers } = wire;
      const streams = reading.kind === "stream";
      const posted = syntax.post({ url, headers, sharesHeaders, body: bodyOf(wire), streams });
      const from = job === undefined ? "response" : job.result === undefined ? "job" : "result";
      const before =
        job === undefined ? posted : tag.join([posted, syntax.poll(job, sharesHeaders)]);
      return program(
        tag.join([before, syntax.read(reading, from)], "\n\n"),
        reading,
        job !== undefined,
      );
    },
  });
}
