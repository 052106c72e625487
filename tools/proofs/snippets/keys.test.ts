// A case is run again if its program, its surroundings, the contract of its service or what judges it changes.
import { appendFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createHub, type Plugin } from "hubsmith";
import openai from "hubsmith/plugins/clients/js/openai";
import requests from "hubsmith/plugins/clients/python/requests";
import together from "hubsmith/plugins/providers/together";
import contract from "hubsmith/plugins/providers/together.contract";
import { expect, test } from "vitest";
import type { Case } from "#plugins/kit/testing/running/run/case";
import { planOf } from "#plugins/kit/testing/running/run/plan";
import { temporary } from "../../support/temporary.ts";
import { keysOf } from "./keys.ts";

const clients: readonly Plugin<"client">[] = [openai, requests];
const hub = createHub([together, ...clients]);
const { cases } = planOf({ hub, contracts: { together: contract }, replies: {} }, true);
const [testCase] = cases as readonly [Case, ...Case[]];

const keysIn = async (folder: string): Promise<string> => {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return (await keysOf(clients, {})).ofCase(testCase);
  } finally {
    process.chdir(before);
  }
};

test("a change of the harness, the contract or a program of the harness changes the key", async () => {
  const { folder } = temporary();
  const kept = new RegExp(`/(?:together|groq|${testCase.task})\\.contract\\.ts$`);
  const isUsed = (path: string): boolean =>
    !/plugins\/(?:tasks|providers)\/.*\.contract\.ts$/.test(path) || kept.test(path);
  for (const name of ["core", "plugins", "tools", "package-lock.json", "tsconfig.base.json"])
    cpSync(name, join(folder, name), { recursive: true, filter: isUsed });
  const same = await keysIn(".");
  expect(await keysIn(folder)).toBe(same);
  const changes: Readonly<Record<string, string>> = {
    "plugins/kit/testing/running/run/judge.ts": "It did not end in time.",
    "plugins/kit/testing/running/service/match.ts": "missing, expected",
    "plugins/kit/testing/programs/fork-server.py": "import",
    "tools/proofs/snippets/runners.ts": "go 1.22",
    "plugins/providers/together.contract.ts": "https://",
    "plugins/kit/providers/chat.contract.ts": "assistant",
  };
  for (const [path, text] of Object.entries(changes)) {
    const file = join(folder, path);
    const before = readFileSync(file, "utf8");
    expect(before, path).toContain(text);
    writeFileSync(file, before.replace(text, `${text}x`));
    expect(await keysIn(folder), path).not.toBe(same);
    writeFileSync(file, before);
  }
  // No case depends on another provider.
  appendFileSync(join(folder, "plugins/providers/groq.contract.ts"), "\nconsole.log();\n");
  expect(await keysIn(folder)).toBe(same);
});

test("a change of the program, its variables, its files or the injected fault changes the key", async () => {
  const { ofCase, ofPrograms } = await keysOf(clients, {});
  const others: readonly Case[] = [
    testCase,
    { ...testCase, content: `${testCase.content}\n` },
    { ...testCase, env: { ...testCase.env, MORE: "1" } },
    { ...testCase, files: new Map([["a.png", { type: "image/png", bytes: Buffer.from("a") }]]) },
    { ...testCase, setup: { ...testCase.setup, injectedFault: "slow" } },
    { ...testCase, client: "js/openai" },
  ];
  expect(new Set(others.map((one) => ofCase(one))).size).toBe(others.length);
  expect(ofCase({ ...testCase, name: "another" })).toBe(ofCase(testCase));
  expect(ofPrograms("js/openai", ["a", "b"])).toBe(ofPrograms("js/openai", ["b", "a"]));
  expect(ofPrograms("js/openai", ["a", "b"])).not.toBe(ofPrograms("js/openai", ["a", "c"]));
});
