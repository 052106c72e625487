// Each test is a mistake that an author made, or might make: the right check finds it, no other does, and its good twin passes.
import { describe, expect, test } from "vitest";
import {
  absent,
  answer,
  type Answer,
  type RequestContext,
  type Call,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  type Job,
  serves,
  pathAt,
  type Plugin,
  type SentRequest,
  template,
  valueAt,
  type RequestSpec,
} from "../index.ts";
import type { ProviderSpec } from "../types.ts";
import { js, python } from "hubsmith/code";
import { type Code, file } from "../code/index.ts";
import { pluginChecks } from "./checks.ts";
import { checkPlugin, type CheckOptions, type Fault } from "./check-plugin.ts";
import {
  type Contract,
  defineContract,
  type Exchange,
  fact,
  open,
  openAiErrors,
  type Pattern,
  reply,
  takes,
  url,
} from "./contract/index.ts";

type Inputs = { readonly question: string; readonly picture: ReturnType<typeof file> };

const look = defineTask({
  id: "sample-look",
  label: "Look",
  modality: "multimodal",
  inputs: { question: "text", picture: "image" },
  output: "json",
  parameters: { steps: { type: "count", label: "Steps", example: 4 } },
  sample: () => ({ question: "Who is it?", picture: file("cat.png", "image/png") }),
});
const API = "https://api.mine.example";
const request = ({ providerId, inputs, parameters }: RequestContext<Inputs>): RequestSpec => ({
  path: `v1/${providerId}`,
  form: {
    question: inputs.question,
    picture: inputs.picture,
    ...Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [
        name,
        typeof value === "string" ? value : JSON.stringify(value),
      ]),
    ),
  },
});
const JOB = ({ base }: SentRequest): Job => ({
  state: ["status"],
  waiting: ["queued"],
  status: [base, "/jobs/", valueAt("id")],
  interval: 1,
});

interface Odd {
  readonly request?: unknown;
  readonly answer?: Answer | (() => unknown);
  readonly job?: unknown;
  readonly more?: Partial<ProviderSpec>;
}
function provider({ more = {}, ...odd }: Odd = {}): Plugin<"provider"> {
  const spec = { request, answer: answer.json("choices.0.text", "string"), job: JOB, ...odd };
  return defineProvider({
    id: "mine",
    label: "Mine",
    baseUrl: API,
    tasks: [serves(look, spec as never)],
    ...more,
  });
}

const at = (path: string, ...more: readonly (typeof fact.providerId)[]): Exchange["post"] =>
  [API, "https://router.huggingface.co/mine"].map((root) => url(root, path, ...more));
const FORM = {
  question: fact.input("question"),
  picture: fact.input("picture", "bytes"),
  steps: fact.parameter("steps"),
};
const posted: Exchange = {
  post: at("/v1/", fact.providerId)!,
  form: FORM,
  replies: [reply.json({ id: "j1", status: "queued", poll: `${API}/jobs/j1` })],
};
const failed: Exchange["failed"] = {
  replies: [reply.json({ status: "failed", why: "It is dark." })],
  says: "It is dark.",
};
const asked: Exchange = {
  failed,
  get: at("/jobs/j1")!,
  replies: [
    reply.json({ id: "j1", status: "queued" }),
    reply.json({ status: "done", choices: [{ text: "A cat." }] }, { shows: "A cat." }),
  ],
};
const contractOf = (...exchanges: readonly Exchange[]): Contract =>
  defineContract({
    provider: "mine",
    key: { header: "Authorization", scheme: "Bearer" },
    errors: openAiErrors,
    tasks: [takes(look, ...exchanges)],
  });
const contract = contractOf(posted, asked);

const check = (plugin: unknown, options: CheckOptions = {}): Promise<readonly Fault[]> =>
  checkPlugin(plugin, { contract, strings: ['"', "/x"], ...options });
/** The one fault of a plugin, as the check and what it says. */
async function only(plugin: unknown, options: CheckOptions = {}): Promise<readonly string[]> {
  const faults = await check(plugin, options);
  expect(new Set(faults.map((one) => one.check)).size, JSON.stringify(faults, null, 1)).toBe(1);
  return [faults[0]!.check, ...faults.map(({ message }) => message)];
}
const print = ({ token, model, inputs }: Call): Code<"js"> =>
  js`const x = [${token}, ${model.id}, ${JSON.stringify(inputs)}];`;
const TIMEOUT = { timeout: 60_000 };

describe("the good twin passes", TIMEOUT, () => {
  test("a provider of a form, a job and a text", async () => {
    expect(await check(provider())).toEqual([]);
  });

  test("also where what another reply has is read first", async () => {
    const other = reply.json({ output: "A dog." }, { shows: "A dog." });
    const plugin = provider({ answer: answer.json(["output", "choices.0.text"], "string") });
    expect(
      await check(plugin, { contract: contractOf({ ...posted, also: [other] }, asked) }),
    ).toEqual([]);
  });
});

describe("a path that leads nowhere", TIMEOUT, () => {
  const lost = (name: string, path: string, where = "the replies", meant = ""): string =>
    `\`${name}\` looks at "${path}", which leads nowhere in ${where} of the contract.${meant} Mend the path, or give a reply that has it.`;
  test.each<[string, Odd, string]>([
    [
      "of an answer",
      { answer: answer.json("choices.0.txt", "string") },
      lost("answer", "choices.0.txt", "the replies", ' Did you mean "choices.0.text"?'),
    ],
    [
      "of a file",
      { answer: answer.download("image.uri", "image/png") },
      lost("answer", "image.uri"),
    ],
    [
      "of an answer that looks elsewhere, too",
      { answer: answer.json(["choices.0.text", "made.0.text"], "string") },
      lost("answer", "made.0.text"),
    ],
    [
      "of a job's state",
      { job: (sent: SentRequest) => ({ ...JOB(sent), state: ["state"] }) },
      lost("job.state", "state"),
    ],
    [
      "of a job's address",
      {
        job: (sent: SentRequest) => ({
          ...JOB(sent),
          status: [sent.base, "/jobs/", valueAt("job_id")],
        }),
      },
      lost("job.status", "job_id", "the tickets"),
    ],
    [
      "of a job's result",
      { job: (sent: SentRequest) => ({ ...JOB(sent), result: [sent.base, pathAt("urls.get")] }) },
      lost("job.result", "urls.get", "the tickets"),
    ],
    [
      "of an address that a later reply alone has",
      {
        job: (sent: SentRequest) => ({
          ...JOB(sent),
          status: [sent.base, pathAt("choices.0.text")],
        }),
      },
      lost("job.status", "choices.0.text", "the tickets"),
    ],
  ])("%s is found", async (_, odd, message) => {
    expect(await only(provider(odd))).toEqual(["paths-lead", message]);
  });

  test("of a job that is seldom one is found, though no request waits", async () => {
    const done = reply.json(
      { id: "j1", status: "done", choices: [{ text: "A cat." }] },
      { shows: "A cat." },
    );
    const held = contractOf({ ...posted, replies: [done], failed });
    expect(await check(provider(), { contract: held })).toEqual([]);
    const job = (sent: SentRequest): Job => ({
      ...JOB(sent),
      status: [sent.base, "/jobs/", valueAt("uid")],
    });
    expect((await only(provider({ job }), { contract: held }))[0]).toBe("paths-lead");
  });

  test("of a task's own answer is found in the sample of its reply", async () => {
    const ask = (path: string): Plugin<"task"> =>
      defineTask({ ...look, hfInference: { answer: answer.json([path, "text"]) } } as typeof look);
    const replies = { "sample-look": reply.json([{ answer: "A cat." }], { shows: "A cat." }) };
    expect(await check(ask("0.answer"), { replies })).toEqual([]);
    expect(await only(ask("answer"), { replies })).toEqual([
      "paths-lead",
      lost("answer", "answer", "the replies", ' Did you mean "0.answer"?'),
      lost("answer", "text"),
    ]);
  });
});

describe("a contract", TIMEOUT, () => {
  test("is asked for", async () => {
    const [id, message, ...others] = await only(provider(), { contract: [] });
    expect([id, others]).toEqual(["contract-is-whole", []]);
    expect(message).toMatch(
      /^There is no contract to hold its requests against.*takes\(sampleLook, /,
    );
    const policy = defineProvider({ id: "mine", label: "Mine", tasks: [] });
    const none = {
      contract: [],
      checks: pluginChecks.filter(({ id }) => id === "contract-is-whole"),
    };
    expect(await check(policy, none)).toEqual([]);
  });

  test("of another id is told from none", async () => {
    expect(await only(provider(), { contract: { ...contract, provider: "mien" } })).toEqual([
      "contract-is-whole",
      'A contract is given for "mien", and the provider is "mine". Write `provider: "mine"` in it.',
    ]);
  });

  const withForm = (form: object): Contract =>
    contractOf({ ...posted, form: form as never }, asked);
  test.each<[string, Contract, string]>([
    [
      "without replies",
      contractOf({ ...posted, replies: [] }, asked),
      "Exchange 1 of sample-look: `replies` is an empty list. Give what the service replies, as reply.json({ … }) or reply.file(…).",
    ],
    [
      "with a failure without replies",
      contractOf(posted, { ...asked, failed: { replies: [], says: "No." } }),
      "Exchange 2 of sample-look: `failed.replies` is an empty list. Give what the service replies, as reply.json({ … }) or reply.file(…).",
    ],
    [
      "without a request",
      contractOf(asked),
      "No exchange of sample-look is posted. Give the first one `post: [url(…)]`.",
    ],
    [
      "without exchanges",
      contractOf(),
      "The contract says nothing of sample-look. Give takes(…) what is posted and replied.",
    ],
    [
      "without tasks",
      { ...contract, tasks: [] },
      "The contract speaks of no task. Add takes(task, { post, json, replies }) for each.",
    ],
    [
      "with an exchange that takes place nowhere",
      contractOf(posted, asked, { replies: asked.replies }),
      "Exchange 3 of sample-look: it takes place nowhere. Give `post` or `get` a list of url(…).",
    ],
    [
      "with two bodies",
      contractOf({ ...posted, json: {} }, asked),
      "Exchange 1 of sample-look: it has json and form together. Leave all but one out.",
    ],
    [
      "with a parameter that the task does not know",
      withForm({ ...FORM, more: fact.parameter("step") }),
      'Exchange 1 of sample-look: at form.more stands fact.parameter("step"), which sample-look does not know, so that no request has it. Did you mean "steps"? Its parameters are steps.',
    ],
    [
      "with one that it does not know deep inside",
      contractOf(
        {
          ...posted,
          form: undefined,
          json: open({ a: [fact.parameters(["steps", "nope"], (one) => one)] }),
        } as never,
        asked,
      ),
      'Exchange 1 of sample-look: at json.a[0] stands fact.parameter("nope"), which sample-look does not know, so that no request has it. Its parameters are steps.',
    ],
    [
      "with an input that the task has not",
      withForm({ ...FORM, question: fact.input("questions") }),
      'Exchange 1 of sample-look: at form.question stands fact.input("questions"), which sample-look has not. Did you mean "question"? Its inputs are question, picture.',
    ],
    [
      "with a text for a file",
      withForm({ ...FORM, question: fact.input("question", "base64") }),
      "Exchange 1 of sample-look: at form.question stands a file as base64, and sample-look has none. Take fact.input().",
    ],
    [
      "with a fact that is none",
      withForm({ ...FORM, model: (fact as never as Record<string, Pattern>)["modelID"] }),
      'Exchange 1 of sample-look: at form.model is nothing, such as a fact that is none. Take one of fact.providerId, fact.name, fact.version, fact.modelId, fact.chatModel, fact.weights, fact.input() or fact.parameter("…").',
    ],
    [
      "with a fact of a hand",
      withForm({ ...FORM, model: { "~": "text", fact: "modelID" } }),
      'Exchange 1 of sample-look: at form.model stands fact.modelID, which is no fact. Did you mean "modelId"?',
    ],
    [
      "with a placeholder that nobody knows",
      withForm({ ...FORM, model: { "~": "maybe" } }),
      'Exchange 1 of sample-look: at form.model stands the placeholder "maybe", which nobody knows. Make it with fact, open, oneOf or another of "hubsmith/contract".',
    ],
  ])("%s is found", async (_, odd, message) => {
    expect(await only(provider(), { contract: odd })).toEqual(["contract-is-whole", message]);
  });
});

describe("a request", TIMEOUT, () => {
  const without =
    (name: string) =>
    (ask: RequestContext<Inputs>): RequestSpec => {
      const { form, ...parts } = request(ask);
      return { ...parts, form: { ...form, [name]: "always" } };
    };
  test("that leaves an input out is found, where the contract does so, too", async () => {
    const lax = contractOf({ ...posted, form: { ...FORM, picture: "always" } }, asked);
    expect(await only(provider({ request: without("picture") }), { contract: lax })).toEqual([
      "inputs-are-sent",
      "The request is the same whatever `inputs.picture` holds. Send it in the body, or refuse it with absent(code, reason, change).",
    ]);
  });

  test.each<[string, (path: string) => string, RegExp]>([
    [
      "a query in its path",
      (path) => `${path}?v=1`,
      /^`path` has a query or a fragment, which is encoded: .*%3Fv%3D1\. Give `query/,
    ],
    ["a fragment in its path", (path) => `${path}#x`, /^`path` has a query or a fragment/],
    [
      "a path that is encoded",
      (path) => `${path}/a%20b`,
      /^`path` is encoded already, and would be encoded twice/,
    ],
    [
      "an empty part in its path",
      (path) => path.replace("/", "//"),
      /^`path` has an empty part: .*v1\/\/vendor/,
    ],
  ])("that has %s is found", async (_, change, message) => {
    const odd = (ask: RequestContext<Inputs>): RequestSpec => {
      const parts = request(ask);
      return { ...parts, path: change(parts.path) };
    };
    const faults = (await check(provider({ request: odd }))).filter(
      (one) => one.check === "inputs-are-sent",
    );
    expect(faults.length).toBe(1);
    expect(faults[0]!.message).toMatch(message);
  });

  test.each<[string, unknown, RegExp]>([
    [
      "has two bodies",
      (ask: RequestContext<Inputs>) => ({ ...request(ask), json: {} }),
      /it has json and form together/,
    ],
    [
      "has none",
      ({ providerId }: RequestContext<Inputs>) => ({ path: providerId }),
      /it has no body\. Give one/,
    ],
    [
      "has a path of its own",
      (ask: RequestContext<Inputs>) => ({ ...request(ask), path: `${API}/v1` }),
      /path is a URL of its own/,
    ],
    [
      "has a slash before its path",
      (ask: RequestContext<Inputs>) => ({ ...request(ask), path: `/${request(ask).path}` }),
      /path begins with a slash/,
    ],
    [
      "has a key of its own",
      (ask: RequestContext<Inputs>) => ({ ...request(ask), headers: { AUTHORIZATION: "x" } }),
      /headers has its own "AUTHORIZATION"/,
    ],
    [
      "is a promise",
      async (ask: RequestContext<Inputs>) => request(ask),
      /`request` returns a promise, and snippets are synchronous\. Make it a plain function/,
    ],
    [
      "is a promise that fails",
      async () => Promise.reject(new Error("late")),
      /`request` returns a promise/,
    ],
    ["is nothing", () => undefined, /`request` returned nothing\. Return \{ path, json \}/],
  ])("that %s is found once", async (_, odd, message) => {
    const [id, ...messages] = await only(provider({ request: odd }));
    expect(id).toBe("returns-fit");
    expect(messages[0]).toMatch(message);
  });

  test("that may be refused is no mistake", async () => {
    const picky = (ask: RequestContext<Inputs>): unknown =>
      ask.inputs.question.length > 200 ? absent("long", "It is long.", "Ask less.") : request(ask);
    expect(await check(provider({ request: picky }))).toEqual([]);
  });
});

describe("an answer, a job, and other functions", TIMEOUT, () => {
  test.each<[string, Odd, RegExp]>([
    [
      "an answer that is a promise",
      { answer: async () => answer.json() },
      /`answer` returns a promise/,
    ],
    [
      "an answer that is a text",
      { answer: () => "choices.0.text" },
      /`answer` returned the text "choices\.0\.text"\. Return answer\.json/,
    ],
    [
      "an empty poll",
      { job: (sent: SentRequest) => ({ ...JOB(sent), status: [] }) },
      /status must be a list with something in it/,
    ],
    [
      "an address at a server of the provider",
      { job: (sent: SentRequest) => ({ ...JOB(sent), status: [`${API}/jobs/`, valueAt("id")] }) },
      /Begin with `base`, which is the router for routed calls/,
    ],
    [
      "an answer that reads the reply itself",
      { answer: ((reply: { choices: string[] }) => reply.choices[0]) as never },
      /It gets \(streaming, target\), and not the reply/,
    ],
    [
      "no state to wait in",
      { job: (sent: SentRequest) => ({ ...JOB(sent), waiting: [] }) },
      /waiting must be a list with something in it/,
    ],
    [
      "an empty address",
      { job: (sent: SentRequest) => ({ ...JOB(sent), status: [""] }) },
      /status begins with the text "", which is no server/,
    ],
    [
      "`providerIdOf` that is a promise",
      { more: { providerIdOf: (async () => "x") as never } },
      /^`providerIdOf` returns a promise/,
    ],
  ])("%s is found once", async (_, odd, message) => {
    const [id, ...messages] = await only(provider(odd));
    expect(id).toBe("returns-fit");
    expect(messages[0]).toMatch(message);
  });

  test.each<[string, Odd, string, boolean?]>([
    [
      "a job",
      { job: (sent: SentRequest) => ({ ...JOB(sent), wating: ["queued"] }) },
      "What `job` returns has no field `wating`, and nobody reads it. Did you mean `waiting`?",
    ],
    [
      "a request",
      {
        request: (ask: RequestContext<Inputs>) => ({
          ...(request(ask) as object),
          querry: { a: "1" },
        }),
      },
      "What `request` returns has no field `querry`, and nobody reads it. Did you mean `query`?",
    ],
    [
      "an answer",
      { answer: { ...answer.json("choices.0.text", "string"), where: "" } as never },
      "What `answer` returns has no field `where`, and nobody reads it. Leave it out; what `answer` returns has as, at, holds.",
    ],
    [
      "what serves gives",
      {
        more: {
          tasks: [],
          serves: (task) =>
            task.id === look.id
              ? {
                  ...serves(look, {
                    request: request as never,
                    answer: answer.json("choices.0.text", "string"),
                    job: JOB,
                  }),
                  jobs: JOB,
                }
              : undefined,
        },
      },
      "What `serves` returns has no field `jobs`, and nobody reads it. Did you mean `job`?",
    ],
  ])("a misspelt field of %s is found once", async (_, odd, message) => {
    const companions = [look];
    expect(await only(provider(odd), { companions })).toEqual(["fields-are-known", message]);
  });

  test("a misspelt field is told beside what it is missing from", async () => {
    const misspelt = (sent: SentRequest): unknown => {
      const { interval, ...rest } = JOB(sent);
      return { ...rest, intervall: interval };
    };
    const faults = await check(provider({ job: misspelt }));
    expect(faults.map(({ check: id }) => id).sort()).toEqual(["fields-are-known", "returns-fit"]);
    expect(faults.find((one) => one.check === "fields-are-known")!.message).toContain(
      "no field `intervall`, and nobody reads it. Did you mean `interval`?",
    );
  });

  test("a field that is a short form of another is told with it", async () => {
    const odd = provider({ more: { authentication: { header: "X-Key" } } as never });
    const faults = await check(odd);
    expect(faults.find((one) => one.check === "fields-are-known")!.message).toContain(
      "no field `authentication`, and nobody reads it. Did you mean `auth`?",
    );
  });

  test("a placeholder in a path is told with what it may be", async () => {
    const odd = provider({
      request: (ask: RequestContext<Inputs>) => ({
        ...(request(ask) as object),
        path: "v1/{model}",
      }),
    });
    const faults = await check(odd);
    expect(faults.find((one) => one.check === "inputs-are-sent")!.message).toContain(
      "`path` has `{model}`, which is no placeholder, and is encoded: /mine/v1/%7Bmodel%7D. Write `${providerId}` in a template string",
    );
  });

  const library = (snippets: unknown): Plugin<"library"> =>
    defineLibrary({
      id: "mine",
      prettyLabel: "Mine",
      repoName: "mine",
      repoUrl: "https://example.org",
      filter: false,
      snippets: snippets as never,
    });
  test.each<[string, unknown, RegExp]>([
    [
      "a promise",
      async () => python`x = 1`,
      /`snippets` returns a promise, and snippets are synchronous\. Make it a plain function that returns code such as/,
    ],
    [
      "a text",
      () => "x = 1",
      /`snippets` returned the text "x = 1"\. Return code such as python`…`/,
    ],
    ["null", () => null, /`snippets` returned null\. Return code/],
    ["nothing", () => undefined, /`snippets` returned nothing\. Return code/],
    ["a number", () => 1, /`snippets` returned the number 1\. Return code/],
    ["an empty list", () => [], /`snippets` returned an empty list\. Return code/],
    [
      "a list of promises",
      () => [Promise.resolve(1)],
      /item 0 of what `snippets` returned is a promise\. Return a list of \{ purpose, code \}/,
    ],
    [
      "a list of bare code",
      () => [python`x = 1`],
      /item 0 of what `snippets` returned is code without a purpose/,
    ],
  ])("`snippets` that return %s are found once", async (_, snippets, message) => {
    expect(await check(library(() => python`x = 1`))).toEqual([]);
    const [id, ...messages] = await only(library(snippets));
    expect([id, messages.length]).toEqual(["returns-fit", 1]);
    expect(messages[0]).toMatch(message);
  });

  test.each<[string, object, RegExp]>([
    [
      "a template that is a promise",
      { templates: [template(look, (async () => js`x`) as never)] },
      /`template of sample-look` returns a promise/,
    ],
    [
      "`otherwise` that gives a text",
      { otherwise: () => "x()" },
      /`otherwise` returned the text "x\(\)"\. Return code of the language js/,
    ],
    [
      "`refuses` that is a promise",
      { refuses: async () => undefined },
      /`refuses` returns a promise/,
    ],
  ])("%s is found once", async (_, more, message) => {
    const good = { otherwise: print };
    const client = (fields: object): Plugin<"client"> =>
      defineClient({
        id: "js/mine",
        label: "Mine",
        language: js.language,
        order: 1,
        templates: [],
        ...good,
        ...fields,
      });
    expect(await check(client({}), { companions: [look] })).toEqual([]);
    const [id, ...messages] = await only(client(more), { companions: [look] });
    expect(id).toBe("returns-fit");
    expect(messages[0]).toMatch(message);
  });
});

describe("a change of what is given", TIMEOUT, () => {
  const loose = (value: unknown): Record<string, unknown> => value as Record<string, unknown>;
  test.each<[string, (ask: RequestContext<Inputs>) => void]>([
    ["ask", (ask) => (loose(ask)["more"] = 1)],
    ["ask.inputs", (ask) => (loose(ask.inputs)["question"] = "x")],
    ["ask.parameters", (ask) => (loose(ask.parameters)["n"] = 1)],
    ["ask.mapping", (ask) => (loose(ask.mapping)["task"] = "x")],
  ])("of %s is found", async (_, change) => {
    const odd = (ask: RequestContext<Inputs>): RequestSpec => {
      change(ask);
      return request(ask);
    };
    const [id, message] = await only(provider({ request: odd }));
    expect(id).toBe("changes-nothing");
    expect(message).toMatch(/Change a copy\.$/);
  });

  test.each<[string, string]>([
    ["call", ""],
    ["call.model.tags", "model.tags"],
    ["call.parameters", "parameters"],
    ["call.wire", "wire"],
    ["call.wire.headers", "wire.headers"],
    ["call.wire.body", "wire.body"],
    ["call.wire.answer", "wire.answer"],
  ])("of %s is found", async (_, path) => {
    const client = (change: boolean): Plugin<"client"> =>
      defineClient({
        id: "js/mine",
        label: "Mine",
        language: js.language,
        order: 1,
        templates: [],
        otherwise: (call) => {
          const steps = path === "" ? [] : path.split(".");
          const target = steps.reduce<unknown>((one, step) => loose(one)[step], call);
          if (change) loose(target)["more"] = 1;
          return print(call);
        },
        refuses: ({ wire }) => ("reason" in wire ? wire : undefined),
      });
    expect(await check(client(false), { companions: [look] })).toEqual([]);
    const [id, message] = await only(client(true), { companions: [look] });
    expect(id).toBe("changes-nothing");
    expect(message).toMatch(/Change a copy\.$/);
  });
});
