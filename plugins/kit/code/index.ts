// Entry "./code": the tags of the languages, and the values that their holes print.
export { json, toml, yaml } from "./config.ts";
export { csharp } from "./csharp.ts";
export { dataUrl } from "./data-url.ts";
export { go } from "./go.ts";
export { java } from "./java.ts";
export { js, type ScriptTag, ts } from "./javascript.ts";
export { kotlin } from "./kotlin.ts";
export { php } from "./php.ts";
export { powershell } from "./powershell.ts";
export { python } from "./python.ts";
export { ruby } from "./ruby.ts";
export { rust } from "./rust.ts";
export { sh } from "./shell.ts";
export { swift } from "./swift.ts";
export { render } from "#core/code/render";
export { type Code, type Hole, unsafe } from "#core/code/tag";
export {
  base64,
  type Base64,
  env,
  file,
  type FileRef,
  isEnv,
  isFile,
  type kindSymbol,
  text,
  type Value,
  type ValueObject,
} from "#core/code/value";
