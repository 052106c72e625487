// Prints how large each index of cards is, minified and after gzip, and what it comes to with as many plugins as are planned.
import * as plugins from "hubsmith/plugins";
import { bundled, gzipped } from "./bundled.ts";

/** As many as the Hub has of a kind, and some that its models name beside, the bytes that a page may spend on them, and a row of one more. */
interface Plan {
  readonly count: number;
  readonly most: number;
  row(id: string, label: string): string;
}

const PLANS: Readonly<Record<string, Plan>> = {
  libraryEntries: {
    count: 280,
    most: 5020,
    row: (id, label) => `["${id}",()=>import("./${id}.ts"),"${label}",!1]`,
  },
  taskEntries: {
    count: 57,
    most: 2048,
    row: (id, label) =>
      `["${id}",()=>import("./${id}/index.ts"),()=>import("./${id}/page.ts"),"${label}","cv"]`,
  },
};

for (const [list, all] of Object.entries(plugins)) {
  const [chunk] = await bundled(`export { ${list} } from "hubsmith/plugins";`, { isExternal });
  // As in the source: a bundler writes paths from the root, and quotes of its own.
  const code = chunk!.code.replaceAll(/\.+\/plugins\/[a-z]+\//g, "./").replaceAll("`", '"');
  console.log(`${list}: ${all.length} entries, ${code.length} bytes, ${gzipped(code)} after gzip`);
  const plan = PLANS[list];
  if (plan === undefined) continue;
  const more = madeUp(plan.count - all.length).map(([id, label]) => plan.row(id, label));
  const bytes = gzipped(code.replace("]])", () => `],${more.join()}])`));
  const each = (bytes / plan.count).toFixed(1);
  console.log(`  ${plan.count} come to ${bytes} bytes, ${each} each, of at most ${plan.most}`);
  if (bytes > plan.most) process.exitCode = 1;
}

// The plugins themselves are elsewhere, and so is the kernel.
function isExternal(id: string): boolean {
  return id === "hubsmith" || (id.startsWith("./") && !id.endsWith("/index.gen.ts"));
}

// Nine letters without sense and a capital take as many bytes as the ids and labels of the real libraries, as was measured.
function madeUp(count: number): readonly (readonly [id: string, label: string])[] {
  let seed = 1;
  const random = (below: number): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  return Array.from({ length: count }, () => {
    const id = Array.from({ length: 9 }, () => String.fromCharCode(97 + random(26))).join("");
    return [id, id[0]!.toUpperCase() + id.slice(1)];
  });
}
