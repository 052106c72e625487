// Builds the site: the app for browsers, and a file for every page, so that any static host can serve it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { forProduction } from "../production.ts";
import {
  escaped,
  headOf,
  type SitePage,
  markdownIn,
  type Hosting,
  robotsOf,
  sitemapOf,
  twinsOf,
  urlOf,
} from "./metadata.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export const SITE: string = join(ROOT, "dist/app");

/** The folder of a site that is served at a port: a later build must not delete its files. */
export const servedSite = (port: number): string => join(ROOT, ".cache/site", String(port));

/** Where a site is built, and for what. */
export interface SiteOptions {
  /** The path below which it will be hosted, e.g. `/hub/`; by default the root. */
  readonly base?: string;
  /** The folder; by default `dist/app`. */
  readonly dir?: string;
  /** E.g. `https://hub.example`, for the sitemap and for absolute URLs; by default that of `npm start`. */
  readonly origin?: string;
}

/** Builds it; returns the number of prerendered pages. */
export const buildSite = (options: SiteOptions = {}): Promise<number> =>
  forProduction(() => buildAll(options));

async function buildAll({ base = "/", dir = SITE, origin = "" }: SiteOptions): Promise<number> {
  const root = join(ROOT, "app");
  const bundle = await build({
    root,
    base,
    logLevel: "error",
    build: { outDir: dir, emptyOutDir: true },
  });
  compressAll(join(dir, "assets"));
  return prerenderAll(dir, { origin, base }, chunksIn(bundle as Rolldown.RolldownOutput));
}

/** Compresses scripts and styles once, and better than a server would for each request. */
function compressAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:css|js)$/.test(file),
  ))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The chunks by the paths of their modules, from the root of the repository, with and without extension. */
function chunksIn({ output }: Rolldown.RolldownOutput): Chunks {
  const chunks = output.filter((chunk) => chunk.type === "chunk");
  const byModule = chunks.flatMap((chunk) =>
    chunk.moduleIds
      .filter((id) => id.startsWith(ROOT))
      .flatMap((id) => {
        const path = id.slice(ROOT.length);
        const bare = path.replace(/(?:\/index)?\.tsx?$/, "");
        return [[path, chunk] as const, [bare, chunk] as const];
      }),
  );
  return new Map([...byModule, ...chunks.map((chunk) => [chunk.fileName, chunk] as const)]);
}

function filesOf(modules: readonly string[], chunks: Chunks): readonly string[] {
  const links = new Set<string>();
  const add = (name: string): void => {
    const chunk = chunks.get(name);
    if (chunk === undefined) throw new Error(`No file of the build has ${name}.`);
    if (links.has(chunk.fileName)) return;
    links.add(chunk.fileName);
    chunk.imports.forEach(add);
  };
  modules.forEach(add);
  return [...links];
}

interface Prerendered extends Omit<SitePage, "path"> {
  readonly modules: readonly string[];
}

interface Prerender {
  prerenderPage(path: string): Promise<Prerendered>;
  markdownOf(path: string): Promise<string | undefined>;
  paths(): Promise<readonly string[]>;
  otherPaths(): readonly (readonly [path: string, page: string])[];
}

/** Prerenders all pages into `dir`, where the build is; returns their number. */
async function prerenderAll(dir: string, hosting: Hosting, chunks: Chunks): Promise<number> {
  const { base } = hosting;
  const prerender = await loadPrerender(base);
  const { prerenderPage, markdownOf, paths, otherPaths } = prerender;
  const template = readFileSync(join(dir, "index.html"), "utf8");
  const all = await paths();
  for (const path of all) {
    const page = await prerenderPage(path);
    const markdown = (await markdownOf(path)) ?? markdownIn(page.html);
    for (const twin of twinsOf(path)) write(join(dir, ...stepsOf(twin)), markdown);
    const scripts = filesOf(page.modules, chunks).map((file) => base + file);
    write(
      join(dir, fileOf(path)),
      filled(template, {
        ...page,
        scripts,
        head: headOf({ ...page, path }, hosting),
        path: base.slice(0, -1) + path,
      }),
    );
  }
  for (const [path, target] of otherPaths())
    write(
      join(dir, fileOf(path)),
      filled(template, {
        ...(await prerenderPage(target)),
        head: `<link rel="canonical" href="${escaped(urlOf(hosting, target))}">`,
      }),
    );
  write(join(dir, "robots.txt"), robotsOf(hosting));
  write(join(dir, "sitemap.xml"), sitemapOf(all, hosting));
  // The page for unknown URLs; the app reads the URL again.
  write(join(dir, "404.html"), filled(template, await prerenderPage("/nowhere")));
  return all.length;
}

/** The program that prerenders, built for Node. */
async function loadPrerender(base: string): Promise<Prerender> {
  const outDir = join(ROOT, ".cache/prerender");
  const ssr = "site/prerender.tsx";
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
  return join(...stepsOf(path), "index.html");
}

const stepsOf = (path: string): readonly string[] =>
  path
    .split("/")
    .filter((step) => step !== "")
    .map(decodeURIComponent);

interface Filled extends Prerendered {
  /** The path at which the app takes over the page as it is. */
  readonly path?: string;
  /** The URLs of its scripts, which the browser loads at once instead of one by one. */
  readonly scripts?: readonly string[];
  /** More elements of its head. */
  readonly head?: string;
}

function filled(template: string, page: Filled): string {
  const { html, title, description, path, scripts = [], head = "", data } = page;
  const preloads = scripts.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`);
  // A `<` in a script may end it.
  const json = data && JSON.stringify(data).replaceAll("<", "\\u003c");
  const root = [
    `<div id="root"${path === undefined ? "" : ` data-page="${escaped(path)}"`}>${html}</div>`,
    json === undefined ? "" : `<script type="application/json" id="model">${json}</script>`,
  ].join("");
  const parts: readonly (readonly [string, string])[] = [
    ["<title>Hubsmith</title>", `<title>${escaped(title)}</title>`],
    [
      /<meta name="description" content="[^"]*"/.exec(template)?.[0] ?? "",
      `<meta name="description" content="${escaped(description)}"`,
    ],
    ["</head>", `${head}${preloads.join("")}</head>`],
    ['<div id="root"></div>', root],
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
