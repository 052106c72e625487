// curl: prints the wire request as one command; where a file comes of it, jq reads the JSON.
import { absent, type Absence, defineClient, type Wire } from "hubsmith";
import { type Code, env, type Env, sh, type Text, text } from "hubsmith/code";
import {
  type Address,
  filesOf,
  type Following,
  followingOf,
  missingWire,
  type Place,
  readingOf,
  wireOf,
} from "hubsmith/clients";
import { headersOf, submit } from "./shared/requests.ts";

type Sh = Code<"sh">;

export default defineClient({
  id: "sh/curl",
  label: "cURL",
  language: sh.language,
  order: 1,
  refuses: (call) => missingWire(call) ?? misreadType(wireOf(call)),
  templates: [],
  otherwise: (call) => {
    const wire = wireOf(call);
    const reading = readingOf(call);
    if (wire.job !== undefined) return follow(wire, followingOf(wire.job), reading);
    if (reading.does === "stream") return submit(wire, sh`curl -N`);
    if (reading.does === "save body") return submit(wire, sh`curl -o ${reading.file}`);
    return reading.does === "print" ? submit(wire) : saved(submit(wire, QUIET), reading);
  },
});

type Reading = ReturnType<typeof readingOf>;

// Without the meter that curl shows where its output goes elsewhere.
const QUIET = sh`curl -sS`;

// In a form, these words behind a type are options of curl's own.
const OPTION = /;\s*(encoder|filename|headers|type)=/i;

function misreadType(wire: Wire): Absence | undefined {
  const odd = "form" in wire.body ? filesOf(wire).find(({ type }) => OPTION.test(type)) : undefined;
  if (odd === undefined) return undefined;
  const reason = `cURL reads what stands behind the type of ${odd.path} as options: ${odd.type}.`;
  return absent("unfit-file-type", reason, "Give the type without parameters.");
}

type Found = Extract<Reading, { readonly at: Place }>;

/** Prints or saves what is in the JSON that a command prints, or in the last response of a job. */
function saved(command: Sh | undefined, reading: Found): Sh {
  const place = filter(reading.at);
  const pipe = (program: Sh, ...rest: readonly Sh[]): Sh =>
    command === undefined
      ? sh.join([sh`${program} <<<"\${job:?}"`, ...rest], " |\n    ")
      : sh.join([command, program, ...rest], " |\n    ");
  if (reading.does === "print") return pipe(sh`jq -er ${place}`);
  if (reading.does === "save base64")
    return sh`
      set -o pipefail # ends with the error of curl
      ${pipe(sh`jq -er ${place}`, sh`base64 --decode >${reading.file}`)}
    `;
  const first = reading.isList ? `[${place}] | flatten | .[0]` : place;
  const url = text(env("url"));
  return sh`
    url=$(${pipe(sh`jq -r ${`${first} // empty`}`)})
    curl -sS -o ${reading.file} ${url}
  `;
}

// An empty response ends the loop by `:?`: jq 1.6 takes no input for a success.
function follow(wire: Wire, job: Following, reading: Reading): Sh {
  const { state, waiting, pollFirst, status, result, interval } = job;
  const variables = variablesOf(result === undefined ? [status] : [status, result]);
  const get = (address: Address): Sh =>
    sh.command([
      sh`curl -sS ${urlOf(address, variables)}`,
      ...(address.carriesToken ? headersOf(wire.headers) : []),
    ]);
  const poll = sh`job=$(${get(status)})`;
  const [only, ...others] = waiting.map((word) => JSON.stringify(word));
  const test = others.length === 0 ? `== ${only!}` : `| IN(${[only!, ...others].join(", ")})`;
  return sh`
    job=$(${submit(wire, QUIET)})
    ${sh.join([...variables].map(([place, name]) => sh`${sh.name(name)}=$(jq -r ${place} <<<"$job")`))}
    ${pollFirst === true ? poll : sh``}
    while jq -e ${`${filter(state)} ${test}`} <<<"\${job:?}" >/dev/null; do
        sleep ${interval}
        ${poll}
    done
    ${saved(result === undefined ? undefined : get(result), reading as Found)}
  `;
}

/** A place in JSON as jq names it. */
function filter(place: Place): string {
  const steps = place.map((step) => {
    if (typeof step === "number") return `[${step}]`;
    if (typeof step === "string") return nameOf(step);
    return ` | (${step.map((name) => nameOf(name)).join(" // ")})`;
  });
  const joined = steps.join("").replace(/^ \| /, "");
  return /^[.(]/.test(joined) ? joined : `.${joined}`;
}

const nameOf = (name: string): string =>
  /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;

type Read = Extract<Address["pieces"][number], { at: unknown }>;

const isRead = (piece: Address["pieces"][number]): piece is Read => "at" in piece;

// What jq reads of the first response. A path is without its first slash.
function programOf({ as, at }: Read): string {
  const place = filter(at);
  return as === "path" ? `${place} | split("/")[3:] | join("/")` : `${place} // empty`;
}

// The names of the variables that hold it, by what jq reads.
function variablesOf(addresses: readonly Address[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const piece of addresses.flatMap(({ pieces }) => pieces.filter(isRead))) {
    const program = programOf(piece);
    if (names.has(program)) continue;
    const name = piece.as === "value" ? "id" : piece.as;
    const isTaken = [...names.values()].includes(name);
    names.set(program, isTaken ? `result_${name}` : name);
  }
  return names;
}

// A slash comes before a path, so that it stays on the server that it is added to.
function urlOf({ pieces }: Address, variables: ReadonlyMap<string, string>): Text {
  const parts = pieces.flatMap((piece): readonly (string | Text | Env)[] => {
    if (!isRead(piece)) return [piece.text];
    return [piece.as === "path" ? "/" : "", env(variables.get(programOf(piece))!)];
  });
  return text(...parts);
}
