// Metadata has absolute URLs if the origin is known, and escapes markup.
import { expect, test } from "vitest";
import { escaped, headOf, llmsOf, markdownIn, robotsOf, sitemapOf } from "./metadata.ts";

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
  const [crumbs, code] = [...head.matchAll(/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );
  expect(crumbs).toMatchObject({ itemListElement: [{ name: "Models" }, { name: "acme/a&b" }] });
  expect(code).toMatchObject({ "@type": "SoftwareSourceCode", text: "print(1 < 2)" });
});

test("no text of a page ends its scripts", () => {
  const ending = "</script><script>alert(1)</script>";
  const html = `<pre><code>${escaped(ending)}</code></pre>`;
  const hostile = { ...PAGE, title: ending, description: ending, html };
  const head = headOf(hostile, PLACE);
  expect(head.match(/<script\b/g)).toHaveLength(2);
  const data = [...head.matchAll(/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json!);
  expect(data.map((json) => JSON.parse(json) as unknown)).toMatchObject([
    { itemListElement: [{}, { name: ending }] },
    { description: ending, text: ending },
  ]);
});

test("without an origin there are no wrong absolute URLs", () => {
  const place = { origin: "", base: "/" };
  const head = headOf({ ...PAGE, data: undefined }, place);
  expect(head).toContain('rel="canonical" href="/models/acme/a&amp;b"');
  expect(head).not.toMatch(/og:url|og:image/);
  expect(robotsOf(place)).not.toContain("Sitemap");
});

test("sitemap, robots and llms.txt", () => {
  expect(sitemapOf(["/", "/a&b"], PLACE)).toContain("<loc>https://hub.example/hub/a&amp;b</loc>");
  expect(robotsOf(PLACE)).toContain("Sitemap: https://hub.example/hub/sitemap.xml");
  expect(llmsOf([PAGE], PLACE)).toContain(
    "## Models\n\n- [acme/a&b](https://hub.example/hub/models/acme/a&b.md)",
  );
});

test("a page as Markdown has its programs as they are, and no controls", () => {
  const html = `<main><h2>Load</h2><button>Copy</button><svg><path d="M0"/></svg>${PAGE.html}</main>`;
  expect(markdownIn(html)).toContain("## Load");
  expect(markdownIn(html)).toContain("```\nprint(1 < 2)\n```");
  expect(markdownIn(html)).not.toContain("Copy");
});
