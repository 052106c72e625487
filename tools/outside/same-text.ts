// Compares what the repository prints with what the installed package prints.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createTwoFilesPatch } from "diff";
import ts from "typescript";
import { output } from "./process.ts";

type Records = readonly (readonly [name: string, fields: object])[];

const SCRIPT = "tools/outside/printed.ts";
const LINES = 40;

/** Runs the same script in the repository and in the folder of an installed package. Throws if they print different text. */
export async function printsTheSame(installed: string): Promise<string> {
  const { outputText } = ts.transpileModule(readFileSync(SCRIPT, "utf8"), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
  });
  writeFileSync(join(installed, "printed.js"), outputText);
  const input = JSON.stringify(await libraryRecords());
  const [own, theirs] = await Promise.all([
    output(process.execPath, ["--import", "tsx", SCRIPT], { cwd: ".", input }),
    output(process.execPath, ["printed.js"], { cwd: installed, input }),
  ]);
  const difference = differenceOf(own, theirs);
  if (difference !== undefined) throw new Error(difference);
  const count = (pattern: RegExp): number => [...own.matchAll(pattern)].length;
  const snippets = count(/^## (?!not offered)/gm);
  if (snippets === 0) throw new Error(`${SCRIPT} prints no snippet.`);
  return `${snippets} snippets of ${count(/^# /gm)} records, the same as in the repository`;
}

async function libraryRecords(): Promise<readonly object[]> {
  const files = readdirSync("plugins/libraries", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|[./])records\.ts$/.test(file))
    .sort();
  const modules = files.map(async (file) => import(resolve("plugins/libraries", file)));
  const lists = (await Promise.all(modules)) as readonly { readonly default: Records }[];
  return lists.flatMap((one) => one.default.map(([, fields]) => fields));
}

/** The first lines that differ; undefined if the texts are equal. */
export function differenceOf(own: string, installed: string): string | undefined {
  if (own === installed) return undefined;
  const patch = createTwoFilesPatch("repository", "installed package", own, installed);
  return `The installed package prints other text than the repository:\n${patch.split("\n").slice(0, LINES).join("\n")}`;
}
