// The lab command: the app on this machine, with the plugins of a module in it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { failure, type Terminal } from "../io.ts";
import { modulePath } from "../import-module.ts";
import { packageFile } from "../version.ts";
import { openLab } from "./server.ts";

/** The flags of the command. */
export interface LabFlags {
  readonly port?: string;
  readonly open: boolean;
}

const MOST = 65_535;

/** Serves the lab until the process is told to end. */
export async function lab(
  terminal: Terminal,
  name: string,
  { port = "0", open }: LabFlags,
): Promise<void> {
  if (!/^\d+$/.test(port) || Number(port) > MOST)
    throw failure(`--port: "${port}" is not a port. Use an integer up to ${MOST}.`);
  const path = modulePath(name, terminal.io.cwd());
  const { url, close } = await openLab({
    path,
    app: fileURLToPath(packageFile("dist/lab")),
    port: Number(port),
    say: (message) => void terminal.say(message),
    plugins: await ownSources(),
  });
  // Before the message: whoever reads it may end the lab at once.
  const stopped = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await terminal.say(
    `The lab is at ${url} with ${path}; it reads it again at every save. Ctrl+C ends it.`,
  );
  if (open) show(url);
  await stopped;
  await close();
}

// In a checkout the package's names mean its sources, which are not published.
async function ownSources(): Promise<readonly Plugin[]> {
  if (!import.meta.url.endsWith(".ts")) return [];
  const { sources } = (await import(new URL("../../sources.ts", import.meta.url).href)) as {
    readonly sources: Plugin;
  };
  return [sources];
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

// Where no browser can be started, the address is read from the terminal.
function show(url: string): void {
  const [command, ...words] = OPENERS[process.platform] ?? ["xdg-open"];
  spawn(command!, [...words, url], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
