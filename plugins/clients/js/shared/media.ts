// How JavaScript saves media: only where their type says that they are media, and under the ending of that type.
import { fileNameFor } from "hubsmith";
import { type Code, js } from "hubsmith/code";

type Js = Code<"js">;

/** How a kind of media is known by its type, and the endings of types that a service may send instead of the usual one. */
interface Known {
  readonly is: Js;
  readonly endings: Readonly<Record<string, string>>;
}
const KINDS: Readonly<Record<string, Known>> = {
  image: {
    is: js`/^image\/|octet-stream/`,
    endings: { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" },
  },
  audio: {
    is: js`/^audio\/|octet-stream/`,
    endings: {
      "audio/mpeg": "mp3",
      "audio/wav": "wav",
      "audio/x-wav": "wav",
      "audio/flac": "flac",
      "audio/ogg": "ogg",
    },
  },
  video: {
    is: js`/^video\/|octet-stream/`,
    endings: { "video/mp4": "mp4", "video/webm": "webm" },
  },
};
const OTHER: Known = { is: js`/^(?!text\/|application\/json)/`, endings: {} };

/** The kind of a media type, which is also the name of the variable that holds such media. */
export const kindOf = (type: string): string => {
  const [kind = ""] = type.split("/");
  return Object.hasOwn(KINDS, kind) ? kind : "file";
};

/** Saves the blob in the variable that is named after the kind of `type`; `shown` is what to show where it holds something else. */
export function saveBlob(type: string, shown?: Js): Js {
  const blob = js.name(kindOf(type));
  const { is, endings } = KINDS[kindOf(type)] ?? OTHER;
  const [name = "", ending = ""] = fileNameFor(type).split(".");
  const usual = endings[type] ?? ending;
  const others = Object.entries(endings).filter(([, one]) => one !== usual);
  const what = shown ?? js`${blob}.type + ": " + (await ${blob}.text())`;
  return js`
    ${js.needs("node:fs/promises", "writeFile")}
    if (!${is}.test(${blob}.type)) {
        throw new Error(${what});
    }
    const ending = ${Object.fromEntries(others)}[${blob}.type] ?? ${usual};
    await writeFile(${`${name}.`} + ending, Buffer.from(await ${blob}.arrayBuffer()));
  `;
}

/** Saves bytes that stand as text in a variable. */
export function saveText(type: string, text: Js, encoding: "base64" | "hex"): Js {
  return js`
    ${js.needs("node:fs/promises", "writeFile")}
    await writeFile(${fileNameFor(type)}, ${text}, ${encoding});
  `;
}
