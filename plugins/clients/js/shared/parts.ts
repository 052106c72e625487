// Results of huggingface.js that are lists: what each item is gets printed, and the file of the first is saved.
import { type Call } from "hubsmith";
import { type Code, js } from "hubsmith/code";
import { KINDS, saveBytes, saveText } from "./media.ts";

type Js = Code<"js">;

interface Parts {
  /** The variable that holds the list. */
  readonly list: Js;
  readonly shown: Js;
  readonly saved: Js;
}

const PARTS: Readonly<Record<string, Parts>> = {
  "audio-to-audio": {
    list: js`parts`,
    shown: js`for (const { label } of parts) console.log(label);`,
    // Text, such as an error page, is called audio, too: media have zero bytes.
    saved: js`
      const [{ blob, "content-type": type }] = parts;
      const bytes = Buffer.from(blob, "base64");
      if (!${KINDS["audio"]!}.test(type) || !bytes.includes(0)) {
          throw new Error(type + ": " + bytes.toString());
      }
      ${saveBytes("audio/mpeg")}
    `,
  },
  "image-segmentation": {
    list: js`segments`,
    shown: js`for (const { label, score } of segments) console.log(label, score);`,
    // Masks are images, also where nothing is known of who makes them.
    saved: saveText("image/png", js`segments[0].mask`, "base64"),
  },
};

/** The variable for the result of a task, and what is done with it; nothing where the result is no list of files. */
export function partsOf(
  task: Call["task"],
): { readonly result: Js; readonly reading: Js } | undefined {
  const parts = PARTS[task.id];
  if (parts === undefined) return undefined;
  const reading = js`
    ${parts.shown}
    ${parts.saved}
  `;
  return { result: parts.list, reading };
}
