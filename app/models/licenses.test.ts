// A license has its id on the Hub, or the name and the text that the card has.
import { expect, test } from "vitest";
import { licenseOf } from "./licenses.ts";

const HUB = "https://huggingface.co/a/b";

test.each([
  ["apache-2.0", {}, { name: "apache-2.0", url: HUB }],
  ["other", { license_link: "LICENSE.md" }, { name: "other", url: `${HUB}/blob/main/LICENSE.md` }],
  [
    "other",
    { license_name: "Otter 1", license_link: "https://otter.example/1" },
    { name: "Otter 1", url: "https://otter.example/1" },
  ],
  ["llama3.3", { license_link: "javascript:alert(1)" }, { name: "llama3.3", url: HUB }],
])("%s, %j", (license, cardData, expected) => {
  expect(licenseOf({ id: "a/b", tags: [`license:${license}`], cardData })).toEqual(expected);
});
