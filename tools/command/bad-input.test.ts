// Input that is broken in every way that files are: what each command says of it, with which code, and what stays whole.
import { execFile, type ExecFileOptions } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Row, runHere } from "./testing.ts";

const SECONDS = 60_000;
const ok = (name: string): string => `{"id":"org/${name}"}`;
const bytes = (...some: readonly (string | readonly number[])[]): Buffer =>
  Buffer.concat(some.map((one) => (typeof one === "string" ? Buffer.from(one) : Buffer.from(one))));
const deep = (open: string, close: string): string =>
  open.repeat(100_000) + (open === "[" ? "" : "1") + close.repeat(100_000);

// Each file, and what is said of what is in it: an id, or a code and words of the message.
const FILES: Readonly<Record<string, readonly [Buffer | string, ...(string | RegExp)[]]>> = {
  truncated: [`${ok("a1")}\n{"id":"org/cut","tags":["x"`, "org/a1", /^not-json: .*one JSON object/],
  "truncated-document": ['[\n{"id":"a"},\n{"id":', /^not-json: .*begins on line 1 ends before/],
  "100-megabytes": [
    bytes('{"id":"', Array.from(Buffer.alloc(100 * 1024 * 1024, "x")), `"}\n${ok("b1")}`),
    /^too-long: .*64 MB.*Leave out/,
    "org/b1",
  ],
  binary: [bytes([0x1f, 0x8b, 8, 0, 0xff, 0xfe]), /^not-utf8: .*unpack it first/],
  utf16: [Buffer.from(`\ufeff${ok("x")}`, "utf16le"), /^not-utf8: .*Save the file/],
  "not-utf8": [
    bytes(`${ok("c1")}\n{"id":"`, [0xc3, 0x28], `"}\n${ok("c2")}\n`),
    "org/c1",
    /^not-utf8: /,
    "org/c2",
  ],
  "not-utf8-document": [
    bytes('[\n{"id":"a"},\n{"id":"', [0xc3, 0x28], '"}\n]\n'),
    /^not-utf8: Line 3 ends the document\. Nothing after it is read\. The line/,
  ],
  mark: [`\ufeff${ok("d1")}\n\ufeff${ok("d2")}\n`, "org/d1", "org/d2"],
  "cr-lf": [`${ok("e1")}\r\n\r\n${ok("e2")}\r\n`, "org/e1", "org/e2"],
  "cr-alone": [`${ok("x")}\r${ok("y")}\r`, /^not-json: .*End lines with LF, because a CR alone/],
  "cr-within": [`{"id":\r"org/f1"}\r\n`, "org/f1"],
  "deep-lists": [`{"id":"org/g1","x":${deep("[", "]")}}\n${ok("g2")}`, "org/g1", "org/g2"],
  "deep-objects": [
    `{"id":"org/h1","cardData":${deep('{"a":', "}")}}\n${ok("h2")}`,
    "org/h1",
    "org/h2",
  ],
  "deep-and-open": [`{"id":"a"}\n${"[".repeat(100_000)}`, "a", /^not-json: /],
  "twice-a-key": ['{"id":"x","id":"org/i1"}', "org/i1"],
  "nul-bytes": [
    `${ok("j1")}\n{"id":"a\0b"}\n\0\0\0\n{"id":"a\\u0000b"}\n${ok("j2")}`,
    "org/j1",
    /^not-json: .*control character/,
    /^not-json: /,
    /^bad-id: /,
    "org/j2",
  ],
  empty: [""],
  blank: ["\n \r\n\t\n"],
};

let place = "";
const at = (name: string): string => join(place, name);
const names = Object.keys(FILES);

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "hubsmith-"));
  for (const [name, [content]] of Object.entries(FILES)) writeFileSync(at(name), content);
  symlinkSync("loop", at("loop"));
});
afterAll(() => rmSync(place, { recursive: true }));

const said = ({ id, error }: Row): string =>
  error === undefined ? id : `${error.code}: ${error.message}`;
const rowsOf = (out: string): readonly Row[] =>
  out
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Row);

function expectAll(rows: readonly Row[]): void {
  for (const [name, [, ...expected]] of Object.entries(FILES)) {
    const found = rows.filter(({ file }) => file === at(name)).map(said);
    expect([name, found.length]).toEqual([name, expected.length]);
    for (const [index, one] of expected.entries())
      expect(found[index]).toMatch(typeof one === "string" ? new RegExp(`^${one}$`) : one);
  }
}

interface Ended {
  readonly code: number | string | null | undefined;
  readonly out: string;
  readonly errors: string;
}

/** The real command, in a process of its own; `script` is what a shell does with it. */
function real(
  argv: readonly string[],
  script = '"$@"',
  options: ExecFileOptions = {},
): Promise<Ended> {
  const command = [process.execPath, "--import", "tsx", "tools/hubsmith.ts", ...argv];
  return new Promise((done) => {
    const child = execFile(
      "/bin/sh",
      ["-c", script, "sh", ...command],
      { ...options, encoding: "utf8", maxBuffer: 2 ** 30 },
      (error, out, errors) => done({ code: error === null ? 0 : error.code, out, errors }),
    );
    child.stdin!.end();
  });
}

describe("as a process", { timeout: SECONDS }, () => {
  test("each file has its lines, with one worker and with two", async () => {
    const argv = ["snippets", "--client", "curl", ...names.map(at)];
    const alone = await real(argv);
    expect([alone.code, alone.errors]).toEqual([1, ""]);
    expectAll(rowsOf(alone.out));
    expect(await real([...argv, "--jobs", "2"])).toEqual(alone);
  });

  test("exports what is good, says what is not, and leaves whole files alone", async () => {
    const out = at("exported");
    const { code, errors } = await real(["export", "--out", out, ...names.map(at)]);
    expect(code).toBe(1);
    expect(errors).toMatch(/, 0 unchanged, \d+ failed\.\n$/);
    expect(errors).toContain(`${at("nul-bytes")}, line 4: `);
    const ids = Object.values(FILES).flatMap(([, ...all]) =>
      all.filter((one) => typeof one === "string"),
    );
    const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((one) =>
      one.endsWith(".json"),
    );
    expect(files.sort()).toEqual(ids.map((id) => `${id}.json`).sort());
    for (const file of files)
      expect(JSON.parse(readFileSync(join(out, file), "utf8"))).toMatchObject({
        id: file.slice(0, -5),
      });
  });

  test("a directory as the standard input, and a file that is read and written, are told", async () => {
    const [input, own] = [at("empty"), at("own")];
    writeFileSync(own, `${ok("a")}\n`);
    const directory = await real(["downloads"], `"$@" < '${place}'`);
    expect(directory).toEqual({
      code: 2,
      out: "",
      errors: "error: The standard input is a directory. Give a file, such as `< models.jsonl`.\n",
    });
    const { code, errors } = await real(["downloads", input, own], `"$@" >> '${own}'`);
    expect([code, errors]).toEqual([2, expect.stringContaining(`${own} is the output, too: `)]);
    expect(readFileSync(own, "utf8")).toBe(`${ok("a")}\n`);
  });

  // Root may read and write everything, so that it becomes nobody.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  test.skipIf(process.platform === "win32")(
    "what may not be read or written is told, before anything is printed",
    async () => {
      chmodSync(place, 0o755);
      const [closed, fixed] = [at("closed"), at("fixed")];
      writeFileSync(closed, ok("a"), { mode: 0o000 });
      mkdirSync(fixed, { mode: 0o555 });
      const script = `"$@" '${at("mark")}' '${closed}'; echo $?; shift 4; exec '${process.execPath}' --import tsx tools/hubsmith.ts export --out '${fixed}' '${at("mark")}'`;
      const { code, out, errors } = await real(["downloads"], script, nobody);
      const [reading, writing] = errors.split("\n");
      expect(out).toBe("2\n");
      expect(reading).toMatch(/^error: .*closed cannot be read: EACCES: .* who may read it\.$/);
      expect(code).toBe(74);
      expect(writing).toMatch(/^error: .*fixed\/org\/d1\.json cannot be written: EACCES: /);
      expect(readdirSync(fixed)).toEqual([]);
    },
  );

  test("code that a plugin left, and a module that waits for ever, end with a line", async () => {
    const [late, never] = [at("late.mjs"), at("never.mjs")];
    writeFileSync(
      late,
      'setTimeout(() => { throw new Error("late"); });\nawait new Promise((done) => setTimeout(done, 1000));',
    );
    writeFileSync(never, "await new Promise(() => {});");
    const [thrown, waiting] = await Promise.all(
      [late, never].map((path) => real(["downloads", at("mark"), "--plugin", path])),
    );
    expect(thrown).toEqual({
      code: 70,
      out: "",
      errors: expect.stringMatching(
        /^error: hubsmith failed: late \(at .*late\.mjs:1:.*report it\.\n$/,
      ) as unknown,
    });
    expect(waiting).toMatchObject({
      code: 2,
      out: "",
      errors: expect.stringMatching(/^error: A module never finishes loading: /m) as unknown,
    });
  });

  test.runIf(existsSync("/dev/full"))(
    "no room for the output ends both, one worker and two",
    async () => {
      const { code, out, errors } = await real(
        ["snippets", "--client", "curl", at("mark")],
        '"$@" > /dev/full; echo $?; "$@" --jobs 2 > /dev/full',
      );
      expect([out, code]).toEqual(["74\n", 74]);
      const line =
        "error: The output cannot be written: ENOSPC: no space left on device, write. Its last line may be incomplete. Fix this, and run the command again.\n";
      expect(errors).toBe(line + line);
    },
  );
});

describe("in every command that streams", () => {
  test.each([[["files"]], [["downloads"]], [["files", "--jobs", "2"]]])(
    "%j: each file has its lines",
    async (argv) => {
      const { code, rows, errors } = await runHere([...argv, ...names.map(at)]);
      expect([code, errors]).toEqual([1, ""]);
      expectAll(rows);
    },
  );

  test.each(["snippets", "files", "downloads", "export"])(
    "%s says what is no file at all, before anything else",
    async (command) => {
      const flags = command === "export" ? ["--out", at("none")] : [];
      for (const [path, message] of [
        [at("gone"), /gone: file not found\. Check the path\.$/],
        [at("mark/x"), /mark\/x cannot be read: ENOTDIR: /],
        [place, /is a directory\. Give the files in it, e\.g\. .*\/\*\.jsonl\.$/],
        [at("loop"), /loop cannot be read: ELOOP: .* Look at the path, and at who may read it\.$/],
        ["x".repeat(5000), /cannot be read: ENAMETOOLONG: /],
        ["", /The name of a file is empty\. Is it a variable of the shell that is not set\?$/],
      ] as const) {
        const { code, out, errors } = await runHere([command, ...flags, at("mark"), path]);
        expect([code, out]).toEqual([2, ""]);
        expect(errors.trimEnd()).toMatch(message);
      }
      expect(existsSync(at("none"))).toBe(false);
    },
  );

  test.each([["1"], ["2"]])(
    "a file that becomes shorter meanwhile is told, --jobs %s",
    async (jobs) => {
      const path = at("shrinking");
      writeFileSync(
        path,
        `${JSON.stringify({ id: "org/a", padding: "x".repeat(979) })}\n`.repeat(2_000),
      );
      let out = "";
      const stdout = new Writable({
        write(chunk: Buffer, _encoding, done) {
          if (out === "") truncateSync(path, 1_000);
          out += chunk.toString();
          done();
        },
      });
      const { code, errors } = await runHere(["downloads", "--jobs", jobs, path], { stdout });
      expect(code).toBe(2);
      expect(errors).toMatch(
        /shrinking became shorter while it was read, from \d+ bytes to \d+\. Run it again/,
      );
      const lines = rowsOf(out).map(({ line }) => line);
      expect(lines).toEqual(lines.map((_, index) => index + 1));
      expect(lines.length).toBeLessThan(2_000);
      expect(out.endsWith("\n")).toBe(true);
    },
  );

  test("a file that is appended to meanwhile is no fault", async () => {
    const path = at("growing");
    writeFileSync(path, `${ok("a")}\n`);
    const stdout = new Writable({
      write(_chunk, _encoding, done) {
        appendFileSync(path, `${ok("b")}\n`);
        done();
      },
    });
    expect(await runHere(["downloads", path], { stdout })).toMatchObject({ code: 0, errors: "" });
  });

  test("the same file from the standard input is told, and a device that is both is none", async () => {
    const path = at("both");
    writeFileSync(path, ok("a"));
    const [input, output] = [openSync(path, "r"), openSync(path, "a")];
    const [stdin, stdout] = [Readable.from([]), new Writable({ write: (_, __, done) => done() })];
    const told = await runHere(["downloads"], {
      input: Object.assign(stdin, { fd: input }),
      stdout: Object.assign(stdout, { fd: output }),
    });
    expect(told.code).toBe(2);
    expect(told.errors).toMatch(/^error: The standard input is the output, too: /);
    for (const one of [input, output]) closeSync(one);
    const device = openSync("/dev/null", "r+");
    expect(
      await runHere(["downloads"], {
        input: Object.assign(Readable.from([]), { fd: device }),
        stdout: Object.assign(new Writable(), { fd: device }),
      }),
    ).toMatchObject({ code: 0, errors: "" });
    closeSync(device);
  });
});

// The real modules of authors are tried in doctor's own tests.
test.each<readonly [string, string | Buffer, RegExp]>([
  ["binary.mjs", bytes([0, 0xff, 0xfe, 0x1f]), /binary\.mjs cannot be loaded: /],
  ["cut.mjs", "export default {", /cut\.mjs cannot be loaded: /],
  ["cut/package.json", '{"name":', /cut\/package\.json cannot be read: .* Fix it\.$/],
  ["list/package.json", "[]", /list\/package\.json is not an object\. Fix it\.$/],
  ["bare/notes.txt", "", /is a folder\. Name the file with the plugin in it\.$/],
])("a module that is none is told to who names it: %s", async (file, content, message) => {
  const [name = "", inside] = file.split("/");
  if (inside !== undefined) mkdirSync(at(name));
  writeFileSync(at(file), content);
  for (const argv of [
    ["doctor", at(name)],
    ["list", "tasks", "--plugin", at(name)],
    ["snippets", at("mark"), "--jobs", "2", "--plugin", at(name)],
  ]) {
    const { code, out, errors } = await runHere(argv);
    expect([code, out]).toEqual([2, ""]);
    expect(errors.trimEnd()).toMatch(message);
  }
});

describe("the standard error", () => {
  const failing = (code: string): Writable =>
    new Writable({ write: (_, __, done) => done(Object.assign(new Error(code), { code })) });
  const input = `nope\n${ok("a")}\n`;

  test("without room ends what prints for people, as the output does", async () => {
    const text = ["downloads", "--format", "text"];
    expect(await runHere(text, { input, stderr: failing("ENOSPC") })).toMatchObject({
      code: 74,
      out: "",
    });
    expect(await runHere(text, { input, stderr: failing("EPIPE") })).toMatchObject({
      code: 0,
      out: "",
    });
    expect(await runHere(["downloads"], { input, stderr: failing("ENOSPC") })).toMatchObject({
      code: 1,
    });
  });

  test.each(["ENOSPC", "EPIPE"])(
    "ends no export, of which the files are what is asked for: %s",
    async (code) => {
      const out = at(`unheard-${code}`);
      expect(
        await runHere(["export", "--out", out], { input, stderr: failing(code) }),
      ).toMatchObject({ code: 1 });
      expect(statSync(join(out, "org/a.json")).size).toBeGreaterThan(100);
    },
  );
});
