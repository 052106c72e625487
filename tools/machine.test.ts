// What a bare machine is given, in which order, and what it is told where nothing can be installed.
import { expect, test } from "vitest";
import { ensureCommands, type Machine, reasonIn } from "./machine.ts";

const ALL = ["bash", "curl", "jq", "shellcheck", "python3", "php", "go", "ruby"];
const BROWSER = "/bin/chromium";
const PLAYWRIGHT = "/home/playwright/chrome";

interface Bare {
  /** The commands and browsers that run. */
  readonly has: readonly string[];
  readonly aptBrings?: readonly string[];
  readonly playwrightBrings?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly system?: string;
  readonly isRoot?: boolean;
  /** Files that are there and do not run. */
  readonly broken?: readonly string[];
}

/** A machine that is only pretended, and what was done to it. */
function bare(how: Bare): { readonly machine: Machine; readonly log: readonly string[] } {
  const { aptBrings, playwrightBrings, isRoot = true, system = "debian", broken = [] } = how;
  const there = new Set([...how.has, ...(aptBrings === undefined ? [] : ["apt-get"])]);
  const log: string[] = [];
  const bring = (what: readonly string[] = []): { ok: boolean; output: string } => {
    for (const one of what) there.add(one);
    return { ok: what.length > 0, output: "trying\nE: refused\ntrying again" };
  };
  const machine: Machine = {
    env: { PATH: "/bin:/opt/bin", ...how.env },
    system,
    playwrightChromium: PLAYWRIGHT,
    isRoot: () => isRoot,
    exists: (path) => there.has(path) || broken.includes(path),
    run: (command, args) => {
      if (command !== "apt-get" || args[0] === "--version") {
        return { ok: there.has(command), output: "" };
      }
      log.push([command, ...args].join(" "));
      return args[0] === "install" ? bring(aptBrings) : { ok: false, output: "" };
    },
    installPlaywrightChromium: () => {
      log.push("playwright");
      return bring(playwrightBrings);
    },
    say: (line) => log.push(line),
  };
  return { machine, log };
}

const INSTALL = "apt-get install -qq -y --no-install-recommends";
const WITHOUT_BROWSER =
  "There is no Chromium. Install one (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.";

test("nothing is done or said where all is there", () => {
  const { machine, log } = bare({ has: [...ALL, BROWSER], aptBrings: ["more"] });
  expect(ensureCommands(machine)).toEqual({ chromium: BROWSER, missing: [], faults: [] });
  expect(log).toEqual([]);
});

test("what the checks can do without is said where it cannot be installed, and is no fault", () => {
  const has = [...ALL.filter((one) => one !== "go"), BROWSER];
  const { machine, log } = bare({ has, isRoot: false });
  expect(ensureCommands(machine)).toMatchObject({ missing: ["go"], faults: [] });
  expect(log).toEqual([
    "Go 1.22 or later is not here, so that programs in Go are parsed and not run.",
  ]);
  const root = bare({ has, aptBrings: ["go"] });
  expect(ensureCommands(root.machine)).toMatchObject({ missing: [], faults: [] });
  expect(root.log.at(-1)).toBe(`${INSTALL} golang-go`);
});

test.each([
  ["CHROMIUM_PATH", { CHROMIUM_PATH: "/my/own" }, ["/my/own", BROWSER], "/my/own"],
  ["the path", {}, ["/opt/bin/google-chrome", PLAYWRIGHT], "/opt/bin/google-chrome"],
  ["an app of macOS", {}, [macOf("Google Chrome"), PLAYWRIGHT], macOf("Google Chrome")],
  ["Playwright's", {}, [PLAYWRIGHT], PLAYWRIGHT],
  ["an empty CHROMIUM_PATH", { CHROMIUM_PATH: "" }, [BROWSER], BROWSER],
])("a Chromium is found by %s", (_, env, browsers, chromium) => {
  const { machine, log } = bare({ has: [...ALL, ...browsers], env });
  expect(ensureCommands(machine)).toMatchObject({ chromium, faults: [] });
  expect(log).toEqual([]);
});

function macOf(name: string): string {
  return `/Applications/${name}.app/Contents/MacOS/${name}`;
}

test("a browser that does not start is passed over", () => {
  const broken = ["/bin/chromium-browser"];
  const { machine } = bare({ has: [...ALL, PLAYWRIGHT], broken });
  expect(ensureCommands(machine)).toMatchObject({ chromium: PLAYWRIGHT });
});

test("root on Debian gets everything in one call, and Playwright is not asked", () => {
  const { machine, log } = bare({ has: ["bash"], aptBrings: [...ALL, BROWSER] });
  expect(ensureCommands(machine)).toEqual({ chromium: BROWSER, missing: [], faults: [] });
  const packages = [
    "curl",
    "ca-certificates",
    "jq",
    "shellcheck",
    "python3-venv",
    "php-cli",
    "php-curl",
    "golang-go",
    "ruby",
    "chromium",
    "fonts-liberation",
  ];
  expect(log).toEqual([
    `Installing with apt-get: ${packages.join(", ")}. This happens once.`,
    "apt-get update -qq",
    `${INSTALL} ${packages.join(" ")}`,
  ]);
});

test("Playwright is asked after apt-get, whose reason is one line", () => {
  const { machine, log } = bare({ has: ALL, aptBrings: [], playwrightBrings: [PLAYWRIGHT] });
  expect(ensureCommands(machine)).toEqual({ chromium: PLAYWRIGHT, missing: [], faults: [] });
  expect(log).toEqual([
    "Installing with apt-get: chromium, fonts-liberation. This happens once.",
    "apt-get update -qq",
    `${INSTALL} chromium fonts-liberation`,
    "apt-get could not install them: E: refused",
    "No Chromium here; asking Playwright for one. This happens once.",
    "playwright",
  ]);
});

test("another system with apt-get gets its commands from there, and Chromium from Playwright", () => {
  const has = ALL.filter((name) => name !== "jq");
  const how = { has, aptBrings: ["jq"], playwrightBrings: [PLAYWRIGHT], system: "ubuntu" };
  const { machine, log } = bare(how);
  expect(ensureCommands(machine)).toMatchObject({ chromium: PLAYWRIGHT, faults: [] });
  expect(log.filter((line) => line.startsWith(INSTALL))).toEqual([`${INSTALL} jq`]);
});

test.each([
  ["who is not root", { isRoot: false, aptBrings: ALL }],
  ["without apt-get", {}],
])("a user %s is told of each thing what to do", (_, how) => {
  const { machine, log } = bare({
    has: ["bash", "curl", "shellcheck", "php", "go", "ruby"],
    ...how,
  });
  expect(ensureCommands(machine)).toEqual({
    missing: ["jq", "python3"],
    faults: [
      "The command jq is missing or does not run. Install jq (Debian: apt-get install jq).",
      "The command python3 is missing or does not run. Install Python 3.11 or later with venv (Debian: apt-get install python3-venv).",
      WITHOUT_BROWSER,
    ],
  });
  expect(log).toEqual([
    "No Chromium here; asking Playwright for one. This happens once.",
    "playwright",
    "Playwright could not install one: E: refused",
  ]);
});

test("a wrong CHROMIUM_PATH is said, and nothing is installed over it", () => {
  const env = { CHROMIUM_PATH: "/nowhere" };
  const { machine, log } = bare({ has: [...ALL, BROWSER], env, aptBrings: [BROWSER] });
  expect(ensureCommands(machine)).toEqual({
    missing: [],
    faults: ["CHROMIUM_PATH is /nowhere, and no browser starts there. Mend or unset it."],
  });
  expect(log).toEqual([]);
});

test("a reason is the first line that is called an error, else the last line", () => {
  expect(reasonIn("Downloading\nError: refused\n  at x\nError: again")).toBe("Error: refused");
  expect(reasonIn("one\ntwo\n\n")).toBe("two");
  expect(reasonIn("")).toBe("it does not say why.");
});
