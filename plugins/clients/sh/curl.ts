// curl: prints the HTTP request as one command; to save a file, jq reads the JSON.
import { type Call, defineClient, type HttpRequest } from "hubsmith";
import { type Code, env, sh, text, type ValueObject } from "hubsmith/code";
import { type Text } from "hubsmith/language";
import {
  bodyOf,
  pollingPlan,
  refuseWithoutHttp,
  type FormPart,
  answerPlan,
  requireRequest,
} from "hubsmith/clients";
import type { PollUrl, PollingPlan, PollVariable } from "../../kit/clients/polling.ts";
import { filesOf } from "../../kit/clients/body.ts";
import { hasKeyHeader } from "../../kit/clients/http-client.ts";
import type { ValuePath, AnswerPlan } from "../../kit/clients/response.ts";

type Sh = Code<"sh">;

export default defineClient({
  id: "sh/curl",
  label: "cURL",
  language: sh.language,
  order: 1,
  refuses: refuseWithoutHttp,
  templates: [],
  fallback: (call) => {
    const request = requireRequest(call);
    const reading = answerPlan(call);
    if (request.job !== undefined) return follow(request, pollingPlan(request.job), reading);
    if (reading.kind === "stream") return submit(request, sh`curl -N`);
    if (reading.kind === "save body") return savedBody(call, reading.file);
    return reading.kind === "print" && reading.textUrl === undefined
      ? submit(request)
      : saved(submit(request, QUIET), reading);
  },
});

// Without the progress meter that curl shows if its output is redirected.
const QUIET = sh`curl -sS`;

type Found = Extract<AnswerPlan, { readonly at: ValuePath }>;

/** Prints or saves a value of the JSON that a command prints, or of the last response of a job. */
function saved(command: Sh | undefined, reading: Found): Sh {
  const place = placeOf(reading.at);
  const pipe = (program: Sh, ...rest: readonly Sh[]): Sh => {
    const first = command === undefined ? [sh`${program} <<<"\${job:?}"`] : [command, program];
    return sh.join([...first, ...rest], " |\n    ");
  };
  if (reading.kind === "print" && reading.textUrl !== undefined)
    return sh`
      ${command === undefined ? sh`` : ticket(command)}
      url=$(jq -r ${`${filter([...reading.at, reading.textUrl])}? // empty`} <<<"$job")
      if [ "$url" ]; then curl -fsSL "$url"; else jq -er ${orFails(withTexts(place, reading.textMembers))} <<<"\${job:?}"; fi
    `;
  if (reading.kind === "print") return pipe(sh`jq -er ${orFails(place)}`);
  if (reading.kind === "save base64")
    return sh`
      data=$(${pipe(sh`jq -r ${orFails(place)}`)})
      base64 --decode <<<"\${data:?}" >${reading.file}
    `;
  const first = reading.isList ? `[${place}] | flatten | .[0]` : place;
  return sh`
    url=$(${pipe(sh`jq -r ${orFails(first)}`)})
    ${keptFile(sh`curl -fsSL -o ${reading.file} "\${url:?}"`, reading.file)}
  `;
}

// Hugging Face's servers may send more arrays around an object, or none.
const placeOf = (at: ValuePath): string =>
  at[0] === 0 ? `([.] | flatten | ${filter(at)})` : filter(at);

// A string or an array has no members, which `?` skips.
const withTexts = (place: string, names: readonly string[] = []): string =>
  names.length === 0
    ? place
    : `${place} | ${[...names.map((name) => `${nameOf(name)}?`), "."].join(" // ")}`;

// After an error, the variable is empty, and `${job:?}` ends what reads it.
const ticket = (command: Sh): Sh => sh`
  job=$(${command}) || {
      echo "$job" >&2
      job=
  }
`;

// A response without the value has the reason of the service.
const orFails = (filter: string): string => `${filter} // error(tostring)`;

function follow(request: HttpRequest, job: PollingPlan, reading: AnswerPlan): Sh {
  const { state, waiting, pollFirst, status, result, interval } = job;
  const get = (address: PollUrl): Sh =>
    sh.command([
      sh`curl -sS ${urlOf(address)}`,
      ...(address.carriesToken ? headersOf(request.headers) : []),
    ]);
  const poll = sh`job=$(${get(status)})`;
  return sh`
    ${ticket(submit(request, QUIET))}
    ${sh.join(job.variables.map(variableOf))}
    ${pollFirst === true ? poll : sh``}
    while jq -r ${filter(state)} <<<"$job" | grep -Eqx ${waiting.join("|")}; do
        sleep ${interval}
        ${poll}
    done
    ${saved(result === undefined ? undefined : get(result), reading as Found)}
  `;
}

/** A path in JSON in jq's syntax. */
function filter(place: ValuePath): string {
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

// Variables from the first response. A path is without its first slash.
function variableOf({ kind: as, at, name }: PollVariable): Sh {
  const place = filter(at);
  const program = as === "path" ? `${place} | split("/")[3:] | join("/")` : orFails(place);
  return sh`${sh.name(name)}=$(jq -r ${program} <<<"\${job:?}")`;
}

const urlOf = ({ parts }: PollUrl): Text =>
  text(...parts.map((piece) => ("text" in piece ? piece.text : env(piece.name))));

type Options = readonly Sh[];

const savedBody = (call: Call, file: string): Sh =>
  keptFile(
    submit(requireRequest(call), sh`curl ${hasKeyHeader(call) ? sh`-f` : sh`-fL`} -o ${file}`, []),
    file,
  );

/** A command that saves a file, which is removed if it is empty, or the text of an error. */
const keptFile = (command: Sh, file: string): Sh => sh`
  ${command} &&
      [ -s ${file} ] && ! grep -I . ${file} || ! rm -f ${file} # text is an error message
`;

// Linux limits an argument to 128 KiB. Printed JSON has at most these spaces, and a letter at most 3 bytes.
const isLong = (value: string | ValueObject): boolean => {
  const text = typeof value === "string" ? value : JSON.stringify(value, undefined, 4);
  return text.length > 30_000 && text.replace(/[^ -~]/g, "$&  ").length > 120_000;
};

/** The command that sends a request. */
function submit(
  request: HttpRequest,
  curl: Sh = sh`curl`,
  fail: Options = [sh`--fail-with-body`],
): Sh {
  const { url, headers } = request;
  const body = bodyOf(request);
  const command = (content: Options, type?: string): Sh =>
    sh.command([
      sh`${curl} ${url}`,
      ...(isPattern(url) ? [sh`--globoff`] : []),
      ...fail,
      ...headersOf(headers),
      ...(type === undefined ? [] : [sh`-H ${`Content-Type: ${type}`}`]),
      ...content,
    ]);
  if (body.kind === "form") return command(fieldsOf(body.parts));
  if (body.kind === "file")
    return command([sh`--data-binary ${`@${named(body.file.path)}`}`], body.type);
  return filesOf(request).length > 0 || isLong(body.json)
    ? sh`printf '%s' ${body.json} | ${command([sh`-d @-`], body.type)}`
    : command([sh`-d ${body.json}`], body.type);
}

// Brackets in a URL are a pattern of several URLs, unless globbing is off.
function isPattern(url: string | Text): boolean {
  const first = typeof url === "string" ? url : url.parts[0];
  return typeof first === "string" && /[[\]{}]/.test(first);
}

function fieldsOf(parts: readonly FormPart[]): Options {
  return parts.map((part) => {
    if ("file" in part)
      return sh`-F ${`${part.name}=@${inForm(named(part.file.path))};type=${part.file.type.split(";")[0]!}`}`;
    return isLong(part.text)
      ? sh`-F ${`${part.name}=<`}<(printf '%s' ${part.text})`
      : sh`--form-string ${`${part.name}=${part.text}`}`;
  });
}

// A dash alone would be standard input.
const named = (path: string): string => (path === "-" ? "./-" : path);

// Commas and semicolons end a path in a form, unless it is in quotes.
const inForm = (path: string): string =>
  /[",;\\]/.test(path) ? `"${path.replace(/["\\]/g, "\\$&")}"` : path;

/** The options for headers. */
const headersOf = (headers: HttpRequest["headers"]): Options =>
  Object.entries(headers).map(([name, value]) =>
    typeof value === "string" ? sh`-H ${`${name}: ${value}`}` : sh`-H ${text(`${name}: `, value)}`,
  );
