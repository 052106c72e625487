// Entry "hubsmith/catalogue": what pages about plugins and models show; printing snippets needs none of it.
export {
  type CountedDownloads,
  countedDownloads,
  countDownloads,
  countsAsDownload,
  defaultDownloads,
  downloadQuery,
} from "./downloads.ts";
export { answersOf, cardOf, entryOf, type Manifest, manifestOf, responseType } from "./manifest.ts";
export {
  plainValue,
  pollText,
  requestBody,
  requestHead,
  requestText,
  valueText,
} from "./request-text.ts";
export {
  type CatalogueItem,
  defineTaskPage,
  type DemoItem,
  type DemoToken,
  type TaskPage,
  type TaskPageSpec,
} from "./task-page.ts";
export { librariesFor, loadTaskPage, modalityLabels } from "./tasks.ts";
