// Builds the published panel, below `dist/panel`, and prints its size.
import { buildPanel, PANEL } from "./build.ts";
import { panelSizes } from "./sizes.ts";
import { writePanelTypes } from "./types.ts";

// Modules for the pages of the app: a panel has no router, no storage and no URL.
const STRANGERS =
  /\/wouter\/|^app\/(?:stores\/(?:host|memory|models|theme)|model\/|(?:app|start)\.tsx)/;

const modules = await buildPanel();
const strangers = modules.filter((id) => STRANGERS.test(id));
if (strangers.length > 0) {
  console.error(
    `The panel would include modules of the app: ${strangers.join(", ")}. Pass them as properties instead.`,
  );
  process.exitCode = 1;
}
writePanelTypes(PANEL);
for (const [name, bytes] of panelSizes(PANEL)) console.log(`${name}: ${bytes} bytes after gzip`);
