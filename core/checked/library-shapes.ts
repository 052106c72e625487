// The shapes of what a library says: how it is installed, and which files count as a download.
import { member } from "../hub/anything.ts";
import type { FileField } from "../model/downloads.ts";
import type { Install } from "../hub/library.ts";
import * as is from "./schema.ts";
import { listOf, objectWith, oneOf, optional, type Shape } from "./schema.ts";

const texts = optional(listOf(is.text));
/** How something is installed. @internal */
export const install: Shape = objectWith<Install>({
  pip: texts,
  npm: texts,
  brew: texts,
  apt: texts,
  cargo: texts,
  go: texts,
  dotnet: texts,
  swift: optional(listOf(objectWith({ url: is.url, from: is.text }))),
  note: optional(is.text),
});

const field = oneOf<FileField>("path", "path_prefix", "path_filename", "path_extension");
/** A rule about files. @internal */
export const rule: Shape = (value, ...more) => {
  const rules: Readonly<Record<string, Shape>> = {
    field: objectWith({ field, is: is.text }),
    exists: objectWith({ exists: field }),
    any: objectWith({ any: listOf(rule) }),
    all: objectWith({ all: listOf(rule) }),
  };
  const found = Object.keys(rules).find((name) => member(value, name) !== undefined);
  return (found === undefined ? noRule : rules[found]!)(value, ...more);
};
const noRule = is.leaf("a rule about files", 'downloads.path("config.json")', () => false);
