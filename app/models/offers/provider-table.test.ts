// The table of a model's providers says what the list says, for every model of the list.
import { loadOffers, type ModelOffers, type Offer, offersOf } from "hubsmith/offers";
import { expect, test } from "vitest";
import { isOfChat } from "#plugins/kit/offers/offers";
import { loadModel } from "#models/records";
import { ID } from "./offers.ts";
import { lastSeen, providerTable, remarkOf } from "./provider-table.ts";

const LIVE = { task: "conversational", status: "live" };
const listOf = (offers: readonly Offer[], router?: Offer): ModelOffers => ({
  date: "2026-08-21",
  routerDate: "2026-08-21",
  offers,
  ...(router === undefined ? {} : { router }),
});

// Read back from the cells, so that no rule of the table is repeated here.
const READ: Readonly<Record<string, readonly [keyof Offer, (text: string) => unknown]>> = {
  Input: ["input", dollarsIn],
  Output: ["output", dollarsIn],
  Context: ["context", numberIn],
  "Longest answer": ["maxOutput", numberIn],
  Tools: ["tools", isYes],
  "Structured output": ["structured", isYes],
  Reasoning: ["reasoning", isYes],
  Images: ["images", isYes],
  [ID]: ["providerId", String],
};
function numberIn(text: string): number {
  return Number(text.replaceAll(",", ""));
}
function dollarsIn(text: string): number {
  return text === "free" ? 0 : numberIn(text.slice(1));
}
function isYes(text: string): boolean {
  return { yes: true, no: false }[text]!;
}

// An unknown id is empty, and a computed price may have a rounding error.
const plain = (value: unknown): unknown =>
  typeof value === "number" ? Number(value.toPrecision(12)) : value === "" ? undefined : value;

test("each fact of every model of the list is in its table, and no other", async () => {
  const { models } = await loadOffers();
  const wrong: string[] = [];
  let compared = 0;
  for (const { id, offers } of models.values()) {
    const table = providerTable(await offersOf(loadModel(id)!));
    for (const { offer, cells } of table?.rows ?? [])
      for (const [title, [field, read]] of Object.entries(READ)) {
        const text = cells[table!.head.indexOf(title)];
        const listed = offers.find((o) => o.provider === offer.provider && o.task === offer.task)!;
        const shown = text === undefined ? undefined : read(text);
        compared += 1;
        // Of embeddings, only the price of what they read is in the unit of the column.
        const isPrice = title === "Input" && offer.task === "feature-extraction";
        const isKnown = isOfChat(offer) || isPrice || title === ID;
        const known = isKnown ? plain(listed[field]) : undefined;
        if (shown !== known)
          wrong.push(`${id} at ${offer.provider}, ${title}: ${text} and ${listed[field]}`);
      }
    const providers = new Set(offers.map(({ provider }) => provider));
    providers.delete("auto");
    const shown = table?.rows.filter(({ isRouter }) => !isRouter);
    if (shown !== undefined && shown.length !== providers.size) wrong.push(`rows of ${id}`);
    const isPriced = (offer: Offer): boolean => isOfChat(offer) && offer.input !== undefined;
    if (table === undefined && (providers.size > 1 || offers.some(isPriced)))
      wrong.push(`no table of ${id}`);
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(4000);
});

test("the cheapest call is first, and the router is last", () => {
  const offers = [
    { ...LIVE, provider: "none", providerId: "m" },
    { ...LIVE, provider: "answers", providerId: "m", input: 1, output: 2 },
    { ...LIVE, provider: "cheap", providerId: "m", input: 1.5, output: 0.5 },
  ];
  const router = { ...LIVE, provider: "auto", providerId: "m", input: 0.1, output: 0.1 };
  const { head, rows } = providerTable(listOf(offers, router))!;
  expect(head).toEqual(["1,000 in, 500 out", "Input", "Output", "Id"]);
  expect(rows.map(({ offer, cells: [cost] }) => [offer.provider, cost])).toEqual([
    ["cheap", "$0.0018"],
    ["answers", "$0.002"],
    ["none", undefined],
    ["auto", "$0.00015"],
  ]);
  expect(rows.map(({ numbers: [cost] }) => cost?.toFixed(5))).toEqual([
    "0.00175",
    "0.00200",
    undefined,
    undefined,
  ]);
});

test("the router has no price that none of its providers has", () => {
  const offer = { ...LIVE, provider: "a", providerId: "m", input: 1, output: 2 };
  const rows = (input: number) => providerTable(listOf([offer], { ...offer, input }))?.rows;
  expect(rows(0.5)).toHaveLength(1);
  expect(rows(1)).toHaveLength(2);
});

test("offers that the newest list does not have are last, however cheap", () => {
  const offer = { ...LIVE, providerId: "m", output: 2 };
  const all = listOf([
    { ...offer, provider: "gone", input: 0.1, seen: "2026-07-02" },
    { ...offer, provider: "new", input: 1, seen: "2026-08-21" },
  ]);
  const table = providerTable(all)!;
  expect(table.rows.map(({ offer, numbers: [cost] }) => [offer.provider, cost])).toEqual([
    ["new", 0.002],
    ["gone", undefined],
  ]);
  expect(remarkOf(all, table)).toMatch(/Rows of older lists are last\.$/);
});

test("without prices there is a table if there are two providers, with the status and the day", () => {
  const [seen, task] = ["2026-08-19", "text-to-image"];
  const first = { provider: "a", providerId: "x", task, status: "live", seen };
  const second = { provider: "b", providerId: "", task, status: "staging" };
  const table = providerTable(listOf([first, second]))!;
  expect(table.head).toEqual(["Status", "Id", "Date"]);
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ["live", "x", seen],
    ["staging", undefined, undefined],
  ]);
  expect(providerTable(listOf([first]))).toBeUndefined();
  expect(providerTable(listOf([first, { ...second, status: "live" }]))!.head).toEqual([
    "Id",
    "Date",
  ]);
  // The price of a recording is not that of its text.
  const priced = [first, second].map((offer) => ({ ...offer, input: 1, output: 2 }));
  expect(providerTable(listOf(priced))).toMatchObject({
    head: table.head,
    hasPrices: false,
  });
});

test("a provider has one row: with a price, or for the task of the call", () => {
  const offer = { provider: "a", providerId: "m", status: "live" };
  const both = [
    { ...offer, task: "text-generation" },
    { ...offer, task: "conversational" },
    { ...offer, provider: "b", task: "conversational", input: 1, output: 1 },
    { ...offer, provider: "b", task: "feature-extraction" },
  ];
  const tasks = (task: string): readonly string[] =>
    providerTable(listOf(both), task)!.rows.map((row) => row.offer.task);
  expect(tasks("conversational")).toEqual(["conversational", "conversational"]);
  expect(tasks("text-generation")).toEqual(["conversational", "text-generation"]);
  expect(tasks("feature-extraction")).toEqual(["conversational", "text-generation"]);
});

test("a remark says how old a model is that the newest list does not have", () => {
  const remark = (offers: readonly Offer[]): string | undefined =>
    lastSeen(listOf(offers), (id) => id.toUpperCase());
  const offer = { ...LIVE, provider: "nebius", providerId: "m", seen: "2025-07-07" };
  const older = { ...offer, provider: "novita", seen: "2025-04-01" };
  expect(remark([older, offer])).toBe(
    "Last seen at NEBIUS on July 7, 2025; the newest list of the router (August 21, 2026) does not have it, so a call may fail.",
  );
  // The router lists chats only.
  expect(remark([{ ...offer, task: "text-to-image" }])).toBeUndefined();
  expect(remark([older, { ...offer, seen: "2026-08-21" }])).toBeUndefined();
  expect(remark([{ ...LIVE, provider: "nebius", providerId: "m" }])).toBeUndefined();
  const all = listOf([{ ...offer, input: 1, seen: "2026-08-21" }]);
  expect(remarkOf(all, providerTable(all)!)).toBe(
    "US dollars per million tokens. Prices change. List of August 21, 2026.",
  );
});
