import { createHub } from "hubsmith";
import { expect, test } from "vitest";
import { type Cell, check, type Program, TYPED } from "./cells.ts";

const programs = (text: string, clients = ["a", "b"]): readonly Program[] =>
  clients.map((client) => ({ language: "js", client, content: text && `say("${text}")` }));
const typed = (key: number): readonly Program[] => programs(TYPED[key]!);

test.each<readonly [fault: string, ours: Cell["ours"], theirs: Cell["theirs"]]>([
  ["", (_, key) => typed(key), typed],
  ["ours lack", (_, key) => programs(TYPED[key]!, ["a"]), typed],
  ["theirs lack", (_, key) => typed(key), () => []],
  ["theirs lack", (_, key) => typed(key), () => programs("")],
  ["lacks the typed text", () => programs("always the same"), typed],
])("incomplete work is not measured: %s", (fault, ours, theirs) => {
  const more = { isPlain: true, takesText: true, clients: ["js/a", "js/b"] };
  let message = "";
  try {
    check({ name: "provider, task", ...more, ours, theirs }, createHub([]));
  } catch (error) {
    message = String(error);
  }
  expect(message).toMatch(fault === "" ? /^$/ : fault);
});
