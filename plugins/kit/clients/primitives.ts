// The small parts of a program that the steps of an HTTP client are made of, as a table that a language fills in.
import type { Code, ValueObject } from "hubsmith/code";
import type { JsonPath, TextStream } from "#core/http/response";
import type { HttpSyntax } from "./http-client.ts";

/** The names of members in each other. Without names it is the value itself. @public */
export type MemberPath = readonly string[];

/** The type of a variable of a program: a string, or an array of JSON. @public */
export type VariableKind = "text" | "list";

/**
 * How a language writes expressions and statements, for `syntaxOf`. A condition with `is` false is the opposite. An
 * expression that fails ends the program with an error.
 * @public
 */
export interface Primitives<L extends string> extends Omit<
  HttpSyntax<L>,
  | "loop"
  | "requires"
  | "requiresArray"
  | "print"
  | "printText"
  | "unwrap"
  | "chat"
  | "save"
  | "chatTools"
  | "itemTools"
  | "stream"
> {
  /** Statements before the first request, such as one that creates a client. `followsRedirects` is that of `post`. */
  client?(followsRedirects: boolean): Code<L>;
  /** An expression: the body of `response` as a string. */
  readonly text: Code<L>;
  /** An expression: the body of `response` as bytes. */
  readonly bytes: Code<L>;
  /** An expression: a member or an item of a JSON value; it fails if there is none. By default `json["name"]`. */
  at?(json: Code<L>, step: string | number): Code<L>;

  /** An expression: the JSON in a string. It fails if the string has none. */
  decode(text: Code<L>): Code<L>;
  /** An expression: a JSON value as a string of JSON. */
  encode(value: Code<L>): Code<L>;
  /**
   * An expression: the string at a path, or an empty string if there is none. Only the path of a stream has indices of
   * arrays.
   */
  find(json: Code<L>, path: JsonPath): Code<L>;
  /** An expression: the array at a path, or an empty array if there is none. */
  list(json: Code<L>, path: MemberPath): Code<L>;
  /** A condition: the value at a path is neither missing nor null. Only JSON objects and arrays are around it. */
  has(json: Code<L>, path: JsonPath, is: boolean): Code<L>;
  /** A condition: a JSON value is no array. */
  isNoArray(json: Code<L>): Code<L>;
  /** A condition: a JSON value is an array with items. */
  hasItems(json: Code<L>, is: boolean): Code<L>;
  /** A condition: a string or an array is empty. */
  isEmpty(value: Code<L>, kind: VariableKind, is: boolean): Code<L>;
  /** A condition: a string is one of these, of which there is at least one. */
  isOneOf(text: Code<L>, words: readonly string[]): Code<L>;
  /** An expression: the first item of an array from `list`; by default `array[0]`. */
  first?(array: Code<L>): Code<L>;
  /**
   * Statements that print the text of a chat's response, at `choices[0].message.content`. They fail with the response if
   * there is no text. By default, they are made of the other expressions.
   */
  readonly chatText?: Code<L>;
  /** An expression: the first value of a variable that `extend` or `add` changes. By default `""` or `[]`. */
  empty?(kind: VariableKind): Code<L>;
  /** A statement: appends a string to a variable. By default `text += more`. */
  extend?(text: Code<L>, more: Code<L>): Code<L>;
  /** An expression: a JSON object. */
  object(members: readonly (readonly [name: string, value: Code<L>])[]): Code<L>;

  /** Statements that run if a condition is true. */
  when(condition: Code<L>, body: Code<L>): Code<L>;
  /** Statements that are repeated while a condition is true. */
  repeat(condition: Code<L>, body: Code<L>): Code<L>;
  /** Statements that run for each item of an array from `list`. */
  each(list: Code<L>, item: Code<L>, body: Code<L>): Code<L>;
  /** Statements that are repeated this many times, unless they exit. */
  times(count: number, body: Code<L>): Code<L>;
  /** A statement: waits for some seconds, which may be a fraction. */
  sleep(seconds: number): Code<L>;
  /** A statement: ends the program without an error. It is in the statements of the program, in loops or conditions. */
  readonly exit: Code<L>;
  /** A statement: ends the program with an error that shows this string. */
  fail(text: Code<L>): Code<L>;
  /** A statement: prints a string or a number as a line. */
  print(text: Code<L>): Code<L>;
  /** A statement: prints strings without a line end, and does not wait for more of them. */
  write(texts: readonly Code<L>[]): Code<L>;

  /** A condition: bytes are text, such as JSON or a page. */
  isText(bytes: Code<L>): Code<L>;
  /** A statement: saves bytes. */
  saveBytes(bytes: Code<L>, file: string): Code<L>;
  /** An expression: the bytes of a base64 string, which is in `json`. */
  base64(text: Code<L>, json: Code<L>): Code<L>;
  /**
   * An expression: the bytes of the response to a GET request, which is sent without headers. It follows redirects, and
   * fails if the status is an error.
   */
  download(url: Code<L>): Code<L>;
  /** An expression: bytes in UTF-8 as a string. By default the bytes. */
  utf8?(bytes: Code<L>): Code<L>;

  /**
   * Statements that run `print` for the data of each event as it arrives, which they assign to the variable `data`.
   * `shared` is a variable that `print` assigns. Data without a brace is skipped. `"sse"` are server-sent events, the last
   * of which may lack its line ends; of `"json lines"`, each line is the data. They check the response first, unless
   * `post` does: its content type if it has server-sent events, otherwise its status.
   */
  events(format: TextStream["format"], print: Code<L>, shared: Code<L>): Code<L>;

  /**
   * Statements that define a function `run` for a chat with tools. Its arguments are `name`, a string, and `arguments`,
   * a JSON object. It returns a string. `cases` return it for known functions; after them, it fails with the name.
   */
  defineRun(cases: Code<L>): Code<L>;
  /** A statement: returns a string. By default `return text`. */
  returns?(text: Code<L>): Code<L>;
  /** An expression: the result of `run`. By default `run(name, arguments)`. */
  run?(name: Code<L>, given: Code<L>): Code<L>;
  /** Statements that assign a JSON object to `body`, and what `append` needs. By default they assign its literal. */
  begin?(object: ValueObject, member: string): Code<L>;
  /** A statement: appends JSON to the array in a member of `body`. */
  append(member: string, item: Code<L>): Code<L>;
  /** An expression: a copy of JSON that is also in the response or in `results`. By default the value. */
  copy?(json: Code<L>): Code<L>;
  /** A statement: appends JSON to the variable `results`. */
  add(item: Code<L>): Code<L>;
}
