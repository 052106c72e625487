// Entry "./code/language": program text as a value, and what a language is defined with.
export { importLines } from "./imports.ts";
export { camelCase, type Language, type Printer, type Printing } from "./language.ts";
export { interpolated, comment, quoted, forbidden, type Span, span } from "./lexer.ts";
export { literals } from "./literal.ts";
export { defineLanguage, isCode, type Tag } from "./tag.ts";
export { type Env, isText, type Text } from "./value.ts";
