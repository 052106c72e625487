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
export { type Config, defineConfig } from "./hub/config.ts";
export { createHub, type Hub, type HubOptions } from "./hub/create-hub.ts";
export {
  type Absence,
  absent,
  type Diagnostic,
  type DiagnosticCode,
  isAbsence,
  type Logger,
} from "./hub/diagnostic.ts";
export type { Install, LibrarySpec, LoadCode } from "./hub/library.ts";
export { loadPlugins } from "./hub/load-plugins.ts";
export { nearestName } from "./hub/nearest.ts";
export { type Common, type Kind, type Stamp } from "./hub/kind.ts";
export { type ProviderSpec } from "./model/served.ts";
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
} from "./model/answer.ts";
export type { Auth } from "./model/auth.ts";
export type { Call } from "./model/call.ts";
export {
  type DownloadRule,
  type DownloadRules,
  downloads,
  type FileField,
} from "./model/downloads.ts";
export { fileNameFor, mediaType } from "./model/media.ts";
export { textIn, valueIn } from "./model/json.ts";
export { isConversational } from "./model/conversational.ts";
export type { Inputs, InputsOf, InputType } from "./model/inputs.ts";
export { type Model, parseModel, type ProviderMapping } from "./model/model.ts";
export type { Names, Taken } from "./model/names.ts";
export type { Parameter, Parameters, ParameterType } from "./model/parameter.ts";
export { endpointOf } from "./model/endpoint.ts";
export { ROUTER, type RouteOptions, type TargetOptions, type TokenOptions } from "./model/route.ts";
export type { Schema } from "./model/schema.ts";
export { on, type Sent, type Served, type ServedSpec } from "./model/served.ts";
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
} from "./model/task.ts";
export { encodePath, hubFileUrl } from "./model/url.ts";
export type { Ask, Form, Target, Wire, WireParts } from "./model/wire.ts";
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
export { neededEntries } from "./hub/needs.ts";
export type { AskOptions, InferenceOptions, InferenceRequest } from "./snippets/options.ts";
