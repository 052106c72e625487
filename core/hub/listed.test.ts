// A list that is changed in place of being sorted again is the list that sorting gives.
import fc from "fast-check";
import { expect, test } from "vitest";
import { inList, relisted } from "./listed.ts";

const items = fc.uniqueArray(
  fc.record({ id: fc.string({ maxLength: 2 }), label: fc.constantFrom("a", "B", "é", "a\n", "") }),
  { selector: ({ id, label }) => `${label} ${id}` },
);

test("Some go and others come, and the list is in order.", () => {
  fc.assert(
    fc.property(
      items,
      fc.infiniteStream(fc.constantFrom("stays", "goes", "comes")),
      (all, fates) => {
        const fate = new Map(all.map((one) => [one, fates.next().value]));
        const its = (...wanted: readonly string[]) =>
          all.filter((one) => wanted.includes(fate.get(one)!));
        const before = inList(its("stays", "goes"));
        const copy = [...before];
        expect(relisted(before, new Set(its("goes")), its("comes"))).toEqual(
          inList(its("stays", "comes")),
        );
        expect(before).toEqual(copy);
      },
    ),
  );
});
