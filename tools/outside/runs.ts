// What the examples do where they are installed, and what must be seen then.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { output } from "./process.ts";

// The kit asks a Python with pyflakes, which the checks of the repository brought.
const PYTHON = process.env["HUBSMITH_PYTHON"] ?? resolve(".venv/bin/python");

// A command as npm installed it, without npm, which takes longer to start than most of them.
const call = (
  place: string,
  folder: string,
  args: readonly string[],
  input = "",
): Promise<string> =>
  output(join(place, "node_modules/.bin", args[0]!), args.slice(1), {
    cwd: join(place, folder),
    env: { HUBSMITH_PYTHON: PYTHON },
    input,
  });

/** Types of an example, with those of everything it imports. */
export async function typesOf(place: string, example: string): Promise<string> {
  const settings = JSON.parse(await call(place, example, ["tsc", "--showConfig"])) as {
    readonly compilerOptions: { readonly strict?: boolean; readonly skipLibCheck?: boolean };
  };
  const { strict, skipLibCheck } = settings.compilerOptions;
  if (strict !== true || skipLibCheck !== false)
    throw new Error(
      `examples/${example}/tsconfig.json says other than strict, and skipLibCheck false.`,
    );
  await call(place, example, ["tsc"]);
  return "strict, with skipLibCheck false";
}

/** The package of plugins is built, which the other examples install. */
export async function buildsPlugins(place: string): Promise<string> {
  await call(place, "outside", ["tsc", "-p", "tsconfig.build.json"]);
  return "dist";
}

/** The plugins pass the kit, and do what they are for. */
export async function passesTests(place: string): Promise<string> {
  const report = join(place, "tests.json");
  const args = ["vitest", "run", "--reporter=json", `--outputFile=${report}`];
  await call(place, "outside", args).catch((error: unknown) => {
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
    const text = printed.get(line) ?? call(place, "outside", ["hubsmith", ...args], records);
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
  await call(place, "sundial", ["tsc", "--noEmit"]);
  await call(place, "sundial", ["vitest", "run"]);
  return "typed and tested as it was written";
}

/** Every subcommand answers; `new` is tried by `writesPackage`, and the lab, which serves until it is ended, by its help. */
export async function answersEverySubcommand(place: string): Promise<string> {
  const records = readFileSync(join(place, "outside/records.jsonl"), "utf8");
  const shown: readonly (readonly [kind: string, id: string])[] = [
    ["library", "timm"],
    ["task", "text-to-image"],
    ["provider", "together"],
    ["client", "python/openai"],
    ["quantization", "gguf"],
  ];
  const lines: readonly (readonly string[])[] = [
    ...shown.map(([kind, id]) => ["show", kind, id]),
    ["list", "providers"],
    ["snippets", "--provider", "all"],
    ["files"],
    ["downloads"],
    ["export", "--out", "exported"],
    ["doctor", "./src/pomology.ts"],
    ["lab", "--help"],
    ["--version"],
  ];
  for (const line of lines) {
    const text = await call(place, "outside", ["hubsmith", ...line], records);
    // `export` writes files, and prints nothing.
    if (text.trim() === "" && line[0] !== "export")
      throw new Error(`\`hubsmith ${line.join(" ")}\` prints nothing.`);
  }
  return `${lines.length} calls`;
}
