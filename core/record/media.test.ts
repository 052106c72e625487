// MIME types by extension: a container's type follows the medium of the task.
import { expect, test } from "vitest";
import { fileNameFor, mediaType } from "../record/inputs.ts";

test.each([
  ["a.webm", "audio", "audio/webm"],
  ["a.WEBM", "video", "video/webm"],
  ["a.webm", undefined, "audio/webm"],
  ["a.mp3", "video", "audio/mpeg"],
  ["webm", "video", undefined],
  ["a.x", "image", undefined],
])("the type of %s for %s is %s", (path, medium, type) => {
  expect(mediaType(path, medium)).toBe(type);
});

test.each([
  ["image/jpeg", "image.jpg"],
  ["audio/webm", "audio.webm"],
  ["video/webm", "video.webm"],
  ["image/x", "image.bin"],
])("%s is saved as %s", (type, name) => {
  expect(fileNameFor(type)).toBe(name);
});
