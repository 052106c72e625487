// Entry "./language": program text as a value, and what a language is defined with.
export type { Formatter } from "#core/code/doc";
export type { Language, Printer, Printing } from "#core/code/language";
export type { Span } from "#core/code/lexer";
export { defineLanguage, isCode, type Tag } from "#core/code/tag";
export { type Env, isText, type Text } from "#core/code/value";
export { camelCase } from "./camel-case.ts";
export { gofmt, huggedLast, prettier, ruff } from "./formatters.ts";
export { importLines } from "./import-form.ts";
export { literals } from "./literal.ts";
export { comment, forbidden, interpolated, quoted, span } from "./span.ts";
