// Entry ".": creates hubs, parses records, prints snippets and defines plugins.
export { type Config, defineConfig, type Entry, type PluginList } from "./hub/card.ts";
export { createHub, type Hub } from "./hub/hub.ts";
export { loadPlugins, neededEntries } from "./hub/load-plugins.ts";
export type { Registry } from "./hub/registry.ts";
export {
  type Absence,
  absent,
  type Diagnostic,
  type DiagnosticCode,
  isAbsence,
} from "./base/issue.ts";
export {
  type AppCommand,
  type AppRun,
  type AppServer,
  type AppSpec,
  type TokenLimits,
  defineApp,
  type Platform,
} from "./kinds/app.ts";
export type { Call } from "./kinds/call.ts";
export { type ClientSpec, type ClientTemplate, defineClient, template } from "./kinds/client.ts";
export { type DownloadRule, downloads, type FileField } from "./kinds/downloads.ts";
export type { Card, Kind, Plugin } from "./kinds/index.ts";
export type { Inputs, InputsOf, InputType } from "./kinds/inputs.ts";
export type { Install, Requirement } from "./kinds/install.ts";
export type { PluginFields, PluginStamp } from "./kinds/kind.ts";
export { defineLibrary, type LibrarySpec, type LoadCode } from "./kinds/library.ts";
export type {
  Parameter,
  ParameterDocs,
  ParameterMapping,
  ParameterMappings,
  ParameterType,
} from "./kinds/parameters.ts";
export {
  defineProvider,
  type ProviderSpec,
  type SentRequest,
  serves,
  type TaskHandler,
  type TaskHandlerSpec,
} from "./kinds/provider.ts";
export {
  defineQuantization,
  type FileHabits,
  type Format,
  type FoundFormat,
  type QuantizationSpec,
} from "./kinds/quantization.ts";
export {
  defineTask,
  type HubServers,
  type Output,
  type Recipe,
  type ToolCalls,
  type RouterApi,
  type Task,
  type TaskSpec,
} from "./kinds/task.ts";
export type { HttpRequest, RequestContext, RequestSpec, Target } from "./http/request.ts";
export {
  type Answer,
  answer,
  type Job,
  type JsonPath,
  pathAt,
  type ResponseSchema,
  type StreamOptions,
  urlAt,
  type UrlPart,
  valueAt,
} from "./http/response.ts";
export { textIn, valueIn } from "./record/json.ts";
export { isConversational, type Model, parseModel, type ProviderMapping } from "./record/model.ts";
export { type AppSnippet, appSnippets } from "./snippets/app-snippets.ts";
export { inferenceCall } from "./snippets/call.ts";
export {
  inferenceSnippets,
  type InferenceSnippet,
  type MissingSnippet,
  type SnippetResult,
} from "./snippets/inference-snippets.ts";
export { installText } from "./snippets/install.ts";
export { type LoadSnippet, loadSnippets } from "./snippets/load-snippets.ts";
export type { InferenceOptions, InferenceRequest } from "./snippets/options.ts";
