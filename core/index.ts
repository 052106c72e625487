// Entry ".": the registries, the records, and what is made of them. Program text is in "hubsmith/code".
export { createHub, type Hub } from "./hub/create-hub.ts";
export {
  type Absence,
  absent,
  type Diagnostic,
  type DiagnosticCode,
  type Logger,
} from "./hub/diagnostic.ts";
export { loadPlugins } from "./hub/load-plugins.ts";
export { type Entry, labelOf, type Manifest, manifestOf } from "./hub/manifest.ts";
export * from "./hub/plugin.ts";
export type { Registry } from "./hub/registry.ts";
export * from "./model/answer.ts";
export type { Call } from "./model/call.ts";
export type { Contract, SampleAnswer } from "./model/contract.ts";
export { fileNameFor, mediaType } from "./model/media.ts";
export { textIn, valueIn } from "./model/json.ts";
export { type Model, parseModel, type ProviderMapping } from "./model/model.ts";
export { ROUTER, type RouteOptions } from "./model/route.ts";
export { on, type Served } from "./model/served.ts";
export { type Inputs, type InputsOf, type InputType, task, type Task } from "./model/task.ts";
export * from "./model/wire.ts";
export { inferenceCall } from "./usage/call-of.ts";
export {
  clientsInOrder,
  inferenceSnippets,
  type InferenceSnippet,
  type NotOffered,
  type Offer,
  template,
} from "./usage/inference-snippets.ts";
export type { InferenceOptions, InferenceRequest } from "./usage/request.ts";
export { librariesOf, type LoadSnippet, loadSnippets } from "./usage/load-snippets.ts";
export { neededEntries } from "./usage/needs.ts";
