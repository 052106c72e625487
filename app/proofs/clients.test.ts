// Clients are in the order of the panel, and an unknown id selects the largest.
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { clientIn, clientRows, versionText } from "./clients.ts";
import { ofKind } from "./of-kind.ts";
import { clientProofs } from "./load-records.ts";

test("each client has its row, with its tested versions", async () => {
  const record = await clientProofs();
  const rows = clientRows(record, ofKind(entries, "client"));
  expect(rows.map(({ id }) => id).toSorted()).toEqual(Object.keys(record.clients).toSorted());
  expect(rows[0]?.language).toBe("Python");
  expect(rows.at(-1)?.id).toBe("php/curl");
  expect(clientIn(rows, "sh/curl")?.id).toBe("sh/curl");
  const most = Math.max(...rows.map(({ cells }) => cells));
  for (const asked of ["", "no/such"]) expect(clientIn(rows, asked)?.cells).toBe(most);
});

test("a client without a card is shown by its id", () => {
  const [row] = clientRows({ clients: { "go/x": { go: ">=1.22" } }, proofs: {} }, []);
  expect(row).toMatchObject({ label: "go/x", highlight: "text", cells: 0 });
  expect(versionText(row!.versions)).toBe("go ≥ 1.22");
  expect(clientIn([])).toBeUndefined();
});
