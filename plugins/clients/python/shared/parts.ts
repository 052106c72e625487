// Results of huggingface_hub that are lists: what each item is gets printed, and the file of the first is saved.
import type { Call } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { save } from "./media.ts";

type Python = Code<"python">;

interface Parts {
  /** The variable that holds the list. */
  readonly list: Python;
  readonly shown: Python;
  readonly saved: Python;
}

const PARTS: Readonly<Record<string, Parts>> = {
  "audio-to-audio": {
    list: python`parts`,
    shown: python`
      for part in parts:
          print(part.label)
    `,
    saved: save("audio/mpeg", python`parts[0].blob`),
  },
  "image-segmentation": {
    list: python`segments`,
    shown: python`
      for segment in segments:
          print(segment.label, segment.score)
    `,
    // Pillow reads the mask, and writes any format.
    saved: python`segments[0].mask.save("image.png")`,
  },
};

/** The variable for the result of a task, and what is done with it; nothing where the result is no list of files. */
export function partsOf(
  task: Call["task"],
): { readonly name: Python; readonly reading: Python } | undefined {
  const parts = PARTS[task.id];
  if (parts === undefined) return undefined;
  const reading = python`
    ${parts.shown}
    ${parts.saved}
  `;
  return { name: parts.list, reading };
}
