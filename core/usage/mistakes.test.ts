// Mistakes of plugins that would go wrong in silence are refused, each with what it is and how it is mended.
import { describe, expect, test } from "vitest";
import { js } from "hubsmith/code";
import { env, file, text } from "../code/index.ts";
import {
  answer,
  type Ask,
  type Call,
  createHub,
  defineClient,
  defineProvider,
  defineTask,
  type Diagnostic,
  type Hub,
  inferenceSnippets,
  type InferenceOptions,
  type Job,
  on,
  parseModel,
  pathAt,
  type Sent,
  template,
  urlAt,
  valueAt,
  type WireParts,
} from "../index.ts";
import { ROUTER } from "../host.ts";
import type { UrlPiece } from "../types.ts";

const label = defineTask({
  id: "label",
  label: "Label",
  modality: "nlp",
  inputs: { text: "text", labels: "texts" },
  output: "json",
  parameters: { options: { type: "json", label: "Options", example: { a: [1] } } },
  sample: () => ({ text: "A boat", labels: ["sea", "land"] }),
});
const client = defineClient({
  id: "js/plain",
  label: "Plain",
  language: js.language,
  order: 1,
  refuses: ({ wire }) => ("reason" in wire ? wire : undefined),
  templates: [
    template(label, ({ wire }) => ("reason" in wire ? js`none` : js`send(${wire.url})`) as never),
  ],
});
const GOOD: WireParts = { path: "v1/label", json: { text: "A boat" } };
const request = {
  model: parseModel({ id: "acme/small", pipeline_tag: "label" }).model!,
  provider: "acme",
  providerId: "small",
};

interface Odd {
  request?(ask: Ask<{ text: string; labels: readonly string[] }>): unknown;
  answer?: unknown;
  job?: unknown;
  readonly auth?: { readonly header: string };
  readonly isHuggingFace?: true;
}

function hubOf({ auth, isHuggingFace, ...odd }: Odd): Hub {
  const served = on(label, {
    request: () => GOOD,
    answer: answer.json("label"),
    ...(odd as object),
  });
  const provider = defineProvider({
    id: "acme",
    label: "Acme",
    baseUrl: isHuggingFace ? `${ROUTER}/acme` : "https://api.acme.example",
    ...(isHuggingFace === undefined ? {} : { isHuggingFace }),
    ...(auth === undefined ? {} : { auth }),
    tasks: [served],
  });
  return createHub([label, client, provider]);
}

function told(
  hub: Hub,
  options: InferenceOptions = {},
): readonly Pick<Diagnostic, "code" | "message">[] {
  const { snippets, diagnostics } = inferenceSnippets(hub, { ...request, options });
  expect(snippets.length, JSON.stringify(diagnostics)).toBe(diagnostics.length === 0 ? 1 : 0);
  return diagnostics.map(({ code, message }) => ({ code, message: message.replace(/^.*?: /, "") }));
}
const wrong = (message: string): readonly object[] => [{ code: "wrong-return", message }];

const REQUEST = "Return { path, json } with one body, or absent(code, reason, change).";
const NO_JSON = ", which is no JSON. Write a text, a number, a list or a plain object.";
const IS = "what `request` returned is no request: ";

describe("a request", () => {
  test.each<[string, WireParts]>([
    ["of JSON", GOOD],
    [
      "of a form",
      { path: "v1/label", form: { text: "A boat", image: file("a.png", "image/png") } },
    ],
    ["of a file", { path: "v1/label", file: file("a.png", "image/png") }],
    ["of JSON as text", { path: "v1/label", text: "{}" }],
    ["without a path", { path: "", json: {} }],
    [
      "with more",
      { ...GOOD, query: { v: "1" }, headers: { "X-Mode": "a b" }, baseUrl: "https://b.example/v1" },
    ],
    ["with what is not given", { ...GOOD, form: undefined, file: undefined } as never],
  ])("%s is taken", (_, parts) => {
    expect(told(hubOf({ request: () => parts }))).toEqual([]);
  });

  test("with the token of Hugging Face goes to its own hosts alone", () => {
    const direct = { directRequest: true };
    const asked = (baseUrl: string, options: InferenceOptions): readonly object[] =>
      told(hubOf({ isHuggingFace: true, request: () => ({ ...GOOD, baseUrl }) }), options);
    expect(asked("https://queue.huggingface.co/acme", direct)).toEqual([]);
    for (const base of ["https://b.example", "https://huggingface.co.b.example"]) {
      const message = `${IS}baseUrl is "${base}", which would get the token of Hugging Face. Write one at https://huggingface.co or a host below it, or leave it out.`;
      expect(asked(base, direct)).toEqual(wrong(message));
      // Nobody looks at it where the router is asked.
      expect(asked(base, {})).toEqual([]);
    }
  });

  test.each<[string, unknown, string]>([
    ["nothing", undefined, `\`request\` returned nothing. ${REQUEST}`],
    ["null", null, `\`request\` returned null. ${REQUEST}`],
    ["a text", "v1", `\`request\` returned the text "v1". ${REQUEST}`],
    ["a number", 4, `\`request\` returned the number 4. ${REQUEST}`],
    ["an empty list", [], `\`request\` returned an empty list. ${REQUEST}`],
    [
      "a promise",
      Promise.resolve(GOOD),
      "`request` returns a promise, and snippets are synchronous. Make it a plain function that returns { path, json } with one body, or absent(code, reason, change).",
    ],
    ["no path", { json: {} }, `${IS}path must be a text, and is missing. Add \`path: "…"\`.`],
    [
      "a whole URL",
      { ...GOOD, path: "https://api.acme.example/v1" },
      `${IS}path is a URL of its own, "https://api.acme.example/v1". Give what stands below \`baseUrl\`, and another server as \`baseUrl\` beside it.`,
    ],
    [
      "a server",
      { ...GOOD, path: "//api.acme.example/v1" },
      `${IS}path is a URL of its own, "//api.acme.example/v1". Give what stands below \`baseUrl\`, and another server as \`baseUrl\` beside it.`,
    ],
    [
      "a slash before its path",
      { ...GOOD, path: "/v1/label" },
      `${IS}path begins with a slash, and is the text "/v1/label". It stands below \`baseUrl\`: write "v1/label".`,
    ],
    [
      "another server with a slash",
      { ...GOOD, baseUrl: "https://b.example/" },
      `${IS}baseUrl must be a URL without a slash, a query or a fragment at its end, and is the text "https://b.example/". Write \`baseUrl: "https://b.example"\`, or leave it out.`,
    ],
    [
      "no body",
      { path: "v1" },
      `${IS}it has no body. Give one: \`json: { … }\`, \`form: { … }\` or \`file: inputs\`.`,
    ],
    ...(
      [
        ["json and form", { json: {}, form: {} }],
        ["json and file", { json: {}, file: file("a.png", "image/png") }],
        ["json and text", { json: {}, text: "{}" }],
      ] as const
    ).map(([names, bodies]): [string, unknown, string] => [
      names,
      { path: "v1", ...bodies },
      `${IS}it has ${names} together, and a request has one body. Leave all but one out.`,
    ]),
    [
      "a list for JSON",
      { path: "v1", json: [] },
      `${IS}json must be an object of JSON, and is an empty list. Write \`json: { … }\`, or leave it out.`,
    ],
    ...(
      [
        [
          "at.0.a is a promise, and snippets are synchronous. Make what gives it a plain function.",
          [{ a: Promise.resolve(1) }],
        ],
        ["at is undefined, which is no JSON. Leave the member out.", undefined],
        [`at is a bigint${NO_JSON}`, 4n],
        [`at.f is a function${NO_JSON}`, { f: () => 4 }],
        [`at is an instance of Date${NO_JSON}`, new Date(0)],
        [`at is an instance of Set${NO_JSON}`, new Set()],
      ] as const
    ).map(([what, at]): [string, unknown, string] => [
      `in its JSON ${what}`,
      { path: "v1", json: { at } },
      `${IS}json.${what}`,
    ]),
    [
      "a number in a form",
      { path: "v1", form: { steps: 4 } },
      `${IS}form.steps must be a text or a file, and is the number 4. Write \`steps: String(…)\`.`,
    ],
    [
      "a path for a file",
      { path: "v1", file: "a.png" },
      `${IS}file must be a file of the inputs, and is the text "a.png". Write \`file: inputs\`, or leave it out.`,
    ],
    ...["Authorization", "authorization", "AUTHORIZATION"].map(
      (name): [string, unknown, string] => [
        `its own ${name}`,
        { ...GOOD, headers: { [name]: "Key abc" } },
        `${IS}headers has its own "${name}", and the key comes by itself. Leave it out, and say in \`auth\` how the service takes its key.`,
      ],
    ),
    [
      "its own content type",
      { ...GOOD, headers: { "content-type": "application/json" } },
      `${IS}headers has its own "content-type", which follows from the body. Leave it out.`,
    ],
    [
      "a header that is none",
      { ...GOOD, headers: { "X-A\r\nX-B": "1" } },
      `${IS}headers has "X-A\\r\\nX-B", which is no name of a header. Write letters, digits and dashes.`,
    ],
  ])("that is or has %s is refused", (_, parts, message) => {
    expect(told(hubOf({ request: () => parts }))).toEqual(wrong(message));
  });

  test("may not have the header in which the service takes its key", () => {
    const parts = { ...GOOD, headers: { "x-key": "abc" } };
    const options = { directRequest: true };
    const odd = { request: () => parts, auth: { header: "X-Key" } };
    expect(told(hubOf(odd), options)[0]!.message).toContain('headers has its own "x-key"');
    expect(told(hubOf({ ...odd, auth: { header: "X-Other" } }), options)).toEqual([]);
    const own = { ...odd, request: () => ({ ...GOOD, headers: { authorization: "Key abc" } }) };
    expect(told(hubOf(own), options)[0]!.message).toContain('headers has its own "authorization"');
  });

  test("may begin with an id, however that begins", () => {
    const hub = hubOf({ request: ({ providerId }) => ({ ...GOOD, path: providerId }) });
    for (const providerId of ["/etc", "https://a.example/b"])
      expect(inferenceSnippets(hub, { ...request, providerId }).diagnostics).toEqual([]);
  });
});

const JOB: Job = {
  state: ["status"],
  waiting: ["queued"],
  status: ["https://router.huggingface.co/acme/", valueAt("id")],
  interval: 1,
};

describe("an answer, or a job", () => {
  test("that can be read is taken", () => {
    expect(told(hubOf({ job: () => JOB }))).toEqual([]);
    expect(
      told(hubOf({ job: () => ({ ...JOB, status: [urlAt("url")], result: JOB.status }) })),
    ).toEqual([]);
    for (const one of [answer.json(), answer.bytes("image/png"), answer.base64("a", "audio/mpeg")])
      expect(told(hubOf({ answer: one }))).toEqual([]);
  });

  test.each<[string, unknown, RegExp]>([
    [
      "a promise",
      Promise.resolve(answer.json()),
      /^`answer` returns a promise, .* returns answer\.json/,
    ],
    [
      "nothing",
      undefined,
      /^`answer` returned nothing\. It gets \(streaming, target\), and not the/,
    ],
    ["a text", "text", /^`answer` returned the text "text"\. Return answer\.json\("…"\), /],
    ["another way", { as: "xml" }, /is no answer: as must be "json" or .*, and is the text "xml"/],
    [
      "no place",
      { as: "json", at: [] },
      /at must be a list with something in it, and is an empty list/,
    ],
    [
      "no type",
      { as: "bytes" },
      /type must be a MIME type, and is missing\. Add `type: "image\/png"`/,
    ],
  ])("that is %s is refused", (_, made, message) => {
    const [fault, ...others] = told(hubOf({ answer: () => made }));
    expect(others).toEqual([]);
    expect(fault).toEqual({ code: "wrong-return", message: expect.stringMatching(message) });
  });

  test("that reads the reply itself is refused", () => {
    const made = (reply: unknown): unknown =>
      (reply as { vectors: { values: unknown }[] }).vectors[0]!.values;
    const [fault, ...others] = told(hubOf({ answer: made }));
    expect(others).toEqual([]);
    expect(fault!.message).toMatch(
      /^`answer` threw: .*\. It gets \(streaming, target\), and not the reply, and returns how that is read: answer\.json/,
    );
  });

  test.each<[string, unknown, RegExp]>([
    ["nothing", undefined, /^`job` returned nothing\. Return \{ state, waiting, status/],
    ["a promise", Promise.resolve(JOB), /^`job` returns a promise, and snippets are synchronous\./],
    [
      "an empty address",
      { ...JOB, status: [] },
      /is no job: status must be a list with something in it/,
    ],
    [
      "an address without a text",
      { ...JOB, status: [""] },
      /status begins with the text "", which is no server/,
    ],
    [
      "an address without a server",
      { ...JOB, status: [valueAt("id")] },
      /begins with a piece of a reply, which is no server/,
    ],
    [
      "a result without a server",
      { ...JOB, result: ["/jobs"] },
      /result begins with the text "\/jobs"/,
    ],
    [
      "a URL inside a URL",
      { ...JOB, status: [...JOB.status, urlAt("url")] },
      /status has urlAt behind its first piece/,
    ],
    [
      "no state to wait in",
      { ...JOB, waiting: [] },
      /waiting must be a list with something in it.*\["processing"\]/,
    ],
    ["no pause", { ...JOB, interval: 0 }, /interval must be a number above 0, and is the number 0/],
    [
      "a word for a flag",
      { ...JOB, pollFirst: "yes" },
      /pollFirst must be .*, and is the text "yes"/,
    ],
  ])("that has %s is refused", (_, job, message) => {
    const [fault, ...others] = told(hubOf({ job: () => job }));
    expect(others).toEqual([]);
    expect(fault).toEqual({ code: "wrong-return", message: expect.stringMatching(message) });
  });

  test("goes on behind the base with a slash", () => {
    const at = (...more: readonly UrlPiece[]): Odd => ({
      job: ({ base }: Sent) => ({ ...JOB, status: [base, ...more] }),
    });
    for (const odd of [at("jobs/", valueAt("id")), at(valueAt("id"))])
      expect(told(hubOf(odd))[0]!.message).toContain(
        "status goes on behind `base` without a slash",
      );
    for (const good of [at("/jobs/", valueAt("id")), at(pathAt("url")), at("?id=", valueAt("id"))])
      expect(told(hubOf(good))).toEqual([]);
  });
});

describe("the reader's key", () => {
  const key = text("?key=", env("OTHER"));

  test.each<[string, Pick<Job, "status" | "result">]>([
    ["a server of the provider", { status: ["https://api.acme.example/jobs/", valueAt("id")] }],
    ["another server", { status: ["https://elsewhere.example/", valueAt("id")] }],
    ["a server that begins like it", { status: ["https://router.huggingface.co.example/a"] }],
    ["a server in parts", { status: ["https://else", "where.example/", valueAt("id")] }],
    ["a server in a text", { status: [text("https://elsewhere.example/", env("OTHER"))] }],
    ["the place of another provider", { status: ["https://router.huggingface.co/other/jobs"] }],
    ["a server for the result", { status: [urlAt("at")], result: ["https://elsewhere.example"] }],
  ])("of a routed call does not go to %s", (_, addresses) => {
    const [fault, ...others] = told(hubOf({ job: () => ({ ...JOB, ...addresses }) }));
    expect(others).toEqual([]);
    expect(fault!.message).toMatch(/begins with the text "https:.*the key would go there/);
    expect(fault!.message).toContain(
      "Begin with `base`, which is the router for routed calls, or with urlAt",
    );
  });

  test("of the provider stays with it, too", () => {
    const job = { ...JOB, status: ["https://elsewhere.example/", valueAt("id")] };
    const options = { directRequest: true };
    expect(told(hubOf({ job: () => job }), options)[0]!.message).toContain("the key would go");
  });

  test("goes where the request went, also another server of its own", () => {
    const at = (base: string): readonly UrlPiece[] => [`${base}/jobs/`, valueAt("id"), key];
    const own = {
      request: () => ({ ...GOOD, baseUrl: "https://queue.acme.example" }),
      job: ({ base }: Sent) => ({ ...JOB, status: at(base) }),
    };
    for (const options of [{}, { directRequest: true }])
      expect(told(hubOf(own), options)).toEqual([]);
  });

  test("is not torn from the base by what is read where the program runs", () => {
    const job = ({ base }: Sent): Job => ({ ...JOB, status: [text(base, env("OTHER"))] });
    expect(told(hubOf({ job }))[0]!.message).toContain("without a slash");
  });
});

describe("a header", () => {
  const hub = hubOf({
    request: ({ providerId }) => ({ ...GOOD, headers: { "X-Model": providerId } }),
  });

  test.each(["a/b", "vendor/model:5a1e", "two words"])("takes %j", (providerId) => {
    const { snippets, notOffered } = inferenceSnippets(hub, { ...request, providerId });
    expect([snippets.length, notOffered]).toEqual([1, []]);
  });

  test.each(["a\tb", "a/b\nX-Evil: 1", "a\rb", "a\0b", "a\u007fb", "é", "a\u2028b", " a", "a "])(
    "is not made from %j",
    (providerId) => {
      const { snippets, notOffered } = inferenceSnippets(hub, { ...request, providerId });
      expect(snippets).toEqual([]);
      expect(notOffered[0]).toMatchObject({
        code: "bad-header",
        reason: `The header X-Model would hold the text ${JSON.stringify(providerId)}, and a header takes printable ASCII without line ends, and without blanks around it.`,
        change: "Mend what the header is made from, such as the id of the model.",
      });
    },
  );
});

describe("what a plugin is given", () => {
  type Change = (ask: Ask<{ text: string; labels: readonly string[] }>) => void;
  const loose = (value: unknown): Record<string, unknown> => value as Record<string, unknown>;
  const options: InferenceOptions = { parameters: { options: { a: [1] } } };

  test.each<[string, Change]>([
    ["ask", (ask) => (loose(ask)["more"] = 1)],
    ["ask.providerId", (ask) => (loose(ask)["providerId"] = "x")],
    ["ask.inputs", (ask) => (loose(ask.inputs)["text"] = "x")],
    ["ask.inputs.labels", (ask) => (ask.inputs.labels as string[]).push("x")],
    ["ask.parameters", (ask) => delete loose(ask.parameters)["options"]],
    ["ask.parameters.options", (ask) => (loose(loose(ask.parameters)["options"])["a"] = 1)],
    ["ask.mapping", (ask) => (loose(ask.mapping)["providerId"] = "x")],
  ])("is not changed: %s", (_, change) => {
    const hub = hubOf({
      request: (ask) => {
        change(ask);
        return GOOD;
      },
    });
    const [fault, ...others] = told(hub, options);
    expect(others).toEqual([]);
    expect(fault).toEqual({
      code: "changed-input",
      message: expect.stringMatching(
        /What it is given cannot be changed, because others read it, too\. Change a copy\.$/,
      ),
    });
  });

  const printing = (change: (call: Call) => void): readonly Diagnostic[] => {
    const print = (call: Call): never => {
      change(call);
      return js`x()` as never;
    };
    const bad = defineClient({
      ...client,
      id: "js/bad",
      templates: [template(label, print as never)],
    });
    const request_ = { ...request, options: { ...options, billTo: "acme-org" } };
    return inferenceSnippets(hubOf({ job: () => JOB }).with(bad), request_).diagnostics;
  };
  const wireOf = ({ wire }: Call): Record<string, unknown> => loose(wire);
  test.each<[string, (call: Call) => void]>([
    ["call", (call) => (loose(call)["more"] = 1)],
    ["call.inputs", (call) => (loose(call.inputs)["text"] = "x")],
    ["call.parameters", (call) => (loose(call.parameters)["more"] = 1)],
    ["call.parameters.options", (call) => (loose(loose(call.parameters)["options"])["a"] = 1)],
    ["call.model", (call) => (call.model.tags as string[]).push("x")],
    ["call.mapping", (call) => (loose(call.mapping)["providerId"] = "x")],
    ["call.task", (call) => (loose(call.task)["label"] = "x")],
    ["call.wire", (call) => delete wireOf(call)["job"]],
    ["call.wire.headers", (call) => (loose(wireOf(call)["headers"])["X"] = "1")],
    ["call.wire.body.json", (call) => (loose(loose(wireOf(call)["body"])["json"])["text"] = "x")],
    ["call.wire.answer", (call) => (loose(wireOf(call)["answer"])["at"] = [])],
    [
      "call.wire.job.waiting",
      (call) => (loose(wireOf(call)["job"])["waiting"] as string[]).push("x"),
    ],
  ])("is not changed: %s", (_, change) => {
    const found = printing(change);
    expect(found.map(({ code }) => code)).toEqual(["changed-input"]);
    expect(found[0]!.message).toMatch(/Change a copy\.$/);
    expect(printing(() => {})).toEqual([]);
  });

  test("is a copy: what the caller, or the provider, has stays as it was", () => {
    const inputs = { text: "mine", labels: ["a"] };
    const parts = { path: "v1", json: { list: [1] } };
    const hub = hubOf({ request: () => parts });
    expect(told(hub, { inputs, parameters: { options: { b: [2] } } })).toEqual([]);
    expect([inputs, inputs.labels, parts, parts.json, parts.json.list].some(Object.isFrozen)).toBe(
      false,
    );
  });
});

describe("other functions", () => {
  test.each<[string, object, RegExp]>([
    [
      "sample",
      { sample: async () => "x" },
      /`sample` returns a promise, .* inputs of the shape \{"text":"text","labels":"texts"\}\.$/,
    ],
    ["sample", { sample: () => null }, /`sample` returned null\. Return inputs of the shape/],
    ["instead", { instead: async () => undefined }, /`instead` returns a promise/],
    [
      "instead",
      { instead: () => "conversational" },
      /`instead` returned the text "conversational"\. Return a task made with defineTask, or nothing\.$/,
    ],
  ])("a task's %s", (_, more, message) => {
    const odd = { ...label, ...more };
    const [fault] = inferenceSnippets(
      hubOf({}).with({ ...odd, replaces: "label" }),
      request,
    ).diagnostics;
    expect(fault).toMatchObject({ code: "wrong-return", message: expect.stringMatching(message) });
  });

  test.each<[string, object, RegExp]>([
    [
      "template",
      { templates: [template(label, (async () => js`x()`) as never)] },
      /`template of label` returns a promise, .* returns code of the language js, made with its tag\.$/,
    ],
    [
      "template",
      { templates: [template(label, (() => "x()") as never)] },
      /`template of label` returned the text "x\(\)"\. Return code of the language js/,
    ],
    [
      "otherwise",
      { templates: [], otherwise: () => null },
      /`otherwise` returned null\. Return code/,
    ],
    [
      "otherwise",
      { templates: [], otherwise: () => [] },
      /`otherwise` returned an empty list\. Return code/,
    ],
    [
      "refuses",
      { refuses: async () => undefined },
      /`refuses` returns a promise, .* returns absent\(code, reason, change\), or nothing at all\.$/,
    ],
  ])("a client's %s", (_, more, message) => {
    const odd = { ...client, ...more, id: "js/odd" };
    const { diagnostics } = inferenceSnippets(hubOf({}).with(odd), request);
    expect(diagnostics).toEqual([
      { code: "wrong-return", plugin: "client/js/odd", message: expect.stringMatching(message) },
    ]);
  });

  test.each<[string, unknown, RegExp]>([
    [
      "a promise",
      (async () => undefined)(),
      /`serves` returns a promise, .* returns on\(task, \{ … \}\), or nothing\.$/,
    ],
    ["true", true, /`serves` returned the boolean true\. Return on\(task/],
    [
      "two parameters of one name",
      {
        task: label,
        parameters: { option: "x" },
        request: () => GOOD,
        answer: () => answer.json(),
      },
      /the parameters of what `serves` returned: it has "option", .* Did you mean "options"\?/,
    ],
  ])("a provider's `serves` that gives %s", (_, made, message) => {
    const odd = defineProvider({
      id: "odd",
      label: "Odd",
      baseUrl: "https://a.example",
      tasks: [],
      serves: () => made as never,
    });
    const { diagnostics } = inferenceSnippets(hubOf({}).with(odd), { ...request, provider: "odd" });
    expect(diagnostics[0]).toMatchObject({
      code: "wrong-return",
      message: expect.stringMatching(message),
    });
  });
});
