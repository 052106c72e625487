// Entry "./code": the tags of seven languages, and the values that their holes print.
export { csharp } from "./csharp.ts";
export { go } from "./go.ts";
export { js } from "./javascript.ts";
export { php } from "./php.ts";
export { python } from "./python.ts";
export { sh } from "./shell.ts";
export { swift } from "./swift.ts";
export {
  base64,
  type Code,
  dataUrl,
  env,
  file,
  type FileRef,
  filesIn,
  type Hole,
  isEnv,
  isFile,
  render,
  text,
  unsafe,
  type Value,
  type ValueObject,
} from "hubsmith/code/language";
