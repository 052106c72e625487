// A snippet is compared with the next of its language, through another provider, or with a selected one.
import { expect, test } from "vitest";
import { smallEntries, smallPanel } from "../../../testing/small-hub.ts";
import type { Choice } from "../choice/choice.ts";
import { type CompareView, compareView } from "./compare-view.ts";

/** The comparison, as one line. */
const lineOf = ({ before, after, provider, client }: CompareView): string =>
  `${before?.title} | ${after?.title} | ${provider} ${client}`;

async function opened(choice: Partial<Choice>, name = "talks") {
  const { actions, getState } = smallPanel(smallEntries().entries, name, choice);
  await actions.load();
  await actions.loadBeside();
  return { actions, view: () => compareView(getState()) };
}

test.each<[string, string, Partial<Choice>, string]>([
  ["the next client of the language", "talks", {}, "Plain | Chatty | auto python/chatty"],
  [
    "the first after the last",
    "talks",
    { clients: { python: "chatty" } },
    "Chatty | Plain | auto python/plain",
  ],
  ["another provider", "paints", {}, "Plain at BETA | Plain at Auto | auto python/plain"],
  [
    "a selected client",
    "talks",
    { withClient: "python/plain" },
    "Plain | Plain | auto python/plain",
  ],
  ["nothing", "talks", { withClient: "js/broken" }, "Plain | undefined | auto js/broken"],
  ...["nobody/none", "__proto__", "python/"].map(
    (odd): [string, string, Partial<Choice>, string] => [
      `the first client instead of ${odd}`,
      "talks",
      { withClient: odd, withProvider: odd },
      "Plain | Plain | auto python/plain",
    ],
  ),
])("with %s, for %s", async (_, name, choice, line) => {
  const { view } = await opened(choice, name);
  expect(lineOf(view())).toBe(line);
  expect(view()).toBe(view());
});

test("with a selected provider, once it is loaded", async () => {
  const { actions, view } = await opened({ withProvider: "alpha" });
  expect(view()).toMatchObject({ isLoading: true, after: undefined, absence: undefined });
  await actions.loadBeside("alpha");
  expect(lineOf(view())).toBe("Plain at Auto | Plain at ALPHA | alpha python/plain");
  expect(view()).toMatchObject({ isLoading: false, highlight: "python" });
});

test("an impossible comparison has a reason", async () => {
  const broken = await opened({ withClient: "js/broken" });
  const reason: unknown = expect.stringContaining("no luck today");
  expect(broken.view()).toMatchObject({ absence: { reason }, highlight: "" });
  const silent = await opened({}, "silent");
  expect(silent.view()).toMatchObject({ before: undefined, absence: { code: "no-task" } });
});

test("options: the current provider and those of the model; clients by language, the current language first", async () => {
  const { view } = await opened({ language: "js" }, "paints");
  expect(view().providers.map(({ id }) => id)).toEqual(["beta", "auto"]);
  expect(
    view().languages.map(({ label, clients }) => [label, clients.map(({ id }) => id)]),
  ).toEqual([
    ["JavaScript", ["js/broken"]],
    ["Python", ["python/plain", "python/chatty"]],
  ]);
});
