import { expect, test } from "vitest";
import { ensureCommands, type Machine, reasonIn } from "./machine.ts";

const ALL = [
  "bash",
  "curl",
  "jq",
  "shellcheck",
  "python3",
  "php",
  "go",
  "javac",
  "ruby",
  "perl",
  "rustc",
];
const BROWSER = "/bin/chromium-headless-shell";
const WINDOWED = "/bin/chromium";
const PLAYWRIGHT = "/home/playwright/chrome";
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

interface Bare {
  readonly has: readonly string[];
  readonly apt?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly canInstall?: boolean;
}

function foundOn(bare: Bare): { readonly found: object; readonly log: readonly string[] } {
  const { has, apt = [], canInstall = true } = bare;
  const there = new Set(has);
  const log: string[] = [];
  const machine: Machine = {
    env: { PATH: "/bin:/opt/bin", ...bare.env },
    canInstall,
    playwrightChromium: PLAYWRIGHT,
    run: (command, args) => {
      if (command !== "apt-get") return { ok: there.has(command), output: "" };
      if (args[0] !== "install") return { ok: false, output: "" };
      log.push(args.slice(4).join(" "));
      for (const name of apt) there.add(name);
      return { ok: apt.length > 0, output: "trying\nE: refused\ntrying again" };
    },
    say: (line) => log.push(`say: ${line.split(/[:;.]/)[0]}`),
  };
  return { found: ensureCommands(machine), log };
}

const without = (name: string): readonly string[] => ALL.filter((other) => other !== name);
const FOUND = { chromium: BROWSER, missing: [], faults: [] };
const APT = "say: Installing with apt-get";
const SHELL = [APT, "chromium-headless-shell fonts-liberation"];
const NOTHING = {
  chromium: undefined,
  missing: ["jq"],
  faults: [
    "The command jq is missing or does not run. Install jq (Debian: apt-get install jq).",
    expect.stringContaining("Chromium was not found. Install it (Debian: "),
  ],
};

test.each<readonly [name: string, bare: Bare, found: object, log: readonly string[]]>([
  [
    "is bare, with root on Debian",
    { has: ["bash"], apt: [...ALL, BROWSER] },
    FOUND,
    [
      APT,
      "curl ca-certificates jq shellcheck python3-venv php-cli php-curl golang-go default-jdk-headless maven ruby libio-socket-ssl-perl cargo rustfmt",
    ],
  ],
  ["has a slower browser", { has: [...ALL, WINDOWED], apt: [BROWSER] }, FOUND, SHELL],
  [
    "gets no browser from apt-get",
    { has: ALL },
    { ...NOTHING, missing: [], faults: [NOTHING.faults[1]] },
    [...SHELL, "say: apt-get could not install them"],
  ],
  [
    "has no root, or is another system",
    { has: without("jq"), apt: ["jq"], canInstall: false },
    NOTHING,
    [],
  ],
  [
    "lacks an optional command",
    { has: [...without("go"), BROWSER], canInstall: false },
    { ...FOUND, missing: ["go"] },
    ["say: Go 1"],
  ],
  [
    "has a wrong CHROMIUM_PATH",
    { has: [...ALL, BROWSER], env: { CHROMIUM_PATH: "/nowhere" }, apt: [BROWSER] },
    {
      chromium: undefined,
      missing: [],
      faults: ["CHROMIUM_PATH is /nowhere, but no browser starts there. Fix or unset it."],
    },
    [],
  ],
])("a machine that %s", (_, bare, found, log) => {
  expect(foundOn(bare)).toEqual({ found, log });
});

test.each<readonly [chromium: string, env: Record<string, string>, has: readonly string[]]>([
  ["/my/own", { CHROMIUM_PATH: "/my/own" }, ["/my/own", BROWSER]],
  [MAC, {}, [MAC, PLAYWRIGHT]],
  [WINDOWED, { CHROMIUM_PATH: "" }, [WINDOWED, PLAYWRIGHT]],
])("the browser is %s", (chromium, env, has) => {
  const bare = { has: [...ALL, ...has], env, canInstall: false };
  expect(foundOn(bare).found).toEqual({ ...FOUND, chromium });
});

test("the reason is the first error in the output, or else its last line", () => {
  expect(reasonIn("Downloading\nError: refused\n  at x\nError: again")).toBe("Error: refused");
  expect(reasonIn("one\ntwo\n\n")).toBe("two");
});
