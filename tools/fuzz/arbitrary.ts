// The arbitrary of hostile values: strings that end literals, with a marker so that they are found again.
import fc from "fast-check";
import { hostileStrings } from "#core/testing/checks/hostile-strings";
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

const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>): fc.WeightedArbitrary<T> => ({
  weight,
  arbitrary,
});

const piece: fc.Arbitrary<string> = fc.oneof(
  weighted(5, fc.constantFrom(...PIECES)),
  weighted(3, fc.constantFrom(...hostileStrings.filter(({ length }) => length < 80))),
  weighted(1, fc.string({ maxLength: 6 })),
  weighted(1, fc.string({ unit: "binary", maxLength: 4 })),
  // fast-check's own strings have no halves of surrogate pairs.
  weighted(
    1,
    fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  ),
);

const some: fc.Arbitrary<string> = fc.array(piece, { maxLength: 4 }).map((all) => all.join(""));

// Properties that any object has, or seems to have.
const NAMES: readonly string[] = ["__proto__", "constructor", "toString", "hasOwnProperty", ""];

// Most strings have the marker; one that is also found by its ends needs none.
const text = (mark: string): fc.Arbitrary<string> => {
  const parts = fc.tuple(some, fc.constantFrom(mark, mark, mark, ""), some);
  return fc.oneof(
    weighted(
      9,
      parts.map((all) => all.join("")),
    ),
    weighted(2, fc.constantFrom(...NAMES)),
  );
};

const long: fc.Arbitrary<Recipe> = fc
  .tuple(fc.constantFrom(...PIECES), fc.constantFrom(2 ** 10, 2 ** 14, 2 ** 20))
  .map(([one, length]) => ({ text: one, times: Math.ceil(length / one.length) }));

const key: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "toString", "plain", "0", "type", "text"),
  some,
);
const SCALARS = [null, true, false, 0, -0, 1.5, 1e308, -1, ""];

const json = (mark: string): fc.Arbitrary<unknown> =>
  fc.anything({
    key,
    values: [fc.constantFrom<unknown>(...SCALARS), text(mark)],
    maxKeys: 3,
    depthSize: "small",
  });

/** A hostile value; its strings have the marker. A megabyte is rare. */
const recipe = (mark: string): fc.Arbitrary<Recipe> =>
  fc.oneof(
    weighted<Recipe>(1600, fc.record({ text: text(mark) })),
    weighted<Recipe>(250, fc.record({ json: json(mark) })),
    weighted<Recipe>(120, fc.record({ source: fc.constantFrom(...odds) })),
    weighted(6, long),
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

const others = fc.record({ at: fc.nat(999), how, recipe: recipe("zq1") });

export const cases: fc.Arbitrary<Case> = fc.record({
  first: fc.record({ how, recipe: recipe("zq0") }),
  more: fc.oneof(
    weighted(3, fc.constant([])),
    weighted(1, fc.array(others, { minLength: 1, maxLength: 2 })),
  ),
  way: fc.nat(999),
});
