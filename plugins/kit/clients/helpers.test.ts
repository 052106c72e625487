// A program has the functions that it calls, and no others.
import { expect, test } from "vitest";
import { type Code, php, render } from "hubsmith/code";
import { helpersOf } from "./helpers.ts";

const HELPERS: Readonly<Record<string, Code<"php">>> = {
  get: php`function get() { return send(); }`,
  save: php`function save() {}`,
  send: php`function send() {}`,
};

const namesOf = (statements: Code<"php">): readonly string[] =>
  helpersOf(statements, HELPERS).map((helper) => /\w+(?=\(\) \{)/.exec(render(helper))![0]);

test.each<readonly [what: string, statements: Code<"php">, names: readonly string[]]>([
  ["no call", php`$a = 1;`, []],
  ["a call", php`save();`, ["save"]],
  ["a call in another helper", php`get();`, ["get", "send"]],
  ["a call in a part", php`if (true) { ${php`save();`} }`, ["save"]],
  ["a call in joined parts", php`${php.join([php`save();`, php`send();`])}`, ["save", "send"]],
  ["the name in a string", php`$a = ${"save"};`, []],
  ["the name in an object", php`$a = ${{ save: "get" }};`, []],
  ["a longer word", php`saved(); $send_all = 1;`, []],
])("%s", (_, statements, names) => {
  expect(namesOf(statements)).toEqual(names);
});
