// The subjects of providers and clients: each request to a provider, with a place for every outside string.
import { createHub } from "../checked/index.ts";
import {
  type Hub,
  inferenceSnippets,
  type InferenceOptions,
  type InferenceRequest,
  type Plugin,
  type Task,
} from "../index.ts";
import { isFile, type Value, type ValueObject } from "../code/value.ts";
import { isMisuse } from "./check.ts";
import { anew, ofKind } from "./companions.ts";
import { explored } from "./explore.ts";
import type { FixtureModel } from "./fixtures.ts";
import { clientHub } from "./client-hub.ts";
import { answeredBy } from "./library-subjects.ts";
import { type Offered, type Asking, subjectOf, type Subject } from "./subjects.ts";
import { type Place, placesIn } from "./plant.ts";
import { requestsTo } from "./requests.ts";
import { ENDPOINT } from "./served.ts";
import { standInClients } from "./stand-ins.ts";
import { nothingSeen, watched, type Watcher } from "./watch.ts";

/** A request, and its task. */
interface Input {
  readonly request: InferenceRequest;
  readonly task: Task;
}

/** The requests to a provider, printed by every client of its companions, or by stand-ins. @internal */
export function providerSubjects(
  provider: Plugin<"provider">,
  companions: readonly Plugin[],
  fixtures: readonly FixtureModel[],
): readonly Subject[] {
  const own: Watcher = { seen: nothingSeen() };
  const beside: Watcher = { seen: nothingSeen() };
  const clients = ofKind(companions, "client");
  const hub = createHub([
    ...companions.filter((one) => !["client", "library"].includes(one["~hub"]?.kind)),
    watched(provider, own),
    ...(clients.length > 0 ? clients : standInClients).map((one) => watched(one, beside)),
  ]);
  const ask = (request: InferenceRequest): Offered => {
    own.seen = nothingSeen();
    beside.seen = nothingSeen();
    const offer = inferenceSnippets(anew(hub), request);
    return answeredBy(offer, { ...own.seen, codes: beside.seen.codes });
  };
  return explored(subjectsTo(hub, provider, fixtures, ask));
}

/** The requests to made-up and companion providers, printed by this client only. @internal */
export function clientSubjects(
  client: Plugin<"client">,
  companions: readonly Plugin[],
  fixtures: readonly FixtureModel[],
): readonly Subject[] {
  const watcher: Watcher = { seen: nothingSeen() };
  const hub = clientHub(client, companions, watcher);
  const ask = (request: InferenceRequest): Offered => {
    watcher.seen = nothingSeen();
    return answeredBy(inferenceSnippets(anew(hub), request), watcher.seen);
  };
  return explored(
    hub.providers.list.flatMap((provider) =>
      subjectsTo(hub, provider, fixtures, ask, `${provider.id}: `),
    ),
  );
}

function subjectsTo(
  hub: Hub,
  provider: Plugin<"provider">,
  fixtures: readonly FixtureModel[],
  ask: (request: InferenceRequest) => Offered,
  lead = "",
): readonly Subject[] {
  const asking: Asking<Input> = {
    ask: ({ request }) => ask(request),
    modelOf: ({ request }) => request.model,
    withModel: ({ request, task }, model) => ({ request: { ...request, model }, task }),
    places: placesOf,
  };
  // A parameter that causes an error is requested, too, so that it is reported.
  const isOffered = (request: InferenceRequest): boolean => {
    const { snippets, diagnostics } = ask(request);
    return (
      snippets.length > 0 || diagnostics.some((one) => isMisuse(one) || one.code === "plugin-threw")
    );
  };
  // Each is called before the next is created, so that first calls are measured.
  return Array.from(requestsTo(hub, provider, fixtures, isOffered), ({ name, task, request }) => {
    const subject = subjectOf(asking, lead + name, "given", { request, task });
    subject.first();
    return subject;
  });
}

/** The places of the options; options that a request does not have are left out. */
function placesOf({ request, task }: Input): readonly Place<Input>[] {
  const { model, options = {} } = request;
  const { parameters = {}, endpointUrl, accessToken, billTo } = options;
  const place = (
    path: string,
    of: (string: string) => Partial<InferenceRequest>,
  ): Place<Input> => ({
    path,
    plant: (string) => ({ request: { ...request, ...of(string) }, task }),
  });
  const option = (path: string, of: (string: string) => InferenceOptions): Place<Input> =>
    place(`options.${path}`, (string) => ({
      options: { ...options, ...of(string) } as InferenceOptions,
    }));
  const isPlain = Object.keys(options).length === 0;
  return [
    place("providerId", (providerId) => ({ providerId })),
    ...(billTo === undefined ? [] : [option("billTo", (string) => ({ billTo: string }))]),
    ...(accessToken === undefined
      ? []
      : [option("accessToken", (string) => ({ accessToken: `hf_${string}` }))]),
    ...(endpointUrl === undefined
      ? []
      : [option("endpointUrl", (string) => ({ endpointUrl: `${ENDPOINT}/${string}` }))]),
    ...placesIn(parameters).map(({ path, plant }) =>
      option(`parameters.${path}`, (string) => ({ parameters: plant(string) as ValueObject })),
    ),
    ...(Object.keys(parameters).length > 0
      ? [
          option("parameters (key)", (string) => ({
            parameters: { ...parameters, [string]: "text" },
          })),
        ]
      : []),
    ...(isPlain || options.streaming === true ? inputPlaces(task, model) : []).map(
      ({ path, plant }) =>
        option(`inputs${path === "" ? "" : `.${path}`}`, (string) => ({ inputs: plant(string)! })),
    ),
  ];
}

/** The places of a task's sample inputs; files are given as paths. */
function inputPlaces(task: Task, model: InferenceRequest["model"]): readonly Place<Value>[] {
  try {
    return placesIn(givenAs(task.sample(model) as Value)).filter(
      ({ path }) => !/(^|\.)type$/.test(path),
    );
  } catch {
    return [];
  }
}

// A file name without an extension needs the MIME type.
function givenAs(value: Value): Value {
  if (isFile(value)) return { path: value.path, type: value.type };
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value as ValueObject);
  return Object.fromEntries(members.map(([name, one]) => [name, givenAs(one)]));
}
