// The fields check finds unknown fields, which are mostly typos.
import { unknownFieldIssues, unknownFields } from "./fields.ts";
import { isPromise, answerSchema, jobSchema, requestSchema } from "../checked/return-schemas.ts";
import { isObject } from "../base/describe.ts";
import type { Schema } from "../checked/schema.ts";
import { taskHandlerSchema } from "../checked/plugin-schemas.ts";
import type { Check, Finding } from "./check.ts";
import type { Subject } from "./subjects.ts";

/** All fields of a plugin and of its return values are known. @public */
export const fieldsCheck: Check = {
  id: "fields-are-known",
  what: "The plugin and the objects that its functions return have known fields only.",
  why: "A hub ignores unknown fields, so a misspelled field has no effect.",
  fix: "Fix the name of the field, or remove it.",
  find: (plugin, { subjects }) => [
    ...unknownFields(plugin).map((message) => ({ message })),
    ...subjects.flatMap(slipsOf),
  ],
};

const SHAPES: Readonly<Record<string, Schema>> = {
  request: requestSchema,
  answer: answerSchema,
  job: jobSchema,
  handles: taskHandlerSchema,
};

function slipsOf({ name: where, first }: Subject): readonly Finding[] {
  return first().returned.flatMap(([name, value]) => {
    // An absence has its own fields, and the kernel reports values that are not objects.
    if (!isObject(value) || "reason" in value || isPromise(value)) return [];
    const slips = unknownFieldIssues(SHAPES[name]!, value, `what \`${name}\` returns`);
    return slips.map((message) => ({ where, message }));
  });
}
