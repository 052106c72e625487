// Code that is rendered again comes out as it did the first time, wherever it stands and whatever stood before it.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Code, env, js, python, render } from "./index.ts";

type Python = Code<"python">;

const one = (): Python => python`
  ${python.needs("json")}
  import requests

  answer = ${{ key: "a longer value than fits on a line with others", other: [1, 2, 3] }}
  token = ${env("HF_TOKEN")}
`;
const other = (): Python => python`print(${python.args([env("HF_TOKEN")], { file: "x.png" })})`;
const empty = (): Python => python`${python``}`;

// The same programs, of code that is given; each place has another indentation, column or neighbour.
const PLACES: readonly ((code: Python) => Python)[] = [
  (code) => code,
  (code) => python`
    if ready:
        ${code}
  `,
  (code) => python`
    def run():
        try:
            ${code}
        except KeyError:
            raise
  `,
  (code) => python.join([code, code, python`done()`], "\n\n"),
  (code) => python`
    os = ${env("HF_TOKEN")}
    ${code}
    ${code}
  `,
];

describe("code that is rendered again", () => {
  const made = [one, other, empty];

  test("is what code made anew would be, in any order of places", () => {
    const kept = made.map((make) => make());
    const choice = fc.tuple(fc.nat(made.length - 1), fc.nat(PLACES.length - 1));
    fc.assert(
      fc.property(fc.array(choice, { minLength: 1, maxLength: 12 }), (all) => {
        for (const [which, where] of all) {
          const place = PLACES[where]!;
          expect(render(place(kept[which]!))).toBe(render(place(made[which]!())));
        }
      }),
      { numRuns: 300 },
    );
  });

  test("says what it needs also where another said it before", () => {
    const kept = other();
    const all = python.join([python`token = ${env("HF_TOKEN")}`, kept]);
    const texts = [render(all), render(all), render(all), render(kept), render(kept)];
    expect(new Set(texts.slice(0, 3)).size).toBe(1);
    expect(texts[3]).toBe('import os\n\nprint(os.environ["HF_TOKEN"], file="x.png")');
    expect(texts[4]).toBe(texts[3]);
  });

  test("shows what became of a list that its author may change", () => {
    const list = ["a"];
    const code = js`call(${list});`;
    expect([render(code), render(code), render(code)]).toEqual(Array(3).fill('call(["a"]);'));
    list.push("b");
    expect(render(code)).toBe('call(["a", "b"]);');
  });

  test("is too deep where code made anew would be, whether it was rendered before or not", () => {
    const nest = (code: Python, levels: number): Python =>
      levels === 0 ? code : nest(python`f(${code})`, levels - 1);
    const deep = nest(python`g(${1})`, 300);
    for (let times = 0; times < 4; times += 1) expect(render(deep)).toMatch(/g\(\s*1,\s*\)/);
    expect(() => render(nest(deep, 250))).toThrow(/nested deeper/);
  });
});
