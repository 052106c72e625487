// What is read back: a value, and what the interpreter that reads it runs with.
import type { Value } from "../code/index.ts";

/** A language whose interpreter can be asked. @public */
export type ReadBackLanguage = "python" | "js" | "sh";

/** A value to print, and what must be read: JSON, or base64 where the interpreter reads bytes. @public */
export interface ReadBackCase {
  readonly value: Value;
  /** The value itself unless told. */
  readonly expected?: Value;
  readonly bytes?: boolean;
}

/** What the interpreter runs with. @public */
export interface ReadBackOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Files in the directory it runs in: names and contents. */
  readonly files?: Readonly<Record<string, Buffer>>;
  readonly python?: string;
}
