// Entry ".": creates hubs, parses records, prints snippets and defines plugins.
export { type Config, type Entry, defineConfig } from "./hub/card.ts";
export { createHub, type Hub } from "./hub/hub.ts";
export { type Absence, absent, type Diagnostic } from "./base/issue.ts";
export {
  type ClientSpec,
  type Install,
  type LibrarySpec,
  type LoadCode,
  defineClient,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  type Plugin,
  type Template,
  template,
  type DownloadRule,
  downloads,
} from "./hub/plugin.ts";
export { loadPlugins, neededEntries } from "./hub/load.ts";
export type { Stamp } from "./base/kind.ts";
export type { FoundFormat, QuantizationSpec } from "./hub/quantization.ts";
export { type Answer, answer, type Job, pathAt, urlAt, valueAt } from "./http/response.ts";
export type { Call, RequestContext, HttpRequest, RequestSpec } from "./http/request.ts";
export { textIn, valueIn } from "./record/json.ts";
export { isConversational, type Model, parseModel } from "./record/model.ts";
export {
  type ProviderSpec,
  serves,
  type SentRequest,
  type TaskHandler,
  type TaskHandlerSpec,
} from "./http/provider.ts";
export type { Task, TaskSpec } from "./http/task.ts";
export { inferenceCall } from "./snippets/request.ts";
export {
  inferenceSnippets,
  type InferenceSnippet,
  type NotOffered,
  type Offer,
} from "./snippets/inference.ts";
export { installText } from "./snippets/install.ts";
export { type LoadSnippet, loadSnippets } from "./snippets/load.ts";
export type { InferenceOptions, InferenceRequest } from "./snippets/options.ts";
