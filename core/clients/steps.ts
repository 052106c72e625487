// The steps of an HTTP client: what a language is asked to say, one by one, so that the order of things is decided elsewhere.
import type { Code } from "../code/code.ts";
import type { Text } from "../code/value.ts";
import type { Path } from "../model/answer.ts";
import type { Wire } from "../model/wire.ts";
import type { Body, Part } from "./body.ts";
import type { Following, Piece } from "./following.ts";

/** A request as a language prints it. @public */
export interface Posting<L extends string> {
  /** The URL; in parts where it holds a key. */
  readonly url: string | Text;
  /** The variable of the headers; nothing where there are none. */
  readonly headers: Code<L> | undefined;
  /** What is sent. */
  readonly body: Body;
  /** The variable of the form, where the body is one. */
  readonly form: Code<L>;
  /** The variable that is to hold the response. */
  readonly response: Code<L>;
}

/** A loop that asks until a job is done. @public */
export interface Looping<L extends string> extends Following {
  /** The variable of the job, which holds the ticket. */
  readonly job: Code<L>;
  /** The expression that asks once more. */
  readonly again: Code<L>;
}

/** The names of the variables of a program; a language may spell them otherwise. @public */
export type Variable = "headers" | "form" | "response" | "job" | "statusUrl" | "resultUrl";

/**
 * How a language does each step. What reads something ends the program, and shows what came, where it is not there.
 * A response was checked before: it is no error.
 * @public
 */
export interface Steps<L extends string> {
  /** Statements, by which a new variable holds the value of an expression. */
  set(name: Code<L>, value: Code<L>): Code<L>;
  /** An expression: the headers, of which there is at least one. */
  headers(headers: Wire["headers"]): Code<L>;
  /** Statements that put the parts of a form together in a new variable. */
  form(parts: readonly Part[], form: Code<L>): Code<L>;
  /** Statements, after which the variable holds the response. */
  post(posting: Posting<L>): Code<L>;
  /** An expression: the response to a GET. */
  get(url: Code<L>, headers: Code<L> | undefined): Code<L>;
  /** An expression: the JSON of a response. */
  json(response: Code<L>): Code<L>;
  /** An expression: what stands at the first of the places where there is something, or the first item of a list there. */
  pick(json: Code<L>, places: readonly Path[], isList: boolean): Code<L>;
  /** An expression: an address made of text and of what stands in the ticket. */
  address(pieces: readonly Piece[], job: Code<L>): Code<L>;
  /** Statements that ask for a job until it is done. */
  follow(looping: Looping<L>): Code<L>;
  /** A statement that prints JSON, or a text as it is. */
  print(json: Code<L>): Code<L>;
  /** Statements that print a chat's events as they come; with the tools that the model calls, where it was given some. */
  stream(response: Code<L>, hasTools: boolean): Code<L>;
  /** An expression: the bytes of a response, whose type is not that of a text. */
  bytes(response: Code<L>): Code<L>;
  /** An expression: the bytes that a text is the encoding of. */
  decode(text: Code<L>, encoding: "base64" | "hex"): Code<L>;
  /** An expression: the bytes behind an address, got without a token; or in it, where it may be a data URL. */
  download(url: Code<L>, isData: boolean): Code<L>;
  /** Statements that save bytes of a MIME type, under the ending that their first ones tell. */
  save(bytes: Code<L>, type: string): Code<L>;
}
