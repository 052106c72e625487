// Entry "./language": program text as a value, and what a language is defined with.
export { importLines } from "#core/code/imports";
export { camelCase, type Language, type Printer, type Printing } from "#core/code/language";
export { interpolated, comment, quoted, forbidden, type Span, span } from "#core/code/lexer";
export { literals } from "./literal.ts";
export { defineLanguage, isCode, type Tag } from "#core/code/tag";
export { type Env, isText, type Text } from "#core/code/value";
