// Records in bulk: those of the Hub that lie beside the repository, and where they do not, made-up ones like them.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entries } from "hubsmith/plugins";

const BESIDE = join(import.meta.dirname, "../../../shared/data/model-records.jsonl");
const MADE = 3_200;

/** Records, one a line, and where they are from: a file of them, or what stands in for it. */
export function recordLines(path: string = BESIDE): {
  readonly lines: readonly string[];
  readonly from: string;
} {
  if (!existsSync(path)) return { lines: madeUp(), from: "made-up records" };
  return { lines: readFileSync(path, "utf8").trimEnd().split("\n"), from: "real records" };
}

// Of each task in turn, with libraries and tags in numbers as records have them.
function madeUp(): readonly string[] {
  const ids = (kind: string): readonly string[] =>
    entries.filter((one) => one.kind === kind).map(({ id }) => id);
  const [tasks, libraries] = [ids("task"), ids("library")];
  return Array.from({ length: MADE }, (_, at) => {
    const library = libraries[(at * 7) % libraries.length]!;
    const task = tasks[at % tasks.length]!;
    const tags = [library, task, "license:apache-2.0", "region:us", "safetensors"];
    return JSON.stringify({
      id: `example-org/model-${at}`,
      downloads: at * 31,
      likes: at % 100,
      pipeline_tag: task,
      library_name: library,
      tags: at % 3 === 0 ? [...tags, "conversational", "transformers"] : tags,
      siblings: ["README.md", "config.json", "model.safetensors"].map((rfilename) => ({
        rfilename,
      })),
    });
  });
}
