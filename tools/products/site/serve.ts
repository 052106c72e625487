// Serves a build of the app on this machine only, like a static host: each page's own file, compressed, or else
// 404.html.
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";

export interface Served {
  /** Its URL, with a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

interface Options {
  readonly dir: string;
  /** By default any free one. */
  readonly port?: number;
}

const HOST = "127.0.0.1";
const HEADERS: Readonly<Record<string, string>> = {
  // Each page has its own content policy; only a header can forbid framing.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/** Serves a build; rejects if there is none, or if the port is in use. */
export async function serve({ dir, port = 0 }: Options): Promise<Served> {
  const missing = join(dir, "404.html");
  if (!existsSync(missing))
    throw new Error(`There is no built site in ${dir}: build it first, with npm run build app.`);
  const files = sirv(dir, {
    etag: true,
    brotli: true,
    setHeaders: (response, path) => {
      // Their names contain a hash of their content.
      if (path.startsWith("/assets/"))
        response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
      else response.setHeader("Cache-Control", "no-cache");
    },
  });
  const compressed = compression();
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const notFound = (): void => {
      response.writeHead(404, {
        "Content-Type": "text/html;charset=utf-8",
        "Cache-Control": "no-cache",
      });
      response.end(readFileSync(missing));
    };
    // Both accept the types of any Node server; their types are for Express.
    compressed(request as never, response as never, () => files(request, response, notFound));
  };
  const server = createServer(answer).listen(port, HOST);
  await once(server, "listening");
  const { port: given } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${given}/`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
