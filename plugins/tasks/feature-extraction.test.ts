// Several texts are one request, whose response has an embedding of each.
import { createHub, inferenceCall, inferenceSnippets, isAbsence, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { expect, test } from "vitest";

const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
const hub = createHub(plugins);
const embeds = { id: "acme/embeds", tags: [], pipeline_tag: "feature-extraction" };
const requestOf = (inputs: unknown, model = embeds) => ({
  model,
  provider: "scaleway",
  providerId: "embeds",
  options: { inputs: inputs as string[] },
});

test("several texts are in the request, and in the program of each client that has one text", () => {
  const texts = ["A first text", "Another one"];
  const call = inferenceCall(hub, requestOf(texts));
  const request = isAbsence(call) || isAbsence(call.request) ? undefined : call.request;
  expect(request?.body).toMatchObject({ json: { input: texts } });
  const clients = (inputs: unknown): readonly string[] =>
    inferenceSnippets(hub, requestOf(inputs)).snippets.map(
      ({ language, client, content }) =>
        `${language}/${client} ${texts.every((text) => content.includes(text))}`,
    );
  const one = clients(texts.join(", "));
  expect(one.length).toBeGreaterThan(15);
  expect(clients(texts)).toEqual(one);
});

test.each<[unknown, typeof embeds]>([
  [[], embeds],
  [["A text", 7], embeds],
  [[["A text"]], embeds],
  [["A text", "Another"], { ...embeds, pipeline_tag: "translation" }],
])("%j are wrong inputs", (inputs, model) => {
  const request = { ...requestOf(inputs, model), provider: "hf-inference" };
  expect(inferenceCall(hub, request)).toMatchObject({ code: "wrong-inputs" });
});
