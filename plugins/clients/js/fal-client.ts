// @fal-ai/client, fal's client for JavaScript: always calls fal directly, with a fal key.
import { defineClient } from "hubsmith";
import { js } from "hubsmith/code";
import { readPath } from "hubsmith/clients";
import { falCall, LABEL, refuseUnlessFal } from "../../kit/clients/fal.ts";
import { at, download, either } from "../../kit/clients/js/json.ts";

export default defineClient({
  id: "js/fal-client",
  label: LABEL,
  language: js.language,
  order: 4,
  install: { npm: ["@fal-ai/client"] },
  isDirect: true,
  refuses: refuseUnlessFal,
  templates: [],
  fallback: (call) => {
    const { app, input, at: path, file } = falCall(call);
    const value = readPath(js`data`, path, { at, either });
    return js`
      import { fal } from "@fal-ai/client";

      fal.config(${{ credentials: call.token }});

      const { data } = await fal.subscribe(${app}, ${{ input }});

      ${file === undefined ? js`console.log(${value});` : download(value, file)}
    `;
  },
});
