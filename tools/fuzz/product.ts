// What is fuzzed: every plugin of the product, and the records that its libraries are checked with.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadPlugins, type Plugin } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { fixture } from "hubsmith/testing";
import { filesIn } from "../plugin-files.ts";
import type { Plugins } from "./target.ts";

type Records = readonly (readonly [name: string, fields: Readonly<Record<string, unknown>>])[];

/** All plugins of the product. */
export async function readProduct(): Promise<Plugins> {
  const { plugins } = await loadPlugins(entries);
  const files = filesIn("libraries", "records.ts");
  const records = await Promise.all(
    files.map(async (file) => {
      const url = pathToFileURL(resolve("plugins", file)).href;
      return ((await import(url)) as { readonly default: Records }).default;
    }),
  );
  return {
    plugins: plugins as readonly Plugin[],
    fixtures: records.flat().map(([name, fields]) => fixture(name, fields)),
  };
}
