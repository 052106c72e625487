// Runs the command with streams in memory, and a few plugins of each kind.
import { tmpdir } from "node:os";
import { Readable, Writable } from "node:stream";
import fc from "fast-check";
import type { Entry } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { allRecords } from "#models/records";
import { run } from "./program.ts";

const FEW =
  `conversational text-classification text-generation setfit transformers.js auto groq hf-inference
  python/requests python/openai js/openai sh/curl gguf`.split(/\s+/);

/** Few, so that runs are fast, and answers are short. */
export const few: readonly Entry[] = entries.filter(({ id }) => FEW.includes(id));

/** How a run is set up. At a terminal, the standard input is one too, unless something is piped in. */
export interface Setting {
  readonly input?: string | Readable;
  readonly isTerminal?: boolean;
  readonly entries?: readonly Entry[];
  readonly stdout?: Writable;
  readonly stderr?: Writable;
  readonly cwd?: string | (() => string);
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
  readonly rows: readonly Line[];
}

type Fields = Readonly<Record<string, string>>;

export interface Line {
  readonly line: number;
  readonly file?: string;
  readonly id: string;
  readonly load: readonly Fields[];
  readonly inference: readonly Fields[];
  readonly requests: readonly Fields[];
  readonly notOffered: readonly Fields[];
  readonly diagnostics: readonly Fields[];
  readonly error?: { readonly code: string; readonly path?: string; readonly message: string };
}

export async function runHere(
  argv: readonly string[],
  {
    input = "",
    isTerminal: isTTY = false,
    entries: given = few,
    stdout,
    stderr,
    cwd = tmpdir(),
  }: Setting = {},
): Promise<Ran> {
  const stdin = typeof input === "string" ? Readable.from([Buffer.from(input)]) : input;
  const chunks: { readonly out: Buffer[]; readonly errors: Buffer[] } = { out: [], errors: [] };
  const collect = (to: Buffer[]): Writable =>
    new Writable({ write: (chunk: Buffer, _encoding, done) => (to.push(chunk), done()) });
  const io = {
    stdin: Object.assign(stdin, { isTTY: isTTY && input === "" }),
    stdout: Object.assign(stdout ?? collect(chunks.out), { isTTY }),
    stderr: Object.assign(stderr ?? collect(chunks.errors), { isTTY }),
    cwd: typeof cwd === "string" ? () => cwd : cwd,
  };
  const code = await run(argv, io, { entries: async () => given });
  const [out, errors] = [chunks.out, chunks.errors].map((all) => Buffer.concat(all).toString());
  return {
    code,
    out: out!,
    errors: errors!,
    get rows() {
      return out!
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Line);
    },
  };
}

export const failing = (code: string): Writable =>
  new Writable({ write: (_, __, done) => done(Object.assign(new Error(code), { code })) });

export const SAMPLE: readonly { readonly id: string }[] = fc.sample(
  fc.constantFrom(...allRecords()),
  { seed: 73, numRuns: 24 },
);
/** The words of a value that is not printed. */
export const ODD: RegExp = /\[object |\bundefined\b|\bNaN\b/;
/** A record with these words. */
export const CONTROL: object = {
  id: "acme/NaN-undefined",
  pipeline_tag: "text-generation",
  tags: ["conversational"],
};

/** Without programs, which may have such words. */
export function proseOf(text: string): string {
  let fence: string | undefined;
  const isProse = (line: string): boolean => {
    const [mark] = /^`{3,}/.exec(line) ?? [];
    const isEnd = line === fence;
    const isInside = fence !== undefined;
    fence = isEnd ? undefined : (fence ?? mark);
    return !isInside && mark === undefined;
  };
  return text.split("\n").filter(isProse).join("\n");
}
