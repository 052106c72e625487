// Writes the page of each plugin as a file for reviewers; with ids, only theirs.
import { writeOrCheck } from "../../support/written.ts";
import { goldenOf, readEverything } from "./golden.ts";

const only = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const everything = await readEverything();
const plugins = everything.plugins.filter(({ id }) => only.length === 0 || only.includes(id));
const pages = plugins.map((plugin) => goldenOf(plugin, everything));
if (plugins.length === 0) throw new Error(`No plugin has one of these ids: ${only.join(", ")}.`);
writeOrCheck(pages, "npm run write goldens");
