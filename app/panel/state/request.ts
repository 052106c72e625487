// What is asked of the kernel: the choice as a request, through the provider that is shown or another one.
import { type Call, inferenceCall, type InferenceOptions, type InferenceRequest } from "hubsmith";
import { inputsOf } from "./form.ts";
import { type Option, streamingOption, wayOption } from "./options.ts";
import { askedOf } from "./parameters.ts";
import { AUTO } from "./providers.ts";
import type { Typed } from "./choice.ts";
import { type PanelState, textsOf } from "./store.ts";

/** The request, and what it was made of. */
export interface Asked {
  readonly request: InferenceRequest;
  /** The call with nothing chosen, whoever serves it; nothing where the model cannot be called. */
  readonly plain?: Call;
  /** What was typed for inputs and for parameters. */
  readonly typed: Typed;
  readonly texts: Typed;
  readonly parameters?: ReturnType<typeof askedOf>;
  readonly streaming: Option<boolean>;
  readonly way: ReturnType<typeof wayOption>;
}

/** The request of a state through a provider. */
export function askedFor(state: PanelState, provider: string): Asked {
  const { hub, model } = state;
  const typed = textsOf(state.typed, model.id);
  const texts = textsOf(state.asked, model.id);
  const made = inferenceCall(hub, { model, provider: AUTO });
  const plain = "reason" in made ? undefined : made;
  const way = wayOption(state, provider);
  const isPasted = state.token === "pasted" && state.pastedToken !== "";
  const streaming = streamingOption(state, plain);
  const inputs = plain && inputsOf(plain, typed);
  const parameters = plain && askedOf(hub, plain, texts);
  const options: InferenceOptions = {
    ...(inputs === undefined ? {} : { inputs }),
    ...(parameters === undefined ? {} : { parameters: parameters.values }),
    streaming: streaming.value,
    ...(way.value === "endpoint"
      ? { endpointUrl: state.endpoint.trim() }
      : { directRequest: way.value === "direct" }),
    // Who chose to paste a key and has not is shown where it will stand.
    tokenPlaceholder: state.token !== "environment",
    ...(isPasted ? { accessToken: state.pastedToken } : {}),
    ...(state.billTo === "" ? {} : { billTo: state.billTo }),
  };
  return {
    request: { model, provider, options },
    ...(plain === undefined ? {} : { plain }),
    typed,
    texts,
    ...(parameters === undefined ? {} : { parameters }),
    streaming,
    way,
  };
}
