// How the shell reads an answer: jq takes JSON apart, and a file comes under another name until it is known what it is.
import { type Answer, fileNameFor, type Path } from "hubsmith";
import { type Code, sh } from "hubsmith/code";

type Sh = Code<"sh">;

/** A place in JSON as jq names it. */
export function filter(path: Path): string {
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

/** What a jq program finds in `answer`; fails where that is nothing. */
export const found = (program: string): Sh => sh`printf '%s' "$answer" | jq -er ${program}`;

/** Reads the JSON in `answer`: prints it, or saves the file it holds. */
export function read(answer: Exclude<Answer, { as: "bytes" | "stream" }>): Sh {
  const places = answer.at.map(filter).join(" // ");
  if (answer.as === "json") {
    return answer.at.some((path) => path.length === 0)
      ? sh`printf '%s\n' "$answer"`
      : sh`${found(places)} || fail`;
  }
  const { holds, list, type, dataUrl } = answer;
  const place = list ? `[${places}] | flatten | .[0]` : places;
  if (holds === "url") {
    return sh`
      media_url=$(${found(place)}) || fail
      ${dataUrl ? saveDataUrl(type) : download(type)}
    `;
  }
  const decoded =
    holds === "base64"
      ? sh`printf '%s' "$content" | base64 --decode > ${fileNameFor(type)}`
      : sh`
          escaped=$(printf '%s' "$content" | sed 's/../\\x&/g')
          printf '%b' "$escaped" > ${fileNameFor(type)}
        `;
  return sh`
    content=$(${found(place)}) || fail
    ${decoded}
  `;
}

/** Shows what came instead of media, takes it away, and ends; `save` needs it. */
export function refuse(type: string): Sh {
  const part = partOf(type);
  return sh`refuse() { cat ${part} >&2; rm -f ${part}; exit 1; }`;
}

/** The options with which a command saves media. */
export const into = (type: string): readonly Sh[] => [
  sh`-sS`,
  sh`-o ${partOf(type)}`,
  sh`-w '%{content_type}'`,
];

/** Saves what a command gets, made with the options of `into`, where its type is the one of media. */
export function save(type: string, command: Sh): Sh {
  const keep = sh`mv -f ${partOf(type)} ${fileNameFor(type)} ;;`;
  const kind = KINDS[type.split("/")[0]!];
  const cases =
    kind === undefined
      ? sh`
          text/* | application/json*) refuse ;;
          *) ${keep}
        `
      : sh`
          ${kind} | *octet-stream*) ${keep}
          *) refuse ;;
        `;
  return sh`
    type=$(${command}) || refuse
    case "$type" in
        ${cases}
    esac
  `;
}

const partOf = (type: string): string => `${fileNameFor(type)}.part`;
const KINDS: Readonly<Record<string, Sh>> = {
  image: sh`image/*`,
  audio: sh`audio/*`,
  video: sh`video/*`,
};

// The service names the host: it is no option, no file, and gets no key.
function download(type: string): Sh {
  const options = [sh`curl --url "$media_url"`, sh`--globoff`, sh`--proto '=http,https'`, sh`-L`];
  return save(type, sh.command([...options, ...into(type), sh`--fail-with-body`]));
}

// A data URL says its own type, whose letters and digits become the ending.
function saveDataUrl(type: string): Sh {
  const [kind = ""] = type.split("/");
  return sh`
    case "$media_url" in
        data:*)
            ending=\${media_url#data:*/}
            ending=\${ending#x-}
            printf '%s' "\${media_url#*,}" | base64 --decode > ${`${kind}.`}"\${ending%%[^a-z0-9]*}"
            ;;
        *)
            ${download(type)}
            ;;
    esac
  `;
}
