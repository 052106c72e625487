// Entry "./host": functions for apps that list plugins and show calls.
export { allEntries, entriesOf, labelOf } from "./hub/card.ts";
export { tryCallOrAbsent } from "./base/issue.ts";
export { carriesToken } from "./http/response.ts";
export { fileNameFor, mediaType } from "./record/inputs.ts";
export { normalizeEndpoint, ROUTER } from "./http/route.ts";
export { isCallable, templateKind } from "./http/task.ts";
export { encodePath } from "./http/url.ts";
export { clientCall, clientsInOrder, templateOf } from "./snippets/inference.ts";
export { librariesOf } from "./snippets/load.ts";
