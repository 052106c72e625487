// An HTTP client made of the syntax of its language: what is done in which order is decided here.
import type { Code } from "../code/code.ts";
import type { Tag } from "../code/tag.ts";
import type { Text } from "../code/value.ts";
import { type ClientSpec, defineClient, type Plugin } from "../hub/plugin.ts";
import type { Wire } from "../model/wire.ts";
import { missingWire, wireOf } from "./absences.ts";
import { type Body, bodyOf } from "./body.ts";
import { type Following, followingOf } from "./following.ts";
import { once } from "./once.ts";
import { type Place, type Reading, readingOf } from "./reading.ts";

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

/** An expression, and the statements that must come before it. @public */
export interface Value<L extends string> {
  /** The statements; nothing where there are none. */
  readonly before?: Code<L>;
  /** The expression. */
  readonly value: Code<L>;
}

/** How a language writes the parts of a program. Every part throws, or ends the program, where something is missing. @public */
export interface HttpSyntax<L extends string> {
  /** Statements after which `response` holds the response, which is no error. */
  post(posting: Posting): Code<L>;
  /** Statements after which `job` holds the last response of a job, and `result` that of its result's URL. */
  follow(job: Following, hasHeaders: boolean): Code<L>;
  /** What is at a place of the JSON of `response`, or of the JSON that `job` or `result` holds. */
  at(place: Place, from: Source): Value<L>;
  /** A statement that prints a value. */
  print(value: Code<L>): Code<L>;
  /** Statements that print a chat as it arrives. */
  stream(hasTools: boolean): Code<L>;
  /** Statements that save the body of `response`. */
  saveBody(file: string): Code<L>;
  /** Statements that save what a string encodes. */
  saveBase64(value: Code<L>, file: string): Code<L>;
  /** Statements that save what is behind a URL, which may be the first of a list. */
  saveUrl(value: Code<L>, isList: boolean, file: string): Code<L>;
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
  /** The program around its statements; `used` are the parts of the syntax that it has. */
  program?(statements: Code<L>, used: ReadonlySet<keyof HttpSyntax<L>>): Code<L>;
}

/** Makes a client that prints every call that has a wire view. @public */
export function httpClient<L extends string>(spec: HttpClientSpec<L>): Plugin<"client"> {
  const { tag, syntax, program = (statements) => statements, refuses, ...more } = spec;
  const follow = once((job: Following, hasHeaders: boolean) => syntax.follow(job, hasHeaders));
  const read = once((reading: Reading, from: Source) => readWith(reading, from, syntax, tag));
  return defineClient({
    ...more,
    language: tag.language,
    refuses: (call) => missingWire(call) ?? refuses?.(call),
    templates: [],
    otherwise: (call) => {
      const { headers, job, url } = wireOf(call);
      const reading = readingOf(call);
      const following = job && followingOf(job);
      const { status, result } = following ?? {};
      const sharesHeaders =
        Object.keys(headers).length > 0 &&
        (status?.carriesToken === true || result?.carriesToken === true);
      const streams = reading.does === "stream";
      const posted = syntax.post({
        url,
        headers,
        sharesHeaders,
        body: bodyOf(wireOf(call)),
        streams,
      });
      const from = following === undefined ? "response" : result === undefined ? "job" : "result";
      const { code, used } = read(reading, from);
      const parts =
        following === undefined
          ? [posted, code]
          : [tag.join([posted, follow(following, sharesHeaders)]), code];
      const all = new Set([...used, "post" as const, ...(following ? ["follow" as const] : [])]);
      return program(tag.join(parts, "\n\n"), all);
    },
  });
}

function readWith<L extends string>(
  reading: Reading,
  from: Source,
  syntax: HttpSyntax<L>,
  tag: Tag<L>,
): { readonly code: Code<L>; readonly used: readonly (keyof HttpSyntax<L>)[] } {
  if (reading.does === "stream") return { code: syntax.stream(reading.hasTools), used: ["stream"] };
  if (reading.does === "save body")
    return { code: syntax.saveBody(reading.file), used: ["saveBody"] };
  const { before, value } = syntax.at(reading.at, from);
  const [name, code]: readonly [keyof HttpSyntax<L>, Code<L>] =
    reading.does === "print"
      ? ["print", syntax.print(value)]
      : reading.does === "save base64"
        ? ["saveBase64", syntax.saveBase64(value, reading.file)]
        : ["saveUrl", syntax.saveUrl(value, reading.isList, reading.file)];
  return { code: before === undefined ? code : tag.join([before, code]), used: ["at", name] };
}
