// The types of the panel: the compiler's declarations for the app that its entries import, and no others.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const BUILT = ".cache/types/app";
/** Allowed imports of a declaration: the package itself, and its peer. */
const KNOWN = /^(?:react|hubsmith|#core|#plugins)(?:\/|$)/;
const NAMED = /(?<=(?:from|import\() ?)"([^"]+)"/g;

/** Writes the types of both entries and of the styles next to them. */
export function writePanelTypes(outDir: string): void {
  const compiled = spawnSync("node_modules/typescript-7/bin/tsc", ["-b", "app"], {
    stdio: "inherit",
  });
  if (compiled.status !== 0) throw new Error("The app does not compile. Fix the types first.");
  const entries = { index: "panel/index.d.ts", element: "panel/element/index.d.ts" };
  for (const [name, entry] of Object.entries(entries))
    write(join(outDir, `${name}.d.ts`), `export * from "./types/${toJs(entry)}";\n`);
  write(join(outDir, "style.css.d.ts"), "export {};\n");
  for (const [file, text] of reached(Object.values(entries)))
    write(join(outDir, "types", file), text);
}

/** The declarations that some import, directly or indirectly, each with its text. */
function reached(from: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const open = [...from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    const text = readFileSync(join(BUILT, file), "utf8")
      .replaceAll(/^import "[^"]+\.css";\n/gm, "")
      .replaceAll(/^\/\/# sourceMappingURL.*\n?/gm, "");
    const beside = dirname(file);
    const named = text.replaceAll(NAMED, (whole, name: string) => {
      if (!name.startsWith(".")) return held(whole, name, file);
      const path = join(beside, name.replace(/\.tsx?$/, ".d.ts"));
      open.push(path);
      return `"./${relative(beside, toJs(path))}"`.replace('"./../', '"../');
    });
    files.set(file, named);
  }
  return files;
}

function held(whole: string, name: string, file: string): string {
  if (KNOWN.test(name)) return whole;
  throw new Error(
    `The types of the panel name “${name}” in app/${file.replace(/\.d\.ts$/, "")}, which users of the panel may not have installed. Declare the type in the panel.`,
  );
}

const toJs = (file: string): string => file.replace(/\.d\.ts$/, ".js");

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
