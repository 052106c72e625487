// Planted bad programs are seen. `npm run check wires` runs all clients in every situation.
import { defineClient } from "hubsmith";
import { js } from "hubsmith/code";
import { beforeAll, expect, test } from "vitest";
import { casesOf, outcomesOf, type WireCase } from "./cases.ts";
import { LIMITS, needless } from "./limits.ts";
import { type Chat, SITUATIONS, type Verdict } from "./situations.ts";

let cases: readonly WireCase[];
beforeAll(async () => {
  cases = await casesOf();
});

async function verdictsOf(chosen: readonly WireCase[]): Promise<readonly string[]> {
  const outcomes = await outcomesOf(chosen);
  return outcomes.map(({ wireCase, verdict }) => `${wireCase.situation.name}: ${verdict}`);
}

/** A program of JavaScript instead of the printed one. */
function planted(situation: string, content: string): WireCase {
  const found = cases.find(
    ({ client, chat, situation: { name } }) =>
      client === "js/fetch" && chat.recipe === "tools" && name === situation,
  );
  return { ...found!, content };
}

const SEND = `
  const send = async (messages) => {
    const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
      method: "POST",
      headers: { Authorization: "Bearer hf_sample", "Content-Type": "application/json" },
      body: JSON.stringify({ model: "acme/chat", messages }),
    });
    return (await response.json()).choices?.[0].message;
  };
  const messages = [{ role: "user", content: "How long is the Amazon?" }];
`;
const LOOP = (times: number): string => `${SEND}
  for (let turn = 0; turn < ${times}; turn += 1) {
    const message = await send(messages);
    if (!message?.tool_calls) { console.log(message?.content); break; }
    const results = message.tool_calls.map(({ id }) => ({ role: "tool", tool_call_id: id, content: "6,400 km" }));
    messages.push(message, ...results);
  }
`;

test("a client whose template throws is no smaller number of runs", async () => {
  const client = defineClient({
    id: "js/broken",
    label: "Broken",
    language: js.language,
    order: 1,
    templates: [],
    fallback: () => {
      throw new Error("a broken template");
    },
  });
  await expect(casesOf([client])).rejects.toThrow("a broken template");
});

test("a limit that no longer occurs is seen", () => {
  const limit = LIMITS[0]!;
  const [client, name, usual] = limit;
  const situation = SITUATIONS.find((one) => one.name === name)!;
  const wireCase = { chat: { client } as Chat, situation };
  const outcome = (verdict: Verdict) => [{ wireCase, verdict }];
  expect(needless([])).toEqual([]);
  expect(needless(outcome(usual))).toEqual([]);
  expect(needless(outcome("told"))).toEqual([limit]);
});

test("planted bad programs are seen", async () => {
  const bad = [
    planted("good answer", SEND),
    planted("HTTP 400", `${SEND} await send(messages);`),
    planted("good answer", `${SEND} await send([{ role: "nobody", content: "Hi" }]);`),
    planted("good answer", LOOP(1).replace("6,400 km", "").replace("tool_call_id", "id")),
    planted("another function", LOOP(10)),
    planted("missing argument", LOOP(10)),
    planted("always calls", LOOP(99)),
    planted("good answer", LOOP(2).replace("call_id: id", 'call_id: "other"')),
    planted("good answer", LOOP(10)),
  ];
  expect([...(await verdictsOf(bad))].sort()).toEqual([
    "HTTP 400: silent",
    "always calls: endless",
    "another function: wrong call",
    "good answer: bad request",
    "good answer: bad request",
    "good answer: right",
    "good answer: wrong answer",
    "good answer: wrong answer",
    "missing argument: wrong call",
  ]);
});
