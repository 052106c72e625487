// Server-sent events as services send them, cut where it hurts: between two line ends, inside a word, inside a letter.
import type { Value } from "../../code/index.ts";
import { type Course, ODD_ERROR } from "./situation.ts";

/** The events as one stream, in pieces. @internal */
export function eventStream(events: readonly Value[], course?: Course): readonly Uint8Array[] {
  const data = events.map((event) => `data: ${JSON.stringify(event)}`);
  const middle = Math.max(1, Math.floor(data.length / 2));
  const [start, end] = [data.slice(0, middle), data.slice(middle)];
  const error = { error: { message: ODD_ERROR, type: "server_error" } };
  const lines = [
    ": this comment keeps the connection open",
    ...start,
    ...(course === "error event" ? [`data: ${JSON.stringify(error)}`] : []),
    ...(course === "error event" || course === "cut stream" ? [] : end),
    ...(course === "cut stream" ? [] : ["data: [DONE]"]),
  ];
  const text = lines.map((line) => `${line}\n\n`).join("");
  return inPieces(Buffer.from(course === "no last line end" ? text.trimEnd() : text));
}

function inPieces(bytes: Buffer): readonly Uint8Array[] {
  const cuts = new Set([3]);
  for (let at = 0; at < bytes.length; at += 1) {
    const isInLetter = bytes[at]! >= 0x80 && bytes[at]! < 0xc0;
    const isBetweenLineEnds = bytes[at] === 0x0a && bytes[at - 1] === 0x0a;
    if (isInLetter || isBetweenLineEnds) cuts.add(at);
    // Behind the first letter of "data: ", and in the middle of its JSON.
    if (isBetweenLineEnds) cuts.add(at + 2).add(at + 30);
  }
  const places = [0, ...[...cuts].filter((cut) => cut < bytes.length).sort((a, b) => a - b)];
  return places.map((place, index) => bytes.subarray(place, places[index + 1]));
}
