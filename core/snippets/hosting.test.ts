// Who hosts a model: what a mapping offers, and each reason for which a provider is not asked.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sh } from "hubsmith/code";
import {
  answer,
  createHub,
  defineClient,
  defineProvider,
  defineTask,
  inferenceCall,
  inferenceSnippets,
  serves,
  type Plugin,
} from "../index.ts";
import { ROUTER } from "../host.ts";

const task = (id: string, more: object = {}): ReturnType<typeof defineTask<"text", never>> =>
  defineTask({
    id,
    label: id,
    modality: "nlp",
    inputs: "text",
    output: "json",
    parameters: {},
    sample: () => "Hello.",
    ...more,
  });
const chat = task("chat");
const plain = task("plain");
const talk = task("talk", {
  callAs: ({ tags }: { tags: readonly string[] }) =>
    tags.includes("conversational") ? chat : undefined,
});
const older = task("older", { callAs: () => plain });
const twin = task("twin", { hfInference: { alsoServes: ["plain"] } });
const provider = (id: string, more: object = {}): Plugin<"provider"> =>
  defineProvider({
    id,
    label: id.toUpperCase(),
    baseUrl: `https://${id}.example`,
    tasks: [chat, plain, talk, twin].map((one) =>
      serves(one, {
        request: ({ providerId, inputs }) => ({ path: "go", json: { providerId, inputs } }),
        answer: answer.json(),
      }),
    ),
    ...more,
  });
const hub = createHub([
  chat,
  plain,
  talk,
  older,
  twin,
  provider("acme"),
  provider("zenith", { label: "Zen\nith; rm -rf ~\u2028!" }),
  provider("home", { isHuggingFace: true, baseUrl: `${ROUTER}/home` }),
  provider("closed", {
    isOffHub: true,
    providerIdOf: ({ id }: { id: string }) => (id.startsWith("closed/") ? id.slice(7) : undefined),
  }),
  defineProvider({ id: "auto", label: "Auto", tasks: [] }),
  defineClient({
    id: "sh/echo",
    label: "echo",
    language: sh.language,
    order: 1,
    templates: [],
    otherwise: ({ task: { id }, mapping }) => sh`echo ${id} ${mapping?.providerId ?? "?"}`,
  }),
]);

type Mapping = object | undefined;

function asked(
  name: string,
  mapping: Mapping,
  {
    tag = "plain",
    id = "acme/model",
    tags = [] as readonly string[],
    providerId,
    options = {},
  }: {
    tag?: string;
    id?: string;
    tags?: readonly string[];
    providerId?: string;
    options?: object;
  } = {},
): string {
  const model = {
    id,
    tags,
    pipeline_tag: tag,
    ...(mapping === undefined ? {} : { inferenceProviderMapping: mapping }),
  };
  const request = {
    model: model as never,
    provider: name,
    options,
    ...(providerId === undefined ? {} : { providerId }),
  };
  const call = inferenceCall(hub, request);
  if ("reason" in call) return `${call.code}: ${call.reason} ${call.change}`;
  return inferenceSnippets(hub, request).snippets[0]!.content;
}

const live = { providerId: "m1", status: "live", task: "plain" };

describe("a record with a mapping", () => {
  test("offers a live mapping of the task, under the provider's own id", () => {
    expect(asked("acme", { acme: live })).toBe("echo plain m1");
    expect(asked("acme", [{ provider: "acme", ...live }])).toBe("echo plain m1");
    expect(asked("acme", { acme: { providerId: "m1" } })).toBe("echo plain m1");
  });

  test.each<[string, Mapping, string]>([
    [
      "is staged",
      { acme: { ...live, status: "staging" }, zenith: live },
      'not-live: ACME does not host acme/model publicly: the status of its mapping is "staging". Choose a provider that hosts it, such as zenith.',
    ],
    [
      "is in error",
      { acme: { ...live, status: "error" } },
      'not-live: ACME does not host acme/model publicly: the status of its mapping is "error". Request it from a provider, or run it with its library.',
    ],
    [
      "is for another task",
      { acme: { ...live, task: "chat" } },
      "other-task: ACME hosts acme/model for chat, not for plain. Request it from a provider, or run it with its library.",
    ],
    [
      "is not there",
      { zenith: live, home: { ...live, status: "staging" } },
      "not-mapped: ACME is not among the providers that host acme/model. Choose a provider that hosts it, such as zenith.",
    ],
    [
      "is empty",
      {},
      "not-mapped: ACME is not among the providers that host acme/model. Request it from a provider, or run it with its library.",
    ],
  ])("says why not where it %s", (_, mapping, reason) => {
    expect(asked("acme", mapping)).toBe(reason);
  });

  test("holds for Hugging Face's own servers, which run twins of a task, too", () => {
    expect(asked("home", { acme: live })).toMatch(/^not-mapped/);
    expect(asked("home", { home: live }, { tag: "twin" })).toBe("echo twin m1");
    expect(asked("acme", { acme: live }, { tag: "twin" })).toMatch(/^other-task/);
  });

  test("holds for a direct request, and not for an endpoint of one's own", () => {
    const staged = { acme: { ...live, status: "staging" } };
    expect(asked("acme", staged, { options: { directRequest: true } })).toMatch(/^not-live/);
    const options = { endpointUrl: "https://mine.example" };
    expect(asked("home", staged, { options })).toBe("echo plain acme/model");
  });

  test("knows tasks by what models of theirs are called as", () => {
    const older = { acme: { ...live, task: "older" } };
    expect(asked("acme", older, { tag: "older" })).toBe("echo plain m1");
    const hosted = { acme: { ...live, task: "talk" } };
    expect(asked("acme", hosted, { tag: "talk", tags: ["conversational"] })).toBe("echo talk m1");
    const both = [
      { provider: "acme", ...live, task: "talk" },
      { provider: "acme", ...live, providerId: "m2", task: "chat" },
    ];
    expect(asked("acme", both, { tag: "talk", tags: ["conversational"] })).toBe("echo chat m2");
  });

  test("lets a policy choose where anybody hosts the model for the task", () => {
    expect(asked("auto", { acme: { ...live, status: "staging" }, home: live })).toBe(
      "echo plain '?'",
    );
    expect(asked("auto", { acme: { ...live, status: "staging" } })).toMatch(
      /^not-mapped: No provider hosts acme\/model for plain\./,
    );
  });

  test("lets a policy choose none that the router does not know", () => {
    expect(asked("auto", { closed: live })).toMatch(
      /^not-mapped: No provider that the router knows hosts acme\/model for plain\. .*such as closed/,
    );
    expect(asked("auto", { closed: live, acme: live })).toBe("echo plain '?'");
  });

  test("offers a provider exactly where a live mapping names it and the task", () => {
    const mapping = fc.record({
      provider: fc.constantFrom("acme", "zenith", "nobody"),
      providerId: fc.constantFrom("m1", "m2"),
      status: fc.constantFrom("live", "staging", "error", undefined),
      task: fc.constantFrom("plain", "chat", undefined),
    });
    fc.assert(
      fc.property(fc.array(mapping, { maxLength: 4 }), (all) => {
        const found = all.find(
          (one) =>
            one.provider === "acme" &&
            one.status !== "staging" &&
            one.status !== "error" &&
            one.task !== "chat",
        );
        const own = all.filter((one) => one.provider === "acme");
        const code = own.some((one) => one.task !== "chat")
          ? "not-live"
          : own.length > 0
            ? "other-task"
            : "not-mapped";
        const expected = found === undefined ? code : `echo plain ${found.providerId}`;
        expect(asked("acme", JSON.parse(JSON.stringify(all)) as object).split(":")[0]).toBe(
          expected,
        );
      }),
      { seed: 21, numRuns: 300 },
    );
  });

  test("counts less than an id that the caller gives", () => {
    expect(asked("acme", {}, { providerId: "mine" })).toBe("echo plain mine");
  });
});

describe("a record without a mapping", () => {
  test("gets a line that says what is not known, which no label can end", () => {
    expect(asked("home", undefined)).toBe(
      "# HOME may not host this model: its record does not say who does.\necho plain acme/model",
    );
    expect(asked("zenith", undefined).split("\n")[0]).toBe(
      "# Zen ith; rm -rf ~ ! may not host this model: its record does not say who does.",
    );
    expect(asked("zenith", undefined).split("\n")).toHaveLength(2);
  });

  test("gets none where the caller knows the id, or where nobody is named", () => {
    expect(asked("acme", undefined, { providerId: "mine" })).toBe("echo plain mine");
    expect(asked("auto", undefined)).toBe("echo plain '?'");
  });

  test("gets a reason where a provider that should know its id fails", () => {
    const providerIdOf = (): string => {
      throw new Error("boom");
    };
    const odd = hub.with(provider("odd", { isOffHub: true, providerIdOf }));
    const model = { id: "closed/big", tags: [], pipeline_tag: "plain" };
    const { snippets, notOffered } = inferenceSnippets(odd, {
      model: model as never,
      provider: "odd",
    });
    expect(snippets).toEqual([]);
    expect(notOffered[0]!.reason).toMatch(/^provider\/odd .*boom\.$/);
  });

  test("is asked for under the id that a provider off the Hub tells", () => {
    expect(asked("closed", undefined, { id: "closed/big" })).toBe("echo plain big");
    // What the Hub knows hosts of is a model of the Hub.
    expect(asked("closed", { acme: live }, { id: "closed/big" })).toMatch(/^not-mapped: CLOSED/);
    expect(asked("closed", { closed: { ...live, status: "staging" } })).toMatch(
      /^not-live: CLOSED/,
    );
    const routed = inferenceCall(hub, {
      model: { id: "closed/big", tags: [], pipeline_tag: "plain" } as never,
      provider: "closed",
    });
    expect(routed).toMatchObject({
      target: "direct",
      request: { url: "https://closed.example/go" },
    });
  });
});
