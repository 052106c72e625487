// A key goes where its route says: a part of the proof is run, and clients that paste an id or a parameter are found.
import { beforeAll, expect, test } from "vitest";
import {
  absent,
  type Call,
  createHub,
  defineClient,
  inferenceCall,
  loadPlugins,
  type Plugin,
  type HttpRequest,
} from "hubsmith";
import { type Code, env, type Hole, sh, text } from "hubsmith/code";
import { type Env } from "hubsmith/code/language";
import { entries } from "hubsmith/plugins";
import { RUNNERS, runnable } from "../prove/runners.ts";
import { ensurePython } from "../setup.ts";
import { type Asked, askedOf } from "./asked.ts";
import { ENDPOINTS, HUB_IDS, IDS } from "./hostile.ts";
import { prove } from "./prove.ts";
import { HOSTS } from "./routes.ts";

let plugins: readonly Plugin[];
let python: string;
beforeAll(async () => {
  python = await ensurePython();
  const loaded = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
  plugins = runnable(loaded.plugins) as readonly Plugin[];
}, 240_000);

const askedWith = (more: readonly Plugin[] = []): Asked =>
  askedOf(createHub([...plugins, ...more], { logger: { error: () => undefined } }));

test("every provider that can be called directly has its host in the list", () => {
  const direct = plugins.filter((one) => "baseUrl" in one && one.baseUrl !== undefined);
  expect(direct.map(({ id }) => id).sort()).toEqual(Object.keys(HOSTS).sort());
});

test("everything hostile is printed or refused with a reason, and tried with every client", () => {
  const { cases, faults } = askedWith();
  expect(faults).toEqual([]);
  const clients = plugins.filter((one) => one["~hub"].kind === "client").map(({ id }) => id);
  expect(new Set(cases.map(({ client }) => client))).toEqual(new Set(clients));
  for (const by of ["id", "parameter", "variable"] as const)
    expect(new Set(cases.filter((one) => one.by === by).map(({ client }) => client))).toEqual(
      new Set(clients),
    );
});

test("an id of the Hub is none of these, so that no record has it", () => {
  const hub = createHub(plugins);
  for (const id of IDS.filter((one) => !HUB_IDS.includes(one))) {
    const call = inferenceCall(hub, { model: { id, tags: [] }, provider: "auto" });
    expect(call, id).toMatchObject({ code: "bad-id" });
  }
});

test("nobody is asked by the name of a provider or a task that is none", () => {
  const hub = createHub(plugins, { logger: { error: () => undefined } });
  for (const text of [...IDS, ...ENDPOINTS.map(([address]) => address)]) {
    const model = { id: "acme/lighthouse", tags: [], pipeline_tag: "text-to-image" };
    expect(inferenceCall(hub, { model, provider: text }), text).toHaveProperty("reason");
    const other = { ...model, pipeline_tag: text };
    expect(inferenceCall(hub, { model: other, provider: "together" }), text).toHaveProperty(
      "reason",
    );
  }
});

// SDKs of Hugging Face would ask that address with the key, each for some providers alone.
test("an id that is an address is refused, wherever an SDK could get it", () => {
  const hub = createHub(plugins, { logger: { error: () => undefined } });
  const { cases } = askedOf(hub, true);
  const named = cases.filter(
    ({ by, client, program: { name } }) =>
      by === "id" && /hugging/.test(client) && /^id "https?:\/\//i.test(name),
  );
  // A chat that is routed names the model by its id on the Hub.
  const isChat = ({ key, program: { name } }: (typeof cases)[number]): boolean =>
    key === "hub" && name.includes("text-generation");
  expect(named.filter((one) => !isChat(one)).map(({ program }) => program.name)).toEqual([]);
});

test("a key goes where its route says", async () => {
  // One case of each client and each way to be hostile, and never the same ones side by side.
  const seen = new Map<string, number>();
  const cases = askedWith().cases.filter(({ by, client }, at) => {
    const kind = `${by} ${client}`;
    const count = seen.get(kind) ?? 0;
    if (count === 2 || (at * 7) % 5 > 1) return false;
    return seen.set(kind, count + 1);
  });
  const { clients, faults } = await prove(cases, {
    python,
    runners: RUNNERS,
    jobs: 8,
    seconds: 120,
  });
  expect(faults).toEqual([]);
  for (const [client, { sent }] of Object.entries(clients)) expect(sent, client).toBeGreaterThan(0);
}, 600_000);

/** What is found about a client, beside all others in its hub, that asks an address of its own making. */
async function foundWith(address: (call: Call) => Hole<"sh">): Promise<string> {
  const client = defineClient({
    id: "sh/planted",
    label: "Planted",
    language: sh.language,
    order: 9,
    refuses: ({ target, request: wire }) =>
      target === "routed" && !("reason" in wire)
        ? undefined
        : absent("other", "It does something else.", "Choose another client."),
    templates: [],
    otherwise: (call): Code<"sh"> => {
      const key = text("Authorization: Bearer ", call.token as Env | string);
      return sh`curl -gsS ${address(call)} -H ${key} -d '{}'`;
    },
  });
  const cases = askedWith([client]).cases.filter((one) => one.client === "sh/planted");
  // All that there is of a kind says the same.
  const some = cases.filter(
    ({ by, program: { name } }, at) =>
      /"@evil|"\.evil|"base_url|"OPENAI_BASE_URL/.test(name) || (by !== "id" && at % 9 === 0),
  );
  expect(some.length).toBeGreaterThan(5);
  const { faults } = await prove(some, { python, runners: RUNNERS, jobs: 8, seconds: 120 });
  return faults.map(([name, lines]) => [name, ...lines].join("\n")).join("\n");
}

test("a client that asks the address of its call is found well", async () => {
  expect(await foundWith(({ request: wire }) => (wire as HttpRequest).url)).toBe("");
}, 120_000);

const BASE = "https://router.huggingface.co";
const LEAK = "It showed the secret of the hub to evil.example.";

test.each<[string, (call: Call) => Hole<"sh">]>([
  ["an id", ({ mapping }) => `${BASE}${mapping?.providerId ?? ""}`],
  ["a parameter", ({ parameters }) => String(parameters["base_url"] ?? BASE)],
  ["a variable", () => env("OPENAI_BASE_URL")],
])(
  "a client that pastes %s into its address is told",
  async (_, address) => {
    expect(await foundWith(address)).toContain(LEAK);
  },
  120_000,
);
