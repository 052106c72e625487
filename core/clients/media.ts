// The formats of media: what tells each of them, and the ending that its files get.
import { fileNameFor } from "../model/media.ts";

interface Format {
  readonly ending: string;
  /** What services call it. */
  readonly types: readonly string[];
  /** How its bytes begin, as text; nothing where they begin in several ways. */
  readonly begins?: { readonly base64: string; readonly hex: string };
}

// The first of each kind is what bytes are taken for that begin as no other.
const FORMATS: Readonly<Record<string, readonly [Format, ...Format[]]>> = {
  image: [
    { ending: "jpg", types: ["image/jpeg"] },
    { ending: "png", types: ["image/png"], begins: { base64: "iVBOR", hex: "89504e47" } },
    { ending: "webp", types: ["image/webp"], begins: { base64: "UklGR", hex: "52494646" } },
    { ending: "gif", types: ["image/gif"], begins: { base64: "R0lGO", hex: "47494638" } },
  ],
  audio: [
    { ending: "mp3", types: ["audio/mpeg"] },
    {
      ending: "wav",
      types: ["audio/wav", "audio/x-wav"],
      begins: { base64: "UklGR", hex: "52494646" },
    },
    { ending: "flac", types: ["audio/flac"], begins: { base64: "ZkxhQ", hex: "664c6143" } },
    { ending: "ogg", types: ["audio/ogg"], begins: { base64: "T2dnU", hex: "4f676753" } },
  ],
  video: [
    { ending: "mp4", types: ["video/mp4"] },
    { ending: "webm", types: ["video/webm"], begins: { base64: "GkXfo", hex: "1a45dfa3" } },
  ],
};

/** The MIME type of each kind that is usual, for media of which nothing else is known. @public */
export const usualTypes: Readonly<Record<MediaKind, string>> = {
  image: "image/jpeg",
  audio: "audio/mpeg",
  video: "video/mp4",
};

/** The kinds of media that have formats. @public */
export type MediaKind = "image" | "audio" | "video";

/** The kind of a MIME type; nothing where it is none of media. @public */
export function mediaKind(type: string): MediaKind | undefined {
  const [kind = ""] = type.split("/");
  return Object.hasOwn(FORMATS, kind) ? (kind as MediaKind) : undefined;
}

/** How the ending of a file's name is found. @public */
export interface Endings {
  /** The ending where nothing tells another one. */
  readonly usual: string;
  /** What tells that a file is of another format, and the ending that it then has. */
  readonly others: readonly (readonly [sign: string, ending: string])[];
}

const formatsOf = (type: string): readonly Format[] => FORMATS[type.split("/")[0]!] ?? [];

function usualOf(type: string): string {
  const known = formatsOf(type).find(({ types }) => types.includes(type));
  return known?.ending ?? fileNameFor(type).split(".")[1]!;
}

/** How a MIME type tells the ending, where `type` is expected: any other one of its kind has the usual ending. @public */
export function endingsByType(type: string): Endings {
  const usual = usualOf(type);
  const others = formatsOf(type).filter(({ ending }) => ending !== usual);
  return {
    usual,
    others: others.flatMap(({ ending, types }) => types.map((one) => [one, ending] as const)),
  };
}

/** How the first characters of bytes that stand as text tell the ending, where `type` is expected. @public */
export function endingsByText(type: string, encoding: "base64" | "hex"): Endings {
  const usual = usualOf(type);
  const formats = formatsOf(type);
  const isKnown = formats.some(({ ending }) => ending === usual);
  return {
    usual: isKnown ? formats[0]!.ending : usual,
    others: formats.flatMap(({ begins, ending }) =>
      begins === undefined ? [] : [[begins[encoding], ending] as const],
    ),
  };
}
