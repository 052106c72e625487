// OpenVINO Model Server: serves models on Intel's hardware.
import { absent, defineApp, isAbsence } from "hubsmith";
import { roleOf, sameInstall } from "hubsmith/apps";
import { roleAmong } from "../kit/apps/roles.ts";
import { withAccess } from "../kit/apps/access.ts";
import { sh } from "hubsmith/code";
import { contextNote, GROWS } from "../kit/apps/context.ts";
import { plainServer } from "../kit/apps/server.ts";
import { withEngine } from "../kit/engines/loads.ts";
import table from "../kit/engines/ovms.gen.ts";

export default defineApp({
  id: "ovms",
  label: "OpenVINO Model Server",
  summary: "Serves models in the format of OpenVINO on the CPUs, GPUs and NPUs of Intel.",
  docsUrl: "https://docs.openvino.ai/2026/model-server/ovms_docs_llm_quickstart.html",
  readOn: "2026-11-26", // Its options: OpenVINO Model Server 2026.3, read on 2026-12-01.
  installs: sameInstall(
    {
      page: "https://docs.openvino.ai/2026/model-server/ovms_docs_deploying_server_baremetal.html",
    },
    "linux",
    "windows",
  ),
  runs: (model, _, context) => {
    if (!/^openvino\//i.test(model.id) && model.library_name !== "openvino")
      return absent({
        code: "other-format",
        reason: "It serves models in the format of OpenVINO, and the repository is no such model.",
        fix: "Choose a model of the organization OpenVINO.",
      });
    // It finds the task in config.json.
    const role = roleAmong(
      ["chat", "complete", "embed", "rank", "transcribe"],
      roleOf(model),
      model,
    );
    if (isAbsence(role)) return role;
    const run = withAccess(model, {
      commands: [
        {
          purpose: "Start a server",
          code: sh`ovms --source_model ${model.id} --model_repository_path models --rest_port 8000`,
        },
      ],
      ...plainServer("http://localhost:8000", model.id, role, "responses"),
      ...contextNote(GROWS, context),
    });
    return withEngine(table, model, role, () => run);
  },
});
