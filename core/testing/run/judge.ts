// A run is judged by what happened: it asked for the right things, it ended as it should, and what must be seen is there.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Reply } from "../contract/index.ts";
import type { Happened } from "../service/index.ts";
import type { Case, Demand } from "./case.ts";
import type { Ended } from "./surroundings.ts";

/** Are the pictures of two files the same, though their formats differ? @internal */
export type Alike = (one: string, other: string) => Promise<boolean>;

/** What is wrong about a run; nothing where it is well. @internal */
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
  const { demand } = one;
  if (demand.is === "answered") {
    if (ended.code !== 0) faults.push(`It ended with exit code ${ended.code}.`);
    return [...faults, ...(await lacks(one, ended, happened, alike))];
  }
  if (demand.is === "silent") return [...faults, ...notSilent(demand, ended, happened)];
  return [...faults, ...notFailed(one, demand, ended, happened)];
}

const saidBy = ({ out, errors }: Ended): string => `${out.toString()}${errors}`;

function notSilent(
  { names }: Extract<Demand, { readonly is: "silent" }>,
  ended: Ended,
  { seen, asked }: Happened,
): readonly string[] {
  const faults: string[] = [];
  if (asked > 0) faults.push(`It sent a request, though something was missing (${asked} in all).`);
  else if (seen.length > 0) faults.push("It asked the Hub's API, though something was missing.");
  if (ended.code === 0)
    faults.push("Something was missing, and it ended as if all was well (exit code 0).");
  if (names !== undefined && !saidBy(ended).includes(names))
    faults.push(`It does not say that ${names} is missing.`);
  return faults;
}

function notFailed(
  { situation: { course } }: Case,
  demand: Extract<Demand, { readonly is: "failed" | "over" }>,
  ended: Ended,
  { odd, asked, used, last }: Happened,
): readonly string[] {
  const faults: string[] = [];
  const came =
    course === "failed"
      ? [...used].some(({ failed }) => failed !== undefined)
      : odd > 0 || (typeof course === "string" && isStream(last));
  if (!came) faults.push("It made no request at which something could go wrong.");
  if (demand.is === "failed") {
    if (ended.code === 0)
      faults.push("It went wrong, and it ended as if all was well (exit code 0).");
    if (ended.made.size > 0)
      faults.push(`It went wrong, and left a file: ${[...ended.made.keys()].join(", ")}.`);
    if (demand.within !== undefined && asked > demand.within)
      faults.push(`It asked ${asked} times, and ${demand.within} were enough.`);
  }
  const { says } = demand;
  if (says !== undefined && !unescaped(saidBy(ended)).includes(unescaped(says)))
    faults.push(`It does not say what the service said: "${says}"`);
  return faults;
}

// A message may be shown as JSON, or as a language writes a text.
const unescaped = (text: string): string => text.replace(/\\(["'\\/])/g, "$1");

async function lacks(
  { language, situation }: Case,
  ended: Ended,
  { last, odd, replies, used }: Happened,
  alike: Alike,
): Promise<readonly string[]> {
  const { course } = situation;
  if (course === "slow" && ![...used].some(({ slow }) => slow !== undefined))
    return ["No request was held open for too long."];
  if (course === "another format" && odd === 0)
    return ["No file came in another format than usual."];
  const reply = replies.at(-1);
  if (reply === undefined) return ["It got no answer."];
  const out = ended.out.toString();
  const file = fileIn(reply);
  if (file !== undefined) return lacksFile(file, ended, alike);
  const { shows } = reply as Extract<Reply, { readonly json: unknown }>;
  if (shows === undefined) return ["It ended before the answer was there."];
  const sent = Buffer.from(last).toString();
  if (!isStream(last))
    return out.includes(shows) ? [] : [`"${shows}" was not printed; this was: ${out}`];
  // A command line tool shows the stream itself; a program shows the text, and nothing else.
  const wanted =
    language === "sh" ? [sent, `${sent}\n`, shows, `${shows}\n`] : [shows, `${shows}\n`];
  return wanted.includes(out)
    ? []
    : [`"${shows}" should be all that was printed; this was: ${out}`];
}

// The mock's streams begin with a comment, which JSON never does.
const isStream = ([first]: Uint8Array): boolean => first === 0x3a;

const fileIn = (reply: Reply): string | undefined =>
  "base64" in reply ? reply.base64 : reply.saves;

async function lacksFile(
  base64: string,
  { made, folder }: Ended,
  alike: Alike,
): Promise<readonly string[]> {
  const wanted = Buffer.from(base64, "base64");
  const misnamed = [...made].flatMap(([name, bytes]) => misnames(name, bytes));
  if (misnamed.length > 0) return misnamed;
  if ([...made.values()].some((bytes) => bytes.equals(wanted)))
    return made.size === 1 ? [] : [`It left more than its file: ${[...made.keys()].join(", ")}.`];
  const names = [...made.keys()].join(", ");
  if (names === "") return ["The file was not saved."];
  const path = join(folder, ".wanted");
  await writeFile(path, wanted);
  for (const name of made.keys()) {
    if (await alike(path, join(folder, name))) return [];
  }
  return [`The file was not saved: ${names} holds something else.`];
}

// How files of a kind begin, and how their names end.
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

/** Says where the ending of a file's name is not that of its bytes. @internal */
export function misnames(name: string, bytes: Uint8Array): readonly string[] {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const found = BEGINNINGS.find(([beginning]) => beginning.test(start));
  if (found === undefined || found[1].test(name)) return [];
  return [
    `The bytes of ${name} are those of another kind of file, whose name matches ${String(found[1])}.`,
  ];
}
