// The reads check says which fields a plugin reads that no record it was given has: nobody knows what it does then.
import type { Check } from "./check.ts";
import { missingIn } from "./explore.ts";
import type { Tried } from "./subjects.ts";

/** What a plugin reads stands in at least one record. @public */
export const readsCheck: Check = {
  name: "every field it reads is in a record",
  run: (_, { subjects }) => {
    const tried = subjects as readonly Tried[];
    // A plugin that has records of its own has all that it needs among them.
    const hasOwn = tried.some(({ origin }) => origin === "given");
    const counts = ({ origin }: Tried): boolean =>
      origin === "given" || (!hasOwn && origin === "borrowed");
    const missing = missingIn(tried, counts);
    const paths = [...missing.keys()];
    // A field inside one that is missing says more than the one it is in.
    const isOuter = (path: string): boolean =>
      paths.some((other) => other.startsWith(`${path}.`) || other.startsWith(`${path}[`));
    return [...missing]
      .filter(([path]) => !isOuter(path))
      .map(([path, { subject, read }]) => ({
        where: subject.name,
        cause: path,
        message:
          read.act === "item"
            ? `It asks whether ${path}, and no record says so. Add one that does to the fixtures.`
            : `It reads ${path}, which no record has. Add one that has it to the fixtures.`,
      }));
  },
};
