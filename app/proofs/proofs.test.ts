// Every recorded program is generated again, every other one has a reason, and rows have the labels of plugins.
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { clientProofs } from "./load-proofs.ts";
import { hub } from "../testing/hub.ts";
import { loadProgram, programOf } from "./program.ts";
import { totalsText } from "./proofs-page.tsx";
import { levelOf, versionText } from "./levels.ts";
import { callRows, clientRows, headsOf, libraryRows } from "./rows.ts";

test("tested programs are available, and unavailable ones have a reason", async () => {
  const record = await clientProofs();
  const wrong: string[] = [];
  let tested = 0;
  const rows = callRows(record, entries);
  for (const task of headsOf(rows, "task").map(({ id }) => id))
    for (const provider of headsOf(rows, "provider").map(({ id }) => id))
      for (const client of Object.keys(record.clients)) {
        const { content, absence } = programOf(hub, { task, provider, client });
        const isTested = levelOf(record, { task, provider, client }) !== undefined;
        if ((isTested ? content : absence) === undefined)
          wrong.push(`${task} | ${provider} | ${client}`);
        tested += isTested ? 1 : 0;
      }
  expect(wrong).toEqual([]);
  expect(tested).toBeGreaterThan(500);
  expect(totalsText(record, {})).toContain(`of ${tested} programs`);
});

test("a program loads only its own plugins, and rejects if one of them fails", async () => {
  const loaded: string[] = [];
  const watched = entries.map((entry) => ({
    ...entry,
    load: () => {
      loaded.push(`${entry.kind}/${entry.id}`);
      return entry.load();
    },
  }));
  const place = { task: "text-to-image", provider: "replicate", client: "python/huggingface_hub" };
  const { content, install, model } = await loadProgram(watched, place);
  expect(loaded.toSorted()).toEqual([
    "client/python/huggingface_hub",
    "provider/replicate",
    "task/text-to-image",
  ]);
  expect(content).toContain(model);
  expect(install).toContain("pip install");
  const offline = () => Promise.reject(new Error("offline"));
  const failing = entries.map((entry) => ({ ...entry, load: offline }));
  await expect(loadProgram(failing, place)).rejects.toThrow("offline");
});

test("rows have the labels of the plugins, in order", async () => {
  const record = await clientProofs();
  const clients = clientRows(record, entries);
  expect(clients.map(({ id }) => id).toSorted()).toEqual(Object.keys(record.clients).toSorted());
  expect([clients[0]?.language, clients.at(-1)?.id]).toEqual(["Python", "csharp/http-client"]);
  expect(versionText({ go: ">=1.22", pip: "2" })).toBe("go ≥ 1.22, pip 2");
  const programs = { all: 1, typed: 1 };
  const proof = { level: "typed", programs, packages: {} } as const;
  const rows = libraryRows(entries, { timm: proof, spacy: proof, "no-such": proof });
  expect(rows.map(({ label }) => label)).toEqual(["no-such", "spaCy", "timm"]);
});
