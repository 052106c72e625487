// ExecuTorch: PyTorch models that were exported for phones and boards, each in a .pte file.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../shared/record.ts";

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
    from huggingface_hub import hf_hub_download

    ${file === undefined ? first(model) : python`file = ${file}`}
    program = Runtime.get().load_program(hf_hub_download(${model.id}, file))
    method = program.load_method("forward")

    print(method.metadata)
  `;
}

function first(model: Model): Code<"python"> {
  return python`
    ${python.requires("huggingface_hub", "list_repo_files")}
    files = list_repo_files(${model.id})
    file = next(file for file in files if file.endswith(".pte"))
  `;
}
