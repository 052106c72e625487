// Unity Sentis: neural networks in Unity games. What was Sentis 2 is the package Inference Engine, and its 1.x classes are gone.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, csharp, sh } from "hubsmith/code";
import { filesOf } from "../shared/record.ts";

export default defineLibrary({
  id: "unity-sentis",
  prettyLabel: "unity-sentis",
  repoName: "unity-sentis",
  repoUrl: "https://github.com/Unity-Technologies/sentis-samples",
  filter: true,
  countDownloads: downloads.extension("sentis"),
  install: {
    note: "Add com.unity.ai.inference by name in the Package Manager of Unity, and get hf by pip install huggingface_hub",
  },
  snippets: (model) => [
    { purpose: "Get the model", code: fetch(model) },
    { purpose: "Run the model in Unity", code: run(model) },
  ],
});

function fileOf(model: Model): string | undefined {
  return filesOf(model)?.find((path) => path.endsWith(".sentis"));
}

function fetch(model: Model): Code {
  const file = fileOf(model);
  return file === undefined
    ? sh`hf download ${model.id} --include "*.sentis" --local-dir Assets/StreamingAssets`
    : sh`hf download ${model.id} ${file} --local-dir Assets/StreamingAssets`;
}

function run(model: Model): Code {
  const file = fileOf(model);
  return csharp`
    using System.IO;
    using Unity.InferenceEngine;
    using UnityEngine;

    public class RunModel : MonoBehaviour
    {
        void Start()
        {
            ${file === undefined ? choice : csharp``}
            // A file that Sentis 1 wrote has to be exported again.
            var path = Path.Combine(Application.streamingAssetsPath, ${file ?? "model.sentis"});
            var model = ModelLoader.Load(path);
            using var worker = new Worker(model, BackendType.GPUCompute);

            // Zeros in the place of inputs; what is open in their shapes is one.
            var inputs = new Tensor[model.inputs.Count];
            for (var index = 0; index < inputs.Length; index++)
            {
                var declared = model.inputs[index];
                var sizes = new int[declared.shape.rank];
                for (var axis = 0; axis < sizes.Length; axis++)
                    sizes[axis] = Mathf.Max(1, declared.shape.Get(axis));
                var shape = new TensorShape(sizes);
                inputs[index] = declared.dataType == DataType.Int ? new Tensor<int>(shape) : new Tensor<float>(shape);
            }
            worker.Schedule(inputs);

            using var output = worker.PeekOutput().ReadbackAndClone();
            foreach (var input in inputs) input.Dispose();
            Debug.Log(output.shape);
        }
    }
  `;
}

const choice = csharp`
  // The record does not list the file: take its name from the files of the model.
`;
