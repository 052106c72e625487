// Creates an HTTP client from the syntax of its language; the steps of a program are the same in all languages.
import type { Code, ValueObject } from "hubsmith/code";
import type { Tag, Text } from "hubsmith/language";
import {
  type Absence,
  absent,
  type Call,
  type Plugin,
  type HttpRequest,
  defineClient,
} from "hubsmith";
import type { ClientSpec } from "hubsmith";
import type { JsonPath, TextStream } from "#core/http/response";
import type { ToolCalls } from "#core/kinds/task";
import { isChat, refuseWithoutHttp, requireRequest } from "./refusals.ts";
import { type Body, bodyOf } from "./body.ts";
import { type ToolFunction, toolFunctions } from "./tools.ts";
import { type PollingPlan, pollingPlan, type PollUrl, type PollVariable } from "./polling.ts";
import { type AnswerPlan, answerPlan, type ValuePath } from "./response.ts";
import { helpersOf } from "./helpers.ts";

/** The request of a program, for `post` of `HttpSyntax`. @public */
export interface PostStep {
  /** The URL; a string of parts if it contains a key. */
  readonly url: string | Text;
  /** The headers without the content type. */
  readonly headers: HttpRequest["headers"];
  /** Whether polling sends the headers again, so that they need the variable `headers`. */
  readonly sharesHeaders: boolean;
  /** The body: `{ kind: "json", json, type }`, `{ kind: "file", file, type }` or `{ kind: "form", parts }`. */
  readonly body: Body;
  /** The format of the response, if it is streamed: `"sse"` has the content type `text/event-stream`, unless it is an error. */
  readonly streams: TextStream["format"] | undefined;
  /** Whether the response is the file to save. */
  readonly savesBody: boolean;
  /** What the JSON of the response is, unless it is an error, which is an object with `error`. */
  readonly json: "object" | "array" | undefined;
  /** Whether redirects may be followed: HTTP libraries send headers other than `Authorization` to any host. */
  readonly followsRedirects: boolean;
}

/** A loop that polls a job, for `loop` of `HttpSyntax`. @public */
export interface LoopStep<L extends string> {
  /** An expression: the state of the job. */
  readonly state: Code<L>;
  /** The states in which it is not done. */
  readonly waiting: readonly string[];
  /** The time between two polls, in seconds. */
  readonly interval: number;
  /** The statement that polls it. */
  readonly poll: Code<L>;
}

/** A chat with tools, for `chatTools` of `HttpSyntax`. @public */
export interface ToolStep<L extends string> {
  /** The functions to define. */
  readonly functions: readonly ToolFunction[];
  /** The body of the first request, to assign to the variable `body`. */
  readonly body: ValueObject;
  /** The statements that send `body`, check the status, and assign `response`. */
  readonly post: Code<L>;
  /** Whether redirects may be followed, as for `post` of `HttpSyntax`. */
  readonly followsRedirects: boolean;
}

/** A chat with tools in a wire format whose responses have items, for `itemTools` of `HttpSyntax`. @public */
export interface CallStep<L extends string> extends ToolStep<L> {
  /** How the format has calls. */
  readonly calls: ToolCalls;
}

/**
 * The file to save, for `save` of `HttpSyntax`: the body of `response`, a base64 string, or the file at a URL, which
 * may be in an array.
 * @public
 */
export type SavedContent<L extends string> =
  | { readonly kind: "body" }
  | { readonly kind: "base64"; readonly value: Code<L> }
  | { readonly kind: "url"; readonly value: Code<L>; readonly isList: boolean };

/** How a language writes the steps of a program. The printed code must fail if a step fails. @public */
export interface HttpSyntax<L extends string> {
  /**
   * Statements that send the request, fail if the status is an error, and assign `response`. They follow the fields of
   * the step.
   */
  post(step: PostStep): Code<L>;
  /** An expression: the JSON in `response`. */
  readonly json: Code<L>;
  /** An expression: the body of `response` as a string, to print all of its JSON; by default `json`. */
  readonly text?: Code<L>;
  /** Whether `json` is printed where it is used; by default it is assigned to `result` first. */
  readonly inlinesJson?: boolean;
  /**
   * Statements that fail if there is nothing at a path of a value in `json`, which is the response or `isLater`, such as a
   * job. They show `json`. By default or if it returns undefined, `at` fails, or `post` did.
   */
  requires?(value: Code<L>, path: JsonPath, json: Code<L>, isLater: boolean): Code<L> | undefined;
  /** Statements that fail with the response if its JSON is no array. By default, any JSON is printed. */
  requiresArray?(json: Code<L>): Code<L>;
  /** An expression: a member or an item of a JSON value; by default `json["name"]`. */
  at?(json: Code<L>, step: string | number): Code<L>;
  /** An expression: the first of several members that has a value. It needs parentheses unless it ends the path. */
  either(json: Code<L>, names: readonly string[], isLast: boolean): Code<L>;
  /** A statement that assigns a variable: `"once"`, for the `"first"` time, or `"again"`; by default `name = value`. */
  assign?(name: Code<L>, value: Code<L>, how: "once" | "first" | "again"): Code<L>;
  /** An expression: a JSON value as a string; by default the value itself. */
  string?(value: Code<L>): Code<L>;
  /** An expression: the path of a URL, without its first slash. */
  path(url: Code<L>): Code<L>;
  /** An expression: strings as one; by default with `+` between them. */
  concat?(parts: readonly (Code<L> | string | Text)[]): Code<L>;
  /**
   * An expression: the JSON in the response to a GET request. The key is in the headers, so send them only with
   * `sendsHeaders`. Follow redirects only with `followsRedirects`.
   */
  get(url: Code<L>, sendsHeaders: boolean, followsRedirects: boolean): Code<L>;
  /**
   * A loop: while `step.state` is one of `step.waiting`, it waits for `step.interval` seconds, and runs the statement
   * `step.poll`.
   */
  loop(step: LoopStep<L>): Code<L>;
  /**
   * A loop over the items of an array, which assigns each to `item`, for several results, such as chats with `n`.
   * Without it, the array is printed.
   */
  each?(list: Code<L>, item: Code<L>, body: Code<L>): Code<L>;
  /** Statements that print a value: as JSON if it may be an object or an array. */
  print(value: Code<L>, isJson: boolean): Code<L>;
  /** An expression: the length of an array, which is printed instead of an embedding; by default the array is. */
  length?(array: Code<L>): Code<L>;
  /**
   * Statements for a variable that may be an object with the URL of a text as this member: print the text, requested
   * without the headers; otherwise run `print`. By default only `print`. If it is an object with a value at one of
   * `texts`, they first assign that to the variable.
   */
  printText?(value: Code<L>, member: string, print: Code<L>, texts: readonly string[]): Code<L>;
  /**
   * Statements for a variable that may be in arrays, which assign its first item to it while it is one. Then they fail if
   * it lacks `member`, or without one, if it has an `error`. With `isVector`, only arrays of arrays are replaced, and they
   * fail if it is no array. By default, the path is read as it is.
   */
  unwrap?(
    value: Code<L>,
    wanted: { readonly member?: string; readonly isVector: boolean },
  ): Code<L>;
  /**
   * Statements that print the response of a chat: all its text, or why there is none. They fail if the response is an
   * error. `undefined` for a chat that the other steps print. By default, the text is printed as other values are.
   */
  chat?(call: Call): Code<L> | undefined;
  /**
   * A statement: saves the body of the response, `{ kind: "body" }`; a base64 string, `{ kind: "base64", value }`; or
   * the file at a URL, `{ kind: "url", value, isList }`, which may be in a list. For a URL, follow redirects, send no
   * headers, and fail if the status is an error. Fail before the file is created if its content is JSON or a page.
   */
  save(content: SavedContent<L>, file: string): Code<L>;
  /**
   * Statements of a chat with tools: define `functions`, assign `body` to a variable of this name, and repeat: `post`
   * (which sends the variable, `isAssigned` of its body), append the message, call the functions, and append what they
   * return with role `tool`, until the model calls none; then print its text. Fail after ten turns, and if the model
   * calls a function that is not defined, or without its required arguments. Without it, the message is printed.
   */
  chatTools?(step: ToolStep<L>): Code<L>;
  /**
   * The same in a wire format whose responses have items, such as Responses: `calls` is its `toolCalls`. Append the
   * items of the response, run those that are calls, and append their results. Without it, the items are printed.
   */
  itemTools?(step: CallStep<L>): Code<L>;
  /**
   * Statements that print a streamed text as it arrives. `format` is `"sse"` (server-sent events) or `"json lines"`,
   * and the text is at `path` in the JSON of each event. They skip events without it, and data without a brace, such as
   * `done`, and fail if an event has an `error`, or if there was no text. Without it, streaming is not offered.
   */
  stream?(stream: TextStream): Code<L>;
}

/** The definition of an HTTP client, for `httpClient`. @public */
export interface HttpClientSpec<L extends string> extends Omit<
  ClientSpec,
  "language" | "templates" | "fallback"
> {
  /** The tag of the language: `go` of `hubsmith/code`, or your own. */
  readonly tag: Tag<L>;
  /** How the language writes each step. */
  readonly syntax: HttpSyntax<L>;
  /** The functions that programs call, by name. Only those that a program calls are printed, in this order. */
  readonly helpers?: Readonly<Record<string, Code<L>>>;
  /**
   * The whole program around its statements and the helpers that they call; by default the helpers are last. `reading`
   * and `hasJob` tell what the program does.
   */
  program?(statements: Code<L>, reading: AnswerPlan, hasJob: boolean, helpers: Code<L>): Code<L>;
}

/**
 * Creates a client that prints every call with an HTTP request, in any language: requests, jobs, streams and files.
 * Never throws.
 * @param spec - The fields of a client, and how its language writes each step.
 * @returns The client plugin.
 * @example
 * ```ts
 * import { httpClient, type HttpSyntax } from "hubsmith/clients";
 * import { python } from "hubsmith/code";
 *
 * export const client = (syntax: HttpSyntax<"python">) =>
 *   httpClient({
 *     id: "python/httpx",
 *     label: "HTTPX",
 *     order: 9,
 *     install: { pip: ["httpx"] },
 *     tag: python,
 *     syntax,
 *   });
 * ```
 * @public
 */
export function httpClient<L extends string>(spec: HttpClientSpec<L>): Plugin<"client"> {
  const { tag, refuses, syntax: given, helpers = {}, ...others } = spec;
  const {
    program = (statements, _reading, _hasJob, last) => tag.join([statements, last], "\n\n"),
    ...more
  } = others;
  const printProgram = (statements: Code<L>, reading: AnswerPlan, hasJob: boolean): Code<L> =>
    program(statements, reading, hasJob, tag.join(helpersOf(statements, helpers), "\n\n"));
  const syntax: Complete<L> = {
    at: (json, step) => tag`${json}[${step}]`,
    assign: (name, value) => tag`${name} = ${value}`,
    ...given,
  };
  const steps = { tag, syntax };
  return defineClient({
    ...more,
    language: tag.language,
    refuses: (call) => refuseWithoutHttp(call) ?? refuseStream(spec, call) ?? refuses?.(call),
    templates: [],
    fallback: (call) => {
      const request = requireRequest(call);
      const reading = answerPlan(call);
      const job = request.job && pollingPlan(request.job);
      const polls = job === undefined ? [] : [job.status, job.result ?? job.status];
      const sharesHeaders =
        Object.keys(request.headers).length > 0 && polls.some(({ carriesToken }) => carriesToken);
      const { url, headers } = request;
      const followsRedirects = !hasKeyHeader(call);
      const isWholeChat = job === undefined && isChat(call);
      const post = (body: Body): Code<L> =>
        syntax.post({
          url,
          headers,
          sharesHeaders,
          body,
          streams: reading.kind === "stream" ? reading.format : undefined,
          savesBody: reading.kind === "save body",
          json: job === undefined ? jsonOf(reading) : "object",
          followsRedirects,
        });
      const body = bodyOf(request);
      const loop =
        body.kind === "json" && isWholeChat ? loopOf(steps, call, body, post) : undefined;
      if (loop !== undefined) return printProgram(loop, reading, false);
      const posted = post(body);
      const polled = job === undefined ? [] : [poll(steps, job, sharesHeaders, followsRedirects)];
      const from = job === undefined ? undefined : job.result === undefined ? "job" : "result";
      const chat = isWholeChat ? syntax.chat?.(call) : undefined;
      const shown = chat ?? read(steps, reading, from);
      const statements = [tag.join([posted, ...polled]), shown];
      return printProgram(tag.join(statements, "\n\n"), reading, job !== undefined);
    },
  });
}

function loopOf<L extends string>(
  { tag, syntax }: Steps<L>,
  call: Call,
  body: Extract<Body, { readonly kind: "json" }>,
  post: (body: Body) => Code<L>,
): Code<L> | undefined {
  const functions = toolFunctions(call, tag);
  if (functions === undefined) return undefined;
  const step = {
    functions,
    body: body.json,
    post: post({ ...body, isAssigned: true }),
    followsRedirects: !hasKeyHeader(call),
  };
  const { toolCalls: calls, wireOf } = call.task;
  if (wireOf === undefined) return syntax.chatTools?.(step);
  const { answer } = requireRequest(call);
  if (calls === undefined || answer.kind !== "json") return undefined;
  return syntax.itemTools?.({ ...step, calls });
}

type Complete<L extends string> = HttpSyntax<L> & Required<Pick<HttpSyntax<L>, "at" | "assign">>;

interface Steps<L extends string> {
  readonly tag: Tag<L>;
  readonly syntax: Complete<L>;
}

/** What the JSON of a response is, by the first step to what is read in it. */
function jsonOf(reading: AnswerPlan): PostStep["json"] {
  if (!("at" in reading)) return undefined;
  const [first] = reading.at;
  if (first !== undefined) return typeof first === "number" ? "array" : "object";
  return reading.kind === "print" && reading.isArray === true ? "array" : undefined;
}

/** Is the key in a header other than `Authorization`, which HTTP libraries send to any host? @internal */
export const hasKeyHeader = ({ token, request }: Call): boolean =>
  "headers" in request &&
  Object.entries(request.headers).some(
    ([name, value]) =>
      name !== "Authorization" &&
      (typeof value !== "string" || (typeof token === "string" && value.endsWith(token))),
  );

function refuseStream<L extends string>(
  { label, syntax }: Pick<HttpClientSpec<L>, "label" | "syntax">,
  call: Call,
): Absence | undefined {
  const streams = syntax.stream === undefined && requireRequest(call).answer.kind === "stream";
  return streams
    ? absent({
        code: "no-streaming",
        reason: `${label} does not support streaming.`,
        fix: "Turn streaming off.",
      })
    : undefined;
}

/**
 * Prints how to read the value at a path of a JSON value. Never throws.
 * @param json - An expression.
 * @param path - The names of members and the indices of items, from an `AnswerPlan`.
 * @param syntax - How the language writes one step.
 * @returns An expression.
 * @example
 * ```ts
 * import { readPath } from "hubsmith/clients";
 * import { js, render } from "hubsmith/code";
 *
 * const syntax = {
 *   at: (json, step) => js`${json}[${step}]`,
 *   either: (json, [first = ""]) => js`${json}[${first}]`,
 * } satisfies Parameters<typeof readPath<"js">>[2];
 * render(readPath(js`result`, ["data", 0], syntax)); // → 'result["data"][0]'
 * ```
 * @public
 */
export const readPath = <L extends string>(
  json: Code<L>,
  path: ValuePath,
  { at, either }: Required<Pick<HttpSyntax<L>, "at" | "either">>,
): Code<L> =>
  path.reduce<Code<L>>(
    (code, step, index) =>
      typeof step === "object" ? either(code, step, index === path.length - 1) : at(code, step),
    json,
  );

function poll<L extends string>(
  { tag, syntax }: Steps<L>,
  plan: PollingPlan,
  hasHeaders: boolean,
  followsRedirects: boolean,
): Code<L> {
  const { state, status, result, waiting, pollFirst, interval } = plan;
  const job = tag.variable("job");
  const expressionOf = ({ at }: PollVariable): Code<L> => {
    const value = readPath(job, at, syntax);
    return syntax.string?.(value) ?? value;
  };
  const urlOf = ({ parts }: PollUrl): Code<L> => {
    const codes = parts.map((part) => {
      if ("text" in part) return part.text;
      return part.kind === "path" ? tag.variable(part.name) : expressionOf(part);
    });
    if (syntax.concat !== undefined) return syntax.concat(codes);
    return tag.join(
      codes.map((code) => tag`${code}`),
      " + ",
    );
  };
  const get = (name: Code<L>, { carriesToken }: PollUrl): Code<L> =>
    syntax.get(name, hasHeaders && carriesToken, followsRedirects || !carriesToken);
  const statusUrl = tag.variable("status", "url");
  const resultUrl = tag.variable("result", "url");
  const again = syntax.assign(job, get(statusUrl, status), "again");
  const paths = plan.variables.filter((variable) => variable.kind === "path");
  return tag.join(
    [
      tag.join([
        syntax.assign(job, syntax.json, "first"),
        ...requirePath({ tag, syntax }, job, plan.variables[0]?.at ?? [], false),
      ]),
      tag.join([
        ...paths.map((path) =>
          syntax.assign(tag.variable(path.name), syntax.path(expressionOf(path)), "once"),
        ),
        syntax.assign(statusUrl, urlOf(status), "once"),
        ...(result === undefined ? [] : [syntax.assign(resultUrl, urlOf(result), "once")]),
        ...(pollFirst === true ? [again] : []),
        syntax.loop({
          state: readPath(job, state, syntax),
          waiting,
          interval,
          poll: again,
        }),
        ...(result === undefined
          ? []
          : [syntax.assign(tag.variable("result"), get(resultUrl, result), "once")]),
      ]),
    ],
    "\n\n",
  );
}

/** Statements that fail with the response without a value at a path. */
function requirePath<L extends string>(
  { syntax }: Steps<L>,
  json: Code<L>,
  path: ValuePath,
  isLater: boolean,
): readonly Code<L>[] {
  if (syntax.requires === undefined || path.length === 0) return [];
  const end = path.indexOf(-1);
  const known = end < 0 ? path : path.slice(0, end);
  const start = known.findLastIndex((step) => typeof step === "object") + 1;
  // One of several members is a value of its own.
  const root = known
    .slice(0, start)
    .reduce<Code<L>>(
      (code, step) =>
        typeof step === "object" ? syntax.either(code, step, false) : syntax.at(code, step),
      json,
    );
  return [syntax.requires(root, start === 0 ? (known as JsonPath) : [], json, isLater)].filter(
    (code) => code !== undefined,
  );
}

function read<L extends string>(
  steps: Steps<L>,
  reading: AnswerPlan,
  from: "job" | "result" | undefined,
): Code<L> {
  const { tag, syntax } = steps;
  if (reading.kind === "stream") return syntax.stream!(reading);
  if (reading.kind === "save body") return syntax.save({ kind: "body" }, reading.file);
  const { at: path } = reading;
  const isCounted =
    reading.kind === "print" && reading.isVector === true && syntax.length !== undefined;
  const isWrapped = isCounted ? path.length === 0 : typeof path[0] === "number";
  const isPerText = reading.kind === "print" && reading.isPerText === true;
  if (isWrapped && !isPerText && from === undefined && syntax.unwrap !== undefined)
    return showUnwrapped(steps, reading, isCounted);
  const name = tag.variable(from ?? "result");
  const isWhole = reading.kind === "print" && path.length === 0 && !isCounted;
  const needsArray =
    path.length === 0 && from === undefined && (isCounted || jsonOf(reading) === "array");
  const required = needsArray
    ? [syntax.requiresArray?.(name)].filter((code) => code !== undefined)
    : requirePath(steps, name, path, from !== undefined);
  // Several members are read.
  const isReadOnce = syntax.inlinesJson === true && !path.some((step) => typeof step === "object");
  const isInline = required.length === 0 && (isReadOnce || isWhole);
  const json = isInline && from === undefined ? syntax.json : name;
  const isText = isWhole && from === undefined && syntax.text !== undefined;
  return tag.join([
    ...(from !== undefined || isInline ? [] : [syntax.assign(name, syntax.json, "once")]),
    ...required,
    isText ? syntax.print(syntax.text!, false) : show(steps, reading, readPath(json, path, syntax)),
  ]);
}

type Found = Extract<AnswerPlan, { readonly at: ValuePath }>;

function show<L extends string>(
  { tag, syntax }: Steps<L>,
  reading: Found,
  value: Code<L>,
): Code<L> {
  if (reading.kind === "print") return print({ tag, syntax }, reading, value);
  if (reading.kind === "save base64") return syntax.save({ kind: "base64", value }, reading.file);
  return syntax.save({ kind: "url", value, isList: reading.isList }, reading.file);
}

/** Shows the value in a list. Hugging Face's servers may send it in more arrays, or in none. */
function showUnwrapped<L extends string>(
  { tag, syntax }: Steps<L>,
  reading: Found,
  isVector: boolean,
): Code<L> {
  const name = tag.variable("result");
  const start = reading.at.findIndex((step) => typeof step !== "number");
  const path = start < 0 ? [] : reading.at.slice(start);
  const [member] = path;
  return tag.join([
    syntax.assign(name, syntax.json, "first"),
    syntax.unwrap!(name, {
      isVector,
      ...(typeof member === "string" && { member }),
    }),
    show({ tag, syntax }, reading, readPath(name, path, syntax)),
  ]);
}

function print<L extends string>(
  { tag, syntax }: Steps<L>,
  {
    each,
    isJson,
    isVector,
    textUrl,
    textMembers = [],
  }: Extract<AnswerPlan, { readonly kind: "print" }>,
  value: Code<L>,
): Code<L> {
  if (each !== undefined && syntax.each !== undefined) {
    const item = tag.variable("choice");
    return syntax.each(value, item, syntax.print(readPath(item, each, syntax), isJson));
  }
  if (isVector === true && syntax.length !== undefined)
    return syntax.print(syntax.length(value), false);
  if (textUrl === undefined || syntax.printText === undefined) return syntax.print(value, isJson);
  const output = tag.variable("output");
  return tag.join([
    syntax.assign(output, value, textMembers.length > 0 ? "first" : "once"),
    syntax.printText(output, textUrl, syntax.print(output, isJson), textMembers),
  ]);
}
