// Builds the site: the app for browsers, and a file for every page, so that any static host can serve it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export const SITE: string = join(ROOT, "dist/app");

/** The folder of a site that is served at a port: a later build must not delete its files. */
export const servedSite = (port: number): string => join(ROOT, ".cache/site", String(port));

/** Builds it for hosting at the root, or below a path such as `/hub/`; returns the number of prerendered pages. */
export async function buildSite(base = "/", dir: string = SITE): Promise<number> {
  const root = join(ROOT, "app");
  await build({ root, base, logLevel: "error", build: { outDir: dir, emptyOutDir: true } });
  return prerenderAll(dir, base);
}

interface Prerendered {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

interface Prerender {
  prerenderPage(path: string): Promise<Prerendered>;
  paths(): Promise<readonly string[]>;
}

/** Prerenders all pages into `dir`, where the build is; returns their number. */
async function prerenderAll(dir: string, base: string): Promise<number> {
  const { prerenderPage, paths } = await loadPrerender(base);
  const template = readFileSync(join(dir, "index.html"), "utf8");
  const all = await paths();
  for (const path of all)
    write(
      join(dir, fileOf(path)),
      filled(template, await prerenderPage(path), base.slice(0, -1) + path),
    );
  // Old URLs, from which the app redirects; without these files a static host answers 404 first.
  for (const [path, target] of [
    ["/models", "/"],
    ["/quantizations", "/formats"],
  ] as const)
    write(join(dir, fileOf(path)), filled(template, await prerenderPage(target)));
  // The page for unknown URLs; the app reads the URL again.
  write(join(dir, "404.html"), filled(template, await prerenderPage("/nowhere")));
  return all.length;
}

/** The program that prerenders, built for Node. */
async function loadPrerender(base: string): Promise<Prerender> {
  const outDir = join(ROOT, ".cache/prerender");
  const ssr = "prerender.tsx";
  await build({
    root: join(ROOT, "app"),
    base,
    logLevel: "error",
    build: { ssr, outDir, emptyOutDir: true },
  });
  return (await import(pathToFileURL(join(outDir, "prerender.js")).href)) as Prerender;
}

/** `/tasks/x` is `tasks/x/index.html`, which a host serves at `/tasks/x` and `/tasks/x/`. */
function fileOf(path: string): string {
  const steps = path.split("/").filter((step) => step !== "");
  return join(...steps.map(decodeURIComponent), "index.html");
}

/** The document of a page; `path` is the one at which the app takes it over as it is. */
function filled(
  template: string,
  { html, title, description }: Prerendered,
  path: string | undefined = undefined,
): string {
  const parts: readonly (readonly [string, string])[] = [
    ["<title>Hubsmith</title>", `<title>${escaped(title)}</title>`],
    [
      /<meta name="description" content="[^"]*"/.exec(template)?.[0] ?? "",
      `<meta name="description" content="${escaped(description)}"`,
    ],
    [
      '<div id="root"></div>',
      `<div id="root"${path === undefined ? "" : ` data-page="${escaped(path)}"`}>${html}</div>`,
    ],
  ];
  return parts.reduce((text, [from, to]) => {
    if (from === "" || !text.includes(from))
      throw new Error(
        `app/index.html has no ${from || "description"} any more, which the build replaces for each page.`,
      );
    // A function, because a replacement text would read its dollar signs.
    return text.replace(from, () => to);
  }, template);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<"]/g, (one) => ENTITIES[one]!);
