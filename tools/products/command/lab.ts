// The lab subcommand: serves the app with the plugins of a module, and reloads it when a file of the module is saved.
import { once } from "node:events";
import { createReadStream, existsSync, type FSWatcher, watch } from "node:fs";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { Command } from "commander";
import type { Plugin, PreviewServer, Rolldown } from "vite";
import { errorText } from "#core/base/issue";
import { asError, failure, packageFile, type Terminal } from "./io.ts";
import { integer } from "./options.ts";
import { companionFile, modulePath, vite } from "./plugins.ts";
import type { Context } from "./context.ts";

export const define = (command: Command, { terminal }: Context): Command =>
  command
    .argument("<module>", "the plugin: a TypeScript or JavaScript file, or a package")
    .option("--port <number>", "the port; by default, any free one", integer(0, 65_535), 0)
    .option("--no-open", "do not open a browser")
    .addHelpText("after", HELP)
    .action((name: string, flags: Flags) => lab(terminal, name, flags));

const HELP = `
It needs Vite: npm i -D vite. Problems of the plugin are shown above the page.

Examples:
  $ hubsmith lab ./birdnet.ts
  $ hubsmith lab ./birdnet.ts --port 4000 --no-open`;

interface Flags {
  readonly port: number;
  readonly open: boolean;
}

async function lab(terminal: Terminal, name: string, { port, open }: Flags): Promise<void> {
  const path = modulePath(name, terminal.cwd());
  const { url, close } = await openLab({
    path,
    app: fileURLToPath(packageFile("dist/lab")),
    port,
    open,
    say: (message) => void terminal.say(message),
    plugins: await sources(),
  });
  // Before the message: its reader may end the lab at once.
  const stopped = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  // Vite exits on SIGTERM, with this code.
  process.exitCode = 0;
  await terminal.say(`The lab is at ${url} with ${path}, and reloads on save. Ctrl+C ends it.`);
  await stopped;
  await close();
}

// In a checkout, the names of the package are its sources.
async function sources(): Promise<readonly Plugin[]> {
  if (!isSource) return [];
  const url = new URL("../../support/sources.ts", import.meta.url).href;
  return [((await import(url)) as { readonly sources: Plugin }).sources];
}

export interface Lab {
  /** Its address, with a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

interface LabOptions {
  readonly path: string;
  readonly app: string;
  /** Any free port without it. */
  readonly port?: number;
  readonly open?: boolean;
  readonly say: (message: string) => void;
  readonly plugins?: readonly Plugin[];
}

const isSource = import.meta.url.endsWith(".ts");
const FIRST_PARTY = fileURLToPath(
  packageFile(isSource ? "plugins/index/index.ts" : "dist/plugins/index/index.js"),
);
const MEDIA = fileURLToPath(packageFile("plugins/kit/samples/media"));
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".mp3": "audio/mpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

// An editor writes a file in several steps.
const QUIET_MS = 60;

/** Opens a lab. Throws a failure if the app is not built, or the port cannot be used. */
export async function openLab(options: LabOptions): Promise<Lab> {
  const { path, app, port = 0, open = false, say, plugins } = options;
  if (!existsSync(app))
    throw failure(`The app is not built in ${app}. In a checkout, run \`npm run build lab\`.`, 70);
  const listeners = new Set<ServerResponse>();
  const watchers = new Map<string, FSWatcher>();
  // The module, and the files of records that the page requested.
  const bundles = new Map<string, Bundle>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const fault = (): string | undefined =>
    [...bundles.values()].flatMap((bundled) => ("fault" in bundled ? [bundled.fault] : []))[0];
  const send = (news: object): void => {
    for (const listener of listeners) listener.write(`data: ${JSON.stringify(news)}\n\n`);
  };
  const read = async (file: string): Promise<Bundle> => {
    const built = await bundle(file, plugins);
    bundles.set(file, built);
    for (const folder of built.folders)
      if (!isClosed && !watchers.has(folder)) watchers.set(folder, watch(folder, later));
    return built;
  };
  const later = (): void => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void again(), QUIET_MS);
  };
  const again = async (): Promise<void> => {
    const before = JSON.stringify([...bundles]);
    for (const file of bundles.keys()) await read(file);
    if (isClosed || JSON.stringify([...bundles]) === before) return;
    const message = fault();
    say(message === undefined ? `Rebuilt ${path}.` : asError(message));
    send(message === undefined ? { changed: true } : { fault: message });
  };
  const answer = async (url: URL, response: ServerResponse): Promise<void> => {
    response.setHeader("Cache-Control", "no-store");
    if (url.pathname === "/changes") {
      response.writeHead(200, { "Content-Type": "text/event-stream" }).write("\n");
      listeners.add(response);
      response.on("close", () => listeners.delete(response));
      if (fault() !== undefined) send({ fault: fault() });
      return;
    }
    if (url.pathname.startsWith("/media/")) return sendMedia(url.pathname, response);
    const isRecords = url.pathname === "/records.js";
    const id = url.searchParams.get("id") ?? "";
    const file = isRecords ? companionFile(path, id, "records") : path;
    const bundled =
      url.pathname === "/first-party.js"
        ? await firstParty
        : isRecords && file !== undefined
          ? await read(file)
          : bundles.get(file ?? "");
    response.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8" });
    response.end(bundled !== undefined && "code" in bundled ? bundled.code : "export default [];");
  };
  const close = async (server?: PreviewServer): Promise<void> => {
    isClosed = true;
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    await server?.close();
  };
  const firstParty = bundle(FIRST_PARTY, plugins);
  await read(path);
  const routes: Plugin = {
    name: "lab",
    configurePreviewServer: ({ middlewares }) =>
      void middlewares.use("/@lab", ({ url = "" }, response) => {
        void answer(new URL(url, "http://lab"), response);
      }),
  };
  const { preview } = await vite(path);
  const server = await preview({
    configFile: false,
    logLevel: "silent",
    root: app,
    build: { outDir: app },
    preview: {
      host: "127.0.0.1",
      port,
      strictPort: true,
      open,
      headers: { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" },
    },
    plugins: [routes],
  }).catch(async (error: unknown) => {
    // The watchers would keep the process alive.
    await close();
    throw failure(`--port: ${errorText(error)}. Choose another port.`);
  });
  if (fault() !== undefined) say(asError(fault()!));
  const { port: used } = server.httpServer.address() as AddressInfo;
  return { url: `http://127.0.0.1:${used}/`, close: () => close(server) };
}

function sendMedia(path: string, response: ServerResponse): void {
  const file = join(MEDIA, basename(path));
  const type = MEDIA_TYPES[extname(file)];
  if (type === undefined || !existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": type });
  createReadStream(file).pipe(response);
}

/** A module as one file for a browser, or a fault, and the folders of its files, except packages. */
type Bundle = { readonly folders: readonly string[] } & (
  | { readonly code: string }
  | { readonly fault: string }
);

async function bundle(path: string, plugins: readonly Plugin[] = []): Promise<Bundle> {
  const { build } = await vite(path);
  try {
    const output = (await build({
      configFile: false,
      logLevel: "silent",
      root: dirname(path),
      plugins: [...plugins],
      define: { "process.env.NODE_ENV": '"development"' },
      build: {
        write: false,
        minify: false,
        lib: { entry: path, formats: ["es"], fileName: "plugins" },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
    const [chunk] = [output].flat()[0]!.output;
    const files = chunk.moduleIds.filter(
      (id) => id.startsWith("/") && !id.includes("/node_modules/"),
    );
    return { code: chunk.code, folders: [...new Set([path, ...files].map((id) => dirname(id)))] };
  } catch (error) {
    const what = stripVTControlCharacters(errorText(error));
    return {
      fault: `${path} cannot be built. Fix and save it; this page then reloads.\n\n${what}`,
      folders: [dirname(path)],
    };
  }
}
