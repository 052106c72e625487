// Image comparison: another format is the same image; another image, another size, or an invalid file is not.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pythonPath, runChild } from "../child.ts";
import { type Slot, startForks } from "./fork.ts";
import { start } from "./start.ts";
import { compare, type Ended, environmentOf, makeTools } from "./environment.ts";

const PICTURES = `
from PIL import Image
one = Image.new("RGB", (8, 8), (200, 30, 30))
one.putpixel((3, 3), (10, 20, 30))
one.save("one.png")
one.save("same.bmp")
one.resize((8, 9)).save("tall.png")
one.putpixel((3, 3), (10, 20, 35))
one.save("other.png")
open("page.png", "w").write("<!DOCTYPE html>")
`;

const proxy = "http://127.0.0.1:1";
const python = pythonPath();
let folder: string;
let tools: string;
let slots: readonly Slot[];
let stop: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hubsmith-compare-"));
  tools = await makeTools("");
  await mkdir(join(folder, ".home"));
  const { code, errors } = await runChild(python, ["-c", PICTURES], { cwd: folder });
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  ({ slots, stop } = startForks(python, environmentOf({ tools, proxy }, ".home"), 1));
});
afterAll(async () => {
  stop();
  await rm(folder, { recursive: true });
  await rm(tools, { recursive: true });
});

test.each([
  ["one.png", true],
  ["same.bmp", true],
  ["other.png", false],
  ["tall.png", false],
  ["page.png", false],
  ["none.png", false],
])("one.png and %s: %s", async (name, isSame) => {
  const ended = { folder, made: new Map() } as unknown as Ended;
  const around = { python, tools, proxy, modules: "", seconds: 30 };
  const files = [join(folder, "one.png"), join(folder, name)] as const;
  expect(await compare(files, ended, around, slots[0]!.fork)).toBe(isSame);
  expect(await compare(files, ended, around, start)).toBe(isSame);
});
