// Every proven program has a sample response, or a reason why not; and the printed output is in the sample.
import {
  type Call,
  createHub,
  type Hub,
  inferenceCall,
  type InferenceOptions,
  type InferenceRequest,
  inferenceSnippets,
  loadPlugins,
  parseModel,
  type HttpRequest,
} from "hubsmith";
import { clientsInOrder } from "#core/snippets/inference";
import { beforeAll, expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { answerFiles } from "./load-samples.ts";
import { clientProofs } from "../proofs/load-records.ts";
import { findSample } from "./find-sample.ts";
import { placeIn, textOf } from "./place.ts";
import { samplesOf } from "./load-samples.ts";
import type { Sample, Samples } from "./records.ts";

interface Cell {
  readonly name: string;
  readonly provider: string;
  readonly task: string;
  readonly streaming: boolean;
  readonly request: InferenceRequest;
  readonly call: Call;
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
  const ways: readonly InferenceOptions[] = [{}, { directRequest: true }];
  const speeds = hub.tasks.get(task)!.streams === true ? [false, true] : [false];
  return ways.flatMap((way) =>
    speeds.flatMap((streaming): readonly Cell[] => {
      const request = requestFor(provider, task, { ...way, streaming });
      const call = inferenceCall(hub, request);
      if ("reason" in call) return [];
      const name = `${provider} | ${task} | ${call.target}${streaming ? " | streamed" : ""}`;
      return [{ name, provider, task, streaming, request, call }];
    }),
  );
}

function requestFor(provider: string, task: string, options: InferenceOptions): InferenceRequest {
  const { baseUrl, isHuggingFace, tasks } = hub.providers.get(provider)!;
  const id = `acme/${task}-7b`;
  const { models = [], requires = [] } = tasks.find((one) => one.task.id === task) ?? {};
  const only = models[0] ?? "vendor/model";
  const parameters = Object.fromEntries(requires.map((name) => [name, "sample"]));
  const providerId = isHuggingFace === true ? id : only;
  const { model } = parseModel({
    id,
    pipeline_tag: task,
    tags: [task],
    ...(baseUrl === undefined
      ? {}
      : { inferenceProviderMapping: { [provider]: { status: "live", providerId, task } } }),
  });
  return { model: model!, provider, options: { parameters, ...options } };
}

const found = (cell: Cell): ReturnType<typeof findSample> =>
  findSample(samples.get(cell.provider), { ...cell, providerLabel: cell.provider });

const sampled = (): readonly (Cell & { readonly sample: Sample; readonly wire: HttpRequest })[] =>
  cells.flatMap((cell) => {
    const its = found(cell);
    const { request: wire } = cell.call;
    return "sample" in its && !("reason" in wire) ? [{ ...cell, sample: its.sample, wire }] : [];
  });

test("every tested program has a sample on every route, or has no single request", () => {
  expect(cells.length).toBeGreaterThan(200);
  const without = cells.filter((cell) => "reason" in found(cell));
  expect(without.filter(({ call }) => !("reason" in call.request)).map(({ name }) => name)).toEqual(
    [],
  );
  // A policy of the router has its own request only for chats.
  expect([...new Set(without.map(({ provider }) => provider))]).toEqual(["auto"]);
  expect(sampled().length).toBeGreaterThan(200);
});

test("the printed output is where the program reads it", () => {
  const wrong = sampled().filter(({ sample, wire }) => !isFound(sample, wire));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("another response, or another path in it, would be found", () => {
  const { sample, wire } = sampled().find(({ name }) =>
    name.startsWith("together | text-to-image"),
  )!;
  expect(isFound(sample, wire)).toBe(true);
  expect(
    isFound(sample, {
      ...wire,
      answer: { ...wire.answer, at: [["data", 1, "b64_json"]] } as never,
    }),
  ).toBe(false);
  expect(
    isFound({ ...sample, saves: { what: "a PNG picture, 1 bytes", stem: "image" } }, wire),
  ).toBe(false);
  const chat = sampled().find(({ name }) => name.startsWith("auto | conversational"))!;
  expect(isFound(chat.sample, chat.wire)).toBe(true);
  expect(isFound({ ...chat.sample, shows: "Something else." }, chat.wire)).toBe(false);
});

// The first bytes of file types, in base64.
const BEGINNINGS: Readonly<Record<string, string>> = {
  JPEG: "/9j/",
  PNG: "iVBORw",
  WebP: "UklGR",
  WAV: "UklGR",
  FLAC: "ZkxhQ",
  MP3: "//sQ",
  MP4: "AAAAGGZ0eXA",
};

function isFound(sample: Sample, { answer }: HttpRequest): boolean {
  const { exchanges, shows, saves } = sample;
  const last = exchanges.at(-1)!;
  if (answer.as === "stream") return last.is === "events" && textOf(last) === shows;
  if (answer.as === "bytes") return last.is === "file" && last.body === saves?.what;
  const place = placeIn(sample, answer);
  if (place === undefined) return false;
  const { value } = place;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (answer.as === "json") return shows !== undefined && text.includes(shows);
  if (saves === undefined) return false;
  if (last.is === "file") return text.startsWith("https://") && last.body === saves.what;
  return text.startsWith(BEGINNINGS[saves.what.split(" ")[1]!] ?? "?");
}

test("saved files have the displayed name, in every program", () => {
  const labels = clientsInOrder(hub).map(({ id }) => id);
  let seen = 0;
  const wrong = sampled().flatMap(({ name, request, sample: { saves } }) => {
    if (saves === undefined) return [];
    return inferenceSnippets(hub, request).snippets.flatMap(({ language, client, content }) => {
      expect(labels).toContain(`${language}/${client}`);
      // It prints the URL.
      if (client === "fal_client") return [];
      seen += 1;
      return content.includes(`${saves.stem}.`) ? [] : [`${name} | ${language}/${client}`];
    });
  });
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(200);
});

test("there is a file for each provider, and no other", async () => {
  const ids = Object.keys(answerFiles).map((path) => /([^/]+)\.gen\.json$/.exec(path)![1]);
  expect(ids.toSorted()).toEqual(hub.providers.list.map(({ id }) => id).toSorted());
  expect(await samplesOf("nobody")).toBeUndefined();
  for (const id of ids) expect((await samplesOf(id!))?.provider).toBe(id);
});

test("each absence has a reason", () => {
  const { call } = cells.find(({ name }) => name === "together | text-to-speech | routed")!;
  const asked = { providerLabel: "Together AI", task: "text-to-speech", streaming: false, call };
  const reason = (more: Partial<typeof asked>): string => {
    const its = findSample(samples.get("together"), { ...asked, ...more });
    return "reason" in its ? its.reason : "";
  };
  expect(reason({})).toBe("");
  expect(findSample(undefined, asked)).toEqual({
    reason: "There are no sample responses of Together AI.",
  });
  expect(reason({ task: "constructor" })).toBe(
    "There is no sample response of Together AI for this task.",
  );
  expect(reason({ streaming: true })).toBe("There is no streamed sample response of Together AI.");
  expect(reason({ call: { ...call, target: "endpoint" } })).toBe(
    "The response of a custom endpoint depends on its server.",
  );
  const auto = cells.find(({ name }) => name.startsWith("auto | text-to-image"))!;
  expect(reason({ call: auto.call })).toContain("This call has no single request");
});
