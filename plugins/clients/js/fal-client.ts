// @fal-ai/client, fal's client for JavaScript: always calls fal directly, with a fal key.
import { defineClient } from "hubsmith";
import { type Code, type FileRef, js } from "hubsmith/code";
import { readPath } from "hubsmith/clients";
import { falCall, LABEL, refuseUnlessFal, withUrl } from "../../kit/clients/fal.ts";
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
    const { app, input, upload, at: path, file } = falCall(call);
    const value = readPath(js`data`, path, { at, either });
    return js`
      import { fal } from "@fal-ai/client";

      fal.config(${{ credentials: call.token }});

      ${upload === undefined ? js`` : uploaded(upload)}

      const { data } = await fal.subscribe(${app}, ${
        upload === undefined
          ? { input }
          : js.object({
              input: withUrl(js, input, js.object),
            })
      });

      ${file === undefined ? js`console.log(${value});` : download(value, file)}
    `;
  },
});

// fal reads the type of a file from its name.
function uploaded(file: FileRef): Code<"js"> {
  const name = file.path.split(/[\\/]/).at(-1)!;
  return js`
    ${js.requires("node:fs/promises", "readFile")}
    // Anyone who has the URL can open the file.
    const file = new File([await readFile(${file.path})], ${name}, ${{ type: file.type }});
    const url = await fal.storage.upload(file);
  `;
}
