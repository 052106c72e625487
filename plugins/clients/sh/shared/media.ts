// How the shell saves media: under another name until it is known what came, and then under the ending of that.
import { fileNameFor } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { type Endings, endingsByText, endingsByType, once } from "hubsmith/clients";

type Sh = Code<"sh">;

/** Saves bytes that stand as text in `content`, whose first characters tell the format. */
export function saveText(type: string, encoding: "base64" | "hex"): Sh {
  const kind = kindOf(type);
  const start = encoding === "hex" ? sh`$(printf '%.8s' "$content" | tr A-F a-f)` : sh`"$content"`;
  const told = sh`
    case ${start} in
        ${patterns(endingsByText(type, encoding), sh`*`)}
    esac
  `;
  const name = kind?.name ?? sh`${fileNameFor(type)}`;
  const decoded =
    encoding === "base64"
      ? sh`printf '%s' "$content" | base64 --decode > ${name}`
      : sh`
          escaped=$(printf '%s' "$content" | sed 's/../\\x&/g')
          printf '%b' "$escaped" > ${name}
        `;
  return kind === undefined
    ? decoded
    : sh`
        ${told}
        ${decoded}
      `;
}

/** Shows what came instead of media, takes it away, and ends; `save` needs it. */
export const refuse: (type: string) => Sh = once((type) => {
  const part = partOf(type);
  return sh`refuse() { cat ${part} >&2; rm -f ${part}; exit 1; }`;
});

/** The options with which a command saves media. */
export const into: (type: string) => readonly Sh[] = once((type) => [
  sh`-sS`,
  sh`-o ${partOf(type)}`,
  sh`-w '%{content_type}'`,
]);

/** Saves what a command gets, made with the options of `into`, where its type is the one of media, and under its ending. */
export function save(type: string, command: Sh): Sh {
  return sh`
    type=$(${command}) || refuse
    ${keep(type)}
  `;
}

const keep = once((type: string): Sh => {
  const kind = kindOf(type);
  return kind === undefined
    ? sh`
        case "$type" in
            text/* | application/json*) refuse ;;
        esac
        mv -f ${partOf(type)} ${fileNameFor(type)}
      `
    : sh`
        case "$type" in
            ${patterns(endingsByType(type), kind.is)}
            *) refuse ;;
        esac
        mv -f ${partOf(type)} ${kind.name}
      `;
});

/** The patterns of a `case` that sets `ending`; `rest` is what has the usual one. */
function patterns({ usual, others }: Endings, rest: Sh): Sh {
  return sh`
    ${sh.join(others.map(([sign, ending]) => sh`${sign}*) ending=${ending} ;;`))}
    ${rest}) ending=${usual} ;;
  `;
}

const partOf = (type: string): string => `${fileNameFor(type)}.part`;

interface Kind {
  /** The types of it, as patterns. */
  readonly is: Sh;
  readonly name: Sh;
}
const KINDS: Readonly<Record<string, Kind>> = {
  image: { is: sh`image/* | *octet-stream*`, name: sh`"image.$ending"` },
  audio: { is: sh`audio/* | *octet-stream*`, name: sh`"audio.$ending"` },
  video: { is: sh`video/* | *octet-stream*`, name: sh`"video.$ending"` },
};
const kindOf = (type: string): Kind | undefined => KINDS[type.split("/")[0]!];

/** The command for what is behind `media_url`. The service names the host: it is no option, no file, and gets no key. */
export function download(type: string): Sh {
  const options = [sh`curl --url "$media_url"`, sh`--globoff`, sh`--proto '=http,https'`, sh`-L`];
  return sh.command([...options, ...into(type), sh`--fail-with-body`]);
}

/** Saves what is behind `media_url`, or in it: a data URL begins with its own type. */
export function saveDataUrl(type: string): Sh {
  return sh`
    case "$media_url" in
        data:*)
            type=\${media_url#data:}
            printf '%s' "\${media_url#*,}" | base64 --decode > ${partOf(type)} || refuse
            ;;
        *)
            type=$(${download(type)}) || refuse
            ;;
    esac
    ${keep(type)}
  `;
}
