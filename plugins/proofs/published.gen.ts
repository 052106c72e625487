// The packages with which `npm run write published` compared the contracts. Made by it; not to be edited.
export const published = {
  baseten: {
    conversational: [
      { kind: "sdk", name: "litellm", version: "1.106.2" },
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
    ],
  },
  "black-forest-labs": {
    "text-to-image": [{ kind: "sdk", name: "huggingface_hub", version: "0.36.2" }],
  },
  cerebras: { conversational: [{ kind: "sdk", name: "cerebras-cloud-sdk", version: "1.91.0" }] },
  clarifai: { conversational: [{ kind: "sdk", name: "litellm", version: "1.106.2" }] },
  cohere: { conversational: [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }] },
  deepinfra: {
    conversational: [{ kind: "sdk", name: "litellm", version: "1.106.2" }],
    "text-generation": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "feature-extraction": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "text-to-image": [{ kind: "sdk", name: "@huggingface/inference", version: "4.13.30" }],
    "text-to-speech": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "automatic-speech-recognition": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
  },
  "fal-ai": {
    "text-to-image": [{ kind: "sdk", name: "@fal-ai/client", version: "1.10.1" }],
    "image-to-image": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@fal-ai/client", version: "1.10.1" },
    ],
    "image-text-to-image": [{ kind: "sdk", name: "@huggingface/inference", version: "4.13.30" }],
    "image-segmentation": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@fal-ai/client", version: "1.10.1" },
    ],
    "text-to-video": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@fal-ai/client", version: "1.10.1" },
    ],
    "image-to-video": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@fal-ai/client", version: "1.10.1" },
    ],
    "image-text-to-video": [{ kind: "sdk", name: "@huggingface/inference", version: "4.13.30" }],
    "text-to-audio": [
      { kind: "sdk", name: "@fal-ai/client", version: "1.10.1" },
      { kind: "sdk", name: "@huggingface/inference", version: "4.13.30" },
    ],
    "audio-to-audio": [
      { kind: "sdk", name: "@fal-ai/client", version: "1.10.1" },
      { kind: "sdk", name: "@huggingface/inference", version: "4.13.30" },
    ],
    "text-to-speech": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@fal-ai/client", version: "1.10.1" },
    ],
    "automatic-speech-recognition": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@fal-ai/client", version: "1.10.1" },
    ],
  },
  "featherless-ai": {
    conversational: [{ kind: "sdk", name: "litellm", version: "1.106.2" }],
    "text-generation": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
  },
  "fireworks-ai": { conversational: [{ kind: "sdk", name: "fireworks-ai", version: "1.2.28" }] },
  groq: {
    conversational: [{ kind: "sdk", name: "groq", version: "1.7.0" }],
    "text-generation": [{ kind: "sdk", name: "groq", version: "1.7.0" }],
    "text-to-speech": [{ kind: "sdk", name: "groq", version: "1.7.0" }],
    "automatic-speech-recognition": [{ kind: "sdk", name: "groq", version: "1.7.0" }],
  },
  "hf-inference": {
    conversational: [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "text-generation": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "audio-classification": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "audio-to-audio": [{ kind: "sdk", name: "@huggingface/inference", version: "4.13.30" }],
    "automatic-speech-recognition": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "document-question-answering": [
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "feature-extraction": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "fill-mask": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "image-classification": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "image-segmentation": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "image-to-image": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "image-to-text": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "object-detection": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "question-answering": [{ kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" }],
    "sentence-similarity": [{ kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" }],
    summarization: [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "table-question-answering": [{ kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" }],
    "tabular-classification": [{ kind: "sdk", name: "@huggingface/inference", version: "4.13.30" }],
    "tabular-regression": [{ kind: "sdk", name: "@huggingface/inference", version: "4.13.30" }],
    "text-classification": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "text-to-audio": [{ kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" }],
    "text-to-image": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "text-to-speech": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "token-classification": [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    translation: [
      { kind: "sdk", name: "huggingface_hub", version: "2.4.0" },
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
    "visual-question-answering": [{ kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" }],
    "zero-shot-classification": [{ kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" }],
    "zero-shot-image-classification": [
      { kind: "sdk", name: "@huggingface/tasks", version: "0.21.54" },
    ],
  },
  hyperbolic: {
    conversational: [{ kind: "sdk", name: "litellm", version: "1.106.2" }],
    "text-to-image": [{ kind: "sdk", name: "huggingface_hub", version: "0.36.2" }],
  },
  nebius: {
    conversational: [{ kind: "sdk", name: "litellm", version: "1.106.2" }],
    "text-generation": [{ kind: "sdk", name: "huggingface_hub", version: "0.36.2" }],
    "feature-extraction": [{ kind: "sdk", name: "huggingface_hub", version: "0.36.2" }],
    "text-to-image": [{ kind: "sdk", name: "huggingface_hub", version: "0.36.2" }],
  },
  novita: {
    conversational: [{ kind: "sdk", name: "litellm", version: "1.106.2" }],
    "text-generation": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "text-to-video": [{ kind: "sdk", name: "@huggingface/inference", version: "4.13.30" }],
    "image-text-to-video": [{ kind: "sdk", name: "@huggingface/inference", version: "4.13.30" }],
  },
  nscale: {
    conversational: [{ kind: "sdk", name: "litellm", version: "1.106.2" }],
    "text-to-image": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
  },
  openai: { conversational: [{ kind: "sdk", name: "openai", version: "3.54.0" }] },
  ovhcloud: {
    conversational: [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "text-generation": [{ kind: "sdk", name: "@huggingface/inference", version: "4.13.30" }],
  },
  publicai: { conversational: [{ kind: "sdk", name: "litellm", version: "1.106.2" }] },
  replicate: {
    "text-to-image": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "image-to-image": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "text-to-video": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "text-to-speech": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "automatic-speech-recognition": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
  },
  sambanova: {
    conversational: [{ kind: "sdk", name: "sambanova", version: "1.13.0" }],
    "feature-extraction": [{ kind: "sdk", name: "sambanova", version: "1.13.0" }],
  },
  scaleway: {
    conversational: [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "text-generation": [{ kind: "sdk", name: "@huggingface/inference", version: "4.13.30" }],
    "feature-extraction": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
  },
  together: {
    conversational: [{ kind: "sdk", name: "together", version: "3.1.1" }],
    "text-generation": [{ kind: "sdk", name: "together", version: "3.1.1" }],
    "feature-extraction": [{ kind: "sdk", name: "together", version: "3.1.1" }],
    "text-to-image": [{ kind: "sdk", name: "together", version: "3.1.1" }],
    "image-to-image": [{ kind: "sdk", name: "together", version: "3.1.1" }],
    "text-to-video": [{ kind: "sdk", name: "together", version: "3.1.1" }],
    "image-to-video": [{ kind: "sdk", name: "together", version: "3.1.1" }],
    "text-to-speech": [{ kind: "sdk", name: "together", version: "3.1.1" }],
    "automatic-speech-recognition": [{ kind: "sdk", name: "together", version: "3.1.1" }],
  },
  wavespeed: {
    "text-to-image": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "image-to-image": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "image-text-to-image": [{ kind: "sdk", name: "@huggingface/inference", version: "4.13.30" }],
    "text-to-video": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "image-to-video": [{ kind: "sdk", name: "huggingface_hub", version: "2.4.0" }],
    "image-text-to-video": [{ kind: "sdk", name: "@huggingface/inference", version: "4.13.30" }],
  },
  "zai-org": {
    conversational: [{ kind: "sdk", name: "zai-sdk", version: "0.2.3" }],
    "image-to-text": [{ kind: "sdk", name: "@huggingface/inference", version: "4.13.30" }],
    "text-to-image": [{ kind: "sdk", name: "zai-sdk", version: "0.2.3" }],
  },
} as const;
