// Another format begins otherwise, is of the same kind, and stands everywhere the usual one stood.
import { expect, test } from "vitest";
import { inAnotherFormat } from "./formats.ts";

const base64 = (text: string): string => Buffer.from(text, "latin1").toString("base64");
const JPEG = base64("\xff\xd8\xff\xe0 a picture, too short to be one");
const PNG = base64("\x89PNG\r\n\x1a\n a picture");
const WAV = base64("RIFF\x10\x00\x00\x00WAVEfmt ");
const WEBP = base64("RIFF\x10\x00\x00\x00WEBPVP8L");
const MP3 = base64("\xff\xfb\x10\xc4 a recording");
const MP4 = base64("\x00\x00\x00\x18ftypisom a video");

test.each([
  ["image/jpeg", JPEG, "image/png"],
  ["image/png", PNG, "image/gif"],
  ["image/webp", WEBP, "image/png"],
  ["audio/wav", WAV, "audio/flac"],
  ["audio/mpeg", MP3, "audio/wav"],
  ["video/mp4", MP4, "video/webm"],
])("a file of %s", (type, bytes, other) => {
  expect(inAnotherFormat({ base64: bytes, type })).toMatchObject({ type: other });
});

test.each([
  ["image/jpeg", JPEG, "image/png"],
  ["image/webp", WEBP, "image/png"],
  ["audio/wav", WAV, "audio/flac"],
  ["audio/mpeg", MP3, "audio/wav"],
  ["video/mp4", MP4, "video/webm"],
])("a text of %s in JSON, with its data URL", (type, bytes, other) => {
  const reply = { json: { a: [bytes], b: `data:${type};base64,${bytes}` }, saves: bytes };
  const made = inAnotherFormat(reply) as typeof reply;
  expect(made.saves).not.toBe(bytes);
  expect(made.json).toEqual({ a: [made.saves], b: `data:${other};base64,${made.saves}` });
});

test("what holds no file stays as it is", () => {
  const reply = { json: { text: "It rained." }, shows: "It rained." };
  expect(inAnotherFormat(reply)).toBe(reply);
});
