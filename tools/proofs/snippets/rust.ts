// The runner for Rust: its crates are compiled once, and all programs are modules of one binary.
import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Compiled, Runner } from "hubsmith/testing";
import { ended, output } from "../../support/process.ts";

const EDITION = "--edition=2024";

/** Is there a compiler of this edition, with its formatter? */
export const hasRust = (): boolean =>
  spawnSync("rustc", [EDITION, "--print=cfg"]).status === 0 &&
  ["cargo", "rustfmt"].every((command) => spawnSync(command, ["--version"]).status === 0);

export const RUST: Runner = {
  language: "rust",
  file: "main.rs",
  compile: async (programs, folder) => {
    const root = join(folder, "rust");
    const names = programs.map((_, at) => `p${at}`);
    const crates = await ensureCrates();
    await mkdir(root);
    for (const [at, program] of programs.entries())
      await writeFile(join(root, `p${at}.rs`), `${program}\n`);
    const faults = new Map<string, string[]>();
    const keep = (name: string, fault: string): void => {
      faults.set(name, [...(faults.get(name) ?? []), fault]);
    };
    const files = names.map((name) => `${name}.rs`);
    const changed = await ended("rustfmt", [EDITION, "--check", "--files-with-diff", ...files], {
      cwd: root,
    });
    for (const [, name] of changed.out.matchAll(/(p\d+)\.rs$/gm))
      keep(name!, "rustfmt prints it differently.");
    for (const [at, program] of programs.entries())
      await writeFile(
        join(root, `p${at}.rs`),
        `${program.replace(/^fn main\(/m, "pub fn main(")}\n`,
      );
    const binary = join(root, "all");
    // The compiler stops after a phase with errors, so other programs may have more.
    for (;;) {
      const right = names.filter((name) => !faults.has(name));
      if (right.length === 0) break;
      await writeFile(join(root, "main.rs"), dispatcherOf(right));
      const options = ["--error-format=short", "-Dwarnings", "-Cdebuginfo=0", "-o", binary];
      const built = await ended("rustc", [EDITION, ...options, ...crates, "main.rs"], {
        cwd: root,
      });
      const errors = [...built.errors.matchAll(/^(p\d+)\.rs:(\d+:\d+: error.*)$/gm)];
      for (const [, name, fault] of errors) keep(name!, `line ${fault!}`);
      if (built.code === 0) break;
      if (errors.length === 0) throw new Error(built.errors);
    }
    return names.map((name): Compiled => {
      const own = faults.get(name);
      return own === undefined ? { command: [binary, name] } : { faults: own };
    });
  },
};

const dispatcherOf = (names: readonly string[]): string => `${names
  .map((name) => `mod ${name};\n`)
  .join("")}
fn main() -> Result<(), Box<dyn std::error::Error>> {
    match std::env::args().nth(1).as_deref() {
${names.map((name) => `        Some("${name}") => ${name}::main(),\n`).join("")}        name => panic!("no program {name:?}"),
    }
}
`;

/** The options of rustc for the crates; compiles them once. */
async function ensureCrates(): Promise<readonly string[]> {
  const manifest = resolve("tools/proofs/snippets/rust/Cargo.toml");
  const target = resolve(".cache/rust");
  const options = ["--locked", "--quiet", "--message-format=json", "--target-dir", target];
  const messages = await output("cargo", ["build", "--manifest-path", manifest, ...options]);
  const artifacts = messages
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Artifact);
  const externs = artifacts.flatMap(({ target: crate, filenames = [] }) =>
    filenames
      .filter((path) => path.endsWith(".rlib") && CRATES.includes(crate?.name ?? ""))
      .map((path) => `--extern=${crate!.name}=${path}`),
  );
  return [`-Ldependency=${join(target, "debug/deps")}`, ...externs];
}

const CRATES = ["base64", "reqwest", "serde_json"];

interface Artifact {
  readonly target?: { readonly name: string };
  readonly filenames?: readonly string[];
}
