// Entry "./code/language": program text as a value, and what a language is defined with.
export { type Group, group, type GroupOptions, wrapGroup } from "./doc.ts";
export { hex, inFewerEscapes, LONE, quoteJson, quoteWith, UNSEEN } from "./escape.ts";
export { type ImportForm, listOf, type Need, need } from "./imports.ts";
export type {
  CallForm,
  Language,
  LanguageCheck,
  LanguageSpec,
  Printer,
  Printing,
} from "./language.ts";
export { braced, comment, quoted, refused, type Span, span } from "./lexer.ts";
export { type LiteralForm, literals } from "./literal.ts";
export { render } from "./render.ts";
export {
  type Code,
  defineLanguage,
  type Hole,
  isCode,
  type Item,
  itemList,
  joinUnchecked,
  type Tag,
  unsafe,
} from "./tag.ts";
export type { Neighbours } from "./template.ts";
export {
  type Base64,
  base64,
  dataUrl,
  type Env,
  env,
  file,
  type FileRef,
  filesIn,
  isBase64,
  isEnv,
  isFile,
  isSpecial,
  isText,
  type Special,
  type Text,
  text,
  type TextPart,
  type Value,
  type ValueObject,
} from "./value.ts";
