// File names become URLs, and URLs do not change.
import { expect, test } from "vitest";
import { mediaUrl } from "./media.ts";

test("a file among the media has a URL", () => {
  expect(mediaUrl("street.svg")).toMatch(/street\.svg/);
});

test("a URL is unchanged", () => {
  for (const url of ["https://example.com/a.png", "data:image/png;base64,AAAA"])
    expect(mediaUrl(url)).toBe(url);
});

test("other files have no URL", () => {
  for (const name of ["no-such.svg", "", "__proto__", "../tasks.test.ts", "http://a.example/b.png"])
    expect(mediaUrl(name)).toBeUndefined();
});
