// Compares the types of models that Transformers knows, and the versions of engines, with the newest packages.
import { TYPES } from "#plugins/kit/libraries/transformers/types";
import { open } from "../../writers/engines/archive.ts";
import { committedTables } from "../../writers/engines/check.ts";
import { SOURCES } from "../../writers/engines/sources.ts";
import { autoClassesOf } from "../../writers/engines/transformers.ts";
import { newestOf } from "../../support/registries.ts";

/** Prints the types that only one of both has; rejects if the table of the plugins has one that the package does not know. */
export async function compareTypes(): Promise<void> {
  const transformers = await open({ pip: "transformers" });
  const autos = [...(await autoClassesOf(transformers))];
  const typesOf = (rows: typeof autos): readonly string[] =>
    rows.flatMap(([, types]) => [...types.keys()]);
  const theirs = new Set(typesOf(autos));
  const ofTasks = new Set(typesOf(autos.filter(([name]) => name.startsWith("AutoModelFor"))));
  const ours = new Set(Object.values(TYPES).flatMap((types) => [...types]));
  const added = [...ofTasks].filter((type) => !ours.has(type));
  const gone = [...ours].filter((type) => !theirs.has(type));
  console.log(`transformers ${transformers.version}`);
  console.log(`Types without a row (${added.length}): ${added.join(", ") || "none"}`);
  if (gone.length > 0) throw new Error(`Types that the package does not know: ${gone.join(", ")}`);
}

/** Prints the engines whose package has a newer version than their table. */
export async function compareEngines(): Promise<void> {
  const tables = await committedTables();
  for (const { id, origin } of SOURCES) {
    if (!("pip" in origin)) continue;
    const { engine = "no table" } = tables.get(id) ?? {};
    const newest = await newestOf("pip", origin.pip);
    if (!engine.endsWith(` ${newest}`)) console.log(`- ${engine} → ${origin.pip} ${newest}`);
  }
  console.log("Run `npm run write engines`, and read what changed.");
}
