// How Python reads an answer: it prints it, or saves the file it holds; anything else that came is shown instead.
import type { Answer, Path } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { save } from "./media.ts";

type Python = Code<"python">;

/** Where the JSON of an answer is: in a response that was not read yet, or in a variable that holds it. */
export type Root = "response" | "job" | "result";

const JSON_OF: Readonly<Record<Root, Python>> = {
  response: python`response.json()`,
  job: python`job`,
  result: python`result`,
};
const UNEXPECTED: Readonly<Record<Root, Python>> = {
  response: python`raise SystemExit(f"Unexpected answer: {response.text}")`,
  job: python`raise SystemExit(f"Unexpected answer: {job}")`,
  result: python`raise SystemExit(f"Unexpected answer: {result}")`,
};

/** The value at a place of a JSON value. */
export function at(json: Python, path: Path): Python {
  return path.reduce((code: Python, step) => python`${code}[${step}]`, json);
}

/** Ends the program where `response` is an error, or text where a file was asked for. */
export function check({ as }: Answer): Python {
  if (as !== "bytes") {
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
}

/** Reads an answer that comes in one piece. */
export function read(answer: Exclude<Answer, { as: "stream" }>, root: Root): Python {
  if (answer.as === "bytes") return save(answer.type, python`response.content`);
  if (answer.as === "json") {
    if (answer.at.length === 1 && answer.at[0]!.length === 0)
      return python`print(${JSON_OF[root]})`;
    return python`
      ${find(python`text`, answer.at, root)}
      print(text)
    `;
  }
  const { at: places, holds, list, type } = answer;
  if (holds !== "url") {
    return python`
      ${find(python`content`, places, root, list, DECODED[holds])}
      ${save(type, python`content`)}
    `;
  }
  return python`
    ${find(python`url`, places, root, list)}

    ${answer.dataUrl === true ? decodeOrFetch(type) : fetchAndSave(type)}
  `;
}

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
  root: Root,
  isList = false,
  decode?: Python,
  isAmiss = python`${name} is None`,
): Python {
  const first = python`${name} = ${name}[0] if isinstance(${name}, list) else ${name}`;
  const looked = python`
    ${look(name, places, JSON_OF[root])}
    ${isList ? first : python``}
    ${decode ?? python``}
  `;
  const isSafe = root !== "response" && needsFinder(places) && !isList && decode === undefined;
  return python`
    ${isSafe ? looked : attempt(name, looked, places.length > 1)}
    if ${isAmiss}:
        ${UNEXPECTED[root]}
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
export function finder(answer: Answer): Python {
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
}
