// How programs in Go are run: all of them are vetted and compiled at once, and started as what they became.
import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Compiled, Parsed, Parser, Runner } from "hubsmith/testing";

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly said: string;
}

// Nothing is fetched, and no compiler for C is needed.
const SETTINGS = { CGO_ENABLED: "0", GOFLAGS: "-mod=mod", GOPROXY: "off", GOTOOLCHAIN: "local" };

function run(command: string, args: readonly string[], cwd: string, input = ""): Promise<Ended> {
  return new Promise((done) => {
    const options = { cwd, env: { ...process.env, ...SETTINGS }, maxBuffer: 1 << 28 };
    const child = execFile(command, [...args], options, (error, out, errors) => {
      done({ code: error === null ? 0 : 1, out, said: errors || (error?.message ?? "") });
    });
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
  });
}

const runGo = (args: readonly string[], cwd: string): Promise<Ended> => run("go", args, cwd);

/** The version of the Go that is here; nothing where none is. */
export async function goVersion(): Promise<string | undefined> {
  const { code, out } = await runGo(["env", "GOVERSION"], ".");
  return code === 0 ? out.trim() : undefined;
}

/** Programs in Go, for `runSnippets`. */
export const goRunner: Runner = {
  language: "go",
  file: "main.go",
  compile: async (programs, folder) => {
    const root = join(folder, "go");
    for (const [at, program] of programs.entries()) {
      await mkdir(join(root, `p${at}`), { recursive: true });
      await writeFile(join(root, `p${at}`, "main.go"), `${program}\n`);
    }
    await writeFile(join(root, "go.mod"), "module snippets\n\ngo 1.22\n");
    const built = await runGo(
      ["build", "-trimpath", "-ldflags=-s -w", "-o", "bin/", "./..."],
      root,
    );
    const vetted = await runGo(["vet", "./..."], root);
    const formatted = await run("gofmt", ["-l", "."], root);
    const changed = formatted.out.replaceAll(/$/gm, ":1: gofmt would write it otherwise");
    const lines = `${built.said}\n${vetted.said}\n${formatted.said}\n${changed}`.split("\n");
    return programs.map((_, at): Compiled => {
      const faults = lines.filter((line) => new RegExp(`^(?:vet: )?p${at}/main\\.go:`).test(line));
      return faults.length > 0 ? { faults } : { command: [join(root, "bin", `p${at}`)] };
    });
  },
};

/** A parser of programs in Go, for the kit: Go's own. */
export function goParser(folder: string): Parser {
  const source = fileURLToPath(new URL("inspect.go", import.meta.url));
  const program = join(folder, "inspect");
  let built: Promise<Ended> | undefined;
  return async (programs) => {
    const { code, said } = await (built ??= runGo(["build", "-o", program, source], folder));
    if (code !== 0) throw new Error(`inspect.go does not compile: ${said}`);
    const ended = await run(program, [], folder, JSON.stringify(programs));
    if (ended.code !== 0) throw new Error(`inspect.go failed: ${ended.said}`);
    return JSON.parse(ended.out) as readonly Parsed[];
  };
}
