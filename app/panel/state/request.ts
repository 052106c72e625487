// The request to the kernel: from the selection, with the current provider or another one.
import {
  type Call,
  type Hub,
  inferenceCall,
  type InferenceOptions,
  type InferenceRequest,
  type Model,
  isAbsence,
} from "hubsmith";
import { inputsOf } from "./form.ts";
import { type Option, routeOption } from "./options.ts";
import { askedOf } from "./parameters.ts";
import { byArguments } from "./memoized.ts";
import { AUTO, pluginFor } from "./providers.ts";
import { normalizeEndpoint } from "#core/snippets/route";
import type { Typed, RequestRoute } from "./choice.ts";
import { type PanelState, textsOf } from "./store.ts";

/** The request, and its sources. */
export interface CallRequest {
  readonly request: InferenceRequest;
  /** The call without options, for any provider; undefined if the model cannot be called. */
  readonly plain: Call | undefined;
  /** Typed inputs and parameters. */
  readonly typed: Typed;
  readonly texts: Typed;
  readonly parameters: ReturnType<typeof askedOf> | undefined;
  /** Undefined if the task does not support it. */
  readonly streaming: boolean | undefined;
  readonly route: Option<RequestRoute>;
}

// Typing does not change it.
const plainCall = byArguments((hub: Hub, model: Model): Call | undefined => {
  // A model that no provider can host may have a server on the user's computer.
  for (const provider of [AUTO, ...hub.apps.list.map(({ id }) => id)]) {
    const call = inferenceCall(hub, { model, provider });
    if (!isAbsence(call)) return call;
  }
  return undefined;
});

// Until there is a valid URL.
const PLACEHOLDER = "https://your-endpoint.example.com";

/** The URL of an endpoint as typed; undefined if it is invalid. */
export const endpointIn = (text: string): string | undefined => normalizeEndpoint(text.trim());

/** The request of a state with a provider, or with `ENDPOINT`. */
export function askedFor(state: PanelState, provider: string): CallRequest {
  const { entries, hub, model } = state;
  const typed = textsOf(state.typed, model.id);
  const texts = textsOf(state.asked, model.id);
  const plain = plainCall(hub, model);
  const route = routeOption(state, provider);
  const isPasted = state.token === "pasted" && state.pastedToken !== "";
  const streaming = plain?.task.streams === true ? state.streaming : undefined;
  const inputs = plain && inputsOf(plain, typed);
  const parameters = plain && askedOf(hub, plain, texts);
  const options: InferenceOptions = {
    ...(inputs === undefined ? {} : { inputs }),
    ...(parameters === undefined ? {} : { parameters: parameters.values }),
    streaming: streaming === true,
    ...(route.value === "endpoint"
      ? { endpointUrl: endpointIn(state.endpoint) ?? PLACEHOLDER }
      : { directRequest: route.value === "direct" }),
    // If no key was pasted yet, there is a placeholder.
    tokenPlaceholder: state.token !== "environment",
    ...(isPasted ? { accessToken: state.pastedToken } : {}),
    ...(state.billTo === "" ? {} : { billTo: state.billTo }),
  };
  const request = { model, provider: pluginFor(entries, provider), options };
  return { request, plain, typed, texts, parameters, streaming, route };
}
