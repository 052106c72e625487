import { expect, test } from "vitest";
import { ensureCommands, type Machine, reasonIn } from "./machine.ts";

const ALL = ["bash", "curl", "jq", "shellcheck", "python3", "php", "go", "ruby"];
const BROWSER = "/bin/chromium-headless-shell";
const WINDOWED = "/bin/chromium";
const PLAYWRIGHT = "/home/playwright/chrome";
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

interface Bare {
  /** The commands and browsers that run. */
  readonly has: readonly string[];
  /** The packages that apt-get installs; without it, there is no apt-get. */
  readonly apt?: readonly string[];
  readonly playwright?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly system?: string;
  readonly isRoot?: boolean;
  /** Files that exist but cannot run. */
  readonly broken?: readonly string[];
}

/** The result of a fake machine, and the changes to it. */
function foundOn(bare: Bare): { readonly found: object; readonly log: readonly string[] } {
  const { has, apt, playwright = [], isRoot = true, system = "debian", broken = [] } = bare;
  const there = new Set([...has, ...(apt === undefined ? [] : ["apt-get"])]);
  const log: string[] = [];
  const install = (names: readonly string[]): { ok: boolean; output: string } => {
    for (const name of names) there.add(name);
    return { ok: names.length > 0, output: "trying\nE: refused\ntrying again" };
  };
  const machine: Machine = {
    env: { PATH: "/bin:/opt/bin", ...bare.env },
    system,
    playwrightChromium: PLAYWRIGHT,
    isRoot: () => isRoot,
    exists: (path) => there.has(path) || broken.includes(path),
    run: (command, args) => {
      if (command !== "apt-get" || args[0] === "--version")
        return { ok: there.has(command), output: "" };
      if (args[0] !== "install") return { ok: false, output: "" };
      log.push(`apt-get ${args.slice(4).join(" ")}`);
      return install(apt ?? []);
    },
    installPlaywrightChromium: () => {
      log.push("playwright");
      return install(playwright);
    },
    say: (line) => log.push(`say: ${line.split(/[:;.]/)[0]}`),
  };
  return { found: ensureCommands(machine), log };
}

const without = (...names: readonly string[]): readonly string[] =>
  ALL.filter((name) => !names.includes(name));
const FOUND = { chromium: BROWSER, missing: [], faults: [] };
const NO_BROWSER =
  "There is no Chromium. Install one (Debian: apt-get install chromium-headless-shell), or name one in CHROMIUM_PATH.";
const NO_JQ = "The command jq is missing or does not run. Install jq (Debian: apt-get install jq).";
const APT = "say: Installing with apt-get";
const ASKED = ["say: No Chromium here", "playwright"];

test.each<readonly [name: string, bare: Bare, found: object, log: readonly string[]]>([
  ["has everything", { has: [...ALL, BROWSER], apt: ["x"] }, FOUND, []],
  [
    "is bare, with root on Debian",
    { has: ["bash"], apt: [...ALL, BROWSER] },
    FOUND,
    [
      APT,
      "apt-get curl ca-certificates jq shellcheck python3-venv php-cli php-curl golang-go ruby",
      APT,
      "apt-get chromium-headless-shell fonts-liberation",
    ],
  ],
  [
    "gets no browser from apt-get",
    { has: ALL, apt: [], playwright: [PLAYWRIGHT] },
    { ...FOUND, chromium: PLAYWRIGHT },
    [
      APT,
      "apt-get chromium-headless-shell fonts-liberation",
      "say: apt-get could not install them",
      APT,
      "apt-get chromium fonts-liberation",
      "say: apt-get could not install them",
      ...ASKED,
    ],
  ],
  [
    "has a slower browser",
    { has: [...ALL, WINDOWED], apt: [BROWSER] },
    FOUND,
    [APT, "apt-get chromium-headless-shell fonts-liberation"],
  ],
  [
    "may not replace a slower browser",
    { has: [...ALL, WINDOWED], isRoot: false },
    { ...FOUND, chromium: WINDOWED },
    [],
  ],
  [
    "is another system with apt-get",
    { has: without("jq"), apt: ["jq"], playwright: [PLAYWRIGHT], system: "ubuntu" },
    { ...FOUND, chromium: PLAYWRIGHT },
    [APT, "apt-get jq", ...ASKED],
  ],
  ...[{ isRoot: false, apt: ALL }, {}].map(
    (more): readonly [string, Bare, object, readonly string[]] => [
      "may install nothing",
      { has: without("jq"), ...more },
      { chromium: undefined, missing: ["jq"], faults: [NO_JQ, NO_BROWSER] },
      [...ASKED, "say: Playwright could not install one"],
    ],
  ),
  [
    "lacks an optional command",
    { has: [...without("go"), BROWSER], isRoot: false },
    { ...FOUND, missing: ["go"] },
    ["say: Go 1"],
  ],
  [
    "has a wrong CHROMIUM_PATH",
    { has: [...ALL, BROWSER], env: { CHROMIUM_PATH: "/nowhere" }, apt: [BROWSER] },
    {
      chromium: undefined,
      missing: [],
      faults: ["CHROMIUM_PATH is /nowhere, and no browser starts there. Fix or unset it."],
    },
    [],
  ],
])("a machine that %s", (_, bare, found, log) => {
  expect(foundOn(bare)).toEqual({ found, log });
});

test.each<readonly [chromium: string, env: Record<string, string>, has: readonly string[]]>([
  ["/my/own", { CHROMIUM_PATH: "/my/own" }, ["/my/own", BROWSER]],
  ["/opt/bin/google-chrome", {}, ["/opt/bin/google-chrome", PLAYWRIGHT]],
  [MAC, {}, [MAC, PLAYWRIGHT]],
  [PLAYWRIGHT, {}, [PLAYWRIGHT]],
  [BROWSER, { CHROMIUM_PATH: "" }, [BROWSER]],
])("the browser is %s", (chromium, env, has) => {
  const broken = ["/bin/chromium-browser"];
  expect(foundOn({ has: [...ALL, ...has], env, broken }).found).toEqual({ ...FOUND, chromium });
});

test("the reason is the first error in the output, or else its last line", () => {
  expect(reasonIn("Downloading\nError: refused\n  at x\nError: again")).toBe("Error: refused");
  expect(reasonIn("one\ntwo\n\n")).toBe("two");
  expect(reasonIn("")).toBe("it does not say why.");
});
