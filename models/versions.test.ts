// The versions of models, and what names without a record tell.
import { describe, expect, test } from "vitest";
import { listedIds } from "./records.ts";
import { namedModel, ollamaModel, versionsOf } from "./versions.ts";
import ollama from "./data/ollama.json" with { type: "json" };

describe("versionsOf", () => {
  test("the owner's own version is first, with all its files", () => {
    const [first] = versionsOf("Qwen/Qwen3-8B");
    expect(first).toMatchObject({ id: "Qwen/Qwen3-8B-GGUF", pipeline_tag: "text-generation" });
    expect(first?.tags).toContain("conversational");
    expect(first?.siblings?.map(({ rfilename }) => rfilename)).toEqual([
      "Qwen3-8B-Q4_K_M.gguf",
      "Qwen3-8B-Q5_0.gguf",
      "Qwen3-8B-Q5_K_M.gguf",
      "Qwen3-8B-Q6_K.gguf",
      "Qwen3-8B-Q8_0.gguf",
    ]);
  });

  test("a file alone has its whole name", () => {
    const version = versionsOf("openai/gpt-oss-20b").find(({ id }) => id.startsWith("ggml-org/"));
    expect(version?.siblings).toEqual([{ rfilename: "gpt-oss-20b-mxfp4.gguf" }]);
  });

  test("weights for MLX have the type of their base, and no files", () => {
    const mlx = versionsOf("openai/gpt-oss-20b").find(({ tags }) => tags.includes("mlx"));
    expect(mlx).toMatchObject({ id: "mlx-community/gpt-oss-20b-MXFP4-Q8", library_name: "mlx" });
    expect(mlx?.siblings).toBeUndefined();
  });

  test.each(["Qwen/Qwen3-8B-FP8", "someone/Qwen3-8B-AWQ", "qwen/qwen3-8b"])(
    "%s leads to the versions of its base",
    (id) => expect(versionsOf(id)[0]?.id).toBe("Qwen/Qwen3-8B-GGUF"),
  );

  test("a model without a known version has none", () => {
    expect(versionsOf("FacebookAI/roberta-base")).toEqual([]);
  });
});

describe("namedModel", () => {
  test.each([
    ["qwen/qwen3-8b-gguf", "gguf", "Qwen/Qwen3-8B-GGUF"],
    ["someone/Qwen3-8B-Q4_K_M-GGUF", "gguf"],
    ["someone/Qwen3-8B-MLX-4bit", "mlx"],
    ["mlx-community/Qwen3-8B-4bit", "mlx"],
    ["someone/Qwen3-8B-AWQ", "awq"],
  ])("%s has the task of its base", (id, format, named = id) => {
    const model = namedModel(id);
    expect(model).toMatchObject({ id: named, pipeline_tag: "text-generation" });
    expect(model?.tags).toEqual(
      expect.arrayContaining([format, "conversational", "base_model:quantized:Qwen/Qwen3-8B"]),
    );
  });

  test.each(["someone/Unheard-8B-GGUF", "someone/Qwen3-8B", "Qwen3-8B-GGUF", "a b/Qwen3-8B-GGUF"])(
    "%s is unknown",
    (id) => expect(namedModel(id)).toBeUndefined(),
  );
});

describe("ollamaModel", () => {
  test.each([
    ["qwen3:8b", "Qwen/Qwen3-8B"],
    ["qwen3", "Qwen/Qwen3-8B"],
    ["Llama3.1:8b-instruct-q4_K_M", "meta-llama/Llama-3.1-8B-Instruct"],
    ["gpt-oss:latest", "openai/gpt-oss-20b"],
    ["qwen3:9b", undefined],
    ["constructor", undefined],
    ["Qwen/Qwen3-8B", undefined],
  ])("%s is %s", (name, id) => expect(ollamaModel(name)).toBe(id));

  test("most ids are built in", () => {
    const ids = Object.values(ollama).flatMap((sizes) => Object.values(sizes));
    const isListed = (id: string): boolean => listedIds.includes(id);
    expect(ids.filter(isListed).length).toBeGreaterThan(ids.length / 2);
  });
});
