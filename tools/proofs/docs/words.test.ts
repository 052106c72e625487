// Odd words: README, docs, comments and strings of source use the common word.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WORDS: readonly (readonly [odd: RegExp, better: string])[] = [
  [/(?<!\.)\bmend(s|ed|ing)?\b/gi, "fix"],
  [
    /\b(not|be|still) told\b|\btold by\b|\btells? of\b|\bhea(rd|rs) of\b/gi,
    "known, reported, listed",
  ],
  [/\bnothing where\b/gi, "undefined if"],
  [/\bstands? (at|beside|above|below|before|behind|alone|outside|where)\b/gi, "is"],
  [/\bthe sample stands\b/gi, "the sample is used"],
  [/\bin silence\b/gi, "silently"],
  [/\bwhole numbers?\b/gi, "integer"],
  [/\blaid (flat|down)\b/gi, "flattened, defined"],
  [/\bbrought (along|here|to)\b|\b(be|you) brought\b/gi, "added"],
  [/\bone's own\b|\bof (theirs|yours|ours|mine)\b/gi, "custom, your own, our"],
  [/\bmay it be\b|\bwhatever (it|they|that) (is|are|be)\b/gi, "any"],
  [/\bat fault\b/gi, "fails, is invalid"],
  [/\bby chance\b/gi, "random"],
  [/\bin pieces\b/gi, "streamed, in parts"],
  [/\btakes? no\b/gi, "does not support, does not accept"],
  [/\bbut for\b/gi, "except"],
  [/\bin the place of\b/gi, "instead of"],
  [/\botherwise than\b/gi, "unlike"],
  [/\bnobody('s| knows| tells| says| names| chose)\b/gi, "unknown, not specified"],
  [/(?<!there )\b(is|are) none\b/g, "is not one"],
  [/(?<!there )\b(is|are) no (?!longer|more|less)\w+/gi, "is not a"],
  [/\bagain and again\b/gi, "repeatedly"],
  [/\bheld against\b/gi, "compared with"],
  [/\bcosts? (its|itself|nobody)\b/gi, "loses only"],
  [/\bg(a|i)ven? up\b/gi, "timed out"],
  [/\bgo(es)? together\b|\bgoes with\b/gi, "is compatible with, is for"],
  [/\ball the same\b|\bas it comes\b/gi, "anyway, unchanged"],
  [/\b(lane|rival)s?\b/gi, "route, conflict"],
  [/\b(is|are|was|were) (also )?told\b/gi, "is reported, is listed"],
  [/\b(is|are) said (of|to|so|by)\b/gi, "is reported"],
  [/\bas (it|they) stands?\b|\b(sent|left|printed|taken) as (it is|they are)\b/gi, "unchanged"],
  [/\bwhoever\b|\bsomebody else\b|\bof nobody\b/gi, "the user, the provider"],
  [/\bgives? back\b/gi, "returns"],
  [/\bwithout a word\b|\blest\b|\bnothing of (it|them|what)\b/gi, "silently, so that, none"],
  [/\b(is|are|be) refused\b/gi, "is rejected"],
  [/\bor the like\b|\bplugins of (others|third parties)\b/gi, "another, third-party"],
];
const EXEMPT: readonly (readonly [path: RegExp, reason: string])[] = [
  [
    /golden|^app\/testing\/|^core\/testing\/samples\/|(?:^|[./])records\.ts$|^tools\/docs\/words\.test\.ts$/,
    "goldens, test data, and this file",
  ],
  [/\.gen\.ts$|^docs\/(libraries|licenses)\.md$/, "generated"],
  [/^plugins\/quantizations\/[\w-]+\.ts$/, "descriptions of formats"],
];

function oddWords(path: string, source: string): readonly string[] {
  const newest = path === "CHANGELOG.md" ? source.split(/\n(?=## )/, 2).join("\n") : source;
  return WORDS.flatMap(([odd, better]) =>
    [...newest.matchAll(odd)].map(({ index, 0: word }) => {
      const line = newest.slice(0, index).split("\n").length;
      return `${path}:${line}: "${word}". Write: ${better}.`;
    }),
  );
}

test("no file has an odd word", () => {
  const files = ["docs", "core", "plugins", "app", "tools"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const isRead = (path: string): boolean =>
    /\.(md|tsx?)$/.test(path) && !EXEMPT.some(([one]) => one.test(path));
  const found = ["README.md", "CHANGELOG.md", ...files.filter(isRead)].flatMap((path) =>
    oddWords(path, readFileSync(path, "utf8")),
  );
  expect(found).toEqual([]);
});
