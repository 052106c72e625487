// File names become URLs, and URLs do not change.
import { expect, test } from "vitest";
import { mediaUrl } from "./media.ts";

test("a file among the media has a URL, and a URL is unchanged", () => {
  expect(mediaUrl("street.svg")).toMatch(/\/street\.svg/);
  for (const url of ["https://example.com/a.png", "data:image/png;base64,AAAA"])
    expect(mediaUrl(url)).toBe(url);
});
