// The purity check asks everything a second time, in another order and elsewhere: what it gives must be the same.
import { isDeepStrictEqual } from "node:util";
import type { Check, Finding } from "./check.ts";
import { elsewhere } from "./elsewhere.ts";
import type { Tried } from "./subjects.ts";

const mend = "Make everything from what the function is given, and keep nothing between calls.";

/** The same input gives the same output, whenever and wherever, and nothing else is read for it. @public */
export const pureCheck: Check = {
  id: "is-pure",
  asks: "Does it give the same for the same, in any order, on any day and on any machine?",
  why: "Pages are drawn ahead, kept and compared, so that what hangs on anything else is wrong somewhere.",
  mend,
  run: (_, { subjects }) => {
    const tried = subjects as readonly Tried[];
    const first = tried.map((one) => one.first());
    // All at once, because it takes longer to get there than to be there.
    return elsewhere((reachedFor) =>
      tried
        .map((subject, at) => ({ subject, before: first[at] }))
        .toReversed()
        .flatMap(({ subject, before }): readonly Finding[] => {
          const after = subject.offer();
          const where = subject.name;
          const reached = reachedFor();
          if (reached.length > 0)
            return reached.map((what) => ({ where, message: `It reaches for ${what}. ${mend}` }));
          if (isDeepStrictEqual(before, after)) return [];
          const message = `A second call, in another order and as if on another machine, gave something else. ${mend}`;
          return [{ where, message }];
        }),
    );
  },
};
