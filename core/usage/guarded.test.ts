// Plugin code that fails affects itself alone, and every absence has a reason.
import { describe, expect, test } from "vitest";
import {
  absent,
  answer,
  type Call,
  createHub,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  type Hub,
  inferenceSnippets,
  type InferenceRequest,
  type LibrarySpec,
  loadSnippets,
  type Model,
  on,
  parseModel,
  type Plugin,
  template,
} from "../index.ts";
import { clientCall, librariesOf } from "../host.ts";
import { js, python, sh } from "hubsmith/code";

const model = (record: object = {}): Model => parseModel({ id: "acme/model", ...record }).model!;

function library(id: string, snippets?: LibrarySpec["snippets"]): Plugin<"library"> {
  const base = {
    id,
    prettyLabel: id,
    repoName: id,
    repoUrl: `https://example.org/${id}`,
    filter: false,
  };
  return defineLibrary(snippets === undefined ? base : { ...base, snippets });
}

/** What plugin code may throw, and what is then said of it. */
const THROWN: readonly (readonly [string, unknown, string])[] = [
  ["an error", new Error("boom"), "boom"],
  ["a text", "boom", "boom"],
  ["nothing", undefined, "undefined"],
  ["a symbol", Symbol("boom"), "Symbol(boom)"],
  ["an object without a text", Object.create(null), "something that cannot be shown"],
  [
    "an error whose message throws",
    Object.defineProperty(new Error("x"), "message", {
      get: () => {
        throw new Error("inner");
      },
    }),
    "something that cannot be shown",
  ],
];

describe("load snippets", () => {
  const good = library("good", () => python`import good`);
  const record = model({ library_name: "bad", tags: ["good"] });

  test.each(THROWN)("a library that throws %s affects itself alone", (_, error, text) => {
    const bad = library("bad", () => {
      throw error;
    });
    const { snippets, notOffered, diagnostics } = loadSnippets(createHub([bad, good]), record);
    expect(snippets.map(({ content }) => content)).toEqual(["import good"]);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code: "plugin-threw", plugin: "library/bad" });
    expect(diagnostics[0]!.message).toContain(
      `library/bad failed while it was to print its load snippets: ${text}`,
    );
    expect(notOffered).toEqual([
      {
        library: "bad",
        code: "plugin-threw",
        reason: diagnostics[0]!.message.replace(" Tell the author of the plugin.", ""),
        change: "Tell the author of the plugin.",
      },
    ]);
  });

  test.each([
    ["nothing", () => undefined, "wrong-return"],
    ["null", () => null, "wrong-return"],
    ["a text", () => "import bad", "wrong-return"],
    ["a number", () => 1, "wrong-return"],
    ["an empty list", () => [], "wrong-return"],
    ["a list of texts", () => ["import bad"], "wrong-return"],
    ["a promise", () => Promise.resolve(python`x`), "wrong-return"],
    ["a promise that fails", () => Promise.reject(new Error("late")), "wrong-return"],
    ["code that cannot be rendered", () => sh`${"\0"}`, "plugin-threw"],
  ])("a library that returns %s affects itself alone", (_, snippets, code) => {
    const bad = library("bad", snippets as never);
    const offer = loadSnippets(createHub([bad, good]), record);
    expect(offer.snippets.map(({ content }) => content)).toEqual(["import good"]);
    expect(offer.notOffered.map((one) => one.library)).toEqual(["bad"]);
    expect(offer.notOffered[0]).toMatchObject({
      code,
      reason: expect.stringMatching(/^library\/bad \w/),
      change: "Tell the author of the plugin.",
    });
  });

  test("a library cannot change what the next one sees", () => {
    const seen: string[] = [];
    const bad = library("bad", (given) => {
      (given.tags as string[]).push("changed");
      return python`x`;
    });
    const next = library("good", (given) => {
      seen.push(...given.tags);
      return python`y`;
    });
    const { diagnostics } = loadSnippets(createHub([bad, next]), record);
    expect(diagnostics[0]!.message).toMatch(/object is not extensible\. .* Change a copy\.$/);
    expect(diagnostics[0]!.code).toBe("changed-input");
    expect(seen).toEqual(["good"]);
  });

  test("every absence has a reason", () => {
    const hub = createHub([
      library("listed"),
      library("none", () => []),
      library("blank", () => python``),
      library("says", () => absent("no", "Not this one.", "Take another.")),
    ]);
    const codesOf = (record: object): readonly string[] =>
      loadSnippets(hub, model(record)).notOffered.map(({ code }) => code);
    expect(codesOf({ library_name: "listed" })).toEqual(["no-snippet"]);
    expect(codesOf({ library_name: "none" })).toEqual(["wrong-return"]);
    expect(codesOf({ library_name: "blank" })).toEqual(["empty"]);
    expect(codesOf({ library_name: "says" })).toEqual(["no"]);
    expect(codesOf({ library_name: "nobody" })).toEqual(["unknown-library"]);
    expect(codesOf({ library_name: "nobody", tags: ["says"] })).toEqual(["unknown-library", "no"]);
    expect(codesOf({})).toEqual(["no-library"]);
    expect(codesOf({ library_name: "constructor", tags: ["__proto__", "toString"] })).toEqual([
      "unknown-library",
    ]);
  });

  test("libraries are the record's own first, each once, found in any case", () => {
    const hub = createHub([library("Alpha"), library("beta")]);
    const found = librariesOf(hub, model({ library_name: "BETA", tags: ["alpha", "beta", "x"] }));
    expect(found.map(({ id }) => id)).toEqual(["beta", "Alpha"]);
  });
});

const classify = defineTask({
  id: "classify",
  label: "Classify",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {},
  sample: () => "some text",
});
const provider = defineProvider({
  id: "acme",
  label: "Acme",
  baseUrl: "https://api.acme.example",
  tasks: [
    on(classify, {
      request: ({ providerId, inputs }) => ({ path: providerId, json: { inputs } }),
      answer: answer.json(),
    }),
  ],
});
const clientOf = (
  id: string,
  print: (call: Call<string>) => ReturnType<typeof js>,
): Plugin<"client"> =>
  defineClient({
    id,
    label: id,
    language: js.language,
    order: 1,
    templates: [template(classify, print)],
  });
const fetchClient = clientOf("js/good", ({ wire }) =>
  "reason" in wire ? js`none` : js`fetch(${wire.url})`,
);

describe("inference snippets", () => {
  const request: InferenceRequest = {
    model: model({ pipeline_tag: "classify" }),
    provider: "acme",
    providerId: "acme-id",
  };
  const offer = (
    hub: Hub,
    more: Partial<InferenceRequest> = {},
  ): ReturnType<typeof inferenceSnippets> => inferenceSnippets(hub, { ...request, ...more });
  const GOOD = 'fetch("https://router.huggingface.co/acme/acme-id")';

  test.each(THROWN)("a client that throws %s affects itself alone", (_, error, text) => {
    const bad = clientOf("js/bad", () => {
      throw error;
    });
    const { snippets, notOffered, diagnostics } = offer(
      createHub([classify, provider, bad, fetchClient]),
    );
    expect(snippets.map(({ content }) => content)).toEqual([GOOD]);
    expect(notOffered).toHaveLength(1);
    expect(notOffered[0]).toMatchObject({
      provider: "acme",
      language: "js",
      client: "bad",
      code: "plugin-threw",
    });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]!.message).toContain(
      `client/js/bad failed while it was to print classify: ${text}`,
    );
  });

  test("a client whose refusal throws affects itself alone", () => {
    const bad = {
      ...fetchClient,
      id: "js/bad",
      refuses: () => {
        throw new Error("boom");
      },
    };
    const { snippets, notOffered } = offer(createHub([classify, provider, bad, fetchClient]));
    expect(snippets).toHaveLength(1);
    expect(notOffered.map(({ client, code }) => [client, code])).toEqual([["bad", "plugin-threw"]]);
  });

  test.each<[string, object, string?]>([
    [
      "request",
      {
        request: () => {
          throw new Error("boom");
        },
      },
    ],
    [
      "answer",
      {
        answer: () => {
          throw new Error("boom");
        },
      },
    ],
    [
      "job",
      {
        job: () => {
          throw new Error("boom");
        },
      },
    ],
    ["request that gives nothing", { request: () => undefined }, "wrong-return"],
  ])(
    "a provider whose %s fails leaves the clients that do not need it",
    (_, broken, code = "plugin-threw") => {
      const served = { ...provider.tasks[0]!, ...broken } as never;
      const bad = { ...provider, tasks: [served] };
      const sdk = clientOf("js/sdk", ({ chatModel }) => js`sdk(${chatModel})`);
      const wire = {
        ...fetchClient,
        refuses: ({ wire: view }: Call) => ("reason" in view ? view : undefined),
      };
      const { snippets, notOffered, diagnostics } = offer(createHub([classify, bad, sdk, wire]));
      expect(snippets.map(({ content }) => content)).toEqual(['sdk("acme/model:acme")']);
      expect(notOffered.map(({ client, code }) => [client, code])).toEqual([["good", code]]);
      expect(diagnostics[0]).toMatchObject({ code, plugin: "provider/acme" });
    },
  );

  test("a task whose sample throws is absent for every client, and works with inputs that are given", () => {
    const bad = {
      ...classify,
      sample: (): string => {
        throw new Error("boom");
      },
    };
    const hub = createHub([bad, provider, fetchClient]);
    const { snippets, notOffered, diagnostics } = offer(hub);
    expect(snippets).toEqual([]);
    expect(notOffered.map(({ code }) => code)).toEqual(["plugin-threw"]);
    expect(diagnostics).toHaveLength(1);
    expect(offer(hub, { options: { inputs: "x" } }).snippets).toHaveLength(1);
  });

  test.each([
    ["a text", "conversational"],
    ["null", null],
    ["a number", 5],
    ["something that is no task", { id: "x" }],
  ])("a task whose `instead` gives %s is called as itself, and said", (_, other) => {
    const odd = { ...classify, instead: () => other as never };
    const { snippets, diagnostics } = offer(createHub([odd, provider, fetchClient]));
    expect(snippets.map(({ content }) => content)).toEqual([GOOD]);
    expect(diagnostics.map(({ code, plugin }) => [code, plugin])).toEqual([
      ["wrong-return", "task/classify"],
    ]);
    expect(diagnostics[0]!.message).toContain("Return a task made with defineTask, or nothing.");
  });

  test.each([
    ["a text", "because"],
    ["null", null],
    ["a number", 0],
    ["half an absence", { code: "x", reason: "y" }],
  ])("a client whose `refuses` gives %s costs itself alone", (_, refusal) => {
    const bad = { ...fetchClient, id: "js/bad", refuses: () => refusal as never };
    const { snippets, notOffered } = offer(createHub([classify, provider, bad, fetchClient]));
    expect(snippets.map(({ content }) => content)).toEqual([GOOD]);
    expect(notOffered.map(({ client, code }) => [client, code])).toEqual([["bad", "plugin-threw"]]);
    expect(notOffered[0]!.reason).toContain("must give absent(code, reason, change), or nothing");
  });

  test("nothing throws, whatever is asked", () => {
    const hub = createHub([classify, provider, fetchClient]);
    const { model: good } = request;
    const { proxy: revoked, revoke } = Proxy.revocable({}, {});
    revoke();
    const noText: readonly unknown[] = [revoked, Object.create(null), { toString: [] }];
    const odd: readonly unknown[] = [
      undefined,
      null,
      {},
      ...noText,
      ...noText.map((provider) => ({ ...request, provider })),
      ...noText.map((model) => ({ ...request, model })),
      { ...request, model: undefined },
      { ...request, model: null },
      { ...request, model: { id: "acme/model" } },
      { ...request, model: { id: "http://evil.example/x", pipeline_tag: "classify" } },
      { ...request, model: { ...good, tags: undefined } },
      { ...request, model: { ...good, tags: "x" } },
      { ...request, provider: undefined },
      { ...request, provider: Symbol("x") },
      { ...request, options: null },
      { ...request, options: { accessToken: 5, billTo: {} } },
      { ...request, options: { endpointUrl: 7 } },
      { ...request, options: { parameters: 5 } },
      { ...request, options: { inputs: Symbol("x") } },
    ];
    for (const one of odd) {
      const made = inferenceSnippets(hub, one as InferenceRequest);
      expect(made.snippets.length + made.notOffered.length).toBeGreaterThan(0);
      for (const { code, reason, change } of made.notOffered)
        expect(`${code}: ${reason} ${change}`).toMatch(/^[a-z-]+: \S.* \S.*\.$/s);
    }
    const noRecord = [undefined, null, 5, {}, { id: 5 }, { id: "-x" }, { id: "a/b", tags: 5 }];
    for (const one of [...noRecord, ...noText]) {
      const made = loadSnippets(hub, one as unknown as Model);
      expect(made.snippets).toEqual([]);
      expect(made.notOffered.length).toBeGreaterThan(0);
    }
    expect(inferenceSnippets(createHub([]), request).notOffered.map(({ code }) => code)).toEqual([
      "no-client",
    ]);
  });

  test.each(["providerId", "accessToken", "billTo", "endpointUrl"])(
    "%s that is no text is refused before a plugin takes it for one",
    (name) => {
      const hub = createHub([classify, provider, fetchClient]);
      for (const value of [null, true, 5, [], {}, { toString: () => "x" }]) {
        const more = name === "providerId" ? { providerId: value } : { options: { [name]: value } };
        const { notOffered, diagnostics } = offer(hub, more as Partial<InferenceRequest>);
        expect(notOffered).toMatchObject([
          { code: "bad-option", change: "Give a text, or leave it out." },
        ]);
        expect(notOffered[0]!.reason).toMatch(new RegExp(`^${name} must be a text, and is .+\\.$`));
        expect(diagnostics).toEqual([]);
      }
    },
  );

  test("a payer, or an id, that is called undefined is one", () => {
    const printed = defineClient({
      id: "js/payer",
      label: "Payer",
      language: js.language,
      order: 1,
      templates: [],
      otherwise: ({ billTo = null, mapping }) => js`pay(${billTo}, ${mapping?.providerId ?? null})`,
    });
    const hub = createHub([classify, provider, printed]);
    const program = (more: Partial<InferenceRequest>): string | undefined =>
      offer(hub, more).snippets[0]?.content;
    const usual = program({});
    expect(program({ options: { billTo: "undefined" } })).not.toBe(usual);
    expect(program({ providerId: "undefined" })).not.toBe(usual);
    expect(program({})).toBe(usual);
  });

  test("the call of a client is the one that its snippet prints", () => {
    const told = (id: string) => clientOf(id, ({ target }) => js`call(${target})`);
    const direct = { ...told("js/direct"), isDirect: true };
    const hub = createHub([classify, provider, told("js/any"), direct]);
    const targetOf = (id: string, more: Partial<InferenceRequest> = {}): string => {
      const call = clientCall(hub, hub.clients.get(id)!, { ...request, ...more });
      return "reason" in call ? call.code : call.target;
    };
    const { snippets } = offer(hub);
    expect(snippets.map(({ client, content }) => [`js/${client}`, content])).toEqual([
      ["js/any", `call("${targetOf("js/any")}")`],
      ["js/direct", `call("${targetOf("js/direct")}")`],
    ]);
    expect([targetOf("js/any"), targetOf("js/direct")]).toEqual(["routed", "direct"]);
    expect(targetOf("js/direct", { provider: "nobody" })).toBe("unknown-provider");
  });

  test("a record that was not parsed is read first", () => {
    const hub = createHub([classify, provider, fetchClient]);
    const raw = { id: "acme/model", pipeline_tag: "classify", tags: ["a", 5] };
    const { snippets, diagnostics } = offer(hub, { model: raw as unknown as Model });
    expect(snippets.map(({ content }) => content)).toEqual([GOOD]);
    expect(diagnostics.map(({ path }) => path)).toEqual(["tags[1]"]);
  });

  test("every absence has a reason, for every client", () => {
    const hub = createHub([classify, provider, fetchClient, clientOf("js/other", () => js``)]);
    const codes = (more: Partial<InferenceRequest>): readonly string[] => {
      const { snippets, notOffered } = offer(hub, more);
      for (const one of notOffered)
        expect(`${one.code}: ${one.reason} ${one.change}`).toMatch(/^[a-z-]+: \S.*\. \S.*\.$/s);
      expect(snippets.length + notOffered.length).toBe(2);
      return [...new Set(notOffered.map(({ code }) => code))];
    };
    expect(codes({})).toEqual(["empty"]);
    expect(codes({ provider: "nobody" })).toEqual(["unknown-provider"]);
    expect(codes({ provider: "__proto__" })).toEqual(["unknown-provider"]);
    expect(codes({ model: model() })).toEqual(["no-task"]);
    for (const pipeline_tag of [
      "nothing",
      "toString",
      "constructor",
      "__proto__",
      "hasOwnProperty",
    ])
      expect(codes({ model: model({ pipeline_tag }) })).toEqual(["unknown-task"]);
    expect(codes({ options: { inputs: 1 } })).toEqual(["wrong-inputs"]);
    expect(codes({ options: { accessToken: "key" } })).toEqual(["token-mismatch"]);
  });
});
