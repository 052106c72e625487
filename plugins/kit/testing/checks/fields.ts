// The fields check finds unknown fields of plugins, which are mostly typos. A hub accepts and ignores them.
import { isObject, get, closestName } from "#core/base/describe";
import { schemasWith } from "#core/checked/kinds";
import { taskHandlerSchema } from "#core/checked/provider";
import { isPromise, answerSchema, jobSchema, requestSchema } from "#core/checked/return-schemas";
import { type Schema, defined } from "#core/checked/schema";
import type { Check } from "./check.ts";

export const fieldsCheck: Check = {
  id: "fields-are-known",
  what: "The plugin and the objects that its functions return have known fields only.",
  why: "A hub ignores unknown fields, so a misspelled field has no effect.",
  fix: "Fix the name of the field, or remove it.",
  *find(plugin, { subjects }) {
    for (const message of unknownFields(plugin)) yield { message };
    for (const { name: where, first } of subjects)
      for (const [name, value] of first().returned) {
        // An absence has its own fields, and the kernel reports values that are not objects.
        if (!isObject(value) || "reason" in value || isPromise(value)) continue;
        const title = `what \`${name}\` returns`;
        for (const message of unknownFieldIssues(RETURNED[name]!, value, title))
          yield { where, message };
      }
  },
};

const RETURNED: Readonly<Record<string, Schema>> = {
  request: requestSchema,
  answer: answerSchema,
  job: jobSchema,
  handlerOf: taskHandlerSchema,
};

const SCHEMAS = schemasWith(defined);

/** A message for each unknown field of a plugin, with a similar known field. @internal */
export function unknownFields(candidate: unknown): readonly string[] {
  const kind = get(get(candidate, "~hub"), "kind");
  const schema = SCHEMAS.get(kind);
  if (!isObject(candidate) || schema === undefined) return [];
  const { "~hub": _, ...fields } = candidate;
  return unknownFieldIssues(schema, fields, `a ${String(kind)}`);
}

/** A message for each unknown field of a value; messages call the value `title`. @internal */
export function unknownFieldIssues(
  shape: Schema,
  value: unknown,
  title: string,
): readonly string[] {
  const faults: string[] = [];
  shape(value, "", undefined, (at, name, known) => {
    const near = closestName(known, name) ?? sharesPrefix(known, name);
    const what = at === "" ? title : at;
    const fix =
      near === undefined
        ? `Remove it. Known fields: ${known.join(", ")}.`
        : `Did you mean \`${near}\`?`;
    faults.push(`${what} has no field \`${name}\`. ${fix}`);
  });
  return faults.map((fault) => fault[0]!.toUpperCase() + fault.slice(1));
}

// `authentication` is not close to `auth`, but means the same. Two letters are too few to compare.
const sharesPrefix = (known: readonly string[], name: string): string | undefined =>
  known.find((candidate) => {
    const length = Math.min(candidate.length, name.length, 4);
    return length > 2 && candidate.slice(0, length) === name.slice(0, length);
  });
