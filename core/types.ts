// Entry "./types": the types of plugin fields, requests and options.
export type { LanguageCard, Config, PluginList } from "./hub/card.ts";
export type { Stamp } from "./base/kind.ts";
export type { ProviderSpec, Auth, TaskHandlerSpec } from "./http/provider.ts";
export type { ClientSpec, Template, FileField } from "./hub/plugin.ts";
export type { FileHabits, Format } from "./hub/quantization.ts";
export type { Path, UrlPart, Schema } from "./http/response.ts";
export type { Inputs, InputType } from "./record/inputs.ts";
export type { ParameterMappings, Parameters, ParameterType } from "./record/parameters.ts";
export type { Modality, Output, TaskSpec } from "./http/task.ts";
export type { Target } from "./http/request.ts";
export type { AskOptions } from "./snippets/options.ts";
