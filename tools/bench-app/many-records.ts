// Records of models that nobody made, as different from each other as those of the Hub.

const OWNERS = ["north", "harbour", "lumen", "acme-research", "tiny-labs", "you"];
const FAMILIES = [
  "llama",
  "qwen",
  "mistral",
  "whisper",
  "stable-diffusion",
  "bert",
  "gemma",
  "phi",
];
const KINDS = ["base", "instruct", "coder", "chat", "vision", "small", "turbo"];
const TASKS = [
  "text-generation",
  "text-to-image",
  "automatic-speech-recognition",
  "fill-mask",
  "image-classification",
];
const LIBRARIES = ["transformers", "diffusers", "sentence-transformers", "timm", "mlx"];
const SUFFIXES = ["", "-gguf", "-awq", "-fp8"];

/** So many records, one a line; always the same ones. */
export function manyRecords(count: number): string {
  return Array.from({ length: count }, (_, at) => JSON.stringify(recordOf(at))).join("\n");
}

function recordOf(at: number): object {
  // Each list at a pace of its own, so that all that can stand together does.
  const pick = (list: readonly string[], pace: number): string =>
    list[Math.floor(at / pace) % list.length] ?? "";
  const name = `${pick(FAMILIES, 1)}-${pick(KINDS, 8)}-${(at % 90) + 1}b${pick(SUFFIXES, 56)}`;
  return {
    id: `${pick(OWNERS, 3)}/${name}-${at}`,
    pipeline_tag: pick(TASKS, 5),
    library_name: pick(LIBRARIES, 7),
    tags: [`license:${at % 2 === 0 ? "apache-2.0" : "mit"}`, pick(FAMILIES, 1)],
  };
}
