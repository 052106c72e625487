// Which SDKs are offered for which providers.
import { createHub, inferenceSnippets } from "hubsmith";
import { expect, test } from "vitest";
import auto from "../../providers/auto.ts";
import deepinfra from "../../providers/deepinfra.ts";
import together from "../../providers/together.ts";
import automaticSpeechRecognition from "../../tasks/automatic-speech-recognition/index.ts";
import huggingfaceHub from "../python/huggingface_hub.ts";

test.each([
  [["together"], "sdk-lacks-pair"],
  [["together", "deepinfra"], undefined],
])("an SDK needs a provider of the model that it can call: %j", (providers, code) => {
  const hub = createHub([auto, deepinfra, together, automaticSpeechRecognition, huggingfaceHub]);
  const task = automaticSpeechRecognition.id;
  const mapped = providers.map((provider) => ({
    provider,
    providerId: "acme/ear",
    status: "live",
    task,
  }));
  const model = {
    id: "acme/ear",
    tags: [],
    pipeline_tag: task,
    inferenceProviderMapping: mapped,
  };
  const { notOffered } = inferenceSnippets(hub, { model, provider: "auto" });
  expect(notOffered[0]?.code).toBe(code);
});
