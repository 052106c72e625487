// The hosted tasks of all libraries together. `npm run preview` shows the rest.
import { loadPlugins, type Plugin } from "hubsmith";
import { libraryEntries, taskEntries } from "hubsmith/plugins";
import { expect, test } from "vitest";

const libraries = (await loadPlugins(libraryEntries)).plugins as readonly Plugin<"library">[];

test("the tasks for which the Hub's servers run models of a library are known", () => {
  const known = new Set<string>(taskEntries.map(({ id }) => id));
  const named = libraries.flatMap(({ hostedInferenceTasks = [] }) => hostedInferenceTasks);
  expect(libraries.filter(({ hostedInferenceTasks }) => hostedInferenceTasks)).not.toEqual([]);
  expect(named.filter((task) => !known.has(task))).toEqual([]);
});
