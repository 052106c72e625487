// The request to the kernel: from the selection, with the current provider or another one.
import {
  type Call,
  type Hub,
  inferenceCall,
  type InferenceOptions,
  type InferenceRequest,
  type Model,
  type Recipe,
  isAbsence,
} from "hubsmith";
import { inputsOf } from "./fields.ts";
import { type Option, routeOption } from "./options.ts";
import { readParameters, type RequestedParameters } from "./parameters.ts";
import { byArguments } from "../../models/memoized.ts";
import { AUTO, pluginFor, policyFor } from "../../models/providers.ts";
import { defined } from "#core/base/describe";
import { normalizeEndpoint } from "#core/snippets/route";
import type { Named } from "../../browser/places.ts";
import type { Typed, RequestRoute } from "./choice.ts";
import { type PanelState, textsOf } from "./state.ts";

export interface CallRequest {
  readonly request: InferenceRequest;
  /** Its options that any server has. */
  readonly content: Content;
  /** The call without options, for any provider; undefined if the model cannot be called. */
  readonly plain: Call | undefined;
  readonly typed: Typed;
  readonly texts: Typed;
  readonly requested: RequestedParameters | undefined;
  /** The recipes of the model, except that of the usual call. */
  readonly recipes: readonly Recipe[];
  /** The recipe of the usual call, if any. */
  readonly usualRecipe: Recipe | undefined;
  readonly recipe: string | undefined;
  /** The label of the task that the model is called as by default. */
  readonly usualTask: string | undefined;
  /** The other wire formats of the task, and the other tasks that servers run the model for. */
  readonly wires: readonly Named[];
  readonly wire: string | undefined;
  /** Undefined if the task does not support it. */
  readonly streaming: boolean | undefined;
  readonly route: Option<RequestRoute>;
}

type Content = Pick<InferenceOptions, "inputs" | "parameters" | "recipe" | "wire" | "streaming">;

// Typing does not change it.
const usualCall = byArguments(callOf);
const wiredCall = byArguments(callOf);
const recipeCall = byArguments(callOf);

function callOf(hub: Hub, model: Model, wire?: string, recipe?: string): Call | undefined {
  // A model that no provider can host may have a server on the user's computer.
  for (const provider of [AUTO, ...hub.apps.list.map(({ id }) => id)]) {
    const call = inferenceCall(hub, { model, provider, options: defined({ wire, recipe }) });
    if (!isAbsence(call)) return call;
  }
  return undefined;
}

const recipesFor = byArguments((call: Call | undefined, model: Model) => {
  const able = (call?.task.recipes ?? []).filter(({ sample }) => !isAbsence(sample?.(model)));
  // The usual call of a model for images has one, as the recipe.
  const usual = JSON.stringify(call?.task.sample(model));
  const usualRecipe = able.find(
    ({ parameters, sample }) =>
      parameters === undefined && JSON.stringify(sample?.(model)) === usual,
  );
  return { recipes: able.filter((recipe) => recipe !== usualRecipe), usualRecipe };
});

const wiresFor = byArguments((entries: PanelState["entries"], task: string): readonly Named[] =>
  entries.filter((entry) => entry.kind === "task" && entry.wireOf === task),
);

// A record names the other tasks that its model is made for in its tags: embeddings, beside the similarity of sentences.
const besideFor = byArguments(
  (entries: PanelState["entries"], call: Call, model: Model): readonly Named[] => {
    const served = call.task.hubServers?.alsoServes ?? [];
    return entries.filter(
      ({ kind, id }) => kind === "task" && served.includes(id) && model.tags.includes(id),
    );
  },
);

// Who hosts it for one of the tasks hosts it for the other.
const asTask = byArguments((model: Model, task: string): Model => ({
  ...model,
  pipeline_tag: task,
  ...(model.inferenceProviderMapping === undefined
    ? {}
    : {
        inferenceProviderMapping: model.inferenceProviderMapping.map((mapping) =>
          mapping.task === model.pipeline_tag ? { ...mapping, task } : mapping,
        ),
      }),
}));

// Until there is a valid URL.
const PLACEHOLDER = "https://your-endpoint.example.com";

/** The URL of an endpoint as typed; undefined if it is invalid. */
export const endpointIn = (text: string): string | undefined => normalizeEndpoint(text.trim());

/** The request of a state with a provider, or with `ENDPOINT`. */
export function callRequestOf(state: PanelState, provider: string): CallRequest {
  const { entries, hub } = state;
  const typed = textsOf(state.typed, state.model.id);
  const texts = textsOf(state.parameterTexts, state.model.id);
  const usual = usualCall(hub, state.model);
  const formats = usual === undefined ? [] : wiresFor(entries, usual.task.id);
  const beside = usual === undefined ? [] : besideFor(entries, usual, state.model);
  const other = beside.find(({ id }) => id === state.wire)?.id;
  const model = other === undefined ? state.model : asTask(state.model, other);
  const format = formats.find(({ id }) => id === state.wire)?.id;
  const wire = format ?? other;
  const wired = (wire === undefined ? undefined : wiredCall(hub, model, format)) ?? usual;
  const { recipes, usualRecipe } = recipesFor(wired, model);
  const recipe = recipes.find(({ id }) => id === state.recipe)?.id;
  const plain = recipe === undefined ? wired : recipeCall(hub, model, format, recipe);
  const route = routeOption(state, provider);
  const streaming = plain?.task.streams === true ? state.streaming : undefined;
  const inputs = plain && inputsOf(plain, typed);
  const requested = plain && readParameters(hub, plain, texts);
  const content: Content = {
    ...defined({ inputs, parameters: requested?.values, recipe, wire: format }),
    streaming: streaming === true,
  };
  const options: InferenceOptions = {
    ...content,
    ...(route.value === "endpoint"
      ? { endpointUrl: endpointIn(state.endpoint) ?? PLACEHOLDER }
      : { directRequest: route.value === "direct" }),
    tokenPlaceholder: state.token === "placeholder",
    ...(state.billTo === "" ? {} : { billTo: state.billTo }),
  };
  const servedModel = route.value === "endpoint" ? state.servedModel.trim() : "";
  const request = {
    model,
    provider:
      provider === AUTO ? policyFor(entries, model, state.providers) : pluginFor(entries, provider),
    ...(servedModel === "" ? {} : { providerId: servedModel }),
    options,
  };
  const wires = [...formats, ...beside];
  const usualTask = entries.find(({ kind, id }) => kind === "task" && id === usual?.task.id)?.label;
  const chosen = { recipes, usualRecipe, recipe, usualTask, wires, wire, streaming, route };
  return { request, content, plain, typed, texts, requested, ...chosen };
}
