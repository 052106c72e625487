// What a host sees of this package beside the first-party plugins.
import {
  createHub,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  parseModel,
  type Hub,
  type Model,
} from "hubsmith";
import { answersOf } from "hubsmith/catalog";
import { estimateBytes, formatsOf, modelFiles, nearestFormat } from "hubsmith/formats";
import { entries } from "hubsmith/plugins";
import timm from "hubsmith/plugins/libraries/timm";
import { beforeAll, describe, expect, it } from "vitest";
import orchard from "../src/orchard.ts";
import plugins from "../src/index.ts";
import press from "../src/press.ts";

function modelOf(record: Readonly<Record<string, unknown>>): Model {
  const { model } = parseModel({ id: "example-org/plums", ...record });
  if (model === undefined) throw new TypeError("This is no record.");
  return model;
}

let hub: Hub;
beforeAll(async () => {
  const { plugins: firstParty } = await loadPlugins(entries);
  hub = createHub([...firstParty, ...plugins]);
});

it("adds without a fault", () => {
  expect(hub.diagnostics).toEqual([]);
});

describe("a task that the hub did not know", () => {
  const model = modelOf({
    pipeline_tag: "ripeness-estimation",
    library_name: "pomology",
    inferenceProviderMapping: [
      { provider: "orchard", providerId: "plum-2", task: "ripeness-estimation", status: "live" },
    ],
  });

  it("is printed by first-party clients, which never heard of it, and by one's own", () => {
    const { snippets } = inferenceSnippets(hub, { model, provider: "orchard" });
    expect(snippets.map(({ client }) => client)).toEqual(
      expect.arrayContaining(["requests", "fetch", "curl", "orchard"]),
    );
    for (const { content, client } of snippets) expect(content, client).toContain("plum-2");
  });

  it("has an answer whose shape is known", () => {
    expect(answersOf(orchard)).toMatchObject({ "ripeness-estimation": "{ ripeness: numbers }" });
  });

  it("is loaded by one's own library", () => {
    const [first] = loadSnippets(hub, model).snippets;
    expect(first?.content).toContain('pomology.load("example-org/plums")');
  });
});

describe("replaces", () => {
  const model = modelOf({ library_name: "timm", pipeline_tag: "image-classification" });

  it("takes the place of a first-party plugin, under whose name it is still found", () => {
    const { snippets } = loadSnippets(hub, model);
    expect(snippets.map(({ library }) => library)).toEqual(["orchard-timm"]);
    expect(hub.libraries.get("timm")?.id).toBe("orchard-timm");
  });

  it("leaves the first-party plugin as it was elsewhere", () => {
    const { snippets } = loadSnippets(createHub([timm]), model);
    expect(snippets.map(({ library }) => library)).toEqual(["timm"]);
  });
});

describe("a format of one's own", () => {
  const siblings = [
    { rfilename: "plums-P8.press", size: 340_000_000 },
    { rfilename: "plums-p4.press", size: 180_000_000 },
    { rfilename: "plums-Q4_K_M.gguf", size: 200_000_000 },
  ];

  it("is read out of the names of files, beside a first-party one", () => {
    const model = modelOf({ siblings });
    const formats = formatsOf(hub, model).formats.map(
      ({ quantization, format }) => `${quantization}: ${String(format)}`,
    );
    expect(formats).toEqual(expect.arrayContaining(["press: P8", "press: P4", "gguf: Q4_K_M"]));
    expect(JSON.stringify(modelFiles(hub, model))).toContain("plums-p4.press");
  });

  it("has an order and sizes", () => {
    expect(nearestFormat(press, ["P2", "P8"], "P4")).toBe("P2");
    expect(estimateBytes(press, "P4", 320_000_000)).toMatchObject({ min: 180_000_000 });
  });
});
