// Words that readers may not know or that are not American: docs, comments, names and strings use the common word.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const AMERICAN = "American spelling, as the libraries that snippets use";
const STEMS =
  "author|capital|categor|custom|final|general|initial|maxim|memo|minim|normal|optim|organ|parallel|quant|real|recogn|serial|special|standard|summar|synchron|token|util|visual";

// Names of others and printed samples are exempt: MonoBehaviour of Unity, aria-labelledby, watercolour.
const WORDS: readonly (readonly [odd: RegExp, better: string, why: string])[] = [
  [/(?<!\.)\bmend(s|ed|ing)?\b/gi, "fix", "rare"],
  [
    /\b(not|be|still) told\b|\btold by\b|\btells? of\b|\bhea(rd|rs) of\b/gi,
    "known, reported, listed",
    "vague",
  ],
  [/\bnothing where\b/gi, "undefined if", "unclear"],
  [/\bstands? (at|beside|above|below|before|behind|alone|outside|where)\b/gi, "is", "figurative"],
  [/\bthe sample stands\b/gi, "the sample is used", "figurative"],
  [/\bin silence\b/gi, "silently", "literary"],
  [/\blaid (flat|down)\b/gi, "flattened, defined", "figurative"],
  [/\bbrought (along|here|to)\b|\b(be|you) brought\b/gi, "added", "figurative"],
  [/\bone's own\b|\bof (theirs|yours|ours|mine)\b/gi, "custom, your own, our", "wordy"],
  [/\bmay it be\b|\bwhatever (it|they|that) (is|are|be)\b/gi, "any", "archaic"],
  [/\bat fault\b/gi, "fails, is invalid", "blames"],
  [/\bby chance\b/gi, "random", "imprecise"],
  [/\bin pieces\b/gi, "streamed, in parts", "means broken"],
  [/\bbut for\b/gi, "except", "ambiguous"],
  [/\bin the place of\b/gi, "instead of", "wordy"],
  [/\botherwise than\b/gi, "unlike", "archaic"],
  [
    /\bnobody('s| knows| tells| says| names| chose)\b/gi,
    "unknown, not specified",
    "personifies code",
  ],
  [/\bagain and again\b/gi, "repeatedly", "wordy"],
  [/\bheld against\b/gi, "compared with", "means blamed"],
  [/\bcosts? (its|itself|nobody)\b/gi, "loses only", "figurative"],
  [/\bg(a|i)ven? up\b/gi, "timed out", "hides the limit"],
  [/\bgo(es)? together\b|\bgoes with\b/gi, "is compatible with, is for", "vague"],
  [/\ball the same\b|\bas it comes\b/gi, "anyway, unchanged", "ambiguous"],
  [/\b(lane|rival)s?\b/gi, "route, conflict", "not our term"],
  [/\b(is|are|was|were) (also )?told\b/gi, "is reported, is listed", "personifies code"],
  [/\b(is|are) said (of|to|so|by)\b/gi, "is reported", "vague"],
  [
    /\bas (it|they) stands?\b|\b(sent|left|printed|taken) as (it is|they are)\b/gi,
    "unchanged",
    "wordy",
  ],
  [/\bwhoever\b|\bsomebody else\b|\bof nobody\b/gi, "the user, the provider", "unclear who"],
  [/\bgives? back\b/gi, "returns", "wordy"],
  [
    /\bwithout a word\b|\blest\b|\bnothing of (it|them|what)\b/gi,
    "silently, so that, none",
    "figurative",
  ],
  [/\b(is|are|be) refused\b/gi, "is rejected", "personifies code"],
  [/\bor the like\b|\bplugins of (others|third parties)\b/gi, "another, third-party", "vague"],
  [/(?<!Mono)behaviour|neighbour|favour|honour|(?<!water)colour/gi, "-or, as in color", AMERICAN],
  [/catalogue|analyse(?!s)|analysing/gi, "catalog, analyze", AMERICAN],
  [/licence|defence|centre|\bmetres?\b|grey/gi, "license, defense, center, meter, gray", AMERICAN],
  [
    /(?<!aria-)labell(ed|ing)|cancell(ed|ing)|modell(ed|ing)/gi,
    "one l: labeled, canceled, modeled",
    AMERICAN,
  ],
  [/amongst|whilst|learnt|spelt/gi, "among, while, learned, spelled", AMERICAN],
  [new RegExp(`(${STEMS})is(e|ing|ation)`, "gi"), "-ize, -ization", AMERICAN],
];
const EXEMPT: readonly (readonly [path: RegExp, reason: string])[] = [
  [
    /golden|^app\/testing\/|^plugins\/kit\/testing\/samples\/|(?:^|[./])records\.ts$|^tools\/proofs\/docs\/words\.test\.ts$/,
    "goldens, test data, and this file",
  ],
  [/\.gen\.ts$|^plugins\/index\/|^docs\/(libraries|licenses)\.md$/, "generated"],
  [/^plugins\/quantizations\/[\w-]+\.ts$/, "descriptions of formats"],
];

function oddWords(path: string, source: string): readonly string[] {
  // Older changes stay as they were published, and code has the former names.
  const newest =
    path === "CHANGELOG.md"
      ? source
          .split(/\n(?=## )/, 2)
          .join("\n")
          .replace(/`[^`\n]*`/g, "")
      : source;
  return WORDS.flatMap(([odd, better, why]) =>
    [...newest.matchAll(odd)].map(({ index, 0: word }) => {
      const line = newest.slice(0, index).split("\n").length;
      return `${path}:${line}: "${word}" (${why}). Write: ${better}.`;
    }),
  );
}

test("no file has an odd word", () => {
  const files = ["docs", "core", "plugins", "app", "tools"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const isRead = (path: string): boolean =>
    /\.(md|tsx?)$/.test(path) && !EXEMPT.some(([pattern]) => pattern.test(path));
  const faults = ["README.md", "CHANGELOG.md", ...files.filter(isRead)].flatMap((path) =>
    oddWords(path, readFileSync(path, "utf8")),
  );
  expect(faults).toEqual([]);
});
