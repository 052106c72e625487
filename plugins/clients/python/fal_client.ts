// fal_client: always calls fal directly, with a fal key.
import { defineClient } from "hubsmith";
import { python } from "hubsmith/code";
import { readPath } from "hubsmith/clients";
import { falCall, LABEL, refuseUnlessFal } from "../../kit/clients/fal.ts";
import { at, either } from "../../kit/clients/python/json.ts";

export default defineClient({
  id: "python/fal_client",
  label: LABEL,
  language: python.language,
  order: 3,
  install: { pip: ["fal-client"] },
  isDirect: true,
  refuses: refuseUnlessFal,
  templates: [],
  fallback: (call) => {
    const { app, input, at: path } = falCall(call);
    return python`
      import fal_client

      client = fal_client.SyncClient(key=${call.token})

      result = client.subscribe(${python.args([app], { arguments: input })})

      print(${readPath(python`result`, path, { at, either })})
    `;
  },
});
