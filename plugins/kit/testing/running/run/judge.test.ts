// The file extension of a saved file matches its content.
import { expect, test } from "vitest";
import { extensionFaults } from "./judge.ts";

const KINDS: readonly (readonly [start: string, ...names: string[]])[] = [
  ["\xff\xd8\xff\xe0", "image.jpg", "image.jpeg"],
  ["\x89PNG\r\n", "image.png"],
  ["RIFF\x10\x00\x00\x00WEBPVP8L", "image.webp"],
  ["GIF89a", "image.gif"],
  ["RIFF\x10\x00\x00\x00WAVEfmt ", "audio.wav"],
  ["fLaC\x00", "audio.flac"],
  ["OggS\x00", "audio.ogg"],
  ["\xff\xfb\x10\xc4", "audio.mp3"],
  ["ID3\x04", "audio.mp3"],
  ["\x00\x00\x00\x18ftypisom", "video.mp4"],
  ["\x1aE\xdf\xa3\x00", "video.webm"],
];

test.for(KINDS)("%j", ([start, ...bytes]) => {
  for (const name of [...KINDS.flatMap(([, ...names]) => names), "audio", "image.mp4.png.x"])
    expect(extensionFaults(name, Buffer.from(start, "latin1")), name).toHaveLength(
      bytes.includes(name) ? 0 : 1,
    );
});

test("a file of an unknown kind may have any name", () => {
  expect(extensionFaults("anything.bin", Buffer.from("something else"))).toEqual([]);
});
