// fal_client: always calls fal directly, with a fal key.
import { absent, defineClient } from "hubsmith";
import { python } from "hubsmith/code";
import { readPath, refuseWithoutHttp, requireRequest, responsePlan } from "hubsmith/clients";
import { encodePath } from "../shared/sdk.ts";
import { at, either } from "./shared/json.ts";

const LABEL = "fal client";

export default defineClient({
  id: "python/fal_client",
  label: LABEL,
  language: python.language,
  order: 3,
  install: { pip: ["fal-client"] },
  isDirect: true,
  refuses: (call) =>
    call.provider === "fal-ai"
      ? refuseWithoutHttp(call)
      : absent("only-fal", `${LABEL} works only with fal.`, "Choose fal, or another client."),
  templates: [],
  otherwise: (call) => {
    const { body } = requireRequest(call);
    const reading = responsePlan(call);
    const named = { arguments: "json" in body ? body.json : {} };
    // The SDK puts it into a URL unencoded.
    const app = encodePath(call.mapping?.providerId ?? call.model.id);
    return python`
      import fal_client

      client = fal_client.SyncClient(key=${call.token})

      result = client.subscribe(${python.args([app], named)})

      print(${"at" in reading ? readPath(python`result`, reading.at, { at, either }) : python`result`})
    `;
  },
});
