// Gated and private models: what apps print first lets their programs download the files, in bash and for Windows.
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { type AppSnippet, appSnippets, createHub, loadPlugins, type Platform } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { appRecords } from "#plugins/kit/testing/subjects/app-records";

const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind === "app"));
const hub = createHub(plugins);
const ctranslate2 = {
  id: "acme/whisper",
  pipeline_tag: "automatic-speech-recognition",
  tags: ["ctranslate2"],
};
const records = [
  ...appRecords.map(({ model }) => model),
  ctranslate2,
  { id: "acme/otter-exl3", tags: ["exl3"] },
];
const offersOf = (fields: { readonly gated?: boolean; readonly private?: boolean }) =>
  records.map((record) => appSnippets(hub, { ...record, gated: false, private: false, ...fields }));
const RESTRICTED = [{ gated: true }, { private: true }] as const;

const commandsOn = ({ commands }: AppSnippet, platform: Platform): readonly string[] =>
  commands
    .filter(({ platforms = [platform] }) => platforms.includes(platform))
    .map(({ content }) => content);

// Programs that are not found print their words and the variables of tokens.
const BEFORE = `command_not_found_handle() { echo "$HF_TOKEN|$KRONK_HF_TOKEN$HF_API_TOKEN|$*"; }
PATH=/nonexistent`;
const OTHERS: ReadonlyMap<string, RegExp> = new Map([
  ["comfyui", /^\|YOUR_TOKEN\|comfy model download/m],
  ["kronk", /^\|YOUR_TOKEN\|kronk model pull/m],
  ["lemonade", /^\|\|sudo systemctl restart lemond$/m],
  ["ollama", /^\|\|cat .*id_ed25519\.pub$/m],
  ["mistral-rs", /^\|\|hf auth login$/m],
]);

test.each(RESTRICTED)(
  "programs get a token for a model that is %j, in containers, too",
  (fields) => {
    const apps = new Set<string>();
    for (const { snippets, diagnostics } of offersOf(fields)) {
      expect(diagnostics).toEqual([]);
      const printing = snippets.filter((one) => commandsOn(one, "linux").length > 0);
      for (const snippet of printing) {
        if (!("linux" in snippet.installs) || apps.has(snippet.app)) continue;
        apps.add(snippet.app);
        const commands = commandsOn(snippet, "linux").join("\n").replaceAll(/^\.\//gm, "");
        const script = `${BEFORE}\n${commands}`;
        const { stdout } = spawnSync("/bin/bash", ["--norc", "-c", script], {
          encoding: "utf8",
          env: { HOME: "/nonexistent" },
        });
        const expected = OTHERS.get(snippet.app) ?? /^YOUR_TOKEN\|/m;
        expect([snippet.app, stdout]).toEqual([snippet.app, expect.stringMatching(expected)]);
        for (const line of stdout.split("\n").filter((words) => words.includes("docker run")))
          expect(line).toContain(" -e HF_TOKEN ");
      }
    }
    expect(apps.size).toBeGreaterThan(20);
  },
);

const STEPS = /YOUR_TOKEN|hf auth login|id_ed25519|HF_TOKEN/;

test.each(RESTRICTED)("a command for a model that is %j follows its step on Windows", (fields) => {
  for (const { snippets } of offersOf(fields))
    for (const snippet of snippets.filter(({ installs }) => "windows" in installs)) {
      // The server of an agent is installed before.
      const [first, ...more] = commandsOn(snippet, "windows").filter(
        (line) => !/^(?:winget|pip) install /.test(line),
      );
      if (more.length === 0) continue;
      expect([snippet.app, first]).toEqual([snippet.app, expect.stringMatching(STEPS)]);
      expect(first).not.toContain("export ");
    }
});

test("a model that is neither gated nor private has no step, and only a gated one has terms", () => {
  for (const { snippets } of offersOf({ gated: false, private: false }))
    for (const { app, commands } of snippets)
      for (const { content } of commands)
        expect([app, content]).toEqual([app, expect.not.stringMatching(STEPS)]);
  for (const fields of RESTRICTED) {
    const purposes = offersOf(fields).flatMap(({ snippets }) =>
      snippets.flatMap(({ commands }) => commands.map(({ purpose }) => purpose)),
    );
    expect(purposes.some((purpose) => purpose.includes("the terms"))).toBe("gated" in fields);
  }
});

test("an app that sends no token has a reason", () => {
  const reasons = RESTRICTED.flatMap(offersOf).flatMap(({ notOffered }) => notOffered);
  const apps = reasons.filter(({ code }) => code === "gated").map(({ app }) => app);
  expect(new Set(apps)).toEqual(new Set(["koboldcpp", "lmstudio"]));
});
