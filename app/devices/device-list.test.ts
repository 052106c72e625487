// The list begins with common devices, and has links to all.
import { expect, test } from "vitest";
import { drawnPage } from "../testing/drawn.tsx";
import { DEVICE_ITEMS } from "./items.ts";

test("common devices are first; all others are folded, with links that need no script", async () => {
  const html = await drawnPage("/devices");
  const open = html.replaceAll(/<details.*?<\/details>/gs, "");
  const linksIn = (text: string): number => text.match(/href="\/devices\//g)?.length ?? 0;
  // Four computers without a GPU, and a dozen others.
  expect(linksIn(open)).toBe(16);
  expect(linksIn(html)).toBe(16 + DEVICE_ITEMS.length);
});
