// Fields that a plugin reads and no record has: made-up values run those branches, and a check reports them.
import type { Value } from "#core/code/value";
import type { Kind } from "#core/kinds/index";
import type { Check } from "./check.ts";
import { planted } from "../watch/inject.ts";
import { formOf } from "../running/run/form.ts";
import type { Subject } from "../subjects/index.ts";
import type { FieldRead } from "../watch/track.ts";

// Values of every type; the object contains a string, for plugins that list its members.
const SHAPES: readonly Value[] = [
  "plain",
  [{ plain: "plain" }],
  [{ rfilename: "plain" }],
  ["plain"],
  { plain: "plain" },
];
const MOST = 200;
const HOSTS = /^inferenceProviderMapping/;
const SHOW_SAMPLES: readonly Kind[] = ["library", "task"];

// The fields that some subjects read, and none of them has.
function missingIn(
  subjects: readonly Subject[],
  counts: (subject: Subject) => boolean = () => true,
): ReadonlyMap<string, { readonly subject: Subject; readonly read: FieldRead }> {
  const missing = new Map<string, { readonly subject: Subject; readonly read: FieldRead }>();
  const present = new Set<string>();
  for (const subject of subjects) {
    for (const read of subject.first().reads) {
      if (read.isThere && counts(subject)) present.add(read.path);
      else if (!missing.has(read.path)) missing.set(read.path, { subject, read });
    }
  }
  for (const path of present) missing.delete(path);
  return missing;
}

/** The subjects, and subjects with made-up values for missing fields, to the depth that is read. @internal */
export function explored(subjects: readonly Subject[]): readonly Subject[] {
  const variants: Subject[] = [];
  const seen = new Set(
    subjects.flatMap((subject) => subject.first().reads.map(({ path }) => path)),
  );
  const open = [...missingIn(subjects).values()];
  for (let next = open.shift(); next !== undefined && variants.length < MOST; next = open.shift()) {
    const { subject, read } = next;
    const before = outcome(subject);
    const { act, steps } = read;
    // If a plugin looks for an item in a list, the item is added.
    const isItem = act === "item";
    const place = isItem ? [...steps.slice(0, -1), Number.MAX_SAFE_INTEGER] : steps;
    for (const value of isItem ? [steps.at(-1) as string] : SHAPES) {
      const model = planted(subject.model, place, value);
      if (model === undefined) continue;
      const variant = subject.with(read.path, model);
      const { reads } = variant.first();
      const news = reads.filter(({ path, isThere }) => !isThere && !seen.has(path));
      if (news.length === 0 && outcome(variant) === before) continue;
      variants.push(variant);
      for (const step of news) {
        seen.add(step.path);
        open.push({ subject: variant, read: step });
      }
      if (news.length > 0) break;
    }
  }
  return [...subjects, ...variants];
}

const outcome = (subject: Subject): string => {
  const { snippets, notOffered } = subject.first();
  return JSON.stringify([snippets.map(({ content }) => content), notOffered]);
};

export const readsCheck: Check = {
  id: "reads-are-tried",
  what: "For each field that the plugin reads, at least one test record has it.",
  why: "A branch that no test record covers is untested.",
  fix: "Add a record with that field to the fixtures.",
  *find(plugin, { subjects: tried }) {
    // A plugin with its own records needs no others.
    const hasOwn = tried.some(({ origin }) => origin === "given");
    const counts = ({ origin }: Subject): boolean => origin === (hasOwn ? "given" : "borrowed");
    const missing = missingIn(tried, counts);
    const known = new Set(tried.filter(counts).map(formsOf));
    // Another lookup of a known field makes no difference; an untested branch does.
    const isKnown = (path: string): boolean =>
      tried.filter(({ adds }) => adds === path).every((subject) => known.has(formsOf(subject)));
    const paths = [...missing.keys()];
    // If an object is missing, only its missing fields are reported.
    const isOuter = (path: string): boolean =>
      paths.some((other) => other.startsWith(`${path}.`) || other.startsWith(`${path}[`));
    for (const [path, { subject, read }] of missing) {
      // A sample asks whether providers take pictures, which is no matter of the plugin that shows it.
      const isOfSample = SHOW_SAMPLES.includes(plugin["~hub"].kind) && HOSTS.test(path);
      if (isOfSample || isOuter(path) || (read.act === "item" && isKnown(path))) continue;
      const message =
        read.act === "item"
          ? `It tests ${path}, which is false for every record. Add a record to the fixtures for which it is true.`
          : `It reads ${path}, which no record has. Add a record with it to the fixtures.`;
      yield { where: subject.name, cause: path, message };
    }
  },
};

function formsOf(subject: Subject): string {
  const { snippets, notOffered } = subject.first();
  const forms = snippets.map((snippet) => [
    snippet.language.id,
    snippet.purpose,
    formOf(snippet.content),
  ]);
  return JSON.stringify([forms, notOffered.map(({ code }) => code)]);
}
