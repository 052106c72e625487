// A model as the Hub's API returns it; a page of yours may ask the Hub for one, or have it from its own server.
export const record = {
  id: "meta-llama/Llama-3.3-70B-Instruct",
  pipeline_tag: "text-generation",
  library_name: "transformers",
  tags: ["transformers", "safetensors", "llama", "conversational", "license:llama3.3"],
  gated: "manual",
  inferenceProviderMapping: [
    {
      provider: "together",
      providerId: "meta-llama/Llama-3.3-70B-Instruct-Turbo",
      task: "conversational",
      status: "live",
    },
    {
      provider: "groq",
      providerId: "llama-3.3-70b-versatile",
      task: "conversational",
      status: "live",
    },
  ],
};
