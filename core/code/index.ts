// Entry "./code": program text as a value. Everything here is about one language at a time, nothing about models.
export { type Code, type Hole, isCode, unsafe } from "./code.ts";
export { csharp } from "./languages/csharp.ts";
export { js } from "./languages/javascript.ts";
export { json } from "./languages/json.ts";
export { type NamedArguments, python } from "./languages/python.ts";
export { sh } from "./languages/shell.ts";
export { swift } from "./languages/swift.ts";
export { plainText } from "./languages/text.ts";
export { render } from "./render.ts";
export type { Tag } from "./tag.ts";
export {
  type Base64,
  base64,
  dataUrl,
  type Env,
  env,
  file,
  type FileRef,
  filesIn,
  isFile,
  isSpecial,
  type Special,
  type Text,
  text,
  type TextPart,
  type Value,
  type ValueObject,
} from "./value.ts";
