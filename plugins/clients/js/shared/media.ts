// How JavaScript saves media: only where their type says that they are media, and under the ending of that type.
import { fileNameFor } from "hubsmith";
import { type Code, js } from "hubsmith/code";

type Js = Code<"js">;

/** The types of which files of a kind are, in short, and the others that a service may send instead of the one expected. */
const KINDS: Readonly<Record<string, { readonly is: Js; readonly types: readonly string[] }>> = {
  image: {
    is: js`/^image\/|octet-stream/`,
    types: ["image/jpeg", "image/png", "image/webp"],
  },
  audio: {
    is: js`/^audio\/|octet-stream/`,
    types: ["audio/mpeg", "audio/wav", "audio/x-wav", "audio/flac", "audio/ogg"],
  },
  video: { is: js`/^video\/|octet-stream/`, types: ["video/mp4", "video/webm"] },
};
const OTHER = { is: js`/^(?!text\/|application\/json)/`, types: [] };

/** The kind of a media type, which is also the name of the variable that holds such media. */
export const kindOf = (type: string): string => {
  const [kind = ""] = type.split("/");
  return Object.hasOwn(KINDS, kind) ? kind : "file";
};

/** Saves the blob in the variable that is named after the kind of `type`; `shown` is what to show where it holds something else. */
export function saveBlob(type: string, shown?: Js): Js {
  const blob = js.name(kindOf(type));
  const { is, types } = KINDS[kindOf(type)] ?? OTHER;
  const others = types.filter((one) => one !== type).map((one) => [one, endingOf(one)]);
  const what = shown ?? js`${blob}.type + ": " + (await ${blob}.text())`;
  return js`
    ${js.needs("node:fs/promises", "writeFile")}
    if (!${is}.test(${blob}.type)) {
        throw new Error(${what});
    }
    const ending = ${Object.fromEntries(others) as Record<string, string>}[${blob}.type] ?? ${endingOf(type)};
    await writeFile(${`${nameOf(type)}.`} + ending, Buffer.from(await ${blob}.arrayBuffer()));
  `;
}

/** Saves bytes that stand as text in a variable. */
export function saveText(type: string, text: Js, encoding: "base64" | "hex"): Js {
  return js`
    ${js.needs("node:fs/promises", "writeFile")}
    await writeFile(${fileNameFor(type)}, ${text}, ${encoding});
  `;
}

const nameOf = (type: string): string => fileNameFor(type).split(".")[0]!;
const endingOf = (type: string): string => fileNameFor(type.replace("/x-", "/")).split(".")[1]!;
