// Entry "./code/language": program text as a value, and what a language is defined with.
export type { CallForm } from "./calls.ts";
export {
  type Code,
  type Hole,
  isCode,
  type Item,
  itemList,
  joinUnchecked,
  unsafe,
} from "./code.ts";
export { hex, inFewerEscapes, LONE, quoteJson, quoteWith, UNSEEN } from "./escape.ts";
export { type ImportForm, listOf, type Need, need } from "./imports.ts";
export type { Language, LanguageCheck, LanguageSpec, Printer, Printing } from "./language.ts";
export { type Group, group, type GroupOptions, wrapGroup } from "./doc.ts";
export { type LiteralForm, literals } from "./literal.ts";
export { render } from "./render.ts";
export { braced, comment, quoted, refused, type Span, span } from "./reading.ts";
export { defineLanguage, type Tag } from "./tag.ts";
export type { Neighbours } from "./template.ts";
export { base64, dataUrl, env, file, text } from "./special.ts";
export {
  type Base64,
  type Env,
  type FileRef,
  filesIn,
  isBase64,
  isEnv,
  isFile,
  isSpecial,
  isText,
  type Special,
  type Text,
  type TextPart,
  type Value,
  type ValueObject,
} from "./value.ts";
