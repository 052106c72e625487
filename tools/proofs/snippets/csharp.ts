// The runner for C#: .NET's runtime is a Python package, and the compiler Roslyn is part of an npm package.
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Compiled, Runner } from "hubsmith/testing";
import { output } from "../../support/process.ts";
import { ensurePython } from "../../support/setup.ts";

// Its dependencies are not needed, so only its tarball is downloaded.
const ROSLYN = {
  name: "@typespec/http-client-csharp",
  version: "1.0.0-alpha.20250602.1",
  integrity:
    "sha512-fmwqQglUvmN2nuUIVEuSaKiYSBAm8w13YsY4zgTig70H5B+oW8eyocFD5gkqBe6D0jEBANOwfXPcAiHqYOyN2g==",
};

export const hasDotnet: boolean = process.platform === "linux" && process.arch === "x64";

export const CSHARP: Runner = {
  language: "csharp",
  file: "Program.cs",
  // Bare machines have no ICU. Tiered compilation starts fastest.
  environment: { DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: "1", DOTNET_TieredPGO: "0" },
  compile: async (programs, folder) => {
    const root = join(folder, "csharp");
    await mkdir(root);
    for (const [at, program] of programs.entries())
      await writeFile(join(root, `p${at}.cs`), program);
    const python = await ensurePython();
    const roslyn = await ensureRoslyn();
    const out = await output(python, [resolve("tools/proofs/snippets/csharp.py"), roslyn, root]);
    const { runtime, errors } = JSON.parse(out.trimEnd().split("\n").at(-1) ?? "") as {
      readonly runtime: string;
      readonly errors: readonly (readonly string[])[];
    };
    const dotnet = join(runtime, ".net/dotnet");
    chmodSync(dotnet, 0o755);
    const options = ["exec", "--runtimeconfig", join(runtime, "runtimeconfig.json")];
    return errors.map((faults, at): Compiled =>
      faults.length > 0 ? { faults } : { command: [dotnet, ...options, join(root, `p${at}.dll`)] },
    );
  },
};

/** The folder of the compiler's assemblies; downloads them once. */
async function ensureRoslyn(): Promise<string> {
  const { name, version, integrity } = ROSLYN;
  const folder = resolve(`.cache/roslyn-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(resolve(".cache"), { recursive: true });
  const staging = mkdtempSync(`${folder}-`);
  await output("npm", ["pack", `${name}@${version}`, "--silent", "--pack-destination", staging]);
  const tarball = join(staging, `${name.slice(1).replace("/", "-")}-${version}.tgz`);
  const digest = createHash("sha512").update(readFileSync(tarball)).digest("base64");
  if (integrity !== `sha512-${digest}`) throw new Error(`${name}@${version} has changed.`);
  const files = ["Microsoft.CodeAnalysis", "Microsoft.CodeAnalysis.CSharp"];
  const paths = files.map((file) => `package/dist/generator/${file}.dll`);
  await output("tar", ["xzf", tarball, "-C", staging, "--strip-components=3", ...paths]);
  try {
    renameSync(staging, folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
