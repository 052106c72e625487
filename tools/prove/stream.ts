// Server-sent events as services send them, cut where it hurts: between two line ends, inside a word, inside a letter.
import type { Value } from "hubsmith/code";

/** The events as one stream, in pieces. */
export function eventStream(events: readonly Value[]): readonly Buffer[] {
  const lines = [
    ": this comment keeps the connection open",
    ...events.map((event) => `data: ${JSON.stringify(event)}`),
    "data: [DONE]",
  ];
  const bytes = Buffer.from(lines.map((line) => `${line}\n\n`).join(""));
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
