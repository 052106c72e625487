// How JavaScript saves media: only where their type says that they are media, and under the ending of what came.
import { fileNameFor } from "hubsmith";
import { type Code, js } from "hubsmith/code";
import { endingsByText, endingsByType } from "../../shared/formats.ts";

type Js = Code<"js">;

// How a kind of media is known by its type.
const KINDS: Readonly<Record<string, Js>> = {
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
  const [name = ""] = type.split("/");
  const { usual, others } = endingsByType(type);
  const what = shown ?? js`${blob}.type + ": " + (await ${blob}.text())`;
  return js`
    ${js.needs("node:fs/promises", "writeFile")}
    if (!${is}.test(${blob}.type)) {
        throw new Error(${what});
    }
    const ending = ${Object.fromEntries(others)}[${blob}.type.split(";")[0]] ?? ${usual};
    await writeFile(${`${name}.`} + ending, Buffer.from(await ${blob}.arrayBuffer()));
  `;
}

/** Saves bytes that stand as text in a variable; how they begin tells the format. */
export function saveText(type: string, text: Js, encoding: "base64" | "hex"): Js {
  const kind = kindOf(type);
  if (kind === "file")
    return js`
      ${js.needs("node:fs/promises", "writeFile")}
      await writeFile(${fileNameFor(type)}, ${text}, ${encoding});
    `;
  const { usual, others } = endingsByText(type, "hex");
  return js`
    ${js.needs("node:fs/promises", "writeFile")}
    const bytes = Buffer.from(${text}, ${encoding});
    const ending = ${Object.fromEntries(others)}[bytes.toString("hex", 0, 4)] ?? ${usual};
    await writeFile(${`${kind}.`} + ending, bytes);
  `;
}
