// Builds the published panel, below `dist/panel`, and prints its size.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipped } from "../bundled.ts";
import { buildPanel, PANEL } from "./build.ts";
import { writePanelTypes } from "./types.ts";

// Modules for the pages of the app: a panel has no router, no storage and no URL.
const STRANGERS =
  /\/(?:wouter|@leeoniya)\/|^app\/(?:stores\/(?:host|memory|models|theme)|model\/|(?:app|start)\.tsx)/;

const modules = await buildPanel();
const strangers = modules.filter((id) => STRANGERS.test(id));
if (strangers.length > 0) {
  console.error(
    `The panel would include modules of the app: ${strangers.join(", ")}. Pass them as properties instead.`,
  );
  process.exitCode = 1;
}
writePanelTypes(PANEL);
for (const name of ["index.js", "style.css", "element.js"]) {
  const text = readFileSync(join(PANEL, name), "utf8");
  console.log(`${name}: ${text.length} bytes, ${gzipped(text)} after gzip`);
}
