// Runners for languages that the kit has none for: compiled programs are compiled together, others run each file.
import { spawnSync } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import ts from "typescript";
import type { Plugin } from "hubsmith";
import type { Compiled, Runner } from "hubsmith/testing";
import { programPath } from "#plugins/kit/testing/inspect/child";
import { typedClients } from "#plugins/kit/testing/typed-clients";
import { ended } from "../../support/process.ts";
import { CSHARP, hasDotnet } from "./csharp.ts";
import { JAVA, KOTLIN } from "./java.ts";
import { isAlwaysInstalled } from "./pythons.ts";
import { hasRust, RUST } from "./rust.ts";

// Nothing is downloaded, and no C compiler is needed.
const SETTINGS = { CGO_ENABLED: "0", GOFLAGS: "-mod=mod", GOPROXY: "off", GOTOOLCHAIN: "local" };

async function output(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, out, errors } = await ended(command, args, { cwd, env: SETTINGS });
  return `${out}\n${errors}\n${code !== 0 && errors === "" ? `It ended with ${code}.` : ""}`;
}

// Linking takes longest, so all programs are packages of one binary, which runs the one in its argument.
const MAIN = /^package main\n([^]*\nfunc )main(\(\) \{\n)/;

const GO: Runner = {
  language: "go",
  file: "main.go",
  compile: async (programs, folder) => {
    const root = join(folder, "go");
    const names = programs.map((_, at) => `p${at}`);
    await mkdir(root);
    await writeFile(join(root, "go.mod"), "module snippets\n\ngo 1.22\n");
    for (const [at, program] of programs.entries()) {
      await mkdir(join(root, `p${at}`));
      const text = program.replace(MAIN, (_, imports: string, open: string) => {
        return `package p${at}\n${imports}Main${open}`;
      });
      await writeFile(join(root, `p${at}`, "main.go"), `${text}\n`);
    }
    // Vet also compiles, and reports all errors.
    const vetted = await output("go", ["vet", "./..."], root);
    const changed = await output("gofmt", ["-l", "."], root);
    const lines = `${vetted}\n${changed.replaceAll(/\.go$/gm, ".go:1: gofmt prints it differently.")}`;
    const faults = names.map((name) =>
      lines.split("\n").filter((line) => new RegExp(`^(?:vet: )?${name}/main\\.go:`).test(line)),
    );
    const right = names.filter((_, at) => faults[at]!.length === 0);
    await writeFile(join(root, "main.go"), dispatcherOf(right));
    const built = await output("go", ["build", "-ldflags=-s -w", "-o", "all", "."], root);
    return names.map((name, at): Compiled => {
      if (faults[at]!.length > 0) return { faults: faults[at]! };
      return built.trim() === "" ? { command: [join(root, "all"), name] } : { faults: [built] };
    });
  },
};

const dispatcherOf = (names: readonly string[]): string => `package main

import (
	"os"
${names.map((name) => `	"snippets/${name}"`).join("\n")}
)

func main() {
	programs := map[string]func(){
${names.map((name) => `		"${name}": ${name}.Main,`).join("\n")}
	}
	programs[os.Args[1]]()
}
`;

// libcurl reads no authorities from the environment, unlike the command curl.
const PHP: Runner = {
  language: "php",
  file: "snippet.php",
  command: ["php", "-d", "curl.cainfo=${SSL_CERT_FILE}"],
};

const RUBY: Runner = { language: "ruby", file: "snippet.rb", command: ["ruby"] };

const NODE = [
  process.execPath,
  "--use-openssl-ca",
  "--import",
  programPath("node-preload.mjs"),
] as const;

// Node 20 reads no types, so they are removed.
const TYPESCRIPT: Runner = {
  language: "ts",
  file: "snippet.ts",
  compile: async (programs, folder) => {
    const root = join(folder, "ts");
    await mkdir(root);
    await symlink(resolve("node_modules"), join(root, "node_modules"));
    return Promise.all(
      programs.map(async (program, at): Promise<Compiled> => {
        const file = join(root, `p${at}.mjs`);
        await writeFile(
          file,
          ts.transpile(program, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }),
        );
        return { command: [...NODE, file] };
      }),
    );
  },
};

/** How programs of these languages run. Add your language here. */
export const RUNNERS: readonly Runner[] = [GO, PHP, CSHARP, RUST, JAVA, KOTLIN, RUBY, TYPESCRIPT];

const TESTS: readonly (readonly [language: string, command: string, args: readonly string[]])[] = [
  ["go", "go", ["list", "cmp"]],
  ["java", "javac", ["--version"]],
  ["kotlin", "javac", ["--version"]],
  ["php", "php", ["-r", "exit(extension_loaded('curl') ? 0 : 1);"]],
  ["ruby", "ruby", ["--version"]],
];

/** Languages whose programs are only parsed: no package of a registry has what runs them. */
export const PARSED: ReadonlySet<string> = new Set(["powershell", "swift"]);

/** How much a proof runs: a few cases, the chosen ones, or all. */
export type Extent = "quick" | "some" | "whole";

/**
 * Languages of which a proof injects no faults: the programs of other languages are made of the same steps. A JVM takes
 * half a second to start.
 */
export const WITHOUT_FAULTS: Readonly<Record<Extent, ReadonlySet<string>>> = {
  quick: new Set(["java", "ruby"]),
  some: new Set(),
  whole: new Set(["java", "kotlin"]),
};

const languageOf = (plugin: unknown): string | undefined => {
  const typed = plugin as Plugin;
  return typed["~hub"].kind === "client" ? typed.id.split("/")[0] : undefined;
};

/** Is this a client whose programs are only parsed? */
export const isOnlyParsed = (plugin: unknown): boolean => PARSED.has(languageOf(plugin) ?? "");

/**
 * Removes the clients that cannot be run, and prints why.
 * @param extent - `whole` keeps those that any machine can run, and `some` those that this machine can; `quick` also
 * removes those with packages of their own, those of Kotlin and Rust outside CI, and those of TypeScript that print the programs
 * of JavaScript.
 */
export function runnable(
  plugins: readonly unknown[],
  extent: Extent = "quick",
): readonly unknown[] {
  const missing =
    extent === "whole"
      ? []
      : TESTS.filter(([, command, args]) => spawnSync(command, args).status !== 0);
  const isExtra = (plugin: Plugin): boolean =>
    extent === "quick" &&
    plugin["~hub"].kind === "client" &&
    !isAlwaysInstalled(plugin as Plugin<"client">);
  const reasons = new Map([
    ...(extent === "whole" || hasRust()
      ? []
      : [["rust", "Rust 1.85 or later is missing."] as const]),
    ...(hasDotnet ? [] : [["csharp", "The runtime supports only Linux on x64."] as const]),
    ...(extent === "quick" && !process.env["CI"]
      ? ["kotlin", "rust"].map(
          (language) => [language, "Its compiler is slow, so only CI runs it."] as const,
        )
      : []),
    ...missing.map(([language, command]) => [language, `${command} is missing.`] as const),
    ...[...PARSED].map((language) => [language, "Its programs are only parsed."] as const),
  ]);
  const typed = extent === "quick" ? typedClients(plugins) : new Set<string>();
  return plugins.filter((plugin) => {
    if (typed.has((plugin as Plugin).id)) return false;
    const reason = isExtra(plugin as Plugin)
      ? "Its packages are large, so only the complete proof runs it."
      : reasons.get(languageOf(plugin) ?? "");
    if (reason !== undefined) console.log(`NOT RUN  ${(plugin as Plugin).id}: ${reason}`);
    return reason === undefined;
  });
}
