// Entry "./language": program text as a value, and what a language is defined with.
export type { Formatter, Group } from "#core/code/doc";
export type { ImportForm, ImportRef } from "#core/code/imports";
export type {
  CallForm,
  HoleContext,
  Language,
  LanguageCheck,
  LanguageSpec,
  Printer,
  Printing,
  WindowsForm,
} from "#core/code/language";
export type { Span } from "#core/code/lexer";
export { defineLanguage, isCode, type Tag } from "#core/code/tag";
export { type Env, isText, type RuntimeValue, type Text, type TextPart } from "#core/code/value";
export { camelCase } from "./camel-case.ts";
export type { EscapeTable } from "./escape.ts";
export {
  gofmt,
  googleJavaFormat,
  huggedLast,
  ktfmt,
  prettier,
  ruff,
  rustfmt,
} from "./formatters.ts";
export { importLines } from "./import-form.ts";
export { type Brackets, type LiteralForm, literals, type Wrapper } from "./literal.ts";
export { comment, forbidden, interpolated, quoted, span } from "./span.ts";
