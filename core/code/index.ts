// Entry "./code": program text as a value. Everything here is about one language at a time, nothing about models.
export type { CallForm } from "./calls.ts";
export { type Code, type Hole, isCode, unsafe } from "./code.ts";
export { hex, inFewerEscapes, quoteJson, quoteWith } from "./escape.ts";
export { type ImportForm, listOf, type Need, need } from "./imports.ts";
export type { Language, LanguageCheck, LanguageSpec, Printer, Printing } from "./language.ts";
export { csharp } from "./languages/csharp.ts";
export { js } from "./languages/javascript.ts";
export { json } from "./languages/json.ts";
export { type NamedArguments, python } from "./languages/python.ts";
export { sh } from "./languages/shell.ts";
export { swift } from "./languages/swift.ts";
export { plainText } from "./languages/text.ts";
export type { Group } from "./doc.ts";
export { type LiteralForm, literals } from "./literal.ts";
export { render } from "./render.ts";
export { comment, quoted, refused, type Span, span } from "./reading.ts";
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
