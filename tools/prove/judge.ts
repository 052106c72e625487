// A run is judged by what happened: it ended well, it asked for the right things, and the answer is there to see.
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { SampleAnswer } from "hubsmith";
import { speaksOf } from "./option-sets.ts";
import type { Case } from "./case.ts";
import type { Ended } from "./run.ts";
import type { Happened } from "./service.ts";

// Two pictures, decoded: a client may save what it got in another format, yet not another picture.
const COMPARE = `
import sys
from PIL import Image, ImageChops
one, other = (Image.open(path).convert("RGB") for path in sys.argv[1:])
worst = max(high for _, high in ImageChops.difference(one, other).getextrema())
sys.exit(0 if one.size == other.size and worst <= 4 else 1)
`;

/** What is wrong about a run; nothing where it is well. */
export async function judge(
  one: Case,
  ended: Ended,
  happened: Happened,
  python: string,
): Promise<readonly string[]> {
  const { code, timedOut, made, out, errors } = ended;
  const faults = [...happened.faults];
  if (made.has("pwned")) faults.push("An input was run as a command: there is a file `pwned`.");
  if (timedOut) return [...faults, "It did not end in time."];
  const { refusal } = one.situation;
  if (refusal !== undefined) {
    if (happened.refused === 0) faults.push("It made no request that could be refused.");
    if (code === 0) faults.push("It was refused, and ended as if all was well (exit code 0).");
    if (!`${out.toString()}${errors}`.includes(String(refusal.status)))
      faults.push(`It was refused, and does not say so (${refusal.status}).`);
    return faults;
  }
  const { about } = one.situation;
  if (about !== undefined && ![...happened.used].some((contract) => speaksOf(about, contract)))
    faults.push(`No request had to do with "${about}".`);
  if (about === "failed")
    return code === 0
      ? [...faults, "The job failed, and it ended as if all was well (exit code 0)."]
      : faults;
  if (code !== 0) faults.push(`It ended with exit code ${code}.`);
  const answer = happened.answers.at(-1);
  if (answer === undefined) return [...faults, "It got no answer."];
  return [...faults, ...(await lacks(one, ended, happened, answer, python))];
}

async function lacks(
  { language }: Case,
  ended: Ended,
  { last }: Happened,
  answer: SampleAnswer,
  python: string,
): Promise<readonly string[]> {
  const out = ended.out.toString();
  if ("base64" in answer) return lacksFile(answer.base64, ended, python);
  if (answer.saves !== undefined) return lacksFile(answer.saves, ended, python);
  const { shows } = answer;
  if (shows === undefined) return ["It ended before the answer was there."];
  if (!last.toString().startsWith(":"))
    return out.includes(shows) ? [] : [`"${shows}" was not printed; this was: ${out}`];
  // A command line tool shows the stream itself; a program shows the text, and nothing else.
  const wanted = language === "sh" ? [last.toString(), shows] : [shows];
  return wanted.includes(out)
    ? []
    : [`"${shows}" should be all that was printed; this was: ${out}`];
}

async function lacksFile(
  base64: string,
  { made, folder }: Ended,
  python: string,
): Promise<readonly string[]> {
  const wanted = Buffer.from(base64, "base64");
  if ([...made.values()].some((bytes) => bytes.equals(wanted))) return [];
  const names = [...made.keys()].join(", ");
  if (names === "") return ["The file was not saved."];
  const path = join(folder, ".wanted");
  await writeFile(path, wanted);
  for (const name of made.keys()) {
    const compared = promisify(execFile)(python, ["-c", COMPARE, path, join(folder, name)]);
    if (
      await compared.then(
        () => true,
        () => false,
      )
    )
      return [];
  }
  return [`The file was not saved: ${names} holds something else.`];
}
