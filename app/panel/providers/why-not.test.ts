// Absences have a reason and a fix; for a provider that is not loaded, its card and the record agree with the kernel.
import { inferenceCall, inferenceSnippets, isAbsence } from "hubsmith";
import { sampled, someOf } from "#plugins/kit/testing/sampled";
import { beforeAll, expect, test } from "vitest";
import { loadModels } from "../../catalog/records.ts";
import { entries as allEntries } from "../../plugins.ts";
import { createPluginCache } from "../../stores/plugins.ts";
import { smallEntries, smallModel, smallPanel } from "../../testing/small-hub.ts";
import { absenceByCard } from "./by-card.ts";
import type { Choice } from "../choice/choice.ts";
import { loadView } from "../load/load-data.ts";
import { panelOf } from "../panel-data.ts";
import { calledAs } from "./provider-data.ts";
import { mappingsOf, providersIn } from "./providers.ts";
import { createPanelStore } from "../store.ts";
import { clientName } from "../code/clients.ts";
import { type WhyNot, whyNot } from "./why-not.ts";

async function opened(name: string, choice: Partial<Choice> = {}): Promise<WhyNot> {
  const { actions, getState } = smallPanel(smallEntries().entries, name, choice);
  await actions.load();
  await actions.loadBeside("alpha");
  return whyNot(getState());
}

test("clients of the current provider and other providers are listed, each reason once", async () => {
  const fix: unknown = expect.stringContaining("elsewhere, BETA");
  expect(await opened("paints")).toMatchObject({
    clients: { count: 2, of: 3, reasons: [{ who: ["Chatty"] }, { who: ["Broken"] }] },
    providers: {
      count: 2,
      of: 3,
      reasons: [
        { code: "not-live", who: ["ALPHA"], fix },
        { code: "no-plugin", who: ["elsewhere"] },
      ],
    },
    unread: 0,
  });
});

// Problems of the selection are reported for the clients, and not again for each provider.
test.each<[string, Partial<Choice>, readonly string[], readonly string[]]>([
  ["talks", {}, ["Broken"], []],
  ["compares", {}, ["Chatty", "Broken"], ["ALPHA,BETA"]],
  ["talks", { billTo: "\n" }, ["Every client"], []],
  ["silent", {}, ["Every client"], []],
])("%s with %j", async (name, choice, clients, providers) => {
  const opening = await opened(name, choice);
  expect(opening.clients.reasons.map(({ who }) => who.join())).toEqual(clients);
  expect(opening.providers.reasons.map(({ who }) => who.join())).toEqual(providers);
});

const plugins = createPluginCache(allEntries);
beforeAll(() => plugins.load(allEntries));

test("a client has its language, if another one has the same label", () => {
  const { hub } = plugins.loaded();
  const names = hub.clients.list.map(({ id }) => clientName(hub, id));
  expect(new Set(names).size).toBe(hub.clients.size);
  expect(names).toEqual(expect.arrayContaining(["Requests", "fal client (JavaScript)"]));
});

test("a reason for all libraries is reported once", () => {
  const { notOffered } = loadView(smallPanel(smallEntries().entries, "silent").getState());
  expect(notOffered).toMatchObject([{ code: "no-library", who: ["Libraries"] }]);
});

test("for each embedded model, a card and the record agree with the kernel", () => {
  const { hub } = plugins.loaded();
  const wrong: string[] = [];
  let compared = 0;
  for (const model of sampled(loadModels(), 5)) {
    const task = calledAs(hub, model);
    if (typeof task !== "string") continue;
    for (const card of providersIn(allEntries).list) {
      const mine = mappingsOf(allEntries, model, card.id);
      const byCard = absenceByCard(card, model, task, mine, card.label);
      const call = inferenceCall(hub, { model, provider: card.id });
      const code = isAbsence(call) ? call.code : undefined;
      if (byCard !== undefined) compared += 1;
      if (byCard !== undefined && isAbsence(call) && byCard.reason !== call.reason)
        wrong.push(`${byCard.reason} | ${call.reason}`);
      // A live provider may serve tasks that are not in its card.
      const isOpen = code === "task-not-served" && mine.some(({ status }) => status === "live");
      // A plugin may know more than its card: what the model takes.
      const isOwn = byCard === undefined && code === "other-input";
      if (card.baseUrl !== undefined && byCard?.code !== code && !isOpen && !isOwn)
        wrong.push(`${model.id} by ${card.id}: ${byCard?.code}, and ${code}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(someOf(1000));
});

test("each part of the page of an embedded model has a snippet, or a reason and a fix", () => {
  const { hub } = plugins.loaded();
  for (const model of loadModels().filter((_, at) => at % 8 === 0)) {
    const state = createPanelStore(model, plugins).getState();
    const { call, faults, isReady } = panelOf(state);
    const load = loadView(state);
    expect({ faults, isReady }).toEqual({ faults: [], isReady: true });
    expect(call.clients.filter((client) => !client.content && !client.absence)).toEqual([]);
    expect(call.count + call.notOffered.length).toBeGreaterThan(0);
    expect(load.libraries.length + load.notOffered.length).toBeGreaterThan(0);
    const { clients, providers } = whyNot(state);
    for (const { who, reason, fix } of [...clients.reasons, ...providers.reasons])
      expect(`${who.join()}: ${reason} ${fix}`).toMatch(/^.+: \S.*\. \S.*\.$/s);
    const away = new Set(providers.reasons.flatMap(({ who }) => who));
    const usable = hub.providers.list.filter(
      ({ id }) => inferenceSnippets(hub, { model, provider: id }).snippets.length > 0,
    );
    expect(usable.filter(({ label }) => away.has(label))).toEqual([]);
  }
});

test("reasons for several providers use the plural", () => {
  const card = providersIn(smallEntries().entries).get("beta")!;
  const reasonFor = (task: string, mine: Parameters<typeof absenceByCard>[3]) =>
    absenceByCard(card, smallModel("paints"), task, mine)?.reason;
  expect(reasonFor("sentence-similarity", [])).toBe("They do not support sentence-similarity.");
  const other = { provider: "beta", providerId: "x", task: "text-to-video" };
  expect(reasonFor("text-to-image", [other])).toBe(
    "They host example-org/paints for text-to-video, not for text-to-image.",
  );
});
