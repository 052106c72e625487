// How Python saves media: under a name that ends as their bytes say.
import { fileNameFor } from "hubsmith";
import { type Code, python } from "hubsmith/code";

type Python = Code<"python">;

// How files of a kind begin, but for those of the kind that is usual, and what these are called.
const KINDS: Readonly<Record<string, { readonly others: Python; readonly usual: string }>> = {
  image: {
    others: python`{b"\x89PNG": "png", b"RIFF": "webp", b"GIF8": "gif"}`,
    usual: "jpg",
  },
  audio: {
    others: python`{b"RIFF": "wav", b"fLaC": "flac", b"OggS": "ogg"}`,
    usual: "mp3",
  },
  video: { others: python`{b"\x1aE\xdf\xa3": "webm"}`, usual: "mp4" },
};

/** Saves the bytes that an expression gives; `type` is a MIME type, or the kind of media alone. */
export function save(type: string, bytes: Python): Python {
  const [kind = ""] = type.split("/");
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (known === undefined) {
    return python`
      ${python.needs("pathlib", "Path")}
      Path(${fileNameFor(type)}).write_bytes(${bytes})
    `;
  }
  return python`
    ${python.needs("pathlib", "Path")}
    ending = ${known.others}.get(${bytes}[:4], ${known.usual})
    Path(${`${kind}.`} + ending).write_bytes(${bytes})
  `;
}
