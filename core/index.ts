// Entry ".": creates hubs, parses records, prints snippets and defines plugins.
export { type Config, type Entry, defineConfig } from "./hub/card.ts";
export { createHub, type Hub } from "./hub/hub.ts";
export { type Absence, absent, type Diagnostic, isAbsence } from "./base/issue.ts";
export { type ClientSpec, defineClient, type ClientTemplate, template } from "./kinds/client.ts";
export type { Install, Requirement } from "./kinds/install.ts";
export { type LibrarySpec, type LoadCode, defineLibrary } from "./kinds/library.ts";
export { defineProvider } from "./kinds/provider.ts";
export { defineQuantization } from "./kinds/quantization.ts";
export { defineTask } from "./kinds/task.ts";
export { type Plugin } from "./kinds/index.ts";
export { type DownloadRule, downloads } from "./kinds/downloads.ts";
export { loadPlugins, neededEntries } from "./hub/load-plugins.ts";
export type { PluginStamp } from "./kinds/kind.ts";
export type { FoundFormat, QuantizationSpec } from "./kinds/quantization.ts";
export { type Answer, answer, type Job, pathAt, urlAt, valueAt } from "./http/response.ts";
export type { RequestContext, HttpRequest, RequestSpec } from "./http/request.ts";
export type { Call } from "./kinds/call.ts";
export { textIn, valueIn } from "./record/json.ts";
export { isConversational, type Model, parseModel } from "./record/model.ts";
export {
  type ProviderSpec,
  serves,
  type SentRequest,
  type TaskHandler,
  type TaskHandlerSpec,
} from "./kinds/provider.ts";
export type { Task, TaskSpec } from "./kinds/task.ts";
export { inferenceCall } from "./snippets/call.ts";
export {
  inferenceSnippets,
  type InferenceSnippet,
  type MissingSnippet,
  type SnippetResult,
  templateOf,
} from "./snippets/inference-snippets.ts";
export { installText } from "./snippets/install.ts";
export { type LoadSnippet, loadSnippets } from "./snippets/load-snippets.ts";
export type { InferenceOptions, InferenceRequest } from "./snippets/options.ts";
