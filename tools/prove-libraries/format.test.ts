// A program that its formatter would change is told with the line.
import { js, sh, swift } from "hubsmith/code";
import { expect, test } from "vitest";
import { unformatted } from "./format.ts";
import { blockOf } from "./testing.ts";

test("the first line that differs is told, in each language that has a formatter", async () => {
  const blocks = [
    blockOf("import ours\n\nours.load( 'a' )"),
    blockOf('import ours\n\nours.load("a")'),
    { ...blockOf("load('a');"), language: js.language },
    { ...blockOf('load("a");'), language: js.language },
    { ...blockOf("load a > b"), language: sh.language },
    { ...blockOf("load a >b"), language: sh.language },
    { ...blockOf("load( a )"), language: swift.language },
  ];
  expect(await unformatted(blocks)).toEqual([
    'ours, a record, line 3: its formatter prints: ours.load("a")',
    'ours, a record, line 1: its formatter prints: load("a");',
    "ours, a record, line 1: its formatter prints: load a >b",
  ]);
});

test("a line too few and a line too many are told", async () => {
  const blocks = [
    blockOf("import os\ndef f():\n    return os"),
    blockOf("a = 1\n\n\n\n\nb = 1"),
    blockOf("a = 1\n"),
  ];
  expect(await unformatted(blocks)).toEqual([
    "ours, a record, line 2: its formatter prints: ",
    "ours, a record, line 4: its formatter prints: b = 1",
    "ours, a record, line 2: its formatter prints: ",
  ]);
});
