// A made-up language whose primitives print their own names shows what the steps are made of.
import { chatAnswer } from "../tasks/chat-api.ts";
import { expect, test } from "vitest";
import type { Call } from "hubsmith";
import { type Code, php, render, unsafe } from "hubsmith/code";
import { isCode } from "hubsmith/language";
import {
  type CallStep,
  type Primitives,
  syntaxOf,
  type TextStream,
  type ToolStep,
} from "./index.ts";

type Php = Code<"php">;

const CALLED =
  `at string client decode encode find list has isNoArray hasItems isEmpty isOneOf first empty extend object when repeat each times sleep
  fail print write isText saveBytes base64 download utf8 events defineRun returns run append copy add`.split(
    /\s+/,
  );

const used = new Set<string>();

/** Prints `name(arguments)`, without the arguments that are no code. */
const primitive =
  (name: string) =>
  (...given: readonly unknown[]): Php => {
    used.add(name);
    const parts = given.flat(2).filter((one): one is Php => isCode(one));
    return php`${unsafe(php, name)}(${php.join(parts, ", ")})`;
  };

const syntax = syntaxOf(php, {
  ...Object.fromEntries(CALLED.map((name) => [name, primitive(name)])),
  ...Object.fromEntries(
    ["json", "text", "bytes", "exit"].map((name) => [name, php`${unsafe(php, name)}`]),
  ),
  post: primitive("post"),
  assign: (name: Php, value: Php) => php`${name} = ${value};`,
} as unknown as Primitives<"php">);

const printed = (code: Php | undefined): string => render(code!);

const callOf = (id: string, stream?: TextStream): Call =>
  ({
    task: {
      id,
      ...(id === "conversational" ? {} : { wireOf: "conversational" }),
    },
    parameters: {},
    request: {
      answer: stream ?? chatAnswer(false),
    },
  }) as unknown as Call;

const value = php.variable("value");
const step: ToolStep<"php"> = {
  body: { messages: [] },
  functions: [
    {
      name: "length",
      calledName: "length",
      parameters: [{ name: "river", type: "string", isRequired: true }],
      result: "6575 km",
    },
  ],
  post: php`post();`,
  followsRedirects: true,
};

test("a response that is no array fails", () => {
  expect(printed(syntax.requiresArray!(value))).toBe("when(isNoArray($value), fail(text))");
});

test("tools run in at most ten turns, and fail after them", () => {
  const calls = {
    history: "messages",
    inMessages: true,
    items: "content",
    type: "tool_use",
    arguments: "input",
    id: "id",
    result: { type: "tool_result", id: "tool_use_id", content: "content" },
  } as unknown as CallStep<"php">["calls"];
  for (const code of [syntax.chatTools!(step), syntax.itemTools!({ ...step, calls })])
    expect(printed(code)).toMatch(/times\([^]*run\([^]*\)\s*fail\('no answer after 10 turns'\)/);
});

test("no primitive is needless", () => {
  const sse = { kind: "stream", format: "sse", path: ["delta"] } as const;
  for (const id of ["conversational", "messages", "responses"])
    for (const stream of [undefined, { ...sse, type: "delta", failures: ["error"] }])
      syntax.chat!(callOf(id, stream));
  syntax.stream!(sse);
  for (const content of [
    { kind: "body" },
    { kind: "base64", value },
    { kind: "url", value, isList: true },
  ] as const)
    syntax.save(content, "a.png");
  syntax.requires!(value, [], value, true);
  syntax.loop({ state: value, waiting: ["queued"], interval: 1, poll: php`` });
  syntax.printText!(value, "url", php``, ["text"]);
  syntax.unwrap!(value, { member: "url", isVector: false });
  syntax.each!(value, value, php``);
  syntax.post({ body: { kind: "json" } } as never);
  expect(CALLED.filter((name) => !used.has(name))).toEqual([]);
});
