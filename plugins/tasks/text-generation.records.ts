// Records to test the tasks on that write a text: some converse, because a provider hosts them so or their tag says it.
const hostedAs = (task: string): object => ({
  inferenceProviderMapping: [
    { provider: "example", providerId: "acme/otter", status: "live", task },
  ],
});

export default [
  [
    "a text generator that a provider hosts as a chat",
    { pipeline_tag: "text-generation", ...hostedAs("conversational") },
  ],
  [
    "a text generator that a provider hosts as what it is",
    { pipeline_tag: "text-generation", tags: ["conversational"], ...hostedAs("text-generation") },
  ],
  [
    "a chat with code in place of a template",
    { pipeline_tag: "text-generation", tags: ["deepseek_v4"] },
  ],
  [
    "a chat with code in place of a template, by its type",
    { pipeline_tag: "text-generation", config: { model_type: "deepseek_v32" } },
  ],
  [
    "the base of a chat",
    { id: "acme/otter-base", pipeline_tag: "text-generation", tags: ["deepseek_v4"] },
  ],
  ["a model that makes one text of another", { pipeline_tag: "text2text-generation" }],
  [
    "a model of images and texts that does not converse",
    { pipeline_tag: "image-text-to-text", widgetData: [{ text: "A photo of" }] },
  ],
] as const;
