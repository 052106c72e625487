// Random strings that end literals, and random values of any type.
import fc from "fast-check";
import { hostileStrings } from "#plugins/kit/testing/checks/hostile-strings";

// Strings with a meaning for parsers, in addition to the kit's corpus.
const PIECES: readonly string[] = [
  ...Array.from("'\"`\\\n\r\t\0\u2028\u0085\u202e\u200b\ufeff\u{10ffff}#}$!-/:,= "),
  ..."\ud800 \udc00 \"\"\" ''' // --> <!-- */ /* ${ {} {0} -- ..".split(" "),
  ..."%s %(a)s \\u0041 \\x \\n __proto__ constructor toString".split(" "),
  "\r\n",
  "\nEOF\n",
  "$(PWNED)",
  "`PWNED`",
  "\nPWNED\n",
  ";PWNED;",
  "|PWNED&",
  '";PWNED;"',
  "';PWNED;'",
  "${x:=$(PWNED)}",
  "\nEOF\nPWNED\n",
  "a[$(PWNED)]",
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
  weighted(1, fc.constant("plain")),
);

// Properties that any object has, or seems to have.
const NAMES: readonly string[] = ["__proto__", "constructor", "toString", "hasOwnProperty"];

const pieces = fc.array(piece, { minLength: 1, maxLength: 8, size: "max" });
// An empty option is not an option.
const text: fc.Arbitrary<string> = fc
  .oneof(
    weighted(
      9,
      pieces.map((all) => all.join("")),
    ),
    weighted(2, fc.constantFrom(...NAMES)),
  )
  .filter((part) => part !== "");

/** Values that JSON cannot represent, by their source. */
export const ODD: Readonly<Record<string, () => unknown>> = {
  "an object that contains itself": () => {
    const object = {};
    return Object.assign(object, { one: object });
  },
  "a getter that throws": () => ({
    get plain(): string {
      throw new Error("read");
    },
  }),
  "a revoked proxy": () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  undefined: () => undefined,
  "10n": () => 10n,
  "a symbol": () => Symbol("plain"),
  "a function": () => () => {},
  NaN: () => NaN,
  "a date": () => new Date(0),
  "5000 nested arrays": () => JSON.parse("[".repeat(5000) + "]".repeat(5000)) as unknown,
  "a long string": () => "\"'\\`\n".repeat(2 ** 10),
};

/** A value and the number of its place; places are counted from the start again after the last one. */
export interface Planted {
  readonly place: number;
  /** JSON, or the name of an odd value. */
  readonly value: { readonly json: unknown } | { readonly odd: string };
}

const value: fc.Arbitrary<Planted["value"]> = fc.oneof(
  weighted(
    2,
    fc.record({
      json: fc.anything({
        key: fc.oneof(fc.constantFrom("__proto__", "constructor", "0", "type", "text"), text),
        values: [fc.constantFrom<unknown>(null, true, 0, -0, 1.5, 1e308, -1, ""), text],
        maxKeys: 3,
        depthSize: "small",
      }),
    }),
  ),
  weighted(1, fc.record({ odd: fc.constantFrom(...Object.keys(ODD)) })),
);

/** The strings for every place, and values for some. */
export interface Case {
  readonly strings: readonly string[];
  readonly values: readonly Planted[];
}

export const cases: fc.Arbitrary<Case> = fc.record({
  strings: fc.array(text, { maxLength: 4, size: "max" }),
  values: fc.array(fc.record({ place: fc.nat(), value }), { maxLength: 40, size: "max" }),
});
