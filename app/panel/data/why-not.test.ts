// Absences have a reason and a fix; for a provider that is not loaded, its card and the record agree with the kernel.
import { inferenceCall, isAbsence } from "hubsmith";
import { sampled, someOf } from "#plugins/kit/testing/sampled";
import { beforeAll, expect, test } from "vitest";
import { loadModels } from "#models/records";
import { entries as allEntries } from "../../plugins.ts";
import { createPluginCache } from "../../models/plugins.ts";
import { smallEntries, smallPanel } from "../../testing/small-hub.ts";
import { refusalByCard } from "./by-card.ts";
import { loadView } from "./load-data.ts";
import { calledAs } from "./provider-data.ts";
import { mappingsOf, providersIn } from "../../models/providers.ts";
import { clientName } from "./clients.ts";

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
      const byCard = refusalByCard(card, model, task, mine);
      const call = inferenceCall(hub, { model, provider: card.id });
      const code = isAbsence(call) ? call.code : undefined;
      if (byCard !== undefined) compared += 1;
      // A live provider may serve tasks that are not in its card.
      const isOpen = code === "task-not-served" && mine.some(({ status }) => status === "live");
      // A plugin may know more than its card: what the model takes.
      const isOwn = [undefined, "not-mapped"].includes(byCard) && code === "other-input";
      if (card.baseUrl !== undefined && byCard !== code && !isOpen && !isOwn)
        wrong.push(`${model.id} by ${card.id}: ${byCard}, and ${code}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(someOf(1000));
});
