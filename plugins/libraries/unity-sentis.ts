// Unity Sentis: neural networks in Unity games. Sentis 2 is now the package Inference Engine, and the 1.x classes
// were removed.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, csharp, sh } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "unity-sentis",
  prettyLabel: "unity-sentis",
  repoUrl: "https://github.com/Unity-Technologies/sentis-samples",
  filter: true,
  countDownloads: downloads.extension("sentis"),
  install: {
    note: "Add com.unity.ai.inference by name in the Package Manager of Unity, and get hf by pip install huggingface_hub",
  },
  snippets: (model) => [
    { purpose: "Download the model", code: fetch(model) },
    { purpose: "Run the model in Unity", code: run(model) },
  ],
});

const fileOf = (model: Model): string | undefined =>
  filesOf(model)?.find((path) => path.endsWith(".sentis"));

// A vocabulary is in a file of its own.
const fetch = (model: Model): Code => sh`
  hf download ${model.id} --include "*.sentis" --include "*.json" --local-dir Assets/StreamingAssets
`;

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
            var path = Path.Combine(Application.streamingAssetsPath, ${file ?? "model.sentis"});
            var model = ModelLoader.Load(path);
            using var worker = new Worker(model, BackendType.GPUCompute);

            ${file === undefined ? csharp`` : zeros}
            using var input = new Tensor<float>(model.inputs[0].shape.ToTensorShape());
            worker.Schedule(input);

            using var output = worker.PeekOutput().ReadbackAndClone();
            Debug.Log(output.shape);
        }
    }
  `;
}

const choice = csharp`
  // Take the name from the files of the model.
`;
const zeros = csharp`
  // Zeros for an input of a fixed shape.
`;
