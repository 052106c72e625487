// How Python reads an answer: it prints it, or saves the file it holds; anything else that came is shown instead.
import type { Answer, Path } from "hubsmith";
import { once, type Reading, type Source } from "hubsmith/clients";
import { type Code, python } from "hubsmith/code";
import { save } from "./media.ts";
import { readEvents } from "./stream.ts";

type Python = Code<"python">;

// In a response that was not read yet, or in a variable that holds it.
const JSON_OF: Readonly<Record<Source, Python>> = {
  response: python`response.json()`,
  job: python`job`,
  result: python`result`,
};
const UNEXPECTED: Readonly<Record<Source, Python>> = {
  response: python`raise SystemExit(f"Unexpected answer: {response.text}")`,
  job: python`raise SystemExit(f"Unexpected answer: {job}")`,
  result: python`raise SystemExit(f"Unexpected answer: {result}")`,
};

/** The value at a place of a JSON value. */
export function at(json: Python, path: Path): Python {
  return path.reduce((code: Python, step) => python`${code}[${step}]`, json);
}

/** Ends the program where `response` is an error, or text where a file was asked for. */
export const check: (reading: Reading) => Python = once(({ does }) => {
  if (does !== "save body") {
    return python`
      if not response.ok:
          raise SystemExit(f"{response.status_code}: {response.text}")
    `;
  }
  return python`
    content_type = response.headers.get("Content-Type", "")
    if not response.ok or content_type.startswith(("text/", "application/json")):
        raise SystemExit(f"{response.status_code}: {response.text}")
  `;
});

/** Reads an answer. */
export const read: (reading: Reading) => Python = once((reading) => {
  const { from } = reading;
  switch (reading.does) {
    case "stream":
      return readEvents(reading.hasTools);
    case "save body":
      return save(reading.type, python`response.content`);
    case "print all":
      return python`print(${JSON_OF[from]})`;
    case "print":
      return python`
        ${find(python`text`, reading.at, from)}
        print(text)
      `;
    case "save text":
      return python`
        ${find(python`content`, reading.at, from, reading.isList, DECODED[reading.encoding])}
        ${save(reading.type, python`content`)}
      `;
    default:
      return python`
        ${find(python`url`, reading.at, from, reading.isList)}

        ${reading.isData ? decodeOrFetch(reading.type) : fetchAndSave(reading.type)}
      `;
  }
});

const DECODED = {
  base64: python`
    ${python.needs("base64")}
    content = base64.b64decode(content, validate=True)
  `,
  hex: python`content = bytes.fromhex(content)`,
};

const FETCH = python`
  media = requests.get(url)
  content_type = media.headers.get("Content-Type", "")
  if not media.ok or content_type.startswith(("text/", "application/json")):
      raise SystemExit(f"{media.status_code}: {media.text}")
  content = media.content
`;

function fetchAndSave(type: string): Python {
  return python`
    ${FETCH}
    ${save(type, python`content`)}
  `;
}

function decodeOrFetch(type: string): Python {
  return python`
    ${python.needs("base64")}
    if url.startswith("data:"):
        content = base64.b64decode(url.partition(",")[2])
    else:
        ${FETCH}
    ${save(type, python`content`)}
  `;
}

/** Puts what stands at the first of the places that holds something into a variable, or ends the program, also where `isAmiss`. */
export function find(
  name: Python,
  places: readonly Path[],
  from: Source,
  isList = false,
  decode?: Python,
  isAmiss = python`${name} is None`,
): Python {
  const first = python`${name} = ${name}[0] if isinstance(${name}, list) else ${name}`;
  const looked = python`
    ${look(name, places, JSON_OF[from])}
    ${isList ? first : python``}
    ${decode ?? python``}
  `;
  const isSafe = from !== "response" && needsFinder(places) && !isList && decode === undefined;
  return python`
    ${isSafe ? looked : attempt(name, looked, places.length > 1)}
    if ${isAmiss}:
        ${UNEXPECTED[from]}
  `;
}

function attempt(name: Python, looked: Python, asksForMembers: boolean): Python {
  const faults = asksForMembers
    ? python`(AttributeError, LookupError, TypeError, ValueError)`
    : python`(LookupError, TypeError, ValueError)`;
  return python`
    try:
        ${looked}
    except ${faults}:
        ${name} = None
  `;
}

function look(name: Python, places: readonly Path[], json: Python): Python {
  if (places.length === 1) return python`${name} = ${at(json, places[0]!)}`;
  if (needsFinder(places)) {
    const all = places.map((one) => python.value(one));
    return python`${name} = find(${python.args([json, ...all])})`;
  }
  const gets = places.map((one) => python`answer.get(${one.at(-1) as string})`);
  return python`
    answer = ${at(json, places[0]!.slice(0, -1))}
    ${name} = ${python.join(gets, " or ")}
  `;
}

// One place, and neighbours in one object, are read without it.
function needsFinder(places: readonly Path[]): boolean {
  if (places.length === 1) return false;
  const [first = []] = places;
  const isBeside = (one: Path): boolean =>
    one.length === first.length &&
    one.every((step, at) => at === one.length - 1 || step === first[at]);
  return !places.every((one) => typeof one.at(-1) === "string" && isBeside(one));
}

/** The function that looks at places of several depths, where an answer has such. */
export const finder: (answer: Answer | Reading) => Python = once((answer) => {
  if (!("at" in answer) || !needsFinder(answer.at)) return python``;
  return python`
    # What stands at the first of several places that holds something.
    def find(answer, *places):
        for place in places:
            found = answer
            try:
                for step in place:
                    found = found[step]
            except (LookupError, TypeError):
                continue
            if found is not None:
                return found
  `;
});
