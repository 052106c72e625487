// The file extension of a saved file matches its content.
import { expect, test } from "vitest";
import { misnames } from "./judge.ts";

const bytes = (text: string): Uint8Array => Buffer.from(text, "latin1");

test.each([
  ["image.jpg", "\xff\xd8\xff\xe0"],
  ["image.jpeg", "\xff\xd8\xff\xe0"],
  ["image.png", "\x89PNG\r\n"],
  ["image.webp", "RIFF\x10\x00\x00\x00WEBPVP8L"],
  ["audio.wav", "RIFF\x10\x00\x00\x00WAVEfmt "],
  ["audio.flac", "fLaC\x00"],
  ["audio.mp3", "\xff\xfb\x10\xc4"],
  ["audio.mp3", "ID3\x04"],
  ["video.mp4", "\x00\x00\x00\x18ftypisom"],
  ["image.gif", "GIF89a"],
  ["audio.ogg", "OggS\x00"],
  ["video.webm", "\x1aE\xdf\xa3\x00"],
  ["anything.bin", "something else"],
])("%s of %j", (name, text) => {
  expect(misnames(name, bytes(text))).toEqual([]);
});

test.each([
  ["image.png", "\xff\xd8\xff\xe0"],
  ["image.jpg", "\x89PNG\r\n"],
  ["image.jpg", "RIFF\x10\x00\x00\x00WEBPVP8L"],
  ["audio.webp", "RIFF\x10\x00\x00\x00WAVEfmt "],
  ["audio.wav", "fLaC\x00"],
  ["audio", "ID3\x04"],
  ["image.jpg", "GIF89a"],
  ["audio.mp3", "OggS\x00"],
  ["video.mp4", "\x1aE\xdf\xa3\x00"],
  ["image.mp4.jpg", "\x00\x00\x00\x18ftypisom"],
])("%s is a wrong name for %j", (name, text) => {
  expect(misnames(name, bytes(text))).toHaveLength(1);
});
