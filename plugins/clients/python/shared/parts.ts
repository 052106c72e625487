// Results of huggingface_hub that are lists: what each item is gets printed, and the file of the first is saved.
import { type Call, fileNameFor } from "hubsmith";
import { type Code, python } from "hubsmith/code";

type Python = Code<"python">;

interface Parts {
  /** The variable that holds the list. */
  readonly list: Python;
  readonly shown: Python;
  save(call: Call): Python;
}

const PARTS: Readonly<Record<string, Parts>> = {
  "audio-to-audio": {
    list: python`parts`,
    shown: python`
      for part in parts:
          print(part.label)
    `,
    save: ({ wire }) => python`
      ${python.needs("pathlib", "Path")}
      Path(${fileNameFor(typeIn(wire) ?? "audio/flac")}).write_bytes(parts[0].blob)
    `,
  },
  "image-segmentation": {
    list: python`segments`,
    shown: python`
      for segment in segments:
          print(segment.label, segment.score)
    `,
    // Pillow reads the mask, and writes any format.
    save: () => python`segments[0].mask.save("image.png")`,
  },
};

const typeIn = (wire: Call["wire"]): string | undefined =>
  "answer" in wire && "type" in wire.answer ? wire.answer.type : undefined;

/** The variable for the result of a call, and what is done with it; nothing where the result is no list of files. */
export function partsOf(
  call: Call,
): { readonly name: Python; readonly reading: Python } | undefined {
  const parts = PARTS[call.task.id];
  if (parts === undefined) return undefined;
  const reading = python`
    ${parts.shown}
    ${parts.save(call)}
  `;
  return { name: parts.list, reading };
}
