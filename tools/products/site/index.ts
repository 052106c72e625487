// Builds the site, and serves it on this machine.
import { Command } from "commander";
import { errorText } from "#core/base/issue";
import { integer } from "../command/options.ts";
import { buildSite, servedSite } from "./build.ts";
import { LOCAL_ORIGIN, LOCAL_PORT } from "./metadata.ts";
import { serve } from "./serve.ts";

interface BuildOptions {
  readonly base: string;
  readonly origin: string;
}

interface StartOptions {
  readonly port: number;
}

const program = new Command("site").description("Builds the app as a static site, or serves it.");
program
  .command("build")
  .description("build the site into dist/app")
  .option("--base <path>", "the path below which it will be hosted", "/")
  .option("--origin <url>", "the origin of the site, e.g. https://hub.example", "")
  .action(async ({ base, origin }: BuildOptions) => {
    const pages = await buildSite({ base, origin: origin.replace(/\/$/, "") });
    if (origin === "")
      console.log(`The sitemap says ${LOCAL_ORIGIN}. Pass --origin with that of your site.`);
    console.log(`${pages} pages are in dist/app; any static host serves them.`);
  });
program
  .command("start", { isDefault: true })
  .description("build the site, and serve it on this machine")
  .option("--port <number>", "the port to listen on", integer(0, 65_535), LOCAL_PORT)
  .action(async ({ port }: StartOptions) => {
    const dir = servedSite(port);
    console.log("Building the site …");
    await buildSite({ dir, origin: `http://localhost:${port}` });
    const { url, close } = await serve({ dir, port });
    console.log(`Hubsmith is served at ${url} (Ctrl+C ends it).`);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close());
  });

program.parseAsync().catch((error: unknown) => {
  console.error(errorText(error));
  process.exitCode = 1;
});
