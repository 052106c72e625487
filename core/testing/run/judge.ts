// Judges a run: it sent the right requests, it ended correctly, and the expected output is there.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { valueIn } from "../../index.ts";
import type { Reply } from "../contract/index.ts";
import type { Happened } from "../service/mock.ts";
import type { Case } from "./case.ts";
import type { Ended } from "./environment.ts";

/** Are two images the same, ignoring the format? @internal */
export type Alike = (one: string, other: string) => Promise<boolean>;

/** The problems of a run; empty if it passed. @internal */
export async function judge(
  one: Case,
  ended: Ended,
  happened: Happened,
  alike: Alike,
): Promise<readonly string[]> {
  const faults = [...happened.faults];
  if (ended.made.has("pwned"))
    faults.push("An input was run as a command: there is a file `pwned`.");
  if (ended.timedOut) return [...faults, "It did not end in time."];
  if (one.demand === "answered") {
    if (ended.code !== 0) faults.push(`It ended with exit code ${ended.code}.`);
    return [...faults, ...(await outputFaults(one, ended, happened, alike))];
  }
  if (ended.code === 0) faults.push("The call failed, but the program ended with exit code 0.");
  return one.demand === "keyless" ? faults : [...faults, ...notTried(one, happened)];
}

function notTried(
  { situation: { injectedFault } }: Case,
  { odd, used, last }: Happened,
): readonly string[] {
  const isInjected =
    injectedFault === "failed"
      ? [...used].some(({ failed }) => failed !== undefined)
      : odd > 0 || (typeof injectedFault === "string" && isStream(last));
  return isInjected ? [] : ["It sent no request into which the fault could be injected."];
}

async function outputFaults(
  { isChosen, language, situation }: Case,
  ended: Ended,
  { last, replies, used }: Happened,
  alike: Alike,
): Promise<readonly string[]> {
  const { injectedFault } = situation;
  if (injectedFault === "slow" && ![...used].some(({ slow }) => slow !== undefined))
    return ["No request reached the slow job."];
  const reply = replies.at(-1);
  if (reply === undefined) return ["It received no response."];
  const out = ended.out.toString();
  const file = fileIn(reply);
  // If a policy chooses the provider, the format is unknown.
  if (file !== undefined) return fileFaults(file, ended, alike, isChosen === true);
  const { events, shows } = reply as Extract<Reply, { readonly json: unknown }>;
  if (shows === undefined) return ["It ended before it received the answer."];
  const sent = Buffer.from(last).toString();
  if (!isStream(last))
    return out.includes(shows) ? [] : [`"${shows}" was not printed. The output was: ${out}`];
  // A command-line tool prints the raw stream; a program prints only the text.
  if (language !== "sh" && "tools" in situation.facts.parameters) {
    // Each delta is printed as a whole, in the syntax of its language.
    const texts = (events ?? []).map((event) => valueIn(event, "choices", 0, "delta", "content"));
    const lost = texts.filter((text) => typeof text === "string" && !out.includes(text));
    return lost.map((text) => `"${String(text)}" was not printed. The output was: ${out}`);
  }
  const wanted =
    language === "sh" ? [sent, `${sent}\n`, shows, `${shows}\n`] : [shows, `${shows}\n`];
  return wanted.includes(out)
    ? []
    : [`"${shows}" should be the only output, but the output was: ${out}`];
}

// The mock's streams begin with a comment, which JSON cannot.
const isStream = ([first]: Uint8Array): boolean => first === 0x3a;

const fileIn = (reply: Reply): string | undefined =>
  "base64" in reply ? reply.base64 : reply.saves;

async function fileFaults(
  base64: string,
  { made, folder }: Ended,
  alike: Alike,
  hasAnyFormat: boolean,
): Promise<readonly string[]> {
  const wanted = Buffer.from(base64, "base64");
  const misnamed = [...made].flatMap(([name, bytes]) => extensionFaults(name, bytes));
  if (misnamed.length > 0 && !hasAnyFormat) return misnamed;
  if ([...made.values()].some((bytes) => bytes.equals(wanted)))
    return made.size === 1
      ? []
      : [`It wrote more than the expected file: ${[...made.keys()].join(", ")}.`];
  const names = [...made.keys()].join(", ");
  if (names === "") return ["The file was not saved."];
  const path = join(folder, ".wanted");
  await writeFile(path, wanted);
  for (const name of made.keys()) {
    if (await alike(path, join(folder, name))) return [];
  }
  return [`The file was not saved: the content of ${names} is different.`];
}

// The first bytes of each file type, and its file extensions.
const BEGINNINGS: readonly (readonly [bytes: RegExp, endings: RegExp])[] = [
  [/^\xff\xd8\xff/, /\.jpe?g$/],
  [/^\x89PNG/, /\.png$/],
  [/^RIFF.{4}WEBP/s, /\.webp$/],
  [/^GIF8/, /\.gif$/],
  [/^RIFF.{4}WAVE/s, /\.wav$/],
  [/^fLaC/, /\.flac$/],
  [/^OggS/, /\.ogg$/],
  [/^(ID3|\xff[\xe0-\xff])/, /\.mp3$/],
  [/^.{4}ftyp/s, /\.mp4$/],
  [/^.E\xdf\xa3/s, /\.webm$/],
];

/** Reports a file extension that does not match the file's content. @internal */
export function extensionFaults(name: string, bytes: Uint8Array): readonly string[] {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const found = BEGINNINGS.find(([beginning]) => beginning.test(start));
  if (found === undefined || found[1].test(name)) return [];
  return [
    `The content of ${name} is another type of file, whose name matches ${String(found[1])}.`,
  ];
}
