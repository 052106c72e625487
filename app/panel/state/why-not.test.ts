// Absences have a reason and a fix; for a provider that is not loaded, its card and the record agree with the kernel.
import { inferenceCall, inferenceSnippets, type Model } from "hubsmith";
import { expect, test } from "vitest";
import { loadModels } from "../../catalog/records.ts";
import { entries as allEntries } from "../../plugins.ts";
import { createPluginStore } from "../../stores/plugins.ts";
import { smallEntries, smallModel, smallPanel } from "../../testing/small-hub.ts";
import { absenceByCard } from "./by-card.ts";
import type { Choice } from "./choice.ts";
import { panelOf } from "./panel.ts";
import { mappingsOf, providersIn } from "./providers.ts";
import { calledAs } from "./provider-view.ts";
import { createPanelStore, type PanelStore } from "./store.ts";
import { whyNot } from "./why-not.ts";

async function opened(choice: Partial<Choice>, name: string): Promise<PanelStore> {
  const store = smallPanel(smallEntries().entries, name, choice);
  await store.actions.load();
  return store;
}

test("clients of the current provider and other providers are listed, each reason once", async () => {
  const { getState } = await opened({}, "paints");
  expect(panelOf(getState()).call.provider).toBe("beta");
  expect(whyNot(getState())).toMatchObject({
    clients: {
      count: 2,
      of: 3,
      reasons: [{ who: ["Chatty"] }, { who: ["Broken"] }],
    },
    providers: {
      count: 2,
      of: 3,
      reasons: [
        { code: "not-live", who: ["ALPHA"], change: expect.stringContaining("elsewhere, beta") },
        { code: "no-plugin", who: ["elsewhere"] },
      ],
    },
    unread: 1,
  });
  expect(whyNot(getState())).toBe(whyNot(getState()));
});

test("providers that serve the task are not listed, and those that do not are grouped", async () => {
  const talks = await opened({}, "talks");
  expect(whyNot(talks.getState()).providers).toMatchObject({ count: 0, of: 2, reasons: [] });
  const compares = await opened({}, "compares");
  expect(whyNot(compares.getState()).providers.reasons).toEqual([
    expect.objectContaining({ code: "task-not-served", who: ["ALPHA", "BETA"] }),
  ]);
});

test("problems of the selection are reported for the clients, and not again for each provider", async () => {
  const store = await opened({ billTo: "\n" }, "talks");
  await store.actions.loadBeside("alpha");
  const { clients, providers } = whyNot(store.getState());
  expect(clients).toMatchObject({ count: 3, reasons: [{ code: "bad-option" }] });
  expect(providers.reasons).toEqual([]);
  const silent = await opened({}, "silent");
  await silent.actions.loadBeside("alpha");
  expect(whyNot(silent.getState())).toMatchObject({
    clients: { reasons: [{ code: "no-task" }] },
    providers: { reasons: [] },
  });
});

test("for each embedded model, a card and the record agree with the kernel", async () => {
  const plugins = createPluginStore(allEntries);
  await plugins.load(allEntries);
  const { hub } = plugins.getState();
  const wrong: string[] = [];
  let compared = 0;
  for (const model of loadModels()) {
    const task = calledAs(hub, model);
    if (typeof task !== "string") continue;
    for (const card of providersIn(allEntries).list) {
      const mine = mappingsOf(allEntries, model, card.id);
      const byCard = absenceByCard(card, model, task, mine, card.label);
      const call = inferenceCall(hub, { model, provider: card.id });
      const code = "reason" in call ? call.code : undefined;
      if (byCard !== undefined) compared += 1;
      if (byCard !== undefined && "reason" in call && byCard.reason !== call.reason)
        wrong.push(`${byCard.reason} | ${call.reason}`);
      // A live provider may serve tasks that are not in its card.
      const isOpen = code === "task-not-served" && mine.some(({ status }) => status === "live");
      if (card.baseUrl !== undefined && byCard?.code !== code && !isOpen)
        wrong.push(`${model.id} by ${card.id}: ${byCard?.code}, and ${code}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(1000);
});

test("every unavailable provider of an embedded model has a reason and a fix", async () => {
  const plugins = createPluginStore(allEntries);
  await plugins.load(allEntries);
  const models = loadModels().filter((_, at) => at % 12 === 0);
  for (const model of models) {
    const state = createPanelStore(model, plugins).getState();
    const { clients, providers, unread } = whyNot(state);
    expect(unread).toBe(0);
    for (const { who, reason, change } of [...clients.reasons, ...providers.reasons])
      expect(`${who.join()}: ${reason} ${change}`).toMatch(/^.+: \S.*\. \S.*\.$/s);
    expect(new Set(providers.reasons.map(({ reason }) => reason)).size).toBe(
      providers.reasons.length,
    );
    const usable = usableFor(state.hub, model);
    const away = new Set(providers.reasons.flatMap(({ who }) => who));
    expect(usable.filter((label) => away.has(label))).toEqual([]);
  }
});

const usableFor = (hub: Parameters<typeof inferenceSnippets>[0], model: Model) =>
  hub.providers.list
    .filter(({ id }) => inferenceSnippets(hub, { model, provider: id }).snippets.length > 0)
    .map(({ label }) => label);

test("the small model of a task has only providers that serve it", () => {
  const { entries } = smallEntries();
  const card = providersIn(entries).get("beta")!;
  const model = smallModel("paints");
  const ofTask = (task: string, at = model.inferenceProviderMapping!.slice(2)) =>
    absenceByCard(card, model, task, at)?.reason;
  expect(ofTask("text-to-image")).toBeUndefined();
  expect(ofTask("sentence-similarity", [])).toBe("They do not support sentence-similarity.");
  const other = { provider: "beta", providerId: "x", task: "text-to-video" };
  expect(ofTask("text-to-image", [other])).toBe(
    "They host example-org/paints for text-to-video, not for text-to-image.",
  );
});
