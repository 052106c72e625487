// Modules that a person names: files, TypeScript or built, and packages that are installed where the command is called.
import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type * as Vite from "vite";
import { failure } from "./io.ts";
import { installedEntry, packageEntry } from "./package-entry.ts";

/** The path of a module that was named by a path or by the name of its package. */
export function modulePath(name: string, cwd: string): string {
  if (name === "")
    throw failure("The name of a module is empty. Is it a variable of the shell that is not set?");
  const path = resolve(cwd, name);
  if (existsSync(path)) {
    if (statSync(path).isFile()) return path;
    const entry = existsSync(join(path, "package.json")) ? packageEntry(path) : undefined;
    if (entry !== undefined && existsSync(entry)) return entry;
    throw failure(
      entry === undefined
        ? `${name} is a folder. Name the file with the plugin in it.`
        : `${name} is a package whose file ${entry} is not there. Build it, or name a file.`,
    );
  }
  if (/^\.{0,2}\//.test(name) || /\.[cm]?[jt]sx?$/.test(name))
    throw failure(`File not found: ${path}. Check the path.`);
  try {
    return createRequire(join(cwd, "noop.js")).resolve(name);
  } catch (error) {
    const entry = installedEntry(name, cwd);
    if (entry !== undefined && existsSync(entry)) return entry;
    throw failure(
      `Module not found: "${name}" is neither a file in ${cwd} nor an installed package (${messageOf(error)}). Check the path, or install the package.`,
    );
  }
}

/** Imports the module at a path. TypeScript is read by Node where Node can, and else by Vite. */
export async function importModule(path: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    if (!isTypeScript(error)) throw failure(`${path} cannot be loaded: ${messageOf(error, path)}`);
  }
  return importTypeScript(path);
}

/** Imports the module at a path by Vite, with all that it imports by a path. */
export async function importTypeScript(path: string): Promise<unknown> {
  const { runnerImport } = await vite(path);
  // So that a stack has the lines of the file, and not those of what Vite made of it.
  process.setSourceMapsEnabled(true);
  try {
    return (await runnerImport(path, { logLevel: "silent" })).module;
  } catch (error) {
    throw failure(`${path} cannot be loaded: ${messageOf(error, path)}`);
  }
}

/** Vite, which is there where tests are written with Vitest. `path` is what it is needed for. */
export async function vite(path: string): Promise<typeof Vite> {
  try {
    return await import("vite");
  } catch {
    throw failure(
      `${path} is TypeScript, which this Node does not read, and Vite is not installed. Run \`npm i -D vite\`, or name the built file.`,
    );
  }
}

// What Node says of a file in a language that it does not know, or only in part.
const isTypeScript = (error: unknown): boolean =>
  [
    "ERR_UNKNOWN_FILE_EXTENSION",
    "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX",
    "ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING",
  ].includes((error as NodeJS.ErrnoException | undefined)?.code ?? "");

// Some parsers say only below their first line what is wrong, with the place; of what is thrown, the stack has it.
function messageOf(error: unknown, path?: string): string {
  if (!(error instanceof Error)) return String(error);
  const [first = "", ...more] = stripVTControlCharacters(error.message).trim().split("\n");
  if (first.endsWith(":") && more.length > 0) return [first, ...more].join("\n");
  const [place] = path === undefined ? [] : (error.stack?.split(path)[1]?.match(/^:\d+:\d+/) ?? []);
  return place === undefined ? first : `${first} (${basename(path!)}${place})`;
}
