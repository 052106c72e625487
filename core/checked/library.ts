// Checks libraries.
import { describe, get } from "../base/describe.ts";
import { PluginError } from "../base/issue.ts";
import { isCode } from "../code/tag.ts";
import type { FileField } from "../kinds/downloads.ts";
import { install } from "./install.ts";
import type { KindCheck } from "./kind-check.ts";
import { withCheckedResults } from "./methods.ts";
import { isWholeAbsence, wrongReturn } from "./return-schemas.ts";
import * as is from "./schema.ts";
import { arrayOf, looseObject, oneOf, optional, type Schema, strictObject } from "./schema.ts";

const field = oneOf<FileField>("path", "path_prefix", "path_filename", "path_extension");
const rule: Schema = (value, ...more) => {
  const rules: Readonly<Record<string, Schema>> = {
    field: strictObject({ field, is: is.string }),
    exists: strictObject({ exists: field }),
    any: strictObject({ any: arrayOf(rule) }),
    all: strictObject({ all: arrayOf(rule) }),
  };
  const ruleName = Object.keys(rules).find((name) => get(value, name) !== undefined);
  return (ruleName === undefined ? noRule : rules[ruleName]!)(value, ...more);
};
const noRule = is.primitive("a download rule", 'downloads.path("config.json")', () => false);

const loadCodeSchema: Schema = looseObject({
  purpose: is.string,
  install: optional(install),
});

export const library: KindCheck<"library"> = {
  schemas: () => ({
    prettyLabel: is.string,
    repoName: optional(is.string),
    repoUrl: is.string,
    docsUrl: optional(is.string),
    filter: optional(is.boolean),
    tasks: is.strings,
    hostedInferenceTasks: is.strings,
    isTriedUnnamed: optional(is.boolean),
    isFallback: optional(is.boolean),
    countDownloads: optional(rule),
    install: optional(install),
    snippets: optional(is.func),
  }),
  withCheckedReturns: (library) => withCheckedResults(library, { snippets: checkedLoadCode }),
};

const LOAD_CODE =
  "code such as python`…`, an array of { purpose, code }, or absent({ code, reason, fix })";

function checkedLoadCode<T>(returned: T): T {
  if (isCode(returned) || isWholeAbsence(returned)) return returned;
  const items = (Array.isArray(returned) ? returned : [returned]) as readonly unknown[];
  const invalid = items.findIndex((item) => !isCode(get(item, "code")));
  if ((!Array.isArray(returned) && invalid >= 0) || items.length === 0)
    throw wrongReturn("snippets", returned, LOAD_CODE);
  if (invalid >= 0) {
    const item = items[invalid];
    const actual = isCode(item) ? "code without a purpose" : describe(item);
    const message = `item ${invalid} that \`snippets\` returned is ${actual}. Return an array of { purpose, code }.`;
    throw new PluginError("wrong-return", message);
  }
  items.forEach((item, index) => {
    const issue = loadCodeSchema(item, "");
    if (issue !== undefined)
      throw new PluginError("wrong-return", `item ${index} that \`snippets\` returned: ${issue}`);
  });
  return returned;
}
