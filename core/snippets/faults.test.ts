// Absences: each has a reason. plugins/kit/testing/faults shows that a faulty plugin loses only its own snippets.
import { isAbsence } from "../base/issue.ts";
import { describe, expect, test } from "vitest";
import { createCheckedHub } from "../checked/index.ts";
import { js, python, sh } from "hubsmith/code";
import {
  absent,
  createHub,
  type Hub,
  inferenceCall,
  inferenceSnippets,
  type InferenceRequest,
  loadSnippets,
  type Model,
  template,
} from "../index.ts";
import { client, label, library, model, serving } from "#plugins/kit/testing/samples/small";
import { isWholeAbsence } from "../checked/return-schemas.ts";
import { clientCall } from "./inference-snippets.ts";
import { librariesOf } from "./load-snippets.ts";

const good = client("js/good");
const request: InferenceRequest = {
  model: model({ pipeline_tag: "label" }),
  provider: "acme",
  providerId: "acme-id",
  options: { parameters: { top_k: 1 } },
};
const FETCH = 'fetch("https://router.huggingface.co/acme/acme-id")';

const prints = (print: unknown) => ({ templates: [template(label, print as never)] });
const contents = ({ snippets }: { snippets: readonly { content: string }[] }): readonly string[] =>
  snippets.map(({ content }) => content);

test.each([createHub, createCheckedHub])(
  "a value of the user is no fault of a plugin",
  (create) => {
    const hub = create([library("bad", { snippets: ({ id }) => sh`echo ${`${id}\ud800`}` })]);
    expect(loadSnippets(hub, model({ tags: ["bad"] }))).toEqual({
      snippets: [],
      notOffered: [
        {
          library: "bad",
          code: "unprintable-value",
          reason: "sh code cannot contain a word with a NUL or half a surrogate pair.",
          fix: "Change the value, or choose another language.",
        },
      ],
      diagnostics: [],
    });
  },
);

test("a task whose sample throws works with given inputs", () => {
  const sample = (): never => {
    throw new Error("boom");
  };
  const hub = createHub([{ ...label, sample }, serving(), good]);
  expect(contents(inferenceSnippets(hub, { ...request, options: { inputs: "x" } }))).toEqual([
    FETCH,
  ]);
});

test("a long message of an error is abbreviated", () => {
  const snippets = (): never => {
    throw new Error("x".repeat(3000));
  };
  const hub = createHub([library("bad", { snippets })]);
  const { notOffered } = loadSnippets(hub, model({ tags: ["bad"] }));
  expect(notOffered.map(({ reason }) => reason.length < 2100)).toEqual([true]);
});

describe("every absence has a reason", () => {
  const blank = prints(() => js``);
  const hub = createHub([label, serving(), good, client("js/other", blank)]);
  const codes = (more: object, of: Hub = hub): readonly string[] => {
    const { snippets, notOffered } = inferenceSnippets(of, { ...request, ...more });
    for (const missing of notOffered)
      expect(`${missing.code}: ${missing.reason} ${missing.fix}`).toMatch(
        /^[a-z-]+: \S.*\. \S.*\.$/s,
      );
    expect(snippets.length + notOffered.length).toBe(Math.max(1, of.clients.size));
    return [...new Set(notOffered.map(({ code }) => code))];
  };

  test.each<readonly [string, object]>([
    ["empty", {}],
    ["unknown-provider", { provider: "__proto__" }],
    ["no-task", { model: model() }],
    ...["nothing", "toString", "__proto__"].map(
      (pipeline_tag) => ["unknown-task", { model: model({ pipeline_tag }) }] as const,
    ),
    ["wrong-inputs", { options: { inputs: 1 } }],
    ["wrong-parameter", { options: { parameters: { top_k: -1 } } }],
    ["token-mismatch", { options: { accessToken: "key" } }],
    ["bad-id", { model: { id: "http://evil.example/x", pipeline_tag: "label" } }],
    ["wrong-parameter", { options: { parameters: 5 } }],
    ["wrong-inputs", { options: { inputs: Symbol("x") } }],
    ...[null, true, 5, [], {}, { toString: () => "x" }].flatMap((odd) => [
      ["bad-option", { providerId: odd }] as const,
      ["bad-option", { options: { accessToken: odd } }] as const,
      ["bad-option", { options: { billTo: odd } }] as const,
      ["bad-option", { options: { endpointUrl: odd } }] as const,
      ["unknown-provider", { provider: odd }] as const,
    ]),
  ])("%s: %#", (code, more) => {
    expect(codes(more)).toEqual([code]);
  });

  test("in a hub without clients, and of a client without a template", () => {
    expect(codes({}, createHub([]))).toEqual(["no-client"]);
    const bare = client("js/bare", { templates: [] });
    expect(codes({}, createHub([label, serving(), bare]))).toEqual(["no-template"]);
  });

  test("of each library", () => {
    const all = createHub([
      library("listed"),
      library("blank", { snippets: () => python`` }),
      library("says", {
        snippets: () => absent({ code: "no", reason: "Not this one.", fix: "Take another." }),
      }),
    ]);
    const rows: readonly (readonly [record: object, ...codes: string[]])[] = [
      [{ library_name: "listed" }, "no-snippet"],
      [{ library_name: "blank" }, "empty"],
      [{ library_name: "nobody", tags: ["says"] }, "unknown-library", "no"],
      [{}, "no-library"],
      [{ library_name: "constructor", tags: ["__proto__"] }, "unknown-library"],
    ];
    for (const [record, ...expected] of rows) {
      const { notOffered } = loadSnippets(all, model(record));
      expect(notOffered.map(({ code }) => code)).toEqual(expected);
    }
    const tags = ["blank", "says", "listed", "x"];
    const libraries = librariesOf(all, model({ library_name: "LISTED", tags }));
    expect(libraries.map(({ id }) => id)).toEqual(["listed", "blank", "says"]);
  });

  test("also if the request or the record cannot be read", () => {
    const { proxy: revoked, revoke } = Proxy.revocable({}, {});
    revoke();
    const noText: readonly unknown[] = [revoked, Object.create(null), { toString: [] }];
    const parts = noText.flatMap((value) => [
      { ...request, provider: value },
      { ...request, model: value },
    ]);
    const odd = [undefined, null, {}, { ...request, options: null }, { ...request, model: null }];
    for (const value of [...noText, ...parts, ...odd]) {
      const { snippets, notOffered } = inferenceSnippets(hub, value as InferenceRequest);
      expect(snippets.length + notOffered.length).toBeGreaterThan(0);
    }
    for (const value of [...noText, undefined, null, 5, {}, { id: 5 }, { id: "-x" }]) {
      const result = loadSnippets(hub, value as unknown as Model);
      expect([result.snippets.length, result.notOffered.length > 0]).toEqual([0, true]);
    }
    for (const odd of [
      undefined,
      null,
      "absent",
      {},
      absent({ code: "", reason: "b", fix: "c" }),
      { code: "a" },
    ])
      expect(isWholeAbsence(odd)).toBe(false);
  });
});

test("a raw record is parsed first", () => {
  const hub = createHub([label, serving(), good]);
  const raw = { id: "acme/model", pipeline_tag: "label", tags: ["a", 5] };
  const offer = inferenceSnippets(hub, { ...request, model: raw as unknown as Model });
  expect(contents(offer)).toEqual([FETCH]);
  expect(offer.diagnostics.map(({ path }) => path)).toEqual(["tags[1]"]);
});

test("clientCall() returns the call that the client prints", () => {
  const target = prints(({ target }: { target: string }) => js`call(${target})`);
  const direct = client("js/direct", { ...target, isDirect: true, order: 2 });
  const hub = createHub([label, serving(), client("js/any", target), direct]);
  const targetOf = (id: string, more: object = {}): string => {
    const call = clientCall(hub, hub.clients.get(id)!, { ...request, ...more });
    return isAbsence(call) ? call.code : call.target;
  };
  expect(contents(inferenceSnippets(hub, request))).toEqual(['call("routed")', 'call("direct")']);
  expect([targetOf("js/any"), targetOf("js/direct")]).toEqual(["routed", "direct"]);
  expect(targetOf("js/direct", { provider: "nobody" })).toBe("unknown-provider");
});

test('a call is frozen, the same each time, and options may have the value "undefined"', () => {
  const hub = createHub([label, serving(), good]);
  const all = [{}, { options: { billTo: "undefined" } }, { providerId: "undefined" }, {}];
  const [first, ...more] = all.map((options) => inferenceCall(hub, { ...request, ...options }));
  expect([first, Object.isFrozen(first)]).toEqual([inferenceCall(hub, request), true]);
  expect(more[0]).toMatchObject({ billTo: "undefined" });
  expect(more[1]).toMatchObject({ mapping: { providerId: "undefined" } });
  expect(more[2]).toEqual(first);
});
