// Writes the built-in models, or adds downloaded files to the offers: npm run write catalog -- <folder or files>.
import { parseArgs } from "node:util";
import { errorText } from "#core/base/issue";
import { refreshed } from "../../support/offers-in/refreshed.ts";
import { builtIn } from "../../support/built-in.ts";
import { writeModels } from "./built-in-models.ts";
import { builtInOffers, writeOffers } from "./offers-file.ts";

const USAGE = `Pass either a folder with records of the Hub, which writes the models, or files that are added to the offers:
  npm run write catalog -- <folder>
  npm run write catalog -- --models-dev api.json --router models.json`;

try {
  const { values: files, positionals } = parseArgs({
    allowPositionals: true,
    options: { "models-dev": { type: "string" }, router: { type: "string" } },
  });
  const [folder, ...more] = positionals;
  const hasFiles = Object.keys(files).length > 0;
  if (more.length > 0 || (folder === undefined) !== hasFiles) throw new Error(USAGE);
  if (folder !== undefined) process.exitCode = await writeModels(folder);
  else writeOffers(refreshed(builtInOffers(), files, await builtIn()));
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
