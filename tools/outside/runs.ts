// What the examples do where they are installed, and what must be seen then.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Ended, ended, output } from "./process.ts";

// The kit asks a Python with pyflakes, which the checks of the repository brought.
const PYTHON = process.env["HUBSMITH_PYTHON"] ?? resolve(".venv/bin/python");

// A command as npm installed it, without npm, which takes longer to start than most of them.
const run = (place: string, folder: string, args: readonly string[], input = ""): Promise<string> =>
  output(join(place, "node_modules/.bin", args[0]!), args.slice(1), {
    cwd: join(place, folder),
    env: { HUBSMITH_PYTHON: PYTHON },
    input,
  });
const call = (
  place: string,
  folder: string,
  args: readonly string[],
  input = "",
  whenSaid?: Parameters<typeof ended>[3],
): Promise<Ended> => {
  const cwd = join(place, folder);
  const running = { cwd, env: { HUBSMITH_PYTHON: PYTHON }, input };
  return ended(join(place, "node_modules/.bin/hubsmith"), args, running, whenSaid);
};

/** Types of an example, with those of everything it imports. */
export async function typesOf(place: string, example: string): Promise<string> {
  const settings = JSON.parse(await run(place, example, ["tsc", "--showConfig"])) as {
    readonly compilerOptions: { readonly strict?: boolean; readonly skipLibCheck?: boolean };
  };
  const { strict, skipLibCheck } = settings.compilerOptions;
  if (strict !== true || skipLibCheck !== false)
    throw new Error(
      `examples/${example}/tsconfig.json says other than strict, and skipLibCheck false.`,
    );
  await run(place, example, ["tsc"]);
  return "strict, with skipLibCheck false";
}

/** The package of plugins is built, which the other examples install. */
export async function buildsPlugins(place: string): Promise<string> {
  await run(place, "outside", ["tsc", "-p", "tsconfig.build.json"]);
  return "dist";
}

/** The plugins pass the kit, and do what they are for. */
export async function passesTests(place: string): Promise<string> {
  const report = join(place, "tests.json");
  const args = ["vitest", "run", "--reporter=json", `--outputFile=${report}`];
  await run(place, "outside", args).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${failuresIn(report)}`);
  });
  const { numPassedTests } = JSON.parse(readFileSync(report, "utf8")) as {
    readonly numPassedTests: number;
  };
  if (numPassedTests === 0) throw new Error("No test of the package ran.");
  return `${numPassedTests} tests`;
}

function failuresIn(report: string): string {
  try {
    return readFileSync(report, "utf8");
  } catch {
    return "There is no report of them.";
  }
}

/** The plugins show up in the command: by a flag from their sources and as they were built, and by a configuration. */
export async function showsInCommand(place: string): Promise<string> {
  const records = readFileSync(join(place, "outside/records.jsonl"), "utf8");
  const printed = new Map<string, Promise<string>>();
  const hubsmith = (args: readonly string[]): Promise<string> => {
    const line = args.join(" ");
    const text = printed.get(line) ?? run(place, "outside", ["hubsmith", ...args], records);
    printed.set(line, text);
    return text;
  };
  const list = ["list", "libraries"];
  const snippets = ["snippets", "--provider", "orchard", "--format", "text"];
  const seen: readonly (readonly [readonly string[], RegExp, boolean])[] = [
    [[...list, "--no-config"], /pomology/, false],
    [[...list, "--no-config"], /^timm /m, true],
    [[...list, "--no-config", "--plugin", "./src/pomology.ts"], /pomology/, true],
    [[...list, "--no-config", "--plugin", "hubsmith-orchard"], /^orchard-timm /m, true],
    [[...list, "--no-config", "--plugin", "hubsmith-orchard"], /^timm /m, false],
    [list, /pomology/, true],
    [["list", "tasks"], /ripeness-estimation/, true],
    [["show", "task", "ripeness-estimation"], /how ripe it is comes out/, true],
    [["list", "providers"], /orchard/, true],
    [["list", "clients"], /python\/orchard/, true],
    [["list", "quantizations"], /^P4 +press/m, true],
    [["files", "--memory", "1GiB", "--format", "text"], /plums-P4\.press/, true],
    [[...snippets, "--no-config", "--plugin", "hubsmith-orchard"], /orchard\.ripeness\(/, true],
    [snippets, /pomology\.load\("example-org\/plums"\)/, true],
    [snippets, /router\.huggingface\.co\/orchard\/v1\/ripeness\/plum-2/, true],
  ];
  for (const [args, pattern, isThere] of seen) {
    const text = await hubsmith(args);
    if (pattern.test(text) !== isThere)
      throw new Error(
        `\`hubsmith ${args.join(" ")}\` ${isThere ? "lacks" : "shows"} ${String(pattern)}:\n${text}`,
      );
  }
  return `${seen.length} things seen`;
}

/** The Node script prints programs of its own list. */
export async function printsInNode(place: string): Promise<string> {
  const [record] = readFileSync(join(place, "outside/records.jsonl"), "utf8").split("\n");
  const cwd = join(place, "node");
  const text = await output(process.execPath, ["snippets.js"], { cwd, input: record! });
  const titles = text.split("\n").filter((line) => line.startsWith("## "));
  for (const title of ["## Load with pomology", "## Call at Orchard with fetch"])
    if (!titles.includes(title)) throw new Error(`snippets.js does not print "${title}":\n${text}`);
  return `${titles.length} programs`;
}

/** A package that the command wrote passes its tests as it was written. */
export async function writesPackage(place: string): Promise<string> {
  // Once the way that authors are told.
  const line = ["--no-install", "hubsmith", "new", "library", "sundial", "--outside", "sundial"];
  await output("npx", line, { cwd: place });
  await run(place, "sundial", ["tsc", "--noEmit"]);
  await run(place, "sundial", ["vitest", "run"]);
  return "typed and tested as it was written";
}

/** The commands that a help lists. */
export function commandsIn(help: string): readonly string[] {
  const [, list = ""] = /^Commands:\n([\s\S]*?)\n\n/m.exec(help) ?? [];
  return [...list.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name!);
}

/** Every command of the help is started, and exits as its help says, done or not. */
export async function answersEverySubcommand(place: string): Promise<string> {
  const records = readFileSync(join(place, "outside/records.jsonl"), "utf8");
  const shown = [
    ["library", "timm"],
    ["task", "text-to-image"],
    ["task", "ripeness-estimation"],
    ["provider", "together"],
    ["client", "python/openai"],
    ["quantization", "gguf"],
  ];
  const GOOD = "./src/pomology.ts";
  const lines: readonly (readonly [code: number, line: readonly string[], input?: string])[] = [
    ...shown.map((names) => [0, ["show", ...names]] as const),
    [2, ["show", "library", "no-such-library"]],
    [0, ["list", "providers"]],
    [2, ["list", "no-such-kind"]],
    [0, ["snippets", "--provider", "all"]],
    [1, ["snippets"], "{}\n"],
    [2, ["snippets", "no-such-file.json"]],
    [0, ["files"]],
    [1, ["files"], "[]{\n"],
    [2, ["files", "--memory", "much"]],
    [0, ["downloads"]],
    [1, ["downloads"], "{}\n"],
    [2, ["downloads", "no-such-file.json"]],
    [0, ["export", "--out", "exported"]],
    [0, ["export", "--out", "exported", "--check"]],
    [1, ["export", "--out", "elsewhere", "--check"]],
    [2, ["export"]],
    [0, ["doctor", "./src/timm.ts"]],
    [0, ["doctor", "--list"]],
    [1, ["doctor", "./bad-plugin.js"]],
    [2, ["doctor", "./no-such-file.ts"]],
    [0, ["new", "task", "weighing", "--outside", "weighing"]],
    [2, ["new", "task", "weighing", "--outside", "weighing"]],
    [2, ["lab", "./no-such-file.ts"]],
    [0, ["help", "snippets"]],
    [2, ["help", "no-such-command"]],
    [0, ["--version"]],
    [2, ["no-such-command"]],
  ];
  writeFileSync(join(place, "outside/bad-plugin.js"), "export default { id: 'bad' };\n");
  const faults: string[] = [];
  for (const [expected, line, input = records] of lines) {
    const { code, out, said } = await call(place, "outside", line, input);
    if (code !== expected || (out + said).trim() === "")
      faults.push(`\`hubsmith ${line.join(" ")}\` ended with ${String(code)}:\n${out}${said}`);
  }
  const lab = await call(place, "outside", ["lab", GOOD, "--no-open"], "", (child, said) => {
    if (said.includes("The lab is at")) child.kill("SIGTERM");
  });
  if (lab.code !== 0) faults.push(`\`hubsmith lab\` ended with ${String(lab.code)}:\n${lab.said}`);
  const { out: help } = await call(place, "outside", ["--help"]);
  const called = new Set(lines.map(([, [name]]) => name));
  faults.push(
    ...commandsIn(help)
      .filter((name) => !called.has(name))
      .map((name) => `\`hubsmith ${name}\` is never called here. Add it to the list.`),
  );
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return `${lines.length + 1} calls of ${commandsIn(help).length} commands`;
}
