// Metadata has absolute URLs if the origin is known, and escapes markup.
import { expect, test } from "vitest";
import { headOf, markdownIn, robotsOf, sitemapOf } from "./metadata.ts";

const PLACE = { origin: "https://hub.example", base: "/hub/" };
const PAGE = {
  path: "/models/acme/a&b",
  title: "acme/a&b · Hubsmith",
  description: 'Says "hi" <b>',
  html: '<main><h1>A</h1><pre dir="ltr"><code><span>print(1 &lt; 2)</span></code></pre></main>',
  data: { record: { id: "acme/a&b" } },
  parent: { path: "/", title: "Models" },
};

test("the head of a page", () => {
  const head = headOf(PAGE, PLACE);
  expect(head).toContain(
    '<link rel="canonical" href="https://hub.example/hub/models/acme/a&amp;b">',
  );
  expect(head).toContain('href="https://hub.example/hub/models/acme/a&amp;b.md"');
  expect(head).toContain('content="Says &quot;hi&quot; &lt;b>"');
  const [crumbs] = [...head.matchAll(/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );
  expect(crumbs).toMatchObject({ itemListElement: [{ name: "Models" }, { name: "acme/a&b" }] });
});

test("no text of a page ends the script of its data", () => {
  const hostile = `</script><!--<script>"'&\u2028${"\\u003c"}`;
  const page = { ...PAGE, title: hostile, parent: { path: "/", title: hostile } };
  const scripts = [...headOf(page, PLACE).matchAll(/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );
  expect(scripts).toMatchObject([{ itemListElement: [{ name: hostile }, {}] }]);
  expect(headOf(page, PLACE)).not.toMatch(/<!--|<script>/);
});

test("without an origin there are no wrong absolute URLs", () => {
  const place = { origin: "", base: "/" };
  const head = headOf({ ...PAGE, data: undefined }, place);
  expect(head).toContain('rel="canonical" href="/models/acme/a&amp;b"');
  expect(head).not.toMatch(/og:url|og:image/);
});

test("a sitemap without an origin assumes that of npm start", () => {
  const place = { origin: "", base: "/" };
  expect(sitemapOf(["/tasks"], place)).toContain("<loc>http://localhost:4173/tasks</loc>");
  expect(robotsOf(place)).toContain("Sitemap: http://localhost:4173/sitemap.xml");
});

test("sitemap and robots", () => {
  expect(sitemapOf(["/", "/a&b"], PLACE)).toContain("<loc>https://hub.example/hub/a&amp;b</loc>");
  expect(robotsOf(PLACE)).toContain("Allow: /\nSitemap: https://hub.example/hub/sitemap.xml");
});

test("a page as Markdown has its programs as they are, and no controls", () => {
  const html = `<main><h2>Load</h2><button>Copy</button><svg><path d="M0"/></svg>${PAGE.html}</main>`;
  expect(markdownIn(html)).toContain("## Load");
  expect(markdownIn(html)).toContain("```\nprint(1 < 2)\n```");
  expect(markdownIn(html)).not.toContain("Copy");
});
