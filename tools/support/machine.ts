// The browser and the commands that the checks need: found, or installed, or reported with one line each.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Access to the machine; tests pass their own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether it is Debian, and this process runs as root. */
  readonly canInstall: boolean;
  /** The location of Playwright's Chromium, or `undefined` if it does not support this system. */
  readonly playwrightChromium: string | undefined;
  run(command: string, args: readonly string[]): Ended;
  say(line: string): void;
}

interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

/** The result: the Chromium to use, the missing commands, and one line of advice for each. */
export interface Found {
  readonly chromium: string | undefined;
  readonly missing: readonly string[];
  readonly faults: readonly string[];
}

interface Command {
  readonly name: string;
  readonly test: readonly string[];
  readonly packages: readonly string[];
  readonly what: string;
  /** The checks that are skipped without it, if it is optional. */
  readonly without?: string;
}

const command = (name: string): Command => ({
  name,
  test: ["--version"],
  packages: [name],
  what: name,
});

// Debian's Python 3 has no venv by default, and curl no certificates.
const COMMANDS: readonly Command[] = [
  command("bash"),
  { ...command("curl"), packages: ["curl", "ca-certificates"] },
  command("jq"),
  command("shellcheck"),
  {
    name: "python3",
    test: ["-c", "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))"],
    packages: ["python3-venv"],
    what: "Python 3.11 or later with venv",
  },
  {
    name: "php",
    test: ["-r", "exit(PHP_VERSION_ID >= 80000 && extension_loaded('curl') ? 0 : 1);"],
    packages: ["php-cli", "php-curl"],
    what: "PHP 8 or later with its cURL extension",
  },
  // Debian 12 has an older Go, so a quick check works without it.
  {
    name: "go",
    test: ["list", "cmp"],
    packages: ["golang-go"],
    what: "Go 1.22 or later",
    without: "programs in Go are parsed but not run",
  },
  {
    ...command("javac"),
    packages: ["default-jdk-headless", "maven"],
    what: "Java 17 or later with Maven",
    without: "programs in Java and Kotlin are parsed but not run",
  },
  {
    ...command("ruby"),
    what: "Ruby 3 or later",
    without: "programs in Ruby are parsed but not run",
  },
  // The language of an example's client.
  {
    name: "perl",
    test: ["-Mv5.36", "-MIO::Socket::SSL", "-e", "1"],
    packages: ["libio-socket-ssl-perl"],
    what: "Perl 5.36 or later with IO::Socket::SSL",
    without: "programs in Perl are not run",
  },
  // Debian 12 has an older Rust.
  {
    name: "rustc",
    test: ["--edition=2024", "--print=cfg"],
    packages: ["cargo", "rustfmt"],
    what: "Rust 1.85 or later",
    without: "programs in Rust are parsed but not run",
  },
];

// It opens a page twice as fast as the Chromium that has windows.
const SHELL = "chromium-headless-shell";
const BROWSERS = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_BROWSERS = ["Chromium", "Google Chrome"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Finds everything that the checks need, and installs what is missing, as root on Debian. */
export function ensureCommands(machine: Machine): Found {
  const given = machine.env["CHROMIUM_PATH"];
  const packages = missingCommands(machine).flatMap((absent) => absent.packages);
  // One that is missing must not prevent the other installs.
  if (packages.length > 0) installPackages(machine, packages);
  if (!given && !findChromium(machine)?.endsWith(SHELL))
    installPackages(machine, [SHELL, "fonts-liberation"]);
  const missing = missingCommands(machine);
  const chromium = findChromium(machine);

  for (const { what, without } of missing)
    if (without !== undefined) machine.say(`${what} is not installed, so ${without}.`);
  const needed = missing.filter(({ without }) => without === undefined);
  const faults = needed.map(
    ({ name, what, packages: [first] }) =>
      `The command ${name} is missing or does not run. Install ${what} (Debian: apt-get install ${first!}).`,
  );
  if (chromium === undefined) {
    faults.push(
      given
        ? `CHROMIUM_PATH is ${given}, but no browser starts there. Fix or unset it.`
        : `Chromium was not found. Install it (Debian: apt-get install ${SHELL}; elsewhere: npx playwright-core install chromium), or set CHROMIUM_PATH.`,
    );
  }
  return { chromium, missing: missing.map(({ name }) => name), faults };
}

/** The line of a program's output that explains its failure. */
export function reasonIn(output: string): string {
  const lines = output.split("\n").map((line) => line.trim());
  const reason = lines.find((line) => /^(E|error):/i.test(line)) ?? lines.findLast(Boolean);
  return reason ?? "no reason given.";
}

const missingCommands = ({ run }: Machine): readonly Command[] =>
  COMMANDS.filter(({ name, test }) => !run(name, test).ok);

function findChromium(machine: Machine): string | undefined {
  const given = machine.env["CHROMIUM_PATH"];
  const folders = (machine.env["PATH"] ?? "").split(":").filter(Boolean);
  const paths = given
    ? [given]
    : [
        ...BROWSERS.flatMap((name) => folders.map((folder) => `${folder}/${name}`)),
        ...MAC_BROWSERS,
        ...(machine.playwrightChromium === undefined ? [] : [machine.playwrightChromium]),
      ];
  // Ubuntu's chromium-browser only installs a snap, and Playwright's may lack system libraries.
  return paths.find((path) => machine.run(path, ["--version"]).ok);
}

// Other systems have no packages of these names.
function installPackages(machine: Machine, packages: readonly string[]): void {
  if (!machine.canInstall) return;
  machine.say(`Installing with apt-get: ${packages.join(", ")}. This happens once.`);
  // If one package list cannot be downloaded, the install may still work, so only the second call decides.
  machine.run("apt-get", ["update", "-qq"]);
  const options = ["install", "-qq", "-y", "--no-install-recommends"];
  const { ok, output } = machine.run("apt-get", [...options, ...packages]);
  if (!ok) machine.say(`apt-get could not install them: ${reasonIn(output)}`);
}

export async function thisMachine(): Promise<Machine> {
  const { chromium } = await import("playwright-core");
  const release = "/etc/os-release";
  const isDebian = existsSync(release) && /^ID="?debian\b/m.test(readFileSync(release, "utf8"));
  let playwrightChromium: string | undefined;
  try {
    playwrightChromium = chromium.executablePath();
  } catch {
    // Playwright does not support this system.
  }
  return {
    env: process.env,
    canInstall: isDebian && process.getuid?.() === 0,
    playwrightChromium,
    run,
    say: (line) => console.error(`setup: ${line}`),
  };
}

export function run(command: string, args: readonly string[]): Ended {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const ended = spawnSync(command, args, {
    encoding: "utf8",
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = ended.error?.message ?? `${ended.stderr}\n${ended.stdout}`;
  return { ok: ended.status === 0, output };
}
