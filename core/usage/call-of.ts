// From a model, a provider and options to one call, or to the reason why there is none.
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { guard } from "../hub/guard.ts";
import type { Call } from "../model/call.ts";
import { asModel } from "../model/model.ts";
import { inputsFor } from "./asked.ts";
import { parametersFor, sayParameters } from "./parameters.ts";
import type { InferenceRequest } from "./request.ts";
import { noTextIn } from "./no-text.ts";
import { sayUnknown } from "./unknown.ts";
import { wayOf } from "./way.ts";
import { wireOf } from "./wire-of.ts";

/** The call that the snippets of a request print, or why there is none. Never throws. @public */
export function inferenceCall(
  hub: Hub,
  request: InferenceRequest,
  diagnostics: Diagnostic[] = [],
): Call | Absence {
  const made = guard("The request", "become a call", () => callOf(hub, request, diagnostics));
  if ("value" in made) return made.value;
  return absent("bad-request", made.fault.message, "Give a model record, a provider and options.");
}

function callOf(hub: Hub, request: InferenceRequest, diagnostics: Diagnostic[]): Call | Absence {
  const { options = {} } = request;
  sayUnknown(request, diagnostics);
  const found: Diagnostic[] = [];
  const model = asModel(request.model, found);
  diagnostics.push(...found);
  if (model === undefined)
    return absent(found[0]!.code, found[0]!.message, "Give a record that parseModel takes.");
  const untold = noTextIn(request);
  if (untold !== undefined) return untold;
  const way = wayOf(hub, model, request, diagnostics);
  if ("reason" in way) return way;
  const inputs = inputsFor(way, options, diagnostics);
  if ("reason" in inputs) return inputs;
  const parameters = parametersFor(way, options, diagnostics);
  if ("absence" in parameters) return parameters.absence;
  if (options.billTo && way.lane.route.billTo === undefined) {
    const message = `billTo: this request is not billed through Hugging Face; it is left out.`;
    diagnostics.push({ code: "option-ignored", message, path: "options.billTo" });
  }
  const isStreamed = options.streaming === true && way.task.streams === true;
  const given = { streaming: isStreamed, inputs: inputs.value, parameters: parameters.shown };
  const wire = wireOf(way, given, parameters, diagnostics);
  const isSent = !("reason" in wire && wire.code === "parameter-clash");
  sayParameters(way, parameters, isSent, diagnostics);
  // What is new stands first: behind what is spread it takes V8 thirty times as long.
  return Object.freeze({ wire: Object.freeze(wire), ...given, ...way.start });
}
