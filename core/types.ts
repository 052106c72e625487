// Entry "./types": the types of plugin fields, requests and options.
export type { Cards, IdOf, LanguageCard, Load, Config } from "./hub/card.ts";
export type { HubOptions } from "./hub/hub.ts";
export type { DiagnosticCode, Logger } from "./base/issue.ts";
export type { Common, Stamp } from "./base/kind.ts";
export type { ProviderSpec, Auth, TaskHandlerSpec } from "./http/provider.ts";
export type { ClientSpec, Specs, Template, DownloadRules, FileField } from "./hub/plugin.ts";
export type { Companion, FileHabits, Format, FormatFamily } from "./hub/quantization.ts";
export type { Answers, DownloadOptions, Path, Paths, UrlPart, Schema } from "./http/response.ts";
export type { Inputs, InputsOf, InputType } from "./record/inputs.ts";
export type {
  ParameterMappings,
  ParameterMapping,
  Parameters,
  ParameterType,
} from "./record/parameters.ts";
export type { RouteOptions, TargetOptions, TokenOptions } from "./http/route.ts";
export type {
  CallableSpec,
  HfInference,
  ListedSpec,
  Modality,
  Output,
  RouterApi,
  TaskSpec,
} from "./http/task.ts";
export type { FormFields, Target } from "./http/request.ts";
export type { AskOptions } from "./snippets/options.ts";
