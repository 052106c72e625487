// Hosting: which providers a record's mapping allows, and the reason if it does not.
import { isAbsence } from "../base/issue.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sh } from "hubsmith/code";
import {
  answer,
  createHub,
  defineProvider,
  inferenceCall,
  inferenceSnippets,
  serves,
  type Plugin,
} from "../index.ts";
import { client, label } from "#plugins/kit/testing/samples/small";
import { ROUTER } from "./route.ts";

const task = (id: string, more: object = {}): typeof label =>
  Object.freeze({ ...label, id, label: id, ...more });
const chat = task("chat");
const plain = task("plain");
const talk = task("talk", {
  callAs: ({ tags }: { tags: readonly string[] }) =>
    tags.includes("conversational") ? chat : undefined,
});
const older = task("older", { callAs: () => plain });
const mute = task("mute", { inputs: undefined, output: undefined, sample: undefined });
const twin = task("twin", { hubServers: { alsoServes: ["plain"] } });
const provider = (id: string, more: object = {}): Plugin<"provider"> =>
  defineProvider({
    id,
    label: id.toUpperCase(),
    baseUrl: `https://${id}.example`,
    tasks: [chat, plain, talk, twin].map((handled) =>
      serves(handled, {
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
  mute,
  twin,
  provider("acme"),
  provider("zenith", { label: "Zen\nith; rm -rf ~\u2028!" }),
  provider("home", { role: "huggingface", baseUrl: `${ROUTER}/home` }),
  provider("closed", {
    role: "direct",
    providerIdOf: ({ id }: { id: string }) => (id.startsWith("closed/") ? id.slice(7) : undefined),
  }),
  defineProvider({ id: "auto", label: "Auto", tasks: [] }),
  client("sh/echo", {
    language: sh.language,
    refuses: undefined,
    templates: [],
    fallback: ({ task: { id }, mapping }) => sh`echo ${id} ${mapping?.providerId ?? "?"}`,
  }),
]);

interface Asked {
  readonly tag?: string;
  readonly id?: string;
  readonly tags?: readonly string[];
  readonly providerId?: string;
  readonly options?: object;
}
/** The snippet of a provider for a model with this mapping, or the absence. */
function ask(
  name: string,
  mapping: object | undefined,
  { tag = "plain", id = "acme/model", tags = [], ...more }: Asked = {},
): string {
  const hosts = mapping === undefined ? {} : { inferenceProviderMapping: mapping };
  const model = { id, tags, pipeline_tag: tag, ...hosts } as never;
  const request = { model, provider: name, ...more };
  const call = inferenceCall(hub, request);
  if (isAbsence(call)) return `${call.code}: ${call.reason} ${call.fix}`;
  return inferenceSnippets(hub, request).snippets[0]!.content;
}

const live = { providerId: "m1", status: "live", task: "plain" };

describe("a record with a mapping", () => {
  const OR_ELSE = "Request it from a provider, or run it with its library.";
  test.each<[object, string]>([
    [
      { acme: { ...live, status: "staging" }, zenith: live },
      'not-live: ACME does not host acme/model publicly (mapping status: "staging"). Choose a provider that hosts it, such as zenith.',
    ],
    [
      { acme: { ...live, status: "error" } },
      `not-live: ACME does not host acme/model publicly (mapping status: "error"). ${OR_ELSE}`,
    ],
    [
      { acme: { ...live, task: "chat" } },
      `other-task: ACME hosts acme/model for chat, not for plain. ${OR_ELSE}`,
    ],
    [{}, `not-mapped: ACME is not among the providers that host acme/model. ${OR_ELSE}`],
  ])("has a reason for each absence: %#", (mapping, reason) => {
    expect(ask("acme", mapping)).toBe(reason);
  });

  test("is also needed for Hugging Face's own servers, which serve several tasks with one API", () => {
    expect(ask("home", { acme: live })).toMatch(/^not-mapped/);
    expect(ask("home", { home: live }, { tag: "twin" })).toBe("echo twin m1");
    expect(ask("acme", { acme: live }, { tag: "twin" })).toMatch(/^other-task/);
  });

  test("is needed for a direct request, but not for a custom endpoint", () => {
    const staged = { acme: { ...live, status: "staging" } };
    expect(ask("acme", staged, { options: { directRequest: true } })).toMatch(/^not-live/);
    const options = { endpointUrl: "https://mine.example" };
    expect(ask("home", staged, { options })).toBe("echo plain acme/model");
  });

  test("names the task if that of the record cannot be called", () => {
    for (const tag of ["mute", "unheard-of"]) {
      expect(ask("acme", { acme: live }, { tag })).toBe("echo plain m1");
      expect(ask("acme", { zenith: live }, { tag })).toMatch(/^not-mapped/);
      expect(ask("acme", {}, { tag })).toMatch(/^unknown-task/);
    }
  });

  test("names the task if the record does not", () => {
    const untagged = { tag: null as never };
    expect(ask("acme", { acme: live }, untagged)).toBe("echo plain m1");
    expect(ask("auto", { acme: live }, untagged)).toBe("echo plain '?'");
    expect(ask("zenith", { acme: live }, untagged)).toMatch(/^not-mapped/);
    expect(ask("acme", { acme: { ...live, status: "error" } }, untagged)).toMatch(/^no-task/);
  });
  test("may name the task that a model is called as", () => {
    const older = { acme: { ...live, task: "older" } };
    expect(ask("acme", older, { tag: "older" })).toBe("echo plain m1");
    const hosted = { acme: { ...live, task: "talk" } };
    expect(ask("acme", hosted, { tag: "talk", tags: ["conversational"] })).toBe("echo talk m1");
    const both = [
      { provider: "acme", ...live, task: "talk" },
      { provider: "acme", ...live, providerId: "m2", task: "chat" },
    ];
    expect(ask("acme", both, { tag: "talk", tags: ["conversational"] })).toBe("echo chat m2");
  });

  test("needs a live mapping to a provider of the router for a policy", () => {
    const staged = { acme: { ...live, status: "staging" } };
    expect(ask("auto", { ...staged, home: live })).toBe("echo plain '?'");
    expect(ask("auto", { closed: live, acme: live })).toBe("echo plain '?'");
    expect(ask("auto", staged)).toMatch(/^not-mapped: No provider hosts acme\/model for plain\./);
    expect(ask("auto", { closed: live })).toMatch(
      /^not-mapped: No provider of the router hosts acme\/model for plain\. .*such as closed/,
    );
  });

  test("allows a provider exactly if a live mapping has it and the task", () => {
    const mapping = fc.record({
      provider: fc.constantFrom("acme", "zenith", "nobody"),
      providerId: fc.constantFrom("m1", "m2"),
      status: fc.constantFrom("live", "staging", "error", undefined),
      task: fc.constantFrom("plain", "chat", undefined),
    });
    fc.assert(
      fc.property(fc.array(mapping, { maxLength: 4 }), (all) => {
        const isLive = (listed: (typeof all)[0]): boolean =>
          !["staging", "error"].includes(listed.status!);
        const match = all.find(
          (candidate) =>
            candidate.provider === "acme" && isLive(candidate) && candidate.task !== "chat",
        );
        const ofAcme = all.filter((listed) => listed.provider === "acme");
        const code = ofAcme.some((listed) => listed.task !== "chat")
          ? "not-live"
          : ofAcme.length > 0
            ? "other-task"
            : "not-mapped";
        const expected = match === undefined ? code : `echo plain ${match.providerId}`;
        expect(ask("acme", JSON.parse(JSON.stringify(all)) as object).split(":")[0]).toBe(expected);
      }),
      { seed: 21, numRuns: 300 },
    );
  });

  test("is overridden by an id in the request", () => {
    expect(ask("acme", {}, { providerId: "mine" })).toBe("echo plain mine");
  });
});

describe("a record without a mapping", () => {
  test("gets a warning comment of one line, with any label", () => {
    expect(ask("home", undefined)).toBe(
      "# HOME may not host this model: its record lists no providers.\necho plain acme/model",
    );
    expect(ask("zenith", undefined).split("\n")[0]).toBe(
      "# Zen ith; rm -rf ~ ! may not host this model: its record lists no providers.",
    );
    expect(ask("zenith", undefined).split("\n")).toHaveLength(2);
  });

  test("gets none for an id in the request, or for a policy", () => {
    expect(ask("acme", undefined, { providerId: "mine" })).toBe("echo plain mine");
    expect(ask("auto", undefined)).toBe("echo plain '?'");
  });

  test("has the id that `providerIdOf` returns", () => {
    expect(ask("closed", undefined, { id: "closed/big" })).toBe("echo plain big");
    // A record with a mapping is a model of the Hub.
    expect(ask("closed", { acme: live }, { id: "closed/big" })).toMatch(/^not-mapped: CLOSED/);
    expect(ask("closed", { closed: { ...live, status: "staging" } })).toMatch(/^not-live: CLOSED/);
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
