// hubsmith offers: the table of a model's providers, what a call costs, marks, old offers, and ids that are unknown.
import { entries } from "hubsmith/plugins";
import { expect, test, vi } from "vitest";
import { readList } from "#plugins/kit/offers/list";
import { runHere } from "./in-memory.test.util.ts";

// Tabs separate the fields, as in the built-in list.
const LIST = readList(`2026-08-21	2026-08-21
acme/Otter-5.1	text-generation
	novita	?			2026-08-21	2026-08-21	0.2	0.4	8192	4096	TSrI
	groq	otter-5p1			2026-07-02	2026-07-02	0.1	0.2	4096		t
	together				2026-07-02	2026-07-02	0.1	0.2	8192
	nebius	otter		staging	2026-08-21	2026-08-21	0	0	999999
	auto				2026-08-21	2026-08-21	0.01	0.01	999999
acme/Old-7B
	scaleway					2026-07-10
	groq	old
	nebius	old		staging		2026-08-21
acme/Picture
	fal-ai	acme/picture	text-to-image			2026-01-02
acme/Routed
	auto				2026-08-21	2026-08-21	1	2
acme/Ears
	zeta	ears
	groq	ears				2026-08-21	0.1	0.2
	groq	ears	automatic-speech-recognition			2026-08-21	0.01	0.01
`);

vi.mock("hubsmith/offers", async (original) => ({
  ...(await original<object>()),
  loadOffers: async () => LIST,
}));

const ran = (argv: readonly string[], input: object | string = "") =>
  runHere(["offers", ...argv], {
    entries,
    input: typeof input === "string" ? input : JSON.stringify(input),
  });

const printed = async (...args: Parameters<typeof ran>): Promise<readonly string[]> => {
  const { code, out, errors } = await ran(...args);
  expect([code, errors]).toEqual([0, ""]);
  return out.trimEnd().split("\n");
};

test("a table has the providers, those of the newest list first, what a call costs, and what is unknown", async () => {
  expect(await printed([], { id: "acme/otter-5.1" })).toEqual([
    "# acme/otter-5.1",
    "PROVIDER  IN     OUT    1,000 IN, 500 OUT  CONTEXT  ANSWER  TOOLS  STRUCTURED  REASONING  IMAGES  TASK            DATE        NOTE                       ID",
    "novita    $0.20  $0.40  $0.0004            8,192    4,096   yes    yes         no         yes     conversational  2026-08-21  cheapest, longest context  -",
    "groq      $0.10  $0.20  $0.0002            4,096    -       no     -           -          -       conversational  2026-07-02  -                          otter-5p1",
    "together  $0.10  $0.20  $0.0002            8,192    -       -      -           -          -       conversational  2026-07-02  longest context            acme/Otter-5.1",
    "nebius    free   free   free               999,999  -       -      -           -          -       conversational  2026-08-21  not live: staging          otter",
    "The router's newest list (2026-08-21) is first, and the cheapest is one of its offers; older offers are below, and may no longer exist.",
    "The router's default provider: $0.01 in, $0.01 out; 1,000 in, 500 out: $0.000015.",
    "List of 2026-08-21. US dollars for a million tokens. Prices change: see the provider's page.",
  ]);
});

test("the cost is that of the call, and columns without values are left out", async () => {
  const call = "--input 20000 --output 1000";
  const [, head, novita] = await printed(call.split(" "), { id: "acme/Otter-5.1" });
  expect(head).toContain("20,000 IN, 1,000 OUT");
  expect(novita).toContain("$0.0044");
  expect((await printed([], { id: "acme/Picture" })).slice(1)).toEqual([
    "PROVIDER  TASK           DATE        ID",
    "fal-ai    text-to-image  2026-01-02  acme/picture",
    "List of 2026-08-21.",
  ]);
});

test("only a chat has a cost, and an unknown cost is last", async () => {
  const lines = await printed([], { id: "acme/Ears" });
  expect(lines.slice(1, 5)).toEqual([
    "PROVIDER  IN     OUT    1,000 IN, 500 OUT  TASK                          DATE        NOTE      ID",
    "groq      $0.10  $0.20  $0.0002            conversational                2026-08-21  cheapest  ears",
    "zeta      -      -      -                  conversational                -           -         ears",
    "groq      $0.01  $0.01  -                  automatic-speech-recognition  2026-08-21  -         ears",
  ]);
});

test("offers for a chat that are older than the router's list are reported, with the newest", async () => {
  expect(await printed([], { id: "acme/Old-7B" })).toContain(
    "All known offers are older than the router's list of 2026-08-21. Last seen: scaleway, 2026-07-10.",
  );
  const { out } = await ran(["--json"], '{"id":"acme/Old-7B"}\n{"id":"acme/Otter-5.1"}\n');
  const rows = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { readonly lastSeen?: { readonly provider: string } });
  expect(rows.map(({ lastSeen }) => lastSeen?.provider)).toEqual(["scaleway", undefined]);
});

test("the providers and the status of a record replace those of the list", async () => {
  const inferenceProviderMapping = [
    { provider: "together", providerId: "otter-turbo", task: "conversational", status: "error" },
    { provider: "zeta", providerId: "z", task: "conversational", status: "live" },
  ];
  const record = { id: "acme/Old-7B", inferenceProviderMapping };
  const lines = await printed([], record);
  expect(lines.slice(2, -1)).toEqual([
    expect.stringMatching(/^zeta .* z$/),
    expect.stringMatching(/^together .*not live: error +otter-turbo$/),
  ]);
  const [row] = (await ran(["--json"], { ...record, id: "acme/Otter-5.1" })).rows;
  expect(row).toMatchObject({
    line: 1,
    offers: [{ provider: "together", status: "error", cost: 0.0002 }, { provider: "zeta" }],
  });
  expect(row).not.toHaveProperty("cheapest");
});

test("a model without a provider has a sentence and the router's price, and the exit code 0", async () => {
  expect(await printed([], { id: "acme/none" })).toEqual([
    "# acme/none",
    "No provider of the list hosts it.",
    "List of 2026-08-21.",
  ]);
  expect((await printed([], { id: "acme/Routed" })).slice(1)).toEqual([
    "No provider of the list hosts it.",
    "The router's default provider: $1.00 in, $2.00 out; 1,000 in, 500 out: $0.002.",
    "List of 2026-08-21. US dollars for a million tokens. Prices change: see the provider's page.",
  ]);
});
