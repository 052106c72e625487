// Entry "hubsmith/catalogue": what pages about plugins and models show; printing snippets needs none of it.
export { countDownloads } from "./downloads.ts";
export { answersOf, entryOf, manifestOf } from "./manifest.ts";
export { defineTaskPage, type TaskPage } from "./task-page.ts";
export { librariesFor, loadTaskPage } from "./tasks.ts";
