// Commands for Windows are read back: by a grammar of PowerShell, by the rules of cmd.exe, and by those of programs.
import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { env, render, sh } from "./index.ts";
import { cmdArguments, powershellArguments } from "#plugins/kit/testing/inspect/windows";
import { windowsCommands, windowsWord, wordsOf } from "./windows-command.ts";

const HOSTILE = [
  "x & calc & y-Q4_K_M.gguf",
  "x' ; calc ; '-Q4_K_M.gguf",
  'x" & calc & "y.gguf',
  "x’ ; calc ; ’.gguf",
  "x” ; calc ; “.gguf",
  "$(calc).gguf",
  "`calc`.gguf",
  "%PATH%.gguf",
  "!PATH!.gguf",
  "^&calc.gguf",
  "a|calc.gguf",
  "a>b.gguf",
  "--revision=x.gguf",
  "-x.y",
  "--%",
  "--",
  "@args",
  "a,b",
  "{a}",
  "(a)",
  "a;calc",
  "#a",
  "~",
  "a\\",
  "a b\\",
  "a\nb",
  "a\u202eb",
  "漢字 é.gguf",
  "it's.gguf",
  "",
];
const words = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: fc.constantFrom(..."ab-.:=/@%,;&|<>^!$`'\"\\{}()[]#~ ’”\n") }),
);

test("a word is read as itself by PowerShell, cmd.exe and programs, or not printed", () => {
  fc.assert(
    fc.property(words, (word) => {
      const printed = windowsWord(word);
      if (printed === undefined) return;
      const command = `press ${printed} end`;
      expect(powershellArguments(command)).toEqual([["press", word, "end"]]);
      expect(cmdArguments(command)).toEqual(["press", word, "end"]);
    }),
    { seed: 3, numRuns: 2000 },
  );
  expect(["a b.gguf", "it's.gguf", "漢字 é.gguf", "--a=b.gguf"].map(windowsWord)).not.toContain(
    undefined,
  );
});

test("the readers see what a wrong quote runs", () => {
  for (const [name, command] of [
    ["x & calc & y", "press 'x & calc & y'"],
    ["x' ; calc ; '", `press 'x'\\'' ; calc ; '\\'''`],
  ] as const) {
    const read = [powershellArguments(command), [cmdArguments(command)]];
    expect(read).not.toEqual([[["press", name]], [["press", name]]]);
  }
  expect(cmdArguments("press 'x & calc & y'")).toBeUndefined();
  expect(powershellArguments("press 'a' ; calc ; 'b'")).toBeUndefined();
  expect(powershellArguments("press $(calc)")).toBeUndefined();
});

test("words of bash are those that bash reads", () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), (all) => {
      const printable = all.filter((word) => !/[\0]/.test(word));
      const printed = printable.map((word) => render(sh`${word}`));
      if (printed.some((word) => word.startsWith("$'"))) return;
      expect(wordsOf(`press ${printed.join(" \\\n    ")}`)).toEqual([["press", ...printable]]);
    }),
    { seed: 3, numRuns: 500 },
  );
  const text = `press 'it'\\''s' "two words" --a=b 'x & y'`;
  const { stdout } = spawnSync("bash", ["-c", `press() { printf '%s\\0' press "$@"; }; ${text}`]);
  expect(wordsOf(text)).toEqual([String(stdout).split("\0").slice(0, -1)]);
});

test.each([
  "export A",
  "export A=$B",
  "export A='$B'",
  "export A=b; press",
  "export A=b press",
  "A=b",
  "A=$B press",
  "A=b$C press",
  "A=b | head",
  "A=b A=$B press",
  "press $HOME",
  "press | head",
  "press > file",
  "a && b",
  "press ~/file",
  "press *.gguf",
  'press "$PWD"',
  "press $(date)",
  "press `date`",
])("%s has no form for Windows", (text) => {
  expect(windowsCommands(text)).toBeUndefined();
});

test("variables are set in PowerShell, or not printed", () => {
  const text = render(sh`
    export A=${"it's"} B_2=${env("OTHER")}
    press
  `);
  expect(windowsCommands(text)).toBe('$env:A = "it\'s"\n$env:B_2 = $env:OTHER\npress');
  fc.assert(
    fc.property(words, (word) => {
      const line = windowsCommands(render(sh`export A=${word}`));
      expect(windowsCommands(render(sh`A=${word} press`))).toBe(line && `${line}\npress`);
      if (line === undefined) return;
      const [, value] = /^\$env:A = (".*")$/.exec(line)!;
      expect(powershellArguments(`press ${value!}`)).toEqual([["press", word]]);
    }),
    { seed: 3, numRuns: 1000 },
  );
});

test("a program starts only with a variable, and without others", () => {
  const start = ': "${KEY:?}" && env -u A -u B_2 press --a "b c"';
  expect(windowsCommands(start)).toBe(
    '$env:A = $null\n$env:B_2 = $null\nif ($env:KEY) { press --a "b c" } else { throw "KEY is not set." }',
  );
  expect(windowsCommands("env -u A press")).toBe("$env:A = $null\npress");
  for (const line of [': "${KEY:?}" && a && b', "env -i press", ': "${KEY:?}"', "env -u A $B"])
    expect(windowsCommands(line)).toBeUndefined();
});

test.each(["%CD%20x.gguf", "a%DATE%", "%cd%", "%Debug%", "%20%PATH%"])(
  "%s is a variable of cmd.exe",
  (word) => expect(windowsWord(word)).toBeUndefined(),
);

test.each(["%20x", "a%20b%20c", "%E4%B8%AD.gguf"])("%s is part of a URL", (word) => {
  expect(windowsWord(word)).toBe(`"${word}"`);
  expect(cmdArguments(`press ${windowsWord(word)}`)).toEqual(["press", word]);
});

test("programs of the current folder, aliases of PowerShell, and continued lines", () => {
  expect(windowsCommands("./start.bat a")).toBe(".\\start.bat a");
  expect(windowsCommands("curl -f https://a.example")).toBe("curl.exe -f https://a.example");
  expect(windowsCommands("# A comment.\npress \\\n    --a 1")).toBe("# A comment.\npress --a 1");
});
