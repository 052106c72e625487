// How a client polls a job: the URLs and the final states.
import { isText, type Text } from "hubsmith/language";
import type { Job } from "hubsmith";
import { carriesToken, type JsonPath, toPath, type UrlPart } from "#core/http/response";

/** A variable that is read from the first response, to build the URLs of a job. @public */
export interface PollVariable {
  /** Its path in the response. */
  readonly at: JsonPath;
  /** Whether it is an id, a URL, or the path of a URL. */
  readonly kind: "id" | "url" | "path";
  /** Its name. */
  readonly name: string;
}

/** A URL that a job is polled at, or that has its result. @public */
export interface PollUrl {
  /** Its parts. A part before a path ends with a slash, and the path has none. */
  readonly parts: readonly ({ readonly text: string | Text } | PollVariable)[];
  /** Whether it is called with the headers: only on the server of the request. */
  readonly carriesToken: boolean;
}

/** How a client polls a job: the URLs, their variables, and the states. @public */
export interface PollingPlan extends Pick<Job, "waiting" | "pollFirst" | "interval"> {
  /** The path of the state in a response. */
  readonly state: JsonPath;
  /** The variables in its URLs. */
  readonly variables: readonly PollVariable[];
  /** The URL to poll. */
  readonly status: PollUrl;
  /** The URL of the result, unless the last response has it. */
  readonly result?: PollUrl;
}

/**
 * Prepares a job for printing: names the variables of its URLs, and decides which URLs get the headers. `httpClient`
 * calls it. Never throws.
 * @param job - From the request: `request.job`.
 * @returns The plan.
 * @example
 * ```ts
 * import { urlAt } from "hubsmith";
 * import { pollingPlan } from "hubsmith/clients";
 *
 * const plan = pollingPlan({
 *   state: "status",
 *   waiting: ["running"],
 *   status: [urlAt("urls.get")],
 *   interval: 1,
 * });
 * plan.status.carriesToken; // → false
 * plan.variables; // → [{ at: ["urls", "get"], kind: "url", name: "url" }]
 * ```
 * @public
 */
export function pollingPlan({ state, status, result, ...job }: Job): PollingPlan {
  const variables = new Map<string, PollVariable>();
  const polled = pollUrl(status, variables);
  const last = result === undefined ? {} : { result: pollUrl(result, variables) };
  return {
    ...job,
    state: toPath(state),
    status: polled,
    ...last,
    variables: [...variables.values()],
  };
}

// The same path has the same variable.
function pollUrl(url: readonly UrlPart[], variables: Map<string, PollVariable>): PollUrl {
  const variableAt = (kind: PollVariable["kind"], at: JsonPath): PollVariable => {
    const key = [kind, ...at].join("\n");
    const known = variables.get(key);
    const variable = known ?? {
      at,
      kind,
      name: variables.size === 0 ? kind : `${kind}${variables.size + 1}`,
    };
    variables.set(key, variable);
    return variable;
  };
  const parts = url.map((piece, index): PollUrl["parts"][number] => {
    const next = url[index + 1];
    if (typeof piece === "string")
      return {
        text: typeof next === "object" && "pathAt" in next ? `${piece}/` : piece,
      };
    if (isText(piece)) return { text: piece };
    if ("at" in piece) return variableAt("id", piece.at);
    return "urlAt" in piece ? variableAt("url", piece.urlAt) : variableAt("path", piece.pathAt);
  });
  return { parts, carriesToken: carriesToken(url) };
}
