// The metadata of the site for search engines and language models: heads of pages, Markdown, sitemap, robots.txt.
import TurndownService from "turndown";

/** A page of the site. */
export interface SitePage {
  /** Below the base path of the site, e.g. `/tasks/translation`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** Of the page of a model. */
  readonly data?: { readonly record: { readonly id: string } } | undefined;
  readonly parent?: { readonly path: string; readonly title: string } | undefined;
}

/** Where the site is hosted. */
export interface Hosting {
  /** E.g. `https://hub.example`; if it is empty, pages have relative URLs, and the sitemap those of `npm start`. */
  readonly origin: string;
  /** E.g. `/` or `/hub/`. */
  readonly base: string;
}

/** A path as a URL; without an origin, it is relative to the host. */
export const urlOf = ({ origin, base }: Hosting, path: string): string =>
  origin + base.slice(0, -1) + path;

/** The path of the Markdown twin of a page. */
export const markdownPathOf = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);

/** The paths of all twins: the list of models is the first page. */
export const twinsOf = (path: string): readonly string[] =>
  path === "/" ? [markdownPathOf(path), "/models.md"] : [markdownPathOf(path)];

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
/** Text as the content of an attribute or an element. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<"]/g, (char) => ENTITIES[char]!);

/** The elements of a page's head: its canonical URL, its twin, Open Graph and JSON-LD. */
export function headOf(page: SitePage, hosting: Hosting): string {
  const { path, title, description } = page;
  const url = urlOf(hosting, path);
  const picture = pictureOf(page, hosting);
  const graph = [
    ["og:type", "website"],
    ["og:site_name", "Hubsmith"],
    ["og:title", title],
    ["og:description", description],
    // Readers of Open Graph take absolute URLs only.
    ...(hosting.origin === "" ? [] : [["og:url", url]]),
    ...(picture === undefined ? [] : [["og:image", picture]]),
  ] as const;
  return [
    `<link rel="canonical" href="${escaped(url)}">`,
    `<link rel="alternate" type="text/markdown" href="${escaped(urlOf(hosting, markdownPathOf(path)))}">`,
    ...graph.map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
    ),
    breadcrumbs(page, hosting),
  ].join("");
}

// The Hub has a picture of each model.
function pictureOf({ data }: SitePage, hosting: Hosting): string | undefined {
  const id = data?.record.id;
  if (id !== undefined)
    return `https://cdn-thumbnails.huggingface.co/social-thumbnails/models/${id}.png`;
  return hosting.origin === "" ? undefined : urlOf(hosting, "/social.png");
}

/** https://schema.org/BreadcrumbList, as a script. */
function breadcrumbs({ path, title, parent }: SitePage, hosting: Hosting): string {
  if (parent === undefined) return "";
  const items = [
    [parent.title, parent.path],
    [title.replace(/ · Hubsmith$/, ""), path],
  ] as const;
  const data = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map(([name, at], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: urlOf(hosting, at),
    })),
  };
  // A `<` in a script may end it.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

const turndown = new TurndownService({
  headingStyle: "atx",
  codeBlockStyle: "fenced",
  bulletListMarker: "-",
});
turndown.remove(["button", "nav", "select", "textarea", "input", "script"]);
/** The Markdown of a page: its main part. */
export function markdownIn(html: string): string {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? html;
  const text = main.replaceAll(/<svg\b.*?<\/svg>/gs, "");
  return `${turndown.turndown(text).replaceAll(/\n{3,}/g, "\n\n")}\n`;
}

/** Where `npm start` serves the site. */
export const LOCAL_PORT = 4173;
export const LOCAL_ORIGIN: string = `http://localhost:${LOCAL_PORT}`;

// A sitemap, and the link to it, need absolute URLs.
const absoluteUrlOf = ({ origin, base }: Hosting, path: string): string =>
  urlOf({ origin: origin || LOCAL_ORIGIN, base }, path);

export const sitemapOf = (paths: readonly string[], hosting: Hosting): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escaped(absoluteUrlOf(hosting, path))}</loc></url>`),
    "</urlset>\n",
  ].join("\n");

/** Allows everything, and names the sitemap. */
export const robotsOf = (hosting: Hosting): string =>
  ["User-agent: *", "Allow: /", `Sitemap: ${absoluteUrlOf(hosting, "/sitemap.xml")}`, ""].join(
    "\n",
  );
