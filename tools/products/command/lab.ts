// The lab subcommand: Vite's development server with the panel, and the plugins and records of a module.
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import type { Plugin, ViteDevServer } from "vite";
import { errorText } from "#core/base/issue";
import { failure, packageFile, type Terminal } from "./io.ts";
import { integer } from "./options.ts";
import { modulePath, vite } from "./plugins.ts";
import type { Context } from "./context.ts";

export const define = (command: Command, { terminal }: Context): Command =>
  command
    .argument("<module>", "the plugin: a TypeScript or JavaScript file, or a package")
    .option("--port <number>", "the port; by default, any free one", integer(0, 65_535), 0)
    .option("--no-open", "do not open a browser")
    .addHelpText("after", HELP)
    .action((name: string, flags: Flags) => lab(terminal, name, flags));

const HELP = `
It needs Vite: npm i -D vite. The page shows problems of the plugin.

Examples:
  $ hubsmith lab ./birdnet.ts
  $ hubsmith lab ./birdnet.ts --port 4000 --no-open`;

interface Flags {
  readonly port: number;
  readonly open: boolean;
}

async function lab(terminal: Terminal, name: string, { port, open }: Flags): Promise<void> {
  const path = modulePath(name, terminal.cwd());
  const { url, close } = await openLab({ path, port, open, plugins: await sources() });
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
  if (!import.meta.url.endsWith(".ts")) return [];
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
  /** The built element. */
  readonly element?: string;
  /** Any free port without it. */
  readonly port?: number;
  readonly open?: boolean;
  readonly plugins?: readonly Plugin[];
}

/** Opens a lab. Throws a failure if the element is not built, or the port cannot be used. */
export async function openLab(options: LabOptions): Promise<Lab> {
  const { path, port = 0, open = false, plugins = [] } = options;
  const { element = fileURLToPath(packageFile("dist/panel/element.js")) } = options;
  if (!existsSync(element))
    throw failure(`${element} is not built. In a checkout, run \`npm run build panel\`.`, 70);
  const { createServer } = await vite(path);
  const server = await createServer({
    configFile: false,
    logLevel: "warn",
    root: dirname(path),
    appType: "custom",
    plugins: [...plugins, pageOf(path, element)],
    // Packages are served as they are: pre-bundling would delay the first page.
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { host: "127.0.0.1", port, strictPort: true, open, fs: { strict: false } },
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw failure(`--port: ${errorText(error)}. Choose another port.`);
  }
  const { port: used } = server.httpServer!.address() as AddressInfo;
  return { url: `http://127.0.0.1:${used}/`, close: () => server.close() };
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Lab</title>
<nav aria-label="Lab"></nav>
<pre role="alert" hidden></pre>
<hubsmith-panel></hubsmith-panel>
<script type="module" src="/@id/virtual:lab"></script>
</html>`;

/** The page at `/`, and its program, which imports the module; the records next to it are read in Node, as by the kit. */
function pageOf(path: string, element: string): Plugin {
  const folder = dirname(path);
  let server: ViteDevServer;
  return {
    name: "lab",
    configureServer: (created) => {
      server = created;
      server.middlewares.use((request, response, next) => {
        if (request.url !== "/") return next();
        server.transformIndexHtml("/", PAGE).then((html) => {
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(html);
        }, next);
      });
    },
    resolveId: (id) => (id === "virtual:lab" ? "\0lab" : undefined),
    // The page has the records, which import other files.
    handleHotUpdate: ({ server: { moduleGraph, ws } }) => {
      const page = moduleGraph.getModuleById("\0lab");
      if (page !== undefined) moduleGraph.invalidateModule(page);
      ws.send({ type: "full-reload" });
      return [];
    },
    load: async (id) => {
      if (id !== "\0lab") return undefined;
      const records: Record<string, unknown> = {};
      for (const name of readdirSync(folder)) {
        if (!/^(?:.*\.)?records\.[mc]?[jt]s$/.test(name)) continue;
        const file = await server.ssrLoadModule(join(folder, name));
        records[name] = file["default"] ?? file["records"];
      }
      return `
        import ${JSON.stringify(element)};
        import { showLab } from ${JSON.stringify(fileURLToPath(packageFile("app/lab.ts")))};
        showLab(() => import(${JSON.stringify(path)}), ${JSON.stringify(records)});`;
    },
  };
}
