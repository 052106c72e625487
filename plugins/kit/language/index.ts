// Entry "./language": program text as a value, and what a language is defined with.
export type { Group } from "#core/code/doc";
export { type ImportForm, importLines, type ImportRef } from "#core/code/imports";
export {
  type CallForm,
  camelCase,
  type Language,
  type LanguageCheck,
  type LanguageSpec,
  type Printer,
  type Printing,
} from "#core/code/language";
export { comment, forbidden, interpolated, quoted, type Span, span } from "#core/code/lexer";
export { defineLanguage, isCode, type Tag } from "#core/code/tag";
export type { HoleContext } from "#core/code/template";
export { type Env, isText, type RuntimeValue, type Text, type TextPart } from "#core/code/value";
export type { EscapeTable } from "./escape.ts";
export { type Brackets, type LiteralForm, literals, type Wrapper } from "./literal.ts";
