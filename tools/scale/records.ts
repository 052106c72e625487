// Records of models that nobody made, of every library and every task.
import { type Entry, registryOf } from "hubsmith";

// As many as a repository has, so that records are as long as those of the Hub.
const FILES = Array.from({ length: 20 }, (_, at) => ({
  rfilename: `model-${at + 1}-of-20.safetensors`,
}));

/** So many records, as lines; always the same ones. */
export function manyRecords(entries: readonly Entry[], count: number): readonly string[] {
  const libraries = registryOf(entries, "library").list;
  const tasks = registryOf(entries, "task").list;
  return Array.from({ length: count }, (_, at) =>
    JSON.stringify({
      id: `owner-${at % 97}/model-${at}`,
      pipeline_tag: tasks[at % tasks.length]!.id,
      // At a pace of its own, so that every library meets every task.
      library_name: libraries[Math.floor(at / tasks.length) % libraries.length]!.id,
      tags: at % 2 === 0 ? ["conversational"] : [],
      siblings: FILES,
    }),
  );
}
