// The arbitrary of hostile values: strings that end literals, with a marker so that they are found again.
import fc from "fast-check";
import { hostileStrings } from "#core/testing/hostile";
import { odds, type Recipe } from "./recipe.ts";

/** The marker of planted strings in a program: quoting, URLs and names do not change it. */
export const MARK: RegExp = /zq\d/;

/** The file that planted commands create; a shell needs no other program for that. */
export const PROOF = "PWNED";

// Strings with a meaning for parsers, in addition to the kit's corpus.
const PIECES: readonly string[] = [
  ...Array.from("'\"`\\\n\r\t\0\u2028\u0085\u202e\u200b\ufeff\u{10ffff}#}$!-/:,= "),
  ..."\ud800 \udc00 \"\"\" ''' // --> <!-- */ /* ${ {} {0} -- ..".split(" "),
  ..."%s %(a)s \\u0041 \\x \\n __proto__ constructor toString".split(" "),
  "\r\n",
  "\nEOF\n",
  `$(:>${PROOF})`,
  `\`:>${PROOF}\``,
  `\n:>${PROOF}\n`,
  `;:>${PROOF};`,
  `|:>${PROOF}&`,
  `";:>${PROOF};"`,
  `';:>${PROOF};'`,
  `\${x:=$(:>${PROOF})}`,
  `\nEOF\n:>${PROOF}\n`,
  `a[$(:>${PROOF})]`,
];

const piece: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...PIECES), weight: 5 },
  { arbitrary: fc.constantFrom(...hostileStrings.filter(({ length }) => length < 80)), weight: 3 },
  { arbitrary: fc.string({ maxLength: 6 }), weight: 1 },
  { arbitrary: fc.string({ unit: "binary", maxLength: 4 }), weight: 1 },
  // fast-check's own strings have no halves of surrogate pairs.
  {
    arbitrary: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    weight: 1,
  },
);

const some: fc.Arbitrary<string> = fc.array(piece, { maxLength: 4 }).map((all) => all.join(""));

// Properties that any object has, or seems to have.
const NAMES: readonly string[] = ["__proto__", "constructor", "toString", "hasOwnProperty", ""];

// Most strings have the marker; one that is also found by its ends needs none.
const text = (mark: string): fc.Arbitrary<Recipe> =>
  fc
    .oneof(
      {
        arbitrary: fc
          .tuple(some, fc.constantFrom(mark, mark, mark, ""), some)
          .map((parts) => parts.join("")),
        weight: 9,
      },
      { arbitrary: fc.constantFrom(...NAMES), weight: 2 },
    )
    .map((its) => ({ form: "text", text: its }));

const long = (mark: string): fc.Arbitrary<Recipe> =>
  fc
    .tuple(fc.constantFrom(...PIECES), fc.constantFrom(2 ** 10, 2 ** 14, 2 ** 20))
    .map(([one, length]) => ({
      form: "long",
      text: one === "" ? mark : one,
      times: Math.ceil(length / one.length),
    }));

const json = (mark: string): fc.Arbitrary<Recipe> => {
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(null, true, false, 0, -0, 1.5, 1e308, -1, ""),
    text(mark).map((one) => (one as { readonly text: string }).text),
  );
  const key = fc.oneof(
    fc.constantFrom("__proto__", "constructor", "toString", "plain", "0", "type", "text"),
    some,
  );
  const value = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      leaf,
      fc.array(tie("any"), { maxLength: 3 }),
      fc
        .array(fc.tuple(key, tie("any")), { maxLength: 3 })
        .map((members): unknown => Object.fromEntries(members)),
    ),
  })).any;
  return value.map((made) => ({ form: "json", value: made }));
};

/** A hostile value; its strings have the marker. A megabyte is rare. */
const recipe = (mark: string): fc.Arbitrary<Recipe> =>
  fc.oneof(
    { arbitrary: text(mark), weight: 1600 },
    { arbitrary: json(mark), weight: 250 },
    {
      arbitrary: fc.constantFrom(...odds).map((odd): Recipe => ({ form: "odd", odd })),
      weight: 120,
    },
    { arbitrary: long(mark), weight: 6 },
  );

/** A planted value: the place, the position, and the value. */
export interface Plant {
  readonly at: number;
  /** Instead of the original, after it, or before it. */
  readonly how: "instead" | "behind" | "before";
  readonly recipe: Recipe;
}

/** A call: one value at the next place, sometimes with others, on one of the routes. */
export interface Case {
  readonly first: Omit<Plant, "at">;
  readonly more: readonly Plant[];
  readonly way: number;
}

const how = fc.constantFrom<Plant["how"]>("instead", "instead", "behind", "before");

export const cases: fc.Arbitrary<Case> = fc.record({
  first: fc.record({ how, recipe: recipe("zq0") }),
  more: fc.oneof(
    { arbitrary: fc.constant([]), weight: 3 },
    {
      arbitrary: fc.array(fc.record({ at: fc.nat(999), how, recipe: recipe("zq1") }), {
        minLength: 1,
        maxLength: 2,
      }),
      weight: 1,
    },
  ),
  way: fc.nat(999),
});
