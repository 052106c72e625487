// Measures how large the kernel is in lines and files, and how much of it runs for one snippet, by V8's coverage.
import { readdirSync, readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { createHub, inferenceSnippets, loadPlugins, parseModel } from "hubsmith";
import { clientEntries, providerEntries, taskEntries } from "hubsmith/plugins";

// The folders of the kernel, without what is beside it: checked, testing, the reports and all tests.
const FOLDERS = ["", "base/", "code/", "record/", "http/", "hub/", "snippets/"];

/** The lines and files of the kernel. */
export function kernelLines(): { readonly files: number; readonly lines: number } {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(`core/${folder}`)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => readFileSync(`core/${folder}${name}`, "utf8")),
  );
  const lines = files.reduce((sum, text) => sum + text.split("\n").length - 1, 0);
  return { files: files.length, lines };
}

/** The kernel's files and functions that run for one snippet, the second time that it is asked for. */
export async function runsForOneSnippet(): Promise<{
  readonly files: number;
  readonly functions: number;
}> {
  const needed = [
    ...taskEntries,
    ...providerEntries.filter(({ id }) => id === "together"),
    ...clientEntries.filter(({ id }) => id === "python/requests"),
  ];
  const { plugins } = await loadPlugins(needed);
  const hub = createHub(plugins);
  const { model } = parseModel({
    id: "example-org/example-model",
    pipeline_tag: "text-generation",
    tags: ["conversational"],
  });
  const request = { model: model!, provider: "together", providerId: "example/model" };
  inferenceSnippets(hub, request);
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  const { snippets } = inferenceSnippets(hub, request);
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  if (snippets.length !== 1) throw new Error("One snippet is to be printed.");
  const scripts = result
    .filter(({ url }) => /\/core\/(?!testing\/)[\w/-]+\.ts/.test(url))
    .map(({ functions }) => functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .filter((functions) => functions.length > 0);
  return { files: scripts.length, functions: scripts.flat().length };
}
