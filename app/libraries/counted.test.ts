// Rules in words: every rule of the catalogue has a description.
import { type DownloadRule, downloads, loadPlugins, type Plugin } from "hubsmith";
import { countsAsDownload } from "#plugins/catalogue/downloads";
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { shownIn } from "../routing/places.ts";
import { type Phrase, phrasesOf } from "./counted.ts";

const { any, all, path, extension, filename, prefix, exists } = downloads;
const phrases = (rule: DownloadRule): readonly string[] | undefined =>
  phrasesOf(rule)?.map(({ before, names, after }) =>
    [before, names.join(" or "), after].filter(Boolean).join(" "),
  );

test.each<[DownloadRule, readonly string[]]>([
  [path("a/b.bin"), ["the file a/b.bin"]],
  [extension("pt"), ["any file that ends in .pt"]],
  [
    extension("setup.py"),
    [
      "any file with the extension setup.py which no file has, because a file extension begins after the last dot",
    ],
  ],
  [filename("config"), ["any file named config whatever it ends in"]],
  [prefix("v2/"), ["any file right in the folder v2/"]],
  [exists("path_prefix"), ["any file in a folder"]],
  [all(filename("config"), extension("cfg")), ["any file named config.cfg"]],
  [
    all(extension("pt"), prefix("checkpoints/")),
    ["any file that ends in .pt right in the folder checkpoints/"],
  ],
  [
    all(filename("model"), extension("mil"), exists("path_prefix")),
    ["any file named model.mil in a folder"],
  ],
  [
    any(extension("pt"), path("a.json"), any(extension("onnx"), path("b.json"))),
    ["any file that ends in .pt or .onnx", "the file a.json or b.json"],
  ],
])("%j", (rule, words) => {
  expect(phrases(rule)).toEqual(words);
});

test("a rule that is too complex has no description", () => {
  for (const rule of [
    all(extension("a"), extension("b")),
    all(path("a"), extension("a")),
    all(any(extension("a")), filename("b")),
    any(path("a"), all(all(path("b")))),
    exists("path_extension"),
  ])
    expect(phrasesOf(rule)).toBeUndefined();
});

// Names in the description are converted to files, and those must count by the rule.
const fileOf = ({ before, after }: Phrase, name: string): string => {
  const folder = /folder (\S+)/.exec(after)?.[1] ?? (after.includes("in a folder") ? "x/" : "");
  if (before.includes("ends in")) return `${folder}any${name}`;
  if (before.includes("ending")) return `any.${name}`;
  return folder + name + (after.includes("whatever") ? ".any" : "");
};

test("every rule of the catalogue has a description, and it is correct", async () => {
  const { plugins } = await loadPlugins(shownIn(entries, "library"));
  const rules = plugins.flatMap((one) => (one as Plugin<"library">).countDownloads ?? []);
  expect(rules.length).toBeGreaterThan(100);
  for (const rule of rules)
    for (const phrase of phrasesOf(rule)!)
      for (const name of phrase.names)
        expect([name, countsAsDownload(rule, fileOf(phrase, name))]).toEqual([
          name,
          !phrase.after.includes("no file has"),
        ]);
});
