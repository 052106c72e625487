// Made-up records of models, one JSON string each: every library with every task, always the same ones.
import { libraryEntries, taskEntries } from "hubsmith/plugins";

const OWNERS = ["north", "harbor", "lumen", "acme-research", "tiny-labs", "you"];
const FAMILIES =
  "llama qwen mistral whisper stable-diffusion bert gemma phi deepseek falcon granite".split(" ");
const KINDS = "base instruct coder chat vision small turbo".split(" ");

export function madeRecords(count: number, files = 3): readonly string[] {
  const siblings = Array.from({ length: files }, (_, at) => ({
    rfilename: `model-${at + 1}-of-${files}.safetensors`,
  }));
  return Array.from({ length: count }, (_, at) => {
    const pick = <T>(list: readonly T[], every: number): T =>
      list[Math.floor(at / every) % list.length]!;
    return JSON.stringify({
      id: `${pick(OWNERS, 3)}/${pick(FAMILIES, 1)}-${pick(KINDS, 5)}-${at}`,
      pipeline_tag: pick(taskEntries, 1).id,
      library_name: pick(libraryEntries, taskEntries.length).id,
      tags: [...(at % 2 === 0 ? ["conversational"] : []), "license:apache-2.0", "region:us"],
      downloads: at * 31,
      likes: at % 100,
      siblings,
    });
  });
}
