// Names of files become addresses, and addresses stay what they are.
import { expect, test } from "vitest";
import { mediaUrl } from "./media.ts";

test("a file among the media has an address", () => {
  expect(mediaUrl("street.svg")).toMatch(/street\.svg/);
});

test("an address is taken as it is", () => {
  for (const url of ["https://example.com/a.png", "data:image/png;base64,AAAA"])
    expect(mediaUrl(url)).toBe(url);
});

test("nothing else has one", () => {
  for (const name of ["no-such.svg", "", "__proto__", "../tasks.test.ts", "http://a.example/b.png"])
    expect(mediaUrl(name)).toBeUndefined();
});
