// A page shows what a reviewer has to judge, each thing once.
import { describe, expect, test } from "vitest";
import {
  absent,
  answer,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  serves,
  pathAt,
  type Plugin,
  urlAt,
  valueAt,
} from "../index.ts";
import { python } from "hubsmith/code";
import { file } from "../code/index.ts";
import { fixture } from "./fixtures.ts";
import { pageOf } from "./page.ts";

const draw = defineTask({
  id: "sample-draw",
  label: "Draw",
  modality: "cv",
  inputs: "text",
  output: "image",
  parameters: {
    steps: { type: "count", label: "Steps", example: 4 },
    seed: { type: "seed", label: "Seed", example: 7 },
  },
  sample: () => "a boat",
});
const hear = defineTask({
  id: "sample-hear",
  label: "Hear",
  modality: "audio",
  inputs: "audio",
  output: "json",
  parameters: {},
  sample: () => file("a.mp3", "audio/mpeg"),
});
const provider = defineProvider({
  id: "mine",
  label: "Mine",
  baseUrl: "https://api.mine.example",
  auth: { header: "x-key" },
  tasks: [
    serves(draw, {
      parameters: { steps: "num_steps", seed: false },
      request: ({ providerId, inputs, parameters, mapping }) => ({
        path: `draw/${providerId}`,
        json: {
          prompt: inputs,
          ...parameters,
          ...(mapping?.adapter === "lora" ? { lora: mapping.adapterWeightsPath! } : {}),
        },
      }),
      answer: answer.download(["image.url", "url"], "image/png", { list: true }),
      job: ({ base }) => ({
        state: ["status"],
        waiting: ["queued", "running"],
        status: [base, "/jobs/", valueAt("id")],
        result: [urlAt("result_url")],
        interval: 2,
      }),
    }),
    serves(hear, {
      request: ({ inputs, target }) =>
        target === "direct"
          ? absent("not-direct", "It is reached by the router alone.", "Leave directRequest out.")
          : { path: "hear", form: { file: inputs, model: "m" } },
      answer: answer.json("text"),
    }),
  ],
});

describe("a provider's page", () => {
  const page = pageOf(provider);
  const [, drawing = "", hearing = ""] = page.split(/^## /m);

  test("shows the first request of a task in full", () => {
    expect(drawing).toContain(
      [
        "POST https://router.huggingface.co/mine/draw/vendor/sample-model",
        "Authorization: Bearer $HF_TOKEN",
        "Content-Type: application/json",
        "",
        "{",
        '  "prompt": "a boat"',
        "}",
      ].join("\n"),
    );
    expect(drawing).toContain(
      "Answer: JSON, with a file (image/png) behind the URL at `image.url`, or else `url`, or its first item.",
    );
    expect(drawing).toContain(
      "Job: polled while `status` is `queued` or `running`.\n" +
        "- Every 2 s: `GET https://router.huggingface.co/mine/jobs/{id}`, with the key.\n" +
        "- For the result: `GET {result_url}`, without the key.",
    );
    expect(hearing).toContain("file=<a.mp3> (audio/mpeg)\nmodel=m");
    expect(hearing).toContain("Answer: JSON, of which `text` is shown.");
  });

  test("shows of the others what is not as in the first", () => {
    const direct = drawing.slice(drawing.indexOf("### direct"), drawing.indexOf("### with par"));
    expect(direct).toContain(
      "POST https://api.mine.example/draw/vendor/sample-model\nx-key: $MINE_API_KEY",
    );
    expect(direct).not.toContain("prompt");
    expect(direct).not.toContain("Answer");
    expect(drawing).toContain('"num_steps": 4,\n  "x_unknown": "as it is"');
    expect(drawing).toContain("- Mine does not support `seed` for sample-draw. It was ignored.");
    expect(drawing).toContain('"lora": "weights/acme_lora.safetensors"');
    expect(drawing).not.toContain("### with a version");
    expect(hearing).not.toContain("### with a LoRA");
    expect(page).toContain(
      "- sample-hear, direct: It is reached by the router alone. Leave directRequest out. (`not-direct`)",
    );
  });

  test("shows where the path of an answer goes, and what a version changes", () => {
    const other = defineProvider({
      id: "mine",
      label: "Mine",
      baseUrl: "https://api.mine.example",
      tasks: [
        serves(draw, {
          request: ({ providerId, inputs }) => ({
            path: "v1",
            json: { version: providerId.split(":")[1] ?? null, inputs },
          }),
          answer: answer.json(),
          job: ({ base, query }) => ({
            state: ["status"],
            waiting: ["queued"],
            status: [base, pathAt("urls.get"), query],
            interval: 1,
          }),
        }),
      ],
    });
    const text = pageOf(other);
    expect(text).toContain("### with a version");
    expect(text).toContain('"version": "5a1e9c0d"');
    expect(text).toContain("Job: polled while `status` is `queued`.");
    expect(text).toContain("{path of urls.get}");
  });
});

test("a client's page has each way of printing once, and the reasons for what is not printed", () => {
  const client = defineClient({
    id: "python/mine",
    label: "Mine",
    language: python.language,
    order: 1,
    install: { pip: ["mine"] },
    templates: [],
    refuses: ({ task, request: wire }) =>
      task.id === hear.id
        ? absent("deaf", "It cannot hear.", "Choose another client.")
        : "reason" in wire
          ? wire
          : undefined,
    otherwise: ({ request: wire, task }) => {
      if ("reason" in wire) throw new TypeError(wire.reason);
      return python`send(${task.id}, ${wire.url}, ${wire.headers}, ${"json" in wire.body ? wire.body.json : "bytes"}, ${JSON.stringify([wire.answer, wire.job ?? null])})`;
    },
  });
  const page = pageOf(client, { companions: [draw, hear] });
  expect(page).toContain("```sh\npip install -U mine\n```");
  expect(page).toContain("```python\nsend(");
  expect(page).toContain("- sample-hear: It cannot hear. Choose another client. (`deaf`)");
  const sections = page.match(/^## acme.*/gm) ?? [];
  expect(new Set(sections).size).toBe(sections.length);
  for (const [about, times] of [
    ['"as":"bytes"', /acme: sample-draw/],
    ['"holds":"base64"', /acme-json/],
    ["x-key", /acme-form: sample-draw, direct/],
    ["?key=", /acme-query: sample-draw, direct/],
    ["result_url", /acme-elsewhere/],
    ["example-org", /acme: sample-draw, billed/],
    ["hf_YOUR_TOKEN", /with a placeholder/],
  ] as const) {
    expect(page).toContain(about);
    expect(
      sections.some((one) => times.test(one)),
      about,
    ).toBe(true);
  }
  expect(sections.length).toBeLessThan(25);
});

describe("a library's page", () => {
  const library = (id: string): Plugin<"library"> =>
    defineLibrary({
      id,
      prettyLabel: "Mine",
      repoName: "mine",
      repoUrl: "https://example.org",
      filter: false,
      install: { pip: ["mine"] },
      snippets: ({ id: model, tags }) =>
        tags.includes("none")
          ? absent("none", "There is none.", "Add one.")
          : [{ purpose: "Load it", code: python`load(${model}, ${"```"})` }],
    });
  const fixtures = [
    fixture("mine: one", { library_name: "mine" }),
    fixture("mine: none", { library_name: "mine", tags: ["none"] }),
    fixture("other: one", { library_name: "other" }),
  ];

  test("shows its own records, in fences that nothing in them ends", () => {
    const page = pageOf(library("mine"), { fixtures });
    expect(page).toContain("# Mine\n\n`mine` · [mine](https://example.org)");
    expect(page).toContain("## mine: one\n\n`example-org/mine-one`\n\n### Load it");
    expect(page).toContain('````python\nload("example-org/mine-one", "```")\n````');
    expect(page).toContain("### Not offered\n\n- mine: There is none. Add one. (`none`)");
    expect(page).not.toContain("other");
  });

  test("shows any model where there is no record of its own", () => {
    expect(pageOf(library("bare"), { fixtures })).toContain("## Any model");
  });
});
