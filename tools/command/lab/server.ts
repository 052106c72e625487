// The lab's server: the app as it was built, the module that an author works on, and word of its changes.
import { existsSync, type FSWatcher, watch } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Plugin } from "vite";
import { companionFile } from "../doctor/companion.ts";
import { failure } from "../io.ts";
import { type Bundled, bundle } from "./bundle.ts";
import { fileAt } from "./files.ts";

/** A lab that runs. */
export interface Lab {
  /** Its address, with a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** What a lab is made of. */
export interface LabOptions {
  /** The module of plugins. */
  readonly path: string;
  /** Where the app was built for the lab. */
  readonly app: string;
  /** Any free one without it. */
  readonly port?: number;
  /** Is told what became of the module, at first and at every save. */
  readonly say: (message: string) => void;
  /** Vite's, for the bundle. */
  readonly plugins?: readonly Plugin[];
}

const HOST = "127.0.0.1";
// An editor writes a file in several steps.
const QUIET = 60;

const faultIn = (...all: readonly Bundled[]): string | undefined =>
  all.flatMap((one) => ("fault" in one ? [one.fault] : []))[0];

/** Opens a lab. Throws a failure where the app was not built, or the port is taken. */
export async function openLab({ path, app, port = 0, say, plugins }: LabOptions): Promise<Lab> {
  if (!existsSync(app))
    throw failure(`The app is not built in ${app}. In a checkout, run \`npm run build:lab\`.`, 70);
  const listeners = new Set<ServerResponse>();
  const watchers = new Map<string, FSWatcher>();
  let made = await bundle(path, plugins);
  // The files of records that the page asked for.
  const records = new Map<string, Bundled>();
  let timer: NodeJS.Timeout | undefined;
  const tell = (news: object): void => {
    for (const one of listeners) one.write(`data: ${JSON.stringify(news)}\n\n`);
  };
  const follow = ({ folders }: Bundled): void => {
    for (const folder of folders)
      if (!watchers.has(folder)) watchers.set(folder, watch(folder, later));
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void again(), QUIET);
  };
  const again = async (): Promise<void> => {
    const before = JSON.stringify([made, ...records]);
    made = await bundle(path, plugins);
    follow(made);
    for (const file of records.keys()) await readRecords(file);
    if (JSON.stringify([made, ...records]) === before) return;
    const fault = faultIn(made, ...records.values());
    say(fault ?? `${path} was built again.`);
    tell(fault === undefined ? { changed: true } : { fault });
  };
  const readRecords = async (file: string): Promise<Bundled> => {
    const read = await bundle(file, plugins);
    records.set(file, read);
    follow(read);
    return read;
  };
  follow(made);
  const sendModule = (response: ServerResponse, one: Bundled | undefined): void => {
    response.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8" });
    response.end(one !== undefined && "code" in one ? one.code : "export default [];");
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", `http://${HOST}`);
    response.setHeader("Cache-Control", "no-store");
    if (pathname === "/@lab/changes") {
      response.writeHead(200, { "Content-Type": "text/event-stream" }).write("\n");
      listeners.add(response);
      response.on("close", () => listeners.delete(response));
      // Who comes while the module is broken is told at once.
      const fault = faultIn(made, ...records.values());
      if (fault !== undefined) response.write(`data: ${JSON.stringify({ fault })}\n\n`);
    } else if (pathname === "/@lab/plugins.js") {
      sendModule(response, made);
    } else if (pathname === "/@lab/records.js") {
      const file = companionFile(path, searchParams.get("id") ?? "", "records");
      if (file === undefined) sendModule(response, undefined);
      else void readRecords(file).then((read) => sendModule(response, read));
    } else {
      const { type, content } = fileAt(app, pathname);
      response.writeHead(200, { "Content-Type": type, "X-Content-Type-Options": "nosniff" });
      response.end(content);
    }
  });
  await new Promise<void>((done, fail) => {
    server.once("error", ({ code, message }: NodeJS.ErrnoException) =>
      fail(
        failure(
          code === "EADDRINUSE"
            ? `Port ${port} is taken by another program: end it, or choose another port with --port.`
            : `Port ${port} cannot be used: ${message}.`,
        ),
      ),
    );
    server.listen(port, HOST, done);
  });
  if ("fault" in made) say(made.fault);
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((done) => {
        clearTimeout(timer);
        for (const one of watchers.values()) one.close();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
