// What plugin code throws becomes a sentence and a code, and what is given to it is frozen.
import { describe, expect, test } from "vitest";
import { type Diagnostic, attempt, guard, mended, misuse, textOf } from "../base/issue.ts";
import { deepFreeze, frozenCopy } from "../base/freeze.ts";
import { isPromise, misreturned, notPromised } from "./returned.ts";
import { env } from "../code/index.ts";

const thrown = (error: unknown): Diagnostic | undefined => {
  const result = guard("library/a", "print", () => {
    throw error;
  });
  return "fault" in result ? result.fault : undefined;
};
const WHY = "What it is given cannot be changed, because others read it, too. Change a copy.";
const FAILED = "library/a failed while it was to print: ";

describe("what was thrown", () => {
  test("is nothing where nothing is", () => {
    expect(guard("library/a", "print", () => 1)).toEqual({ value: 1 });
  });

  test.each<readonly [unknown, string, string]>([
    [new Error("boom"), "plugin-threw", "boom"],
    ["boom", "plugin-threw", "boom"],
    [new TypeError("x is not a function"), "plugin-threw", "x is not a function"],
    [
      new Error("Cannot assign to read only property"),
      "plugin-threw",
      "Cannot assign to read only property",
    ],
    // Chrome and Node, Firefox, Safari.
    ...[
      "Cannot assign to read only property 'a' of object",
      "Cannot add property a, object is not extensible",
      "Cannot delete property 'a' of #<Object>",
      "Cannot define property a, object is not extensible",
      "Cannot redefine property: a is non-configurable",
      '"a" is read-only',
      "Attempted to assign to readonly property.",
    ].map((said) => [new TypeError(said), "changed-input", `${said}. ${WHY}`] as const),
    [
      new TypeError("It is read-only. Change a copy."),
      "changed-input",
      "It is read-only. Change a copy.",
    ],
    [misuse("wrong-return", "no code"), "wrong-return", "no code"],
    [misuse("changed-input", "it changed"), "changed-input", "it changed"],
  ])("%s is %s", (error, code, said) => {
    expect(thrown(error)).toEqual({ code, message: FAILED + said, plugin: "library/a" });
  });

  test.each([
    ["boom", "boom."],
    ["boom.", "boom."],
    ["boom!", "boom!"],
  ])("is told of, and comes back as an absence: %s", (message, sentence) => {
    const diagnostics: Diagnostic[] = [];
    expect(attempt("library/a", "print", diagnostics, () => 1)).toEqual({ value: 1 });
    expect(diagnostics).toEqual([]);
    const absence = attempt("library/a", "print", diagnostics, () => {
      throw new Error(message);
    });
    const reason = FAILED + sentence;
    const change = "Tell the author of the plugin.";
    expect(absence).toEqual({ code: "plugin-threw", reason, change });
    expect(diagnostics).toEqual([
      { code: "plugin-threw", message: `${reason} ${change}`, plugin: "library/a" },
    ]);
  });

  test("says itself what to do, where it is no accident", () => {
    const fault = thrown(misuse("wrong-return", "Return code."))!;
    expect(mended(fault)).toBe(fault);
  });

  test("is shown as text, where it has one", () => {
    expect([textOf(new Error("a")), textOf("b"), textOf(3), textOf(null)]).toEqual([
      "a",
      "b",
      "3",
      "null",
    ]);
    expect(textOf(Object.create(null))).toBe("something that cannot be shown");
    expect(textOf("x".repeat(2000))).toBe("x".repeat(2000));
    expect(textOf("x".repeat(2001))).toBe(`${"x".repeat(1999)}…`);
  });
});

describe("what is frozen", () => {
  test("is all of it, also where its surface was frozen before", () => {
    const inner = { list: [{ a: 1 }] };
    const half = Object.freeze({ inner });
    expect(deepFreeze(half)).toBe(half);
    expect([inner, inner.list, inner.list[0]].every(Object.isFrozen)).toBe(true);
    for (const plain of [null, undefined, 1, "a"]) expect(deepFreeze(plain)).toBe(plain);
  });

  test("is not what is frozen deeper, nor functions, patterns and bytes", () => {
    const open = { a: 1 };
    const made = {
      done: Object.freeze({ open }),
      run: () => 1,
      pattern: /a/g,
      bytes: new Uint8Array(1),
      view: new DataView(new ArrayBuffer(1)),
    };
    deepFreeze(made);
    expect([open, made.run, made.pattern, made.bytes, made.view].map(Object.isFrozen)).toEqual(
      Array(5).fill(false),
    );
  });

  test("is a copy, where somebody else holds it", () => {
    class Own {}
    const [own, done, token, run] = [new Own(), { a: 1 }, env("A"), (): number => 1];
    const value = { list: [{ a: 1 }], own, done, token, run, none: null, ["__proto__x"]: 1 };
    const copy = frozenCopy(value, done);
    expect(copy).toEqual(value);
    expect(copy).not.toBe(value);
    expect([value, value.list, value.list[0]].map(Object.isFrozen)).toEqual([false, false, false]);
    expect([copy, copy.list, copy.list[0]].map(Object.isFrozen)).toEqual([true, true, true]);
    expect([copy.own, copy.done, copy.token, copy.run]).toEqual([own, done, token, run]);
    expect(copy.own === own && copy.done === done && copy.token === token).toBe(true);
    expect(Object.isFrozen(own) || Object.isFrozen(done)).toBe(false);
  });

  test("keeps a member with the name of a prototype, and gains none", () => {
    const odd = JSON.parse('{"__proto__": {"a": [1]}, "b": 2}') as Readonly<
      Record<string, unknown>
    >;
    const copy = frozenCopy(odd);
    expect(Object.keys(copy)).toEqual(["__proto__", "b"]);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":[1]},"b":2}');
  });
});

const thenable = (value: unknown): object =>
  Object.assign({}, ...["then"].map((name) => ({ [name]: value })));

describe("what was returned", () => {
  test.each<readonly [unknown, string]>([
    [undefined, "`print` returned nothing. Return code."],
    [null, "`print` returned null. Return code."],
    [[], "`print` returned an empty list. Return code."],
    [{}, "`print` returned an object. Return code."],
    [
      Promise.resolve(1),
      "`print` returns a promise, and snippets are synchronous. Make it a plain function that returns code.",
    ],
  ])("%# is said, and what is wanted", (returned, message) => {
    const error = misreturned("print", returned, "code");
    expect(error.message).toBe(message);
    expect(thrown(error)?.code).toBe("wrong-return");
  });

  test("is a promise where it can be awaited, and then fails in silence", () => {
    const waits = thenable((_: unknown, fail: () => void) => fail());
    expect([isPromise(Promise.reject(new Error("late"))), isPromise(waits)]).toEqual([true, true]);
    for (const other of [undefined, null, {}, thenable(1), () => 1, "then"])
      expect(isPromise(other)).toBe(false);
    expect(notPromised("print", 7, "code")).toBe(7);
    expect(() => notPromised("print", waits, "code")).toThrow(
      "`print` returns a promise, and snippets are synchronous.",
    );
  });
});
