// The reads check reports fields that a plugin reads and no record has: those branches are untested.
import type { Check } from "./check.ts";
import { missingIn } from "./explore.ts";
import { formOf } from "./run/form.ts";
import type { Subject } from "./subjects.ts";

/** Every field that a plugin reads is in at least one record. @public */
export const readsCheck: Check = {
  id: "reads-are-tried",
  what: "For each field that the plugin reads, at least one test record has it.",
  why: "A branch that no test record covers is untested.",
  fix: "Add a record with that field to the fixtures.",
  *find(_, { subjects: tried }) {
    // A plugin with its own records needs no others.
    const hasOwn = tried.some(({ origin }) => origin === "given");
    const counts = ({ origin }: Subject): boolean => origin === (hasOwn ? "given" : "borrowed");
    const missing = missingIn(tried, counts);
    const known = new Set(tried.filter(counts).map(formsOf));
    // Another lookup of a known field makes no difference; an untested branch does.
    const isKnown = (path: string): boolean =>
      tried.filter(({ adds }) => adds === path).every((one) => known.has(formsOf(one)));
    const paths = [...missing.keys()];
    // A field in a missing object says more than the object.
    const isOuter = (path: string): boolean =>
      paths.some((other) => other.startsWith(`${path}.`) || other.startsWith(`${path}[`));
    for (const [path, { subject, read }] of missing) {
      if (isOuter(path) || (read.act === "item" && isKnown(path))) continue;
      const message =
        read.act === "item"
          ? `It tests ${path}, which is true of no record. Add a record where it is true to the fixtures.`
          : `It reads ${path}, which no record has. Add a record with it to the fixtures.`;
      yield { where: subject.name, cause: path, message };
    }
  },
};

function formsOf(subject: Subject): string {
  const { snippets, notOffered } = subject.first();
  const forms = snippets.map((one) => [one.language.id, one.purpose, formOf(one.content)]);
  return JSON.stringify([forms, notOffered.map(({ code }) => code)]);
}
