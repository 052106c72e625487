// curl: prints the wire request as one command; where JSON must be read on the way, jq reads it.
import {
  type Answer,
  defineClient,
  fileNameFor,
  type Path,
  type Queue,
  type UrlPiece,
  type Wire,
} from "hubsmith";
import { type Code, filesIn, isFile, sh, text } from "hubsmith/code";
import { missingWire, wireOf } from "../shared/absences.ts";

type Sh = Code<"sh">;

export default defineClient({
  id: "sh/curl",
  label: "cURL",
  language: "sh",
  order: 1,
  refuses: missingWire,
  templates: {},
  otherwise: (call) => exchange(wireOf(call)),
});

function exchange(wire: Wire): Sh {
  const { answer, queue } = wire;
  if (queue === undefined) {
    if (answer.as === "stream") return submit(wire, [sh`-N`]);
    if (answer.as === "json") return submit(wire, []);
    if (answer.as === "bytes") return submit(wire, [sh`-o ${fileNameFor(answer.type)}`]);
  }
  return sh`
    # Needs jq, which reads JSON. The parentheses end at the first error, and leave your shell open.
    (
        set -e -o pipefail
        answer=$(${submit(wire, [sh`-sS`])})
        ${queue === undefined ? sh`` : follow(wire, queue)}
        ${read(answer)}
    )
  `;
}

function submit({ url, headers, body }: Wire, options: readonly Sh[]): Sh {
  const command = (content: readonly Sh[]): Sh =>
    sh.command([
      sh`curl ${url}`,
      ...options,
      sh`--fail-with-body`,
      ...headersOf(headers),
      ...content,
    ]);
  if ("file" in body) {
    return command([
      sh`-H ${`Content-Type: ${body.file.type}`}`,
      sh`--data-binary ${`@${body.file.path}`}`,
    ]);
  }
  if ("form" in body) {
    return command(
      Object.entries(body.form).map(([name, value]) =>
        isFile(value)
          ? sh`-F ${`${name}=@${inForm(value.path)};type=${value.type}`}`
          : sh`--form-string ${`${name}=${value}`}`,
      ),
    );
  }
  const type = sh`-H ${"Content-Type: application/json"}`;
  // A word of a command holds some 100 kB at the most, which a file's content soon exceeds.
  return filesIn(body.json).length > 0
    ? sh`printf '%s' ${body.json} | ${command([type, sh`-d @-`])}`
    : command([type, sh`-d ${body.json}`]);
}

// Commas and semicolons end a path in a form, unless it stands in quotes.
function inForm(path: string): string {
  return /[",;\\]/.test(path) ? `"${path.replace(/["\\]/g, "\\$&")}"` : path;
}

function headersOf(headers: Wire["headers"]): readonly Sh[] {
  return Object.entries(headers).map(([name, value]) =>
    typeof value === "string" ? sh`-H ${`${name}: ${value}`}` : sh`-H ${text(`${name}: `, value)}`,
  );
}

// `answer` holds the job's last answer, and its result in the end.
function follow({ headers }: Wire, { status, done, failed, poll, result }: Queue): Sh {
  const ask = (url: Sh): Sh =>
    sh`answer=$(${sh.command([sh`curl ${url}`, sh`-sS`, sh`--fail-with-body`, ...headersOf(headers)])})`;
  const words = failed.map((word) => sh`${word}`);
  const fails = sh`case "$(job_status)" in ${sh.join(words, " | ")}) printf '%s\n' "$answer" >&2; exit 1 ;; esac`;
  return sh`
    job_status() { printf '%s' "$answer" | jq -r ${filter(status)}; }
    status_url=${urlFrom(poll)}
    ${result === undefined ? sh`` : sh`result_url=${urlFrom(result)}`}
    while [ "$(job_status)" != ${done} ]; do
        ${failed.length > 0 ? fails : sh``}
        sleep 1
        ${ask(sh`"$status_url"`)}
    done
    ${result === undefined ? sh`` : ask(sh`"$result_url"`)}
  `;
}

function read(answer: Answer): Sh {
  const found = (path: string): Sh => sh`printf '%s' "$answer" | jq -er ${path}`;
  if (answer.as === "base64") {
    return sh`${found(filter(answer.at))} | base64 --decode > ${fileNameFor(answer.type)}`;
  }
  if (answer.as === "download") {
    const place = filter(answer.at);
    return sh`
      media_url=$(${found(answer.first ? `[${place}] | flatten[0]` : place)})
      curl "$media_url" -sS --fail-with-body -o ${fileNameFor(answer.type)}
    `;
  }
  return answer.as === "json" ? found(filter(answer.at)) : sh`printf '%s' "$answer"`;
}

/** A place in JSON as jq names it. */
function filter(path: Path): string {
  const steps = path.map((step) =>
    typeof step === "number"
      ? `[${step}]`
      : /^[A-Za-z_]\w*$/.test(step)
        ? `.${step}`
        : `[${JSON.stringify(step)}]`,
  );
  const joined = steps.join("");
  return joined.startsWith(".") ? joined : `.${joined}`;
}

function urlFrom(pieces: readonly UrlPiece[]): Sh {
  const words = pieces
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (typeof piece === "string") return sh.value(piece);
      const place =
        "at" in piece ? filter(piece.at) : `${filter(piece.pathOf)} | sub("^[a-z]+://[^/]+"; "")`;
      return sh`$(printf '%s' "$answer" | jq -r ${place})`;
    });
  return sh.join(words, "");
}
