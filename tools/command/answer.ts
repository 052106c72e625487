// Turns one value of the input into its output line, or into an error for that line only.
import type { Gather } from "./gather.ts";
import { isFailure, lineFor } from "./io.ts";
import type { Fault } from "./lines.ts";
import type { Item } from "./values.ts";

/** What is said of one value, for programs and for people. */
export interface Said {
  readonly json: object;
  text(): string;
}

/** How a command answers. */
export interface Answering {
  /** JSON lines, text for people, or what `text` gives as it is. */
  readonly format: "json" | "text" | "as it is";
  /** Waits for what the answer takes, if it is not there yet. */
  prepare?(value: unknown, note: (message: string) => void): Promise<void> | undefined;
  /** `note` takes what there is to say to the person beside the answer; `where` is the place of the value. */
  answer(value: unknown, note: (message: string) => void, where: () => string): Said | Fault;
  /** The languages met since it was asked last. */
  met?(): readonly string[];
  /** What there is to say when all is answered; `met` are the languages that others met. */
  closing?(met: readonly string[]): readonly string[];
}

/** The line of a longer input with which this one begins, if known; undefined for a complete input. */
export type FirstLine = number | "unknown" | undefined;

/** The place of values in the input: the file, whether it is one of several, and where it begins. */
export interface Source {
  readonly file: string;
  readonly isNamed: boolean;
  readonly firstLine?: FirstLine;
}

/** The number of its first line, where it is a part. */
export const firstOf = ({ firstLine }: Source): number | undefined =>
  firstLine === "unknown" ? 1 : firstLine;

export const STDIN = "-";

/** Answers a value. `false` where it is bad. */
export function answerTo(
  { format, answer }: Answering,
  { file, isNamed, firstLine }: Source,
  item: Item,
  gather: Gather,
): boolean {
  const at = {
    ...(firstLine === "unknown" ? {} : { line: item.line }),
    ...(isNamed ? { file } : {}),
  };
  const where = (): string => (file === STDIN ? `line ${item.line}` : `${file}, line ${item.line}`);
  const fault = "fault" in item ? item.fault : printed(item.value);
  if (fault === undefined) return true;
  if (format !== "json") gather.add("faults", lineFor(`${where()}: ${fault.message}`));
  else gather.add("results", `${JSON.stringify({ ...at, error: errorOf(fault) })}\n`);
  return false;

  function printed(value: unknown): Fault | undefined {
    try {
      const note = (message: string): void =>
        gather.add("notes", lineFor(`${where()}: ${message}`));
      const said = answer(value, note, where);
      if ("code" in said) return said;
      const result =
        format === "json"
          ? `${JSON.stringify({ ...at, ...said.json })}\n`
          : said.text() + (format === "text" ? "\n\n" : "");
      gather.add("results", result);
      return undefined;
    } catch (error) {
      if (isFailure(error)) throw error;
      const what = error instanceof Error ? error.message : String(error);
      // How V8 says that a text would be longer than any can be.
      if (error instanceof RangeError && /string length/i.test(what)) return tooMuch;
      return {
        code: "internal",
        message: `hubsmith failed at this line: ${what}. Please report it.`,
      };
    }
  }
}

const tooMuch: Fault = {
  code: "too-long",
  message:
    "The output for this line exceeds the maximum string length. Request less: one provider, one client, or shorter inputs.",
};

function errorOf({ code, path, message }: Fault): Fault {
  return { code, ...(path === undefined ? {} : { path }), message };
}
