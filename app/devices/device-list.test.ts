// The list begins with common devices, and has links to all.
import { expect, test } from "vitest";
import { drawnPage } from "../testing/drawn.tsx";
import { DEVICE_ITEMS } from "./items.ts";

test("computers without a GPU and common devices are first; all have links that need no script", async () => {
  const html = await drawnPage("/devices");
  const links = [...html.matchAll(/href="\/devices\/([^"]+)"/g)].map(([, id]) => id!);
  expect(links).toHaveLength(DEVICE_ITEMS.length);
  const common = links.slice(0, 16);
  expect(common.filter((id) => id.startsWith("Computer"))).toHaveLength(4);
  expect(common).toContain("RTX-4090-24-GB");
});
