// Judges a run: it sent the right requests, it ended correctly, and the expected output is there.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Task } from "hubsmith";
import { isPolicy } from "#core/kinds/provider";
import type { Reply } from "../../../contract/index.ts";
import { savedFrom, shownFrom } from "../service/exchanges.ts";
import { textsIn } from "../service/facts.ts";
import { type Happened, MOVED } from "../service/mock.ts";
import { type InjectedFault, ODD_ERROR } from "../service/setup.ts";
import type { Case } from "./case.ts";
import type { Ended } from "./environment.ts";

export type Alike = (a: string, b: string) => Promise<boolean>;

/** The problems of a run; empty if it passed. @internal */
export async function judge(
  testCase: Case,
  ended: Ended,
  happened: Happened,
  alike: Alike,
  showsMessages = true,
): Promise<readonly string[]> {
  const faults = [...happened.faults];
  if (ended.made.has("pwned"))
    faults.push("An input was run as a command: there is a file `pwned`.");
  if (ended.timedOut) return [...faults, "It did not end in time."];
  const { injectedFault } = testCase.setup;
  if (injectedFault === undefined || ANSWERED.includes(injectedFault)) {
    if (ended.code !== 0) faults.push(`It ended with exit code ${ended.code}.`);
    return [...faults, ...(await outputFaults(testCase, ended, happened, alike))];
  }
  // A command-line tool prints any response, which its user reads.
  const isShown =
    typeof injectedFault === "object" &&
    "redirected" in injectedFault &&
    testCase.language === "sh";
  if (ended.code === 0 && !(isShown && ended.out.includes(MOVED)))
    faults.push("The call failed, but the program ended with exit code 0.");
  for (const name of ended.made.keys()) faults.push(`The call failed, but it saved ${name}.`);
  const output = `${ended.out.toString()}${ended.errors}`;
  const message = showsMessages && testCase.isWire ? messageOf(injectedFault, happened) : undefined;
  if (message !== undefined && !output.includes(message))
    faults.push(`It did not print the message of the service: ${message}`);
  // Without a key, it may fail before its first request.
  return injectedFault === "no key" ? faults : [...faults, ...notTried(testCase, happened)];
}

/** The faults in spite of which a program must print its answer. */
const ANSWERED: readonly InjectedFault[] = ["slow", "no last line end"];

/** The message of a refused request, an error with status 200, or a failed job. A page has none. */
function messageOf(injectedFault: InjectedFault, { replies }: Happened): string | undefined {
  if (injectedFault === "error with 200") return ODD_ERROR;
  const json =
    typeof injectedFault === "object" && "refused" in injectedFault
      ? injectedFault.refused.json
      : injectedFault === "failed"
        ? replies.at(-1)
        : undefined;
  // Without characters that a program may escape.
  return /\w[\w ]*\(sample[^)]*\)/.exec(JSON.stringify(json) ?? "")?.[0];
}

function notTried(
  { setup: { injectedFault } }: Case,
  { isStreamed, odd, used }: Happened,
): readonly string[] {
  const isInjected =
    injectedFault === "failed"
      ? [...used].some(({ failed }) => failed !== undefined)
      : odd > 0 || (typeof injectedFault === "string" && isStreamed);
  return isInjected ? [] : ["It sent no request into which the fault could be injected."];
}

const NO_RESPONSE =
  "It received no response. The test's service is a proxy: is HTTPS_PROXY read by the client?";

async function outputFaults(
  { language, trial, setup }: Case,
  ended: Ended,
  { isStreamed, last, replies, used }: Happened,
  alike: Alike,
): Promise<readonly string[]> {
  const { injectedFault } = setup;
  if (injectedFault === "slow" && ![...used].some(({ slow }) => slow !== undefined))
    return ["No request reached the slow job."];
  const reply = replies.at(-1);
  if (reply === undefined) return [NO_RESPONSE];
  const out = ended.out.toString();
  const file = savedFrom(reply);
  // If a policy chooses the provider, the format is unknown.
  if (file !== undefined) return fileFaults(file, ended, alike, isPolicy(trial.requested));
  const shows = shownFrom(reply);
  if (shows === undefined) return ["It ended before it received the answer."];
  const sent = Buffer.from(last).toString();
  if (!isStreamed) {
    const isVector = returnsVector(trial.task);
    // A command-line tool prints the JSON of the service.
    const isShown = (text: string): boolean =>
      out.includes(text) || (language === "sh" && out.includes(JSON.stringify(text).slice(1, -1)));
    const lost = shows.filter(
      (text) =>
        !isShown(text) && !(isVector && printsLength(out, reply, text, textsIn(setup.facts))),
    );
    return lost.map((text) => `"${text}" was not printed. The output was: ${out}`);
  }
  const [text = "", ...thoughts] = shows;
  // A command-line tool prints the raw stream; a program prints only the text.
  const wanted = language === "sh" ? [sent, `${sent}\n`, text, `${text}\n`] : [text, `${text}\n`];
  return wanted.includes(out) || isAfterThoughts(out, text, thoughts)
    ? []
    : [`"${text}" should be the only output, but the output was: ${out}`];
}

/** Whether an output is text on separate lines after the model's thoughts. */
function isAfterThoughts(out: string, text: string, thoughts: readonly string[]): boolean {
  const [before = "", after, ...more] = out.split(text);
  const isApart = before.endsWith("\n") && after?.trim() === "" && more.length === 0;
  return isApart && thoughts.length > 0 && before.trim() === thoughts.join("");
}

/** Whether the answer of a task is an array of numbers, such as an embedding. */
const returnsVector = ({ hubServers }: Task): boolean =>
  hubServers?.answer?.kind === "json" && hubServers.answer.schemas?.[0] === "numbers";

/**
 * Whether a program prints the length of the array that has this number, or of the arrays for several texts: for
 * embeddings, that is enough.
 */
function printsLength(
  out: string,
  reply: Reply,
  text: string,
  texts: readonly string[] | undefined,
): boolean {
  if (texts !== undefined) return new RegExp(`\\b${texts.length}\\b`).test(out);
  const lengthIn = (value: unknown): number | undefined => {
    if (Array.isArray(value) && value.includes(Number(text))) return value.length;
    const inner = typeof value === "object" && value !== null ? Object.values(value) : [];
    return inner.map(lengthIn).find((length) => length !== undefined);
  };
  const length = "json" in reply ? lengthIn(reply.json) : undefined;
  return length !== undefined && new RegExp(`(?:^|\\D)${length}\\D*$`).test(out);
}

async function fileFaults(
  wanted: Buffer,
  { made, folder }: Ended,
  alike: Alike,
  hasAnyFormat: boolean,
): Promise<readonly string[]> {
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

// The first bytes of each file type, its file extensions, and its name.
const MEDIA: readonly (readonly [bytes: RegExp, extensions: RegExp, what: string])[] = [
  [/^\xff\xd8\xff/, /\.jpe?g$/, "a JPEG picture"],
  [/^\x89PNG/, /\.png$/, "a PNG picture"],
  [/^RIFF.{4}WEBP/s, /\.webp$/, "a WebP picture"],
  [/^GIF8/, /\.gif$/, "a GIF picture"],
  [/^RIFF.{4}WAVE/s, /\.wav$/, "a WAV recording"],
  [/^fLaC/, /\.flac$/, "a FLAC recording"],
  [/^OggS/, /\.ogg$/, "an Ogg recording"],
  [/^(ID3|\xff[\xe0-\xff])/, /\.mp3$/, "an MP3 recording"],
  [/^.{4}ftyp/s, /\.mp4$/, "an MP4 video"],
  [/^.E\xdf\xa3/s, /\.webm$/, "a WebM video"],
];

/** The extensions and the name of a file's type, by its first bytes; undefined if the type is unknown. @internal */
export function mediaOf(
  bytes: Uint8Array,
): { readonly extensions: RegExp; readonly what: string } | undefined {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const format = MEDIA.find(([beginning]) => beginning.test(start));
  return format && { extensions: format[1], what: format[2] };
}

/** Reports a file extension that does not match the file's content. @internal */
export function extensionFaults(name: string, bytes: Uint8Array): readonly string[] {
  const { extensions } = mediaOf(bytes) ?? {};
  if (extensions === undefined || extensions.test(name)) return [];
  return [
    `The content of ${name} is another type of file, whose name matches ${String(extensions)}.`,
  ];
}
