// Transformers' own server, for trying a model and for a few users.
import { absent, type Absence, defineApp, type Model } from "hubsmith";
import { runsWeights, sameInstall } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { contextNote, GROWS } from "../kit/apps/context.ts";
import { plainServer } from "../kit/apps/server.ts";
import { engineFor } from "../kit/libraries/engine-for.ts";
import { familyOf } from "../kit/libraries/transformers/families.ts";
import table from "../kit/engines/transformers-serve.gen.ts";

export default defineApp({
  id: "transformers-serve",
  label: "Transformers server",
  summary: "Serves models that Transformers has, for trying them and for a few users.",
  docsUrl: "https://huggingface.co/docs/transformers/serve-cli/serving",
  readOn: "2026-11-26", // Its options: transformers 5.24.0, read on 2026-12-01.
  order: 9,
  installs: sameInstall({ pip: ["transformers[serving]", "librosa", "python-multipart"] }),
  // The server loads the model that a request names.
  runs: runsWeights(
    ["chat", "complete", "transcribe"],
    ({ model, role, trust, context }) =>
      refused(model) ?? {
        commands: [{ purpose: "Start a server", code: sh`transformers serve${trust}` }],
        // The wire formats of Transformers 5.24.0, read on 2026-12-01.
        ...plainServer("http://localhost:8000", model.id, role, "responses"),
        ...contextNote(GROWS, context),
      },
    table,
  ),
});

function refused(model: Model): Absence | undefined {
  if (engineFor(model) === "vllm") return ONLY_VLLM;
  return familyOf(model)?.versions.startsWith("<") === true ? OLD_CODE : undefined;
}

const OLD_CODE = absent({
  code: "old-code",
  reason: "The code of the repository needs Transformers 4, and the server is part of version 5.",
  fix: "Use the Python program for Transformers, which installs the older version.",
});

const ONLY_VLLM = absent({
  code: "other-engine",
  reason:
    "Transformers does not load these weights as they are meant, or has no template for chats with them.",
  fix: "Use vLLM.",
});
