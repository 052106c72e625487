// How JavaScript saves media: only where their type says that they are media, and under the ending of their bytes.
import { fileNameFor } from "hubsmith";
import { type Code, js } from "hubsmith/code";
import { endingsByText } from "hubsmith/clients";

type Js = Code<"js">;

/** How a kind of media is known by its type. */
export const KINDS: Readonly<Record<string, Js>> = {
  image: js`/^image\/|octet-stream/`,
  audio: js`/^audio\/|octet-stream/`,
  video: js`/^video\/|octet-stream/`,
};
const OTHER = js`/^(?!text\/|application\/json)/`;

/** The kind of a media type, which is also the name of the variable that holds such media. */
export const kindOf = (type: string): string => {
  const [kind = ""] = type.split("/");
  return Object.hasOwn(KINDS, kind) ? kind : "file";
};

/** Saves the blob in the variable that is named after the kind of `type`; `shown` is what to show where it holds something else. */
export function saveBlob(type: string, shown?: Js): Js {
  const blob = js.name(kindOf(type));
  const is = KINDS[kindOf(type)] ?? OTHER;
  const what = shown ?? js`${blob}.type + ": " + (await ${blob}.text())`;
  return js`
    if (!${is}.test(${blob}.type)) {
        throw new Error(${what});
    }
    const bytes = Buffer.from(await ${blob}.arrayBuffer());
    ${saveBytes(type)}
  `;
}

/** Saves bytes that stand as text in a variable. */
export function saveText(type: string, text: Js, encoding: "base64" | "hex"): Js {
  return js`
    const bytes = Buffer.from(${text}, ${encoding});
    ${saveBytes(type)}
  `;
}

/** Saves the variable `bytes`: how they begin tells the format, for a type may be what somebody took them for. */
export function saveBytes(type: string): Js {
  const { usual, others } = endingsByText(type, "hex");
  const saved =
    others.length === 0
      ? js`await writeFile(${fileNameFor(type)}, bytes);`
      : js`
          const ending = ${Object.fromEntries(others)}[bytes.toString("hex", 0, 4)] ?? ${usual};
          await writeFile(${`${kindOf(type)}.`} + ending, bytes);
        `;
  return js`
    ${js.needs("node:fs/promises", "writeFile")}
    ${saved}
  `;
}
