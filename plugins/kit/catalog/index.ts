// Entry "hubsmith/catalog": data for pages about plugins and models; not needed to print snippets.
export { countDownloads } from "./downloads.ts";
export { answersOf, entryOf, manifestOf } from "./manifest.ts";
export { defineTaskPage, type TaskPage } from "./task-page.ts";
export { librariesFor, loadTaskPage } from "./tasks.ts";
