// Checks the requests that plugins return.
import { classNameOf, isRuntimeValue } from "../code/value.ts";
import { describe, isObject } from "../base/describe.ts";
import { invalidReturn } from "../base/issue.ts";
import type { RequestContext, RequestSpec } from "../http/request.ts";
import { isWholeAbsence, isPromise, requestSchema, wrongReturn } from "./return-schemas.ts";
import * as is from "./schema.ts";

const REQUEST = "{ path, json } with one body, or absent({ code, reason, fix })";
const BODIES = ["json", "file", "form"] as const;

type Ids = Pick<RequestContext, "providerId" | "modelId">;

/** Returns a request, or throws if it is invalid. @internal */
export function checkedRequest<T>(returned: T, ids: Ids): T {
  if (isWholeAbsence(returned)) return returned;
  if (!isObject(returned) || isPromise(returned) || "reason" in returned)
    throw wrongReturn("request", returned, REQUEST);
  const parts = returned as unknown as RequestSpec;
  const issue =
    requestSchema(returned, "") ??
    bodyIssue(parts) ??
    pathIssue(parts, ids) ??
    (parts.json === undefined ? undefined : jsonIssue(parts.json, "json"));
  if (issue === undefined) return returned;
  throw invalidReturn("request", issue);
}

function bodyIssue(parts: RequestSpec): string | undefined {
  const given = BODIES.filter((name) => parts[name] !== undefined);
  if (given.length === 1) return undefined;
  if (given.length === 0)
    return "it has no body. Add one: `json: { … }`, `form: { … }` or `file: inputs`.";
  return `it has ${given.join(" and ")}, but a request has one body. Keep one.`;
}

// Reports values that are not JSON with their path. Otherwise the client that prints them would be blamed.
function jsonIssue(value: unknown, at: string): string | undefined {
  if (isRuntimeValue(value) || value === null) return undefined;
  const how = "Write a string, a number, an array or a plain object.";
  if (isPromise(value)) return `${at} is a promise, but snippets are synchronous. ${how}`;
  if (value === undefined) return `${at} is undefined, which is not JSON. Leave the member out.`;
  if (["function", "symbol", "bigint"].includes(typeof value))
    return `${at} is a ${typeof value}, which is not JSON. ${how}`;
  if (typeof value !== "object") return undefined;
  const className = classNameOf(value);
  if (className !== undefined)
    return `${at} is an instance of ${className}, which is not JSON. ${how}`;
  for (const [name, member] of Object.entries(value)) {
    const issue = jsonIssue(member, `${at}.${name}`);
    if (issue !== undefined) return issue;
  }
  return undefined;
}

// A path may begin with a slash or a URL if an id does: ids are encoded.
function pathIssue(
  { path, baseUrl }: RequestSpec,
  { providerId, modelId }: Ids,
): string | undefined {
  const absolute = /^(\/|[a-z][a-z\d+.-]*:\/\/)/i;
  if (absolute.test(path) && ![providerId, modelId].some((id) => absolute.test(id)))
    return path.startsWith("/") && !path.startsWith("//")
      ? `path must not begin with a slash, got ${describe(path)}. It is relative to \`baseUrl\`: write ${JSON.stringify(path.slice(1))}.`
      : `path is a URL, ${JSON.stringify(path)}. Write a path relative to \`baseUrl\`, and another server as \`baseUrl\`.`;
  return baseUrl === undefined ? undefined : is.base(baseUrl, "baseUrl", ", or leave it out");
}
