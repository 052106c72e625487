// Entry "hubsmith/catalog": data for pages about plugins and models; not needed to print snippets.
export { countDownloads, type CountedDownloads } from "./downloads.ts";
export { answersOf, entryOf, type Manifest, manifestOf } from "./manifest.ts";
export {
  type CatalogItem,
  defineTaskPage,
  type DemoItem,
  type DemoScore,
  type DemoToken,
  type RelatedTask,
  type Subtask,
  type TaskPage,
  type TaskPageSpec,
  type TaskUse,
} from "./task-page.ts";
export { librariesFor, loadTaskPage } from "./tasks.ts";
