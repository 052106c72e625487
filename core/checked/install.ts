// The schema of what a program needs.
import type { Install } from "../kinds/install.ts";
import * as is from "./schema.ts";
import { arrayOf, optional, type Schema, strictObject } from "./schema.ts";

const strings = optional(arrayOf(is.string));

/** The packages that a snippet needs. @internal */
export const install: Schema = strictObject<Install>({
  pip: strings,
  npm: strings,
  brew: strings,
  apt: strings,
  cargo: strings,
  go: strings,
  dotnet: strings,
  swift: optional(arrayOf(strictObject({ url: is.url, from: is.string }))),
  note: optional(is.string),
});
