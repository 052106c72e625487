// Entry "./clients": helpers for authors of clients, for any language.
export {
  CHAT_SETTINGS,
  type FrameworkCall,
  type FrameworkChat,
  frameworkClient,
  type FrameworkSpec,
  type Lacking,
  type Message,
} from "./framework.ts";
export {
  pythonFramework,
  type PythonFrameworkSpec,
  type UnsaidByCode,
} from "./python-framework.ts";
export { type Body, bodyOf, type FormPart, quoteName } from "./body.ts";
export {
  httpClient,
  type HttpClientSpec,
  type HttpSyntax,
  type LoopStep,
  type PostStep,
  readPath,
  type SavedContent,
  type ToolStep,
  type CallStep,
} from "./http-client.ts";
export { syntaxOf } from "./compose.ts";
export type { MemberPath, Primitives, VariableKind } from "./primitives.ts";
export { type PollingPlan, pollingPlan, type PollUrl, type PollVariable } from "./polling.ts";
export { refuseWithoutHttp, requireRequest } from "./refusals.ts";
export { type AnswerPlan, answerPlan, type ValuePath } from "./response.ts";
export type { SimpleSchema, SimpleType } from "./structured.ts";
export type { ToolFunction, ToolParameter } from "./tools.ts";
export type { TextStream } from "#core/http/response";
