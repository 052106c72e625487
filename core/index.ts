// Entry ".": the registries, the records, and what is made of them. Program text is in "hubsmith/code".
export {
  allEntries,
  type Card,
  type Cards,
  entriesOf,
  type Entry,
  type IdOf,
  labelOf,
  type LanguageCard,
  type Load,
} from "./hub/card.ts";
export { type Config, defineConfig } from "./hub/card.ts";
export { createHub, type Hub, type HubOptions } from "./hub/hub.ts";
export {
  type Absence,
  absent,
  type Diagnostic,
  type DiagnosticCode,
  isAbsence,
  type Logger,
} from "./base/issue.ts";
export type { Install, LibrarySpec, LoadCode } from "./hub/plugin.ts";
export { loadPlugins } from "./hub/load.ts";
export { nearestName } from "./base/describe.ts";
export { type Common, type Kind, type Stamp } from "./base/kind.ts";
export { type ProviderSpec } from "./http/provider.ts";
export {
  type ClientSpec,
  defineClient,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  type Plugin,
  type Specs,
  type Template,
  template,
} from "./hub/plugin.ts";
export type {
  Companion,
  FileHabits,
  Format,
  FormatFamily,
  FoundFormat,
  QuantizationSpec,
} from "./hub/quantization.ts";
export { type Registry, registryOf } from "./hub/registry.ts";
export {
  type Answer,
  answer,
  type Answers,
  carriesToken,
  type FileOptions,
  type Job,
  type Path,
  pathAt,
  type Places,
  steps,
  urlAt,
  type UrlPiece,
  valueAt,
} from "./http/response.ts";
export type { Auth } from "./http/provider.ts";
export type { Call } from "./http/request.ts";
export { type DownloadRule, type DownloadRules, downloads, type FileField } from "./hub/plugin.ts";
export { fileNameFor, mediaType } from "./record/inputs.ts";
export { textIn, valueIn } from "./record/json.ts";
export { isConversational } from "./record/model.ts";
export type { Inputs, InputsOf, InputType } from "./record/inputs.ts";
export { type Model, parseModel, type ProviderMapping } from "./record/model.ts";
export type { Names, Taken } from "./record/parameters.ts";
export type { Parameter, Parameters, ParameterType } from "./record/parameters.ts";
export { endpointOf } from "./http/route.ts";
export { ROUTER, type RouteOptions, type TargetOptions, type TokenOptions } from "./http/route.ts";
export type { Schema } from "./http/response.ts";
export { on, type Sent, type Served, type ServedSpec } from "./http/provider.ts";
export {
  type CallableSpec,
  type Hosted,
  isCallable,
  type ListedSpec,
  type Modality,
  type Output,
  type Routed,
  type Task,
  type TaskSpec,
  templateKind,
} from "./http/task.ts";
export { encodePath, hubFileUrl } from "./http/url.ts";
export type { Ask, Form, Target, Wire, WireParts } from "./http/request.ts";
export { inferenceCall } from "./snippets/request.ts";
export {
  clientCall,
  clientsInOrder,
  inferenceSnippets,
  type InferenceSnippet,
  type NotOffered,
  type Offer,
  templateOf,
} from "./snippets/inference.ts";
export { installText } from "./snippets/install.ts";
export { librariesOf, type LoadSnippet, loadSnippets } from "./snippets/load.ts";
export { neededEntries } from "./hub/load.ts";
export type { AskOptions, InferenceOptions, InferenceRequest } from "./snippets/options.ts";
