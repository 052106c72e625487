// An HTTP client made of the syntax of its language: what is done in which order is decided here.
import type { Code } from "hubsmith/code";
import type { Tag } from "hubsmith/code/language";
import type { Text } from "hubsmith/code/language";
import { type ClientSpec, defineClient, type Plugin } from "hubsmith";
import type { Wire } from "hubsmith";
import { missingWire, wireOf } from "./absences.ts";
import { type Body, bodyOf } from "./body.ts";
import { type Following, followingOf } from "./following.ts";
import { type Reading, readingOf } from "./reading.ts";

/** The variable that JSON is read from. @public */
export type Source = "response" | "job" | "result";

/** A request. @public */
export interface Posting {
  /** The URL; in parts where it has a key. */
  readonly url: string | Text;
  /** The headers without a content type. */
  readonly headers: Wire["headers"];
  /** Whether the headers are sent again to poll, and so need a variable. */
  readonly sharesHeaders: boolean;
  /** What is sent. */
  readonly body: Body;
  /** Whether the response is read as it arrives. */
  readonly streams: boolean;
}

/** How a language writes the parts of a program. Each throws, or ends the program, where something is missing. @public */
export interface HttpSyntax<L extends string> {
  /** Statements after which `response` holds the response, which is no error. */
  post(posting: Posting): Code<L>;
  /** Statements after which `job` holds the last response of a job, and `result` that of its result's URL. */
  follow(job: Following, hasHeaders: boolean): Code<L>;
  /** Statements that print or save the result, out of `response` or of the JSON that another variable holds. */
  read(reading: Reading, from: Source): Code<L>;
}

/** What an HTTP client is made of. @public */
export interface HttpClientSpec<L extends string> extends Omit<
  ClientSpec,
  "language" | "templates" | "otherwise"
> {
  /** The tag of the language. */
  readonly tag: Tag<L>;
  /** How the language writes each part. */
  readonly syntax: HttpSyntax<L>;
  /** The program around its statements, which may need functions for what it reads, and for a job. */
  program?(statements: Code<L>, reading: Reading, hasJob: boolean): Code<L>;
}

/** Makes a client that prints every call that has a wire view. @public */
export function httpClient<L extends string>(spec: HttpClientSpec<L>): Plugin<"client"> {
  const { tag, syntax, program = (statements) => statements, refuses, ...more } = spec;
  return defineClient({
    ...more,
    language: tag.language,
    refuses: (call) => missingWire(call) ?? refuses?.(call),
    templates: [],
    otherwise: (call) => {
      const wire = wireOf(call);
      const reading = readingOf(call);
      const job = wire.job && followingOf(wire.job);
      const polls = job === undefined ? [] : [job.status, job.result ?? job.status];
      const sharesHeaders =
        Object.keys(wire.headers).length > 0 && polls.some(({ carriesToken }) => carriesToken);
      const { url, headers } = wire;
      const streams = reading.does === "stream";
      const posted = syntax.post({ url, headers, sharesHeaders, body: bodyOf(wire), streams });
      const from = job === undefined ? "response" : job.result === undefined ? "job" : "result";
      const before =
        job === undefined ? posted : tag.join([posted, syntax.follow(job, sharesHeaders)]);
      return program(
        tag.join([before, syntax.read(reading, from)], "\n\n"),
        reading,
        job !== undefined,
      );
    },
  });
}
