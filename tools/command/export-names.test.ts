// What the names of exported files promise: one for each id, on every system, and never outside the folder.
import { join, posix, win32 } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { caselessFileOf, createNames, fileOf } from "./export-names.ts";

// Any text, and often what file systems treat in a way of their own.
const special = fc.constantFrom(
  ..."/ // . .. ... \\ : % %2E ~1 con CON nul. com1 lpt9.x .json .JSON a A é É ı K \u0000 \ud800".split(
    " ",
  ),
);
const id = fc
  .array(fc.oneof(special, special, fc.string({ unit: "binary", maxLength: 3 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join(""))
  .filter((text) => text !== "");

const pathOf = (text: string): string => {
  const named = createNames().take(text, "line 1");
  return "path" in named ? named.path : "";
};

test.each([
  ["gpt2", "gpt2.json"],
  ["Qwen/Qwen3-8B_x.y", "Qwen/Qwen3-8B_x.y.json"],
  ["../etc", "%2E%2E/etc.json"],
  ["a/../../b", "a/%2E.%2F..%2Fb.json"],
  ["/etc/passwd", "%2Fetc%2Fpasswd.json"],
  ["a/", "a%2F.json"],
  ["a./b.", "a%2E/b%2E.json"],
  [".git/config", "%2Egit/config.json"],
  ["gpt2.json/x", "gpt2%2Ejson/x.json"],
  ["con/Nul.v2", "%63on/%4Eul.v2.json"],
  ["console/null", "console/null.json"],
  ["a\\b:c", "a%5Cb%3Ac.json"],
  ["é/100%", "%C3%A9/100%25.json"],
  ["\ud800", "%uD800.json"],
])("%j has the file %j", (text, file) => {
  expect(fileOf(text)).toBe(file);
});

test("two ids have two files, where case counts and where it does not", () => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 20 }), (ids) => {
      const cased = ids.flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()]);
      const all = [...new Set(cased)];
      const names = createNames();
      const paths = all.map((text) => names.take(text, text)).filter((named) => "path" in named);
      expect(paths).toHaveLength(all.length);
      const folded = paths.map(({ path }) => path.normalize("NFKC").toLowerCase());
      expect(new Set(folded).size).toBe(all.length);
      // No file stands where another's folder must be.
      const folders = new Set(folded.map((path) => posix.dirname(path)));
      expect(folded.filter((path) => folders.has(path))).toEqual([]);
    }),
  );
});

test("no file is outside the folder, hidden, a device, or deeper than one folder", () => {
  fc.assert(
    fc.property(id, fc.boolean(), (text, isCaseless) => {
      const path = isCaseless ? caselessFileOf(text) : fileOf(text);
      expect(path).toMatch(/^(?:[\w%.-]+\/)?[\w%.-]+\.json$/);
      for (const { normalize, sep } of [posix, win32]) {
        expect(normalize(path)).toBe(path.replaceAll("/", sep));
      }
      for (const name of path.split("/")) {
        expect(name).not.toMatch(/^\.|\.$/);
        expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
      }
      expect(join("/out", path).startsWith("/out/")).toBe(true);
    }),
  );
});

test("a file tells its id", () => {
  fc.assert(
    fc.property(id, (text) => {
      // A half of a pair is the one thing that no decoder of URLs reads.
      fc.pre(!/[\ud800-\udfff]/u.test(text));
      for (const path of [fileOf(text), caselessFileOf(text)])
        expect(decodeURIComponent(path.slice(0, -".json".length))).toBe(text);
    }),
  );
});

test("one id has one file, whoever has it first, and a name that is too long has none", () => {
  const names = createNames();
  expect(names.take("org/Name", "line 1")).toEqual({ path: "org/Name.json" });
  expect(names.take("org/name", "line 2")).toEqual({ path: caselessFileOf("org/name") });
  expect(names.take("org/Name", "line 3")).toEqual({ taken: "line 1" });
  expect(names.take("org/name", "line 4")).toEqual({ taken: "line 2" });
  expect(["org/Name.json", "org/name.json"].map(names.has)).toEqual([true, false]);
  expect(pathOf("x".repeat(235))).not.toBe("");
  expect(createNames().take(`org/${"x".repeat(236)}`, "line 1")).toHaveProperty("tooLong");
});
