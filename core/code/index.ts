// Entry "./code/language": program text as a value, and what a language is defined with.
export { type Group, group, wrapGroup } from "./doc.ts";
export {
  type EscapeTable,
  hex,
  preferFewerEscapes,
  LONE_SURROGATE,
  quoteJson,
  quoteString,
  INVISIBLE,
} from "./escape.ts";
export { type ImportForm, importLines, splitList, importRef } from "./imports.ts";
export {
  camelCase,
  type Language,
  type LanguageSpec,
  type Printer,
  type Printing,
} from "./language.ts";
export { interpolated, comment, quoted, forbidden, type Span, span } from "./lexer.ts";
export { type Brackets, literals, type Wrapper } from "./literal.ts";
export { render } from "./render.ts";
export {
  type Code,
  defineLanguage,
  type Hole,
  isCode,
  itemList,
  joinUnchecked,
  type Tag,
  unsafe,
} from "./tag.ts";
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
  isRuntimeValue,
  isText,
  type RuntimeValue,
  type Text,
  text,
  type TextPart,
  type Value,
  type ValueObject,
} from "./value.ts";
