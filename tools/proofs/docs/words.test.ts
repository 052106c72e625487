// Words that are not our terms or not American: docs, comments, names and strings use the common word.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const AMERICAN = "American spelling, as the libraries that snippets use";
const STEMS =
  "author|capital|categor|custom|final|general|initial|maxim|memo|minim|normal|optim|organ|parallel|quant|real|recogn|serial|special|standard|summar|synchron|token|util|visual";

// Names of others and printed samples are exempt: MonoBehaviour of Unity, aria-labelledby, watercolour.
const WORDS: readonly (readonly [odd: RegExp, better: string, why: string])[] = [
  [/\bin pieces\b/gi, "streamed, in parts", "means broken"],
  [/\bg(a|i)ven? up\b/gi, "timed out", "hides the limit"],
  [/\b(lane|rival)s?\b/gi, "route, conflict", "not our term"],
  [/\b(is|are|be) refused\b/gi, "is rejected", "personifies code"],
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
  [/^models\/search\/(?:words|ranks\.test)\.ts$/, "what people type into the search"],
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
  const files = ["docs", "core", "plugins", "models", "app", "tools"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const isRead = (path: string): boolean =>
    /\.(md|tsx?)$/.test(path) && !EXEMPT.some(([pattern]) => pattern.test(path));
  const faults = ["README.md", "CHANGELOG.md", ...files.filter(isRead)].flatMap((path) =>
    oddWords(path, readFileSync(path, "utf8")),
  );
  expect(faults).toEqual([]);
});
