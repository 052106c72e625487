// ExecuTorch: PyTorch models that were exported for phones and boards, each in a .pte file.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { downloaded } from "../kit/libraries/choose-file.ts";

export default defineLibrary({
  id: "executorch",
  prettyLabel: "ExecuTorch",
  repoName: "ExecuTorch",
  repoUrl: "https://github.com/pytorch/executorch",
  docsUrl: "https://docs.pytorch.org/executorch/",
  filter: false,
  install: { pip: ["executorch", "huggingface_hub"] },
  snippets: (model) => ({ purpose: "Load the model", code: load(model) }),
});

function load(model: Model): Code {
  const file = filesOf(model)?.find((path) => path.endsWith(".pte"));
  return python`
    from executorch.runtime import Runtime

    ${downloaded(model, file, ".pte")}
    method = Runtime.get().load_program(path).load_method("forward")

    print(method.metadata)
  `;
}
