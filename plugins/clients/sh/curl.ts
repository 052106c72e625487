// curl: prints the wire request as one command; where more is to be done, a short script, in which jq reads JSON.
import { absent, type Absence, type Answer, defineClient, type Job, type Wire } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { filesOf, followingOf, missingWire, once, wireOf } from "hubsmith/clients";
import { read } from "./shared/answers.ts";
import { ask, follow } from "./shared/jobs.ts";
import { into, refuse, save } from "./shared/media.ts";
import { AS_IT_COMES, AS_IT_IS, INTO_VARIABLE, submit } from "./shared/requests.ts";

type Sh = Code<"sh">;

export default defineClient({
  id: "sh/curl",
  label: "cURL",
  language: sh.language,
  order: 1,
  refuses: (call) => missingWire(call) ?? misreadType(wireOf(call)),
  templates: [],
  otherwise: (call) => exchange(wireOf(call)),
});

// In a form, these words behind a type are options of curl's own.
const OPTION = /;\s*(encoder|filename|headers|type)=/i;

function misreadType(wire: Wire): Absence | undefined {
  const odd = "form" in wire.body ? filesOf(wire).find(({ type }) => OPTION.test(type)) : undefined;
  if (odd === undefined) return undefined;
  const reason = `cURL reads what stands behind the type of ${odd.path} as options: ${odd.type}.`;
  return absent("unfit-file-type", reason, "Give the type without parameters.");
}

function exchange(wire: Wire): Sh {
  const { answer, job } = wire;
  if (job === undefined && answer.as === "stream") return single(wire, AS_IT_COMES);
  if (job === undefined && answer.as === "json") return single(wire, AS_IT_IS);
  const script = scriptOf(wire);
  return job === undefined && answer.as === "bytes"
    ? sh`
        # The parentheses end at the first error, and leave your shell open.
        ${script}
      `
    : sh`
        # Needs jq, which reads JSON. The parentheses end at the first error, and leave your shell open.
        ${script}
      `;
}

// Opening a file first ends with an error where it is missing; curl would send an empty body, which may cost something.
const opened = (wire: Wire): readonly Sh[] => filesOf(wire).map((file) => sh`: < ${file}`);

function single(wire: Wire, options: readonly Sh[]): Sh {
  return sh.join([...opened(wire), submit(wire, options)], " && ");
}

function scriptOf(wire: Wire): Sh {
  const { answer, job } = wire;
  const isMedia = answer.as === "bytes" || (answer.as === "file" && answer.holds === "url");
  const isJson = job !== undefined || answer.as !== "bytes";
  return sh`
    (
        set -e -o pipefail
        ${sh.join(opened(wire))}
        ${isMedia ? refuse(answer.type) : sh``}
        ${isJson ? FAIL : sh``}
        ${isJson ? sh`answer=$(${submit(wire, INTO_VARIABLE)}) || fail` : sh``}
        ${job === undefined ? sh`` : follow(wire.headers, followingOf(job))}
        ${resultOf(wire)}
    )
  `;
}

const FAIL = sh`fail() { printf '%s\n' "$answer" >&2; exit 1; }`;

function resultOf(wire: Wire): Sh {
  const { answer, headers, job } = wire;
  if (job?.result !== undefined) return resultApart(headers, answer, job);
  if (answer.as === "bytes") return save(answer.type, submit(wire, into(answer.type)));
  return readNow(answer);
}

const resultApart = once((headers: Wire["headers"], answer: Answer, job: Job): Sh => {
  const asked = (options: readonly Sh[]): Sh =>
    ask(headers, sh`"$result_url"`, followingOf(job).result!, options);
  if (answer.as === "bytes") return save(answer.type, asked(into(answer.type)));
  return sh`
    answer=$(${asked([sh`-sS`])}) || fail
    ${readNow(answer)}
  `;
});

const readNow = (answer: Exclude<Answer, { as: "bytes" }>): Sh =>
  answer.as === "stream" ? sh`printf '%s\n' "$answer"` : read(answer);
