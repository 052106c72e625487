// The commands of all apps are run by bash, with programs that print their arguments, and read as Windows reads them.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  appSnippets,
  createHub,
  installText,
  loadPlugins,
  type Model,
  parseModel,
  type Platform,
} from "hubsmith";
import { entries } from "hubsmith/plugins";
import { appRecords } from "#plugins/kit/testing/subjects/app-records";
import {
  cmdArguments,
  isPowerShell,
  powershellArguments,
} from "#plugins/kit/testing/inspect/windows";

const { plugins } = await loadPlugins(
  entries.filter(({ kind }) => kind === "app" || kind === "quantization" || kind === "task"),
);
const hub = createHub(plugins);

const files = (...names: readonly string[]) => names.map((rfilename) => ({ rfilename }));
const chatOf = (...names: readonly string[]) => ({
  tags: ["gguf", "conversational"],
  gguf: { chat_template: "{{ tools }}" },
  siblings: files(...names),
});
const made = [
  chatOf("two words-Q4_K_M.gguf", "two words-Q8_0.gguf"),
  chatOf("it's (a) [name]-Q4_K_M.gguf"),
  chatOf("--revision=x-Q4_K_M.gguf"),
  chatOf("x & calc & y-Q4_K_M.gguf"),
  chatOf("x' ; calc ; '-Q4_K_M.gguf"),
  chatOf('x" & calc & "-Q4_K_M.gguf'),
  chatOf("$(calc)`calc`%PATH%-Q4_K_M.gguf"),
  { tags: ["exl3"], pipeline_tag: "text-generation" },
  { library_name: "openvino", pipeline_tag: "text-generation" },
  { tags: ["ctranslate2"], pipeline_tag: "automatic-speech-recognition" },
  { siblings: files("ggml-large-v3-turbo.bin", "ggml-tiny.bin") },
  { library_name: "mlx", tags: ["mlx"], pipeline_tag: "automatic-speech-recognition" },
  { library_name: "mlx", tags: ["mlx", "conversational"], pipeline_tag: "image-text-to-text" },
].map((fields, at) => parseModel({ id: `acme/otter-${at}`, ...fields }).model!);
const models: readonly Model[] = [...appRecords.map(({ model }) => model), ...made];

/** A command of an app for a model, with the words that it runs. */
interface Ran {
  readonly app: string;
  readonly model: Model;
  readonly purpose: string;
  readonly language: string;
  readonly content: string;
  readonly port: string | undefined;
  /** The app, the purpose, the model and the chosen file. */
  readonly key: string;
  words: readonly (readonly string[])[];
}

/** What apps print on an operating system: the commands for each model and each of its files. */
function printedOn(platform: Platform): readonly (readonly Ran[])[] {
  const choices = models.flatMap((model) => [
    { model, options: {} },
    ...(model.siblings ?? []).map(({ rfilename: file }) => ({ model, options: { file } })),
  ]);
  return choices.flatMap(({ model, options }) =>
    appSnippets(hub, model, options).snippets.flatMap(({ app, installs, commands, server }) => {
      if (!(platform in installs)) return [];
      const port = server && new URL(server.url).port;
      const here = commands.filter(({ platforms = [platform] }) => platforms.includes(platform));
      if (here.length === 0) return [];
      const keyOf = (purpose: string): string => JSON.stringify([app, purpose, model.id, options]);
      return [
        here.map((command): Ran => {
          return { ...command, app, model, port, key: keyOf(command.purpose), words: [] };
        }),
      ];
    }),
  );
}

// The others are settings.
const isShell = ({ language }: Ran): boolean => /^(?:sh|powershell)$/.test(language);

const folder = mkdtempSync(join(tmpdir(), "hubsmith-commands-"));
afterAll(() => rmSync(folder, { recursive: true }));
// Programs are not found, so bash prints their words. Those of the current folder are files.
for (const name of ["koboldcpp", "koboldcpp-mac-arm64", "start.sh"])
  writeFileSync(join(folder, name), `#!/bin/bash\nprintf '%s\\0' "$0" "$@"; printf '\\n\\0'\n`, {
    mode: 0o755,
  });
const BEFORE = `
  command_not_found_handle() { printf '%s\\0' "$@"; printf '\\n\\0'; }
  mkdir() { /bin/mkdir "$@"; }
  PATH=/nonexistent
`;

// Each command has a home of its own, because some write files there.
let homes = 0;
const inHome = (content: string): string => {
  homes += 1;
  return `(HOME=$HOME/${homes}; ${content}\n) || echo failed >&2; printf '\\2\\0'`;
};

/** Runs commands in bash. Fails if one of them fails, or if bash reports anything. */
function run(all: readonly Ran[]): void {
  const script = all.map(({ content }) => inHome(content));
  const { stdout, stderr } = spawnSync("/bin/bash", ["--norc"], {
    cwd: folder,
    encoding: "utf8",
    env: { HOME: folder },
    input: [BEFORE, ...script].join("\n"),
    maxBuffer: 1e8,
  });
  expect(stderr).toBe("");
  const texts = stdout.split("\u0002\0");
  for (const [at, ran] of all.entries())
    ran.words = texts[at]!.split("\n\0")
      .slice(0, -1)
      .map((line) => line.split("\0").slice(0, -1));
}

function ranOn(platform: Platform): readonly (readonly Ran[])[] {
  const printed = printedOn(platform);
  const commands = printed.flat().filter(isShell);
  const distinct = new Map(commands.map((ran) => [ran.content, ran]));
  run([...distinct.values()]);
  for (const ran of printed.flat()) ran.words = distinct.get(ran.content)?.words ?? [];
  return printed;
}

const linux = ranOn("linux");
const unix = [...linux, ...ranOn("macos")];
const windows = printedOn("windows");

// The ports of programs that no option names, by their documentation.
const PORTS: ReadonlyMap<string, string> = new Map([
  ["docker model", "12434"],
  ["infinity_emb", "7997"],
  ["./koboldcpp", "5001"],
  ["./koboldcpp-mac-arm64", "5001"],
  ["kronk", "11435"],
  ["lemonade", "13305"],
  ["litellm", "4000"],
  ["llama", "8080"],
  ["llamafile", "8080"],
  ["lmdeploy", "23333"],
  ["lms", "1234"],
  ["local-ai", "8080"],
  ["mistralrs", "1234"],
  ["mlx_audio.server", "8000"],
  ["mlx_lm.server", "8080"],
  ["mlx_vlm.server", "8080"],
  ["ollama", "11434"],
  ["python", "8000"],
  ["sd-server", "1234"],
  ["sglang", "30000"],
  ["transformers", "8000"],
  ["vllm", "8000"],
  ["whisper-server", "8080"],
]);

/** The value of an option of a program. */
const valueOf = (words: readonly string[], ...options: readonly string[]): string | undefined =>
  words.find((_, at) => options.includes(words[at - 1] ?? ""));

/** The port at which a program listens. */
function portOf(words: readonly string[]): string | undefined {
  const named = valueOf(words, "--port", "--rest_port", "--publish", "-p");
  const published = /^(\d+)(?::\d+)?$/.exec(named ?? "")?.[1];
  return published ?? PORTS.get(words[0] ?? "") ?? PORTS.get(words.slice(0, 2).join(" "));
}

const label = ({ app, purpose, content }: Ran): string => `${app}: ${purpose}: ${content}`;

test("bash runs programs, and no part of a name", () => {
  expect(unix.flat().length).toBeGreaterThan(1000);
  for (const ran of unix.flat().filter(isShell)) {
    const programs = ran.words.map(([program]) => program);
    expect([label(ran), programs]).not.toContainEqual(expect.arrayContaining(["calc"]));
    // Variables are set by bash itself.
    const isOwn = ran.content.startsWith("export ") && !ran.content.includes("\n");
    expect([label(ran), programs.length > 0]).toEqual([label(ran), !isOwn]);
    for (const word of ran.words.flat())
      expect([label(ran), word]).not.toEqual([label(ran), expect.stringMatching(/^\\?$|\n/)]);
  }
});

test("a server listens where it is called", () => {
  for (const commands of unix) {
    const { port } = commands[0]!;
    const programs = commands.flatMap(({ words }) => words);
    const ports = programs.flatMap((words) => portOf(words) ?? []);
    if (port === undefined) continue;
    const named = `${commands.map(label).join("\n")}: ${port}`;
    expect([named, ports.at(-1)]).toEqual([named, port]);
  }
});

test("an agent calls the server that it starts", () => {
  for (const commands of unix) {
    const start = commands.find(({ purpose }) =>
      /^Start (?:llama\.cpp|MLX LM|vLLM)$/.test(purpose),
    );
    const written = commands.map(({ content }) => content).join("\n");
    const [, called] = /http:\/\/(?:localhost|host\.docker\.internal):(\d+)/.exec(written) ?? [];
    if (start === undefined) continue;
    const port = portOf(start.words.at(-1)!);
    expect([written, called]).toEqual([written, port]);
  }
});

test("an agent installs the server that it starts, as the app of this server does", () => {
  let installed = 0;
  for (const platform of ["linux", "macos", "windows"] as const)
    for (const commands of printedOn(platform)) {
      const start = commands.findIndex(({ purpose }) =>
        /^Start (?:llama\.cpp|MLX LM|vLLM)$/.test(purpose),
      );
      if (start < 0) continue;
      const { purpose, app } = commands[start]!;
      const server = hub.apps.list.find((one) => one.label === purpose.slice("Start ".length));
      const own = server!.installs[platform];
      const { note = "", ...install } = own ?? {};
      const label = [app, platform, purpose];
      const step = commands.slice(0, start).findLast((one) => one.purpose.startsWith("Install "))!;
      expect([...label, step.content.replaceAll("'", '"')]).toEqual([
        ...label,
        installText(install),
      ]);
      // What else the app says that it needs.
      const needs = (text: string) => text.includes("Homebrew");
      expect([...label, needs(step.purpose)]).toEqual([...label, needs(note)]);
      installed += 1;
    }
  expect(installed).toBeGreaterThan(50);
});

test("the model is named, unless a request names it", () => {
  const onRequest = new Set(["transformers-serve", "mlx-audio", "lmstudio"]);
  for (const commands of unix) {
    const { app, model } = commands[0]!;
    if (onRequest.has(app)) continue;
    const words = commands.flatMap((ran) => ran.words.flat());
    const text = `${words.join("\n")}\n${commands.map(({ content }) => content).join("\n")}`;
    expect([commands.map(label), text.includes(model.id)]).toEqual([commands.map(label), true]);
  }
});

test("the files that a program loads were downloaded, and a projector is among them", () => {
  for (const commands of unix) {
    const programs = commands.flatMap(({ words }) => words);
    const download = programs.find(([program, verb]) => program === "hf" && verb === "download");
    if (download === undefined) continue;
    for (const words of programs)
      for (const path of [valueOf(words, "-m"), valueOf(words, "--mmproj")])
        expect([words, path === undefined || download.includes(path)]).toEqual([words, true]);
    const projector = download.find((word) => word.includes("mmproj"));
    const loads = programs.filter((words) => words.includes("-m"));
    for (const words of loads)
      expect([words, valueOf(words, "--mmproj")]).toEqual([words, projector]);
  }
});

test("names that begin with a dash are no options", () => {
  const downloads = unix
    .flat()
    .flatMap(({ words }) => words.filter(([program]) => program === "hf"));
  const odd = downloads.filter((words) => words.some((word) => word.startsWith("--revision")));
  expect(odd.length).toBeGreaterThan(0);
  for (const words of odd)
    expect(words.indexOf("--")).toBeLessThan(
      words.findIndex((word) => word.startsWith("--revision")),
    );
});

test("what serves others listens to this computer only", () => {
  const programs = unix.flat().flatMap(({ words }) => words);
  const open = programs.filter(([program]) => /^(?:litellm|open-webui)$/.test(program!));
  expect(open.length).toBeGreaterThan(10);
  for (const words of open) expect(valueOf(words, "--host")).toBe("127.0.0.1");
});

test("settings in JSON have the model", () => {
  const settings = linux.flat().filter(({ language }) => language === "json");
  expect(settings.length).toBeGreaterThan(50);
  for (const { content, model } of settings)
    expect(JSON.stringify(JSON.parse(content))).toContain(model.id);
});

// Own commands for PowerShell: variables, and a file.
const OWN =
  /^(?:\$env:\w+ = (?:"[^"$`]*"|\$null)|(?:New-Item|Get-Content) .*|\w+ --config "\$HOME\/[^"$`]*")$/;

// On Windows, the variables that `env` removes are set to nothing.
const argumentsOf = (all: Ran["words"] | undefined) =>
  all?.map((words) => words.slice(words[0] === "env" ? words.lastIndexOf("-u") + 3 : 1));

test("PowerShell and cmd.exe read the same words as bash", () => {
  const inBash = new Map(linux.flat().map((ran) => [ran.key, ran.words]));
  let compared = 0;
  // Crush reads a file for Bash itself.
  const isRun = (ran: Ran): boolean => isShell(ran) && !label(ran).includes(": Add to ");
  for (const ran of windows.flat().filter(isRun)) {
    const lines = ran.content.split("\n").filter((line) => !OWN.test(line));
    expect([label(ran), isPowerShell(ran.content)]).toEqual([label(ran), true]);
    if (lines.length === 0) continue;
    const read = powershellArguments(lines.join("\n"));
    expect([label(ran), Array.isArray(read)]).toEqual([label(ran), true]);
    // Own commands for PowerShell have single quotes, which cmd.exe does not know.
    const inCmd = lines.some((line) => line.includes("'")) ? read : lines.map(cmdArguments);
    expect([label(ran), inCmd]).toEqual([label(ran), read]);
    const expected = inBash.get(ran.key);
    if (expected === undefined) continue;
    expect([label(ran), argumentsOf(read)]).toEqual([label(ran), argumentsOf(expected)]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(500);
});
