// The schema of `Install`.
import type { Install, Requirement } from "../kinds/install.ts";
import { type Manager, MANAGERS } from "../snippets/install.ts";
import * as is from "./schema.ts";
import { arrayOf, optional, type Schema, strictObject } from "./schema.ts";

const withFlags = strictObject<Exclude<Requirement, string>>({
  name: is.string,
  flags: is.strings,
  ifProgramHas: optional(is.string),
});
const requirement: Schema = (value, ...more) =>
  (typeof value === "object" ? withFlags : is.string)(value, ...more);
const requirements = optional(arrayOf(requirement));

export const install: Schema = strictObject<Install>({
  ...(Object.fromEntries(MANAGERS.map((name) => [name, requirements])) as Record<Manager, Schema>),
  swift: optional(arrayOf(strictObject({ url: is.url, from: is.string }))),
  script: is.strings,
  page: optional(is.url),
  note: optional(is.string),
});
