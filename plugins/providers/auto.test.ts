// Auto, and records that name no provider.
import { describe, expect, test } from "vitest";
import { createHub, inferenceSnippets, loadPlugins, parseModel } from "hubsmith";
import { entries } from "hubsmith/plugins";

const hub = createHub((await loadPlugins(entries)).plugins);

function offer(
  record: object,
  options = {},
  provider = "auto",
): ReturnType<typeof inferenceSnippets> {
  const { model } = parseModel({ id: "acme/talker", ...record });
  return inferenceSnippets(hub, { model: model!, provider, options });
}

const speech = (providerId: string): object => ({
  pipeline_tag: "text-to-speech",
  inferenceProviderMapping: [
    { provider: "together", providerId, task: "text-to-speech", status: "live" },
  ],
});

describe.each(["auto", "together"])("speech by %s", (provider) => {
  test("needs the voice that the provider of the record requires", () => {
    const { snippets, notOffered } = offer(speech("acme/talker"), {}, provider);
    expect(snippets).toEqual([]);
    expect(notOffered.map(({ code }) => code)).toContain("needs-parameter");
  });

  test("has the voice of the model's family, which the provider's id may name", () => {
    const { snippets } = offer(speech("canopylabs/orpheus-3b-0.1-ft"), {}, provider);
    expect(snippets.length).toBeGreaterThan(0);
    for (const { content } of snippets) expect(content).toContain("tara");
  });

  test("has the given voice", () => {
    const options = { parameters: { voice: "helpful woman" } };
    const { snippets } = offer(speech("acme/talker"), options, provider);
    expect(snippets.length).toBeGreaterThan(0);
    for (const { content } of snippets) expect(content).toContain("helpful woman");
  });
});

describe("no provider", () => {
  const record = { pipeline_tag: "text-classification" };
  const hosted = (inferenceProviderMapping: unknown): string[] =>
    offer({ ...record, inferenceProviderMapping }).notOffered.map(({ reason }) => reason);

  test("is named: the code of auto", () => {
    for (const nothing of [undefined, null]) {
      expect(hosted(nothing).join()).not.toMatch(/hosts/);
      expect(offer({ ...record, inferenceProviderMapping: nothing }).snippets).not.toEqual([]);
    }
  });

  test.each([
    ["an empty list", []],
    ["an empty object", {}],
    [
      "a staged provider",
      { nscale: { status: "staging", providerId: "x", task: record.pipeline_tag } },
    ],
  ])("hosts the model: %s", (_, mapping) => {
    expect(offer({ ...record, inferenceProviderMapping: mapping }).snippets).toEqual([]);
    expect(new Set(hosted(mapping))).toContain(
      "No provider hosts acme/talker for text-classification.",
    );
  });
});
