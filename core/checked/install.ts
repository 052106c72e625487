// The schema of `Install`.
import type { Install, Requirement } from "../kinds/install.ts";
import * as is from "./schema.ts";
import { arrayOf, optional, type Schema, strictObject } from "./schema.ts";

const withFlags = strictObject<Exclude<Requirement, string>>({
  name: is.string,
  flags: optional(arrayOf(is.string)),
  ifProgramHas: optional(is.string),
});
const requirement: Schema = (value, ...more) =>
  (typeof value === "object" ? withFlags : is.string)(value, ...more);
const requirements = optional(arrayOf(requirement));

/** The packages that a snippet needs. @internal */
export const install: Schema = strictObject<Install>({
  apt: requirements,
  brew: requirements,
  winget: requirements,
  pip: requirements,
  npm: requirements,
  cargo: requirements,
  go: requirements,
  gem: requirements,
  composer: requirements,
  maven: requirements,
  nuget: requirements,
  swift: optional(arrayOf(strictObject({ url: is.url, from: is.string }))),
  script: optional(arrayOf(is.string)),
  page: optional(is.url),
  note: optional(is.string),
});
