// Each glob of the build's files matches a module, so that a move leaves none behind.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createFilter } from "vite";
import { expect, test } from "vitest";
import { FILES } from "./chunks.config.ts";

const ROOT = join(import.meta.dirname, "../..");
const files = [
  "app",
  "core",
  "models",
  "plugins",
  "node_modules/devlop",
  "node_modules/highlight.js",
  "node_modules/lowlight",
  "node_modules/lucide-react/dist",
  "node_modules/minisearch",
  "node_modules/zustand",
].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { encoding: "utf8", recursive: true }).map((name) =>
    join(ROOT, folder, name),
  ),
);

test.each(Object.entries(FILES))("the modules of %s exist", (_, [modules, except = []]) => {
  const missing = [...modules, ...except].filter(
    (glob) => !files.some(createFilter(glob, [], { resolve: ROOT })),
  );
  expect(missing).toEqual([]);
});
