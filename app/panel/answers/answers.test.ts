// Every tested program has a sample response, or a reason why not; and the printed output is in the sample.
import {
  type Answer,
  type Call,
  createHub,
  type Hub,
  type HttpRequest,
  inferenceCall,
  type InferenceOptions,
  type InferenceRequest,
  inferenceSnippets,
  loadPlugins,
  valueIn,
  isAbsence,
} from "hubsmith";
import type { TextStream } from "#core/http/response";
import type { Value, ValueObject } from "hubsmith/code";
import { beforeAll, expect, test } from "vitest";
import { entries } from "../../plugins.ts";
import { answerFiles } from "./load-samples.ts";
import { clientProofs } from "../../proofs/load-proofs.ts";
import { servedModel } from "../../providers/sample.ts";
import { samplesOf } from "./load-samples.ts";
import type { Exchange, Sample, Samples } from "./samples.ts";
import { findSample } from "./words.ts";

interface Cell {
  readonly name: string;
  readonly request: InferenceRequest;
  readonly call: Call;
  readonly sample: Sample | string;
}

let hub: Hub;
let cells: readonly Cell[] = [];
const samples = new Map<string, Samples | undefined>();

beforeAll(async () => {
  const loaded = await loadPlugins(
    entries.filter(({ kind }) => kind !== "library" && kind !== "quantization"),
  );
  hub = createHub(loaded.plugins);
  const { proofs } = await clientProofs();
  for (const { id } of hub.providers.list) samples.set(id, await samplesOf(id));
  cells = Object.entries(proofs).flatMap(([provider, tasks]) =>
    Object.keys(tasks).flatMap((task) => cellsOf(provider, task)),
  );
});

// On the available routes, with and without streaming.
function cellsOf(provider: string, task: string): readonly Cell[] {
  const streams = hub.tasks.get(task)!.streams === true ? [false, true] : [false];
  return [{}, { directRequest: true }].flatMap((route) =>
    streams.flatMap((streaming): readonly Cell[] => {
      const request = requestFor(provider, task, { ...route, streaming });
      const call = inferenceCall(hub, request);
      if (isAbsence(call)) return [];
      const name = `${provider} | ${task} | ${call.target}${streaming ? " | streamed" : ""}`;
      return [{ name, request, call, sample: findSample(samples.get(provider), call) }];
    }),
  );
}

function requestFor(provider: string, task: string, options: InferenceOptions): InferenceRequest {
  const plugin = hub.providers.get(provider)!;
  const { requires = [] } = plugin.tasks.find((handler) => handler.task.id === task) ?? {};
  const parameters = Object.fromEntries(requires.map((name) => [name, "sample"]));
  return { model: servedModel(plugin, task), provider, options: { parameters, ...options } };
}

const sampled = (): readonly (Cell & { readonly sample: Sample })[] =>
  cells.filter((cell): cell is Cell & { sample: Sample } => typeof cell.sample !== "string");

test("every tested program has a sample on every route, or has no single request", () => {
  const without = cells.filter(({ sample }) => typeof sample === "string");
  // A policy of the router has its own request only for chats.
  for (const { call } of without) {
    expect(call.provider).toBe("auto");
    expect(call.request).toHaveProperty("reason");
  }
  expect(sampled().length).toBeGreaterThan(200);
});

/** The joined text of the events of a stream; only those of a type, if the text has one. */
const textOf = ({ body }: Exchange, { path, type }: TextStream): string =>
  body
    .split("\n")
    .filter((line) => line.startsWith("data: {"))
    .map((line) => JSON.parse(line.slice(6)) as ValueObject)
    .filter((event) => type === undefined || event["type"] === type)
    .map((event) => valueIn(event, ...path) ?? "")
    .join("");

/** The first value at a path of an answer; undefined if the response is not JSON. */
function valueOf({ exchanges }: Sample, answer: Answer): Value | undefined {
  const last = exchanges.findLast(({ is }) => is === "json");
  if (last === undefined || !("at" in answer)) return undefined;
  const json: Value = JSON.parse(last.body);
  const value = answer.at.map((path) => valueIn(json, ...path)).find((at) => at != null);
  const isList = answer.kind === "file" && answer.list === true && Array.isArray(value);
  return isList ? (value[0] as Value) : value;
}

function isFound(sample: Sample, { answer }: HttpRequest): boolean {
  const { exchanges, shows, saves } = sample;
  const last = exchanges.at(-1)!;
  if (answer.kind === "stream") return last.is === "events" && textOf(last, answer) === shows;
  if (answer.kind === "bytes") return last.is === "file" && last.body === saves?.what;
  const value = valueOf(sample, answer);
  const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
  if (answer.kind === "json") return shows !== undefined && text.includes(shows);
  if (saves === undefined) return false;
  if (last.is === "file") return text.startsWith("https://") && last.body === saves.what;
  return /^[\w+/]{4}/.test(text);
}

test("the printed output is where the program reads it", () => {
  const wrong = sampled().filter(
    ({ sample, call: { request } }) => isAbsence(request) || !isFound(sample, request),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("saved files have the displayed name, in every program", () => {
  const programs = sampled().flatMap(({ name, request, sample: { saves } }) =>
    (saves === undefined ? [] : inferenceSnippets(hub, request).snippets)
      // They print the URL.
      .filter(({ client }) => !/fal.client/.test(client))
      .map((snippet) => ({
        name: `${name} | ${snippet.client}`,
        has: snippet.content.includes(`${saves!.stem}.`),
      })),
  );
  expect(programs.filter(({ has }) => !has)).toEqual([]);
  expect(programs.length).toBeGreaterThan(200);
});

test("each file is of a provider", async () => {
  const ids = Object.keys(answerFiles).map((path) => /([^/]+)\.json$/.exec(path)![1]!);
  expect(ids).not.toEqual([]);
  expect(ids.filter((id) => hub.providers.get(id) === undefined)).toEqual([]);
  expect(await samplesOf("nobody")).toBeUndefined();
});

test("each absence has a reason", () => {
  const { call } = cells.find(({ name }) => name === "together | text-to-speech | routed")!;
  const all = samples.get("together");
  for (const [sample, reason] of [
    [findSample(undefined, call), "There are no sample responses of Together AI."],
    [findSample(all, { ...call, task: { ...call.task, id: "constructor" } }), "for this task."],
    [findSample(all, { ...call, streaming: true }), "There is no streamed sample response"],
    [findSample(all, { ...call, target: "endpoint" }), "depends on its server."],
  ] as const)
    expect(sample).toContain(reason);
  const auto = cells.find(({ name }) => name.startsWith("auto | text-to-image"))!;
  expect(auto.sample).toContain("This call has no single request");
});
