// The options of inference snippets, and warnings about unknown options.
import type { Value, ValueObject } from "../code/value.ts";
import { abbreviate, describe, closestName } from "../base/describe.ts";
import { oncePer, oncePerText } from "../base/freeze.ts";
import { absent, type Absence, type Diagnostic, MAX_REPORTED } from "../base/issue.ts";
import type { PluginFields } from "../kinds/kind.ts";
import type { Json } from "../record/json.ts";
import type { Registry } from "../hub/registry.ts";
import type { Model } from "../record/model.ts";

/**
 * The options of a call: inputs, parameters, the token and the target, by default the router. All have defaults.
 * @see https://huggingface.co/docs/inference-providers/pricing
 * @public
 */
export type InferenceOptions = {
  /** The token, printed in the snippet. By default, the snippet reads an environment variable. */
  readonly accessToken?: string;
  /** Prints a placeholder instead of an environment variable. */
  readonly tokenPlaceholder?: boolean;
  /** The organization that pays for routed requests. */
  readonly billTo?: string;
  /** Streams the response, if the task supports it. */
  readonly streaming?: boolean;
  /** The messages of a chat; overrides `inputs`. */
  readonly messages?: readonly ValueObject[];
  /** The sampling temperature of a chat. */
  readonly temperature?: number;
  /** The maximum length of a chat response, in tokens. */
  readonly max_tokens?: number;
  /** The nucleus sampling of a chat, from 0 to 1. */
  readonly top_p?: number;
  /** The inputs of any other task, in the shape that the task defines. */
  readonly inputs?: Value;
  /** The id of a recipe of the task, such as `tools`: its parameters and inputs are the defaults. */
  readonly recipe?: string;
  /** The id of a wire format of the task, such as `responses`. By default, the provider's first. */
  readonly wire?: string;
  /** Parameters of the task by name. An unknown parameter is sent unchanged, and reported. */
  readonly parameters?: ValueObject;
} & (
  | {
      /** Calls the provider directly instead of the router. */
      readonly directRequest?: boolean;
      readonly endpointUrl?: never;
    }
  | {
      /** Calls a custom endpoint. */
      readonly endpointUrl: string;
      readonly directRequest?: false;
    }
);

/** A request for inference snippets. @public */
export interface InferenceRequest {
  /** The record, parsed by `parseModel` or raw. */
  readonly model: Model;
  /** The id of a provider, a router policy such as `auto`, or the id of an app whose server is called. */
  readonly provider: string;
  /** The path of a file of the repository, or of its first part, for an app. By default, the app chooses. */
  readonly file?: string;
  /** The provider's model id; by default, the id in the mapping of the record. */
  readonly providerId?: string;
  /** Options; all have defaults. */
  readonly options?: InferenceOptions;
}

const REQUEST = "model provider providerId file options".split(" ");
const OPTIONS = [
  ..."accessToken tokenPlaceholder directRequest endpointUrl billTo streaming messages".split(" "),
  ..."temperature max_tokens top_p inputs recipe wire parameters".split(" "),
];

/** Returns `Did you mean "x"?` behind a space; an empty string if no known name is close. @internal */
export function suggestion(known: Iterable<string>, given: string): string {
  const near = closestName(known, given);
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}

export const suggest = (known: Iterable<string>, given: string): string =>
  suggestion(known, given).trimStart();

// Cached, because many records have the same unknown name.
export const suggestIn: (registry: Registry<PluginFields>) => (given: string) => string = oncePer(
  ({ list }) => {
    const names = list.flatMap(({ id, aliases = [] }) => [id, ...aliases]);
    return oncePerText((given) => suggest(names, given));
  },
);

export function reportUnknownOptions(request: InferenceRequest, diagnostics: Diagnostic[]): void {
  const report = (given: object, names: readonly string[], prefix: string): void => {
    const unknown = Object.keys(given).filter(
      (name) => !names.includes(name) && (given as Json)[name] !== undefined,
    );
    for (const name of unknown.slice(0, Math.max(0, MAX_REPORTED - diagnostics.length))) {
      const what = prefix === "" ? "A request" : "An inference snippet";
      const how = suggest(names, name) || `Choose from ${names.join(", ")}.`;
      const message = `${what} has no option "${abbreviate(name)}". It was ignored. ${how}`;
      diagnostics.push({ code: "option-ignored", message, path: prefix + abbreviate(name) });
    }
  };
  report(request, REQUEST, "");
  report(request.options ?? {}, OPTIONS, "options.");
}

// Sent in a URL or a header, or an id.
const TEXTS = ["providerId", "accessToken", "billTo", "endpointUrl", "recipe", "wire"] as const;

export function nonStringOption(request: InferenceRequest): Absence | undefined {
  const { provider, providerId, options = {} } = request;
  if (typeof provider !== "string") {
    const reason = `provider must be the id of a provider, got ${describe(provider)}.`;
    return absent({ code: "unknown-provider", reason, fix: "Choose one of the hub's providers." });
  }
  for (const name of TEXTS) {
    const value = name === "providerId" ? providerId : options[name];
    if (value === undefined || typeof value === "string") continue;
    const reason = `${name} must be a string, got ${describe(value)}.`;
    return absent({ code: "bad-option", reason, fix: "Pass a string, or remove it." });
  }
  return undefined;
}
