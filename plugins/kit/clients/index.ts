// Entry "./clients": helpers for authors of clients, for any language.
export { type Body, bodyOf, type FormPart, quoteName } from "./body.ts";
export { httpClient, type HttpSyntax, type PostStep, readPath } from "./http-client.ts";
export { pollingPlan } from "./polling.ts";
export { refuseWithoutHttp, requireRequest } from "./refusals.ts";
export type { TextStream } from "#core/http/response";
export { answerPlan } from "./response.ts";
